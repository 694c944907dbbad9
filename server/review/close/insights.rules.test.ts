import { describe, expect, it } from 'vitest'
import { escapeMarkdown, type InsightFacts, insightsOf } from './insights.rules.ts'

const FACTS: InsightFacts = {
  campaign: {
    displayName: 'Q3 *finance* <b>',
    openedAt: new Date('2026-07-01T08:00:00Z'),
    closedAt: new Date('2026-07-31T16:30:00Z'),
    completionDate: new Date('2026-07-31T16:00:00Z'),
    frozenAt: new Date('2026-06-30T22:00:00Z'),
    startedBy: 'Ann [Berg](x)',
    closedBy: undefined,
    decision: 'CLOSE_DECISION_REVOKED',
    comment: '',
  },
  population: { grants: '120', items: '100', balanced: true, excluded: [{ title: 'Other apps', grantCount: '20' }] },
  taskCount: 100,
  outcomes: [
    { outcome: 'CERTIFY_OUTCOME_CERTIFIED', reason: 'DECIDED', count: 88 },
    { outcome: 'CERTIFY_OUTCOME_DECERTIFIED', reason: 'DECIDED', count: 4 },
    { outcome: 'CERTIFY_OUTCOME_DECERTIFIED', reason: 'DEFAULT', count: 8 },
  ],
  reviewers: {
    assigned: 5,
    unfinished: 2,
    neverBegan: 1,
    late: 1,
    stagedCount: 3,
    staged: [{ name: 'Bob', count: 3 }],
  },
  assignment: {
    fallbacks: [{ why: 'CAMPAIGN_OWNER', because: 'NO_SUBJECT', count: 2 }],
    ...{ unassigned: 1, ruleFailures: 0, delegations: 1, reassignments: 2, mutual: 1 },
  },
  apps: [
    { name: 'Wiki', tasks: 10, decided: 10, denied: 1 },
    { name: 'CRM', tasks: 90, decided: 82, denied: 3 },
  ],
  overturned: 1,
  approvedThenClosed: 2,
  accuracy: [{ name: 'Payroll', issues: ['STALE'] }],
}

describe('the insights of a closed campaign', () => {
  it('tell dates, population, results, reviewers, assignment, apps, later steps and accuracy', () => {
    expect(insightsOf(FACTS)).toMatchInlineSnapshot(`
      "# Q3 \\*finance\\* \\<b\\>

      - Access data of 2026-06-30 22:00 UTC
      - Started 2026-07-01 08:00 UTC by Ann \\[Berg\\]\\(x\\)
      - Due 2026-07-31 16:00 UTC
      - Closed 2026-07-31 16:30 UTC by the schedule; open tasks are denied

      ## Population

      - 120 grants, of which 100 were reviewed as items
      - 20 excluded: Other apps
      - Every grant is accounted for

      ## Results

      - 100 tasks
      - Certified: 88 (88.0 %)
      - Denied: 4 (4.0 %)
      - Denied by default, when the campaign was closed: 8 (8.0 %)
      - To be removed: 12

      ## Reviewers

      - 5 had tasks; 3 finished
      - 1 never began
      - 1 answered after the due date
      - 3 decisions chosen and never submitted, so not counted
      - Bob: 3 chosen and never submitted

      ## Assignment

      - 2 tasks by campaign owner, because of no subject
      - 1 task without a reviewer
      - 1 delegate stood in for others
      - 2 reassignments
      - 1 decision between two people who reviewed each other

      ## Apps with most denials

      - CRM: 3 of 90 (3.3 %)
      - Wiki: 1 of 10 (10.0 %)

      ## Apps least decided by people

      - CRM: 82 of 90 (91.1 %)

      ## Later steps

      - 1 approval overturned by a later step
      - 2 tasks approved in an earlier step, and closed before the last one was answered

      ## Data that may have been inaccurate

      - Payroll: stale
      "
    `)
  })

  it('are the same bytes for the same facts', () => {
    expect(insightsOf(structuredClone(FACTS))).toBe(insightsOf(FACTS))
  })

  it('have no markup from names, whatever these are', () => {
    expect(escapeMarkdown('a\n# b [c](https://x) `d` <script>')).toBe(
      'a \\# b \\[c\\]\\(https\\:\\/\\/x\\) \\`d\\` \\<script\\>',
    )
  })

  it('have at most 64 KiB, and end at the end of a line when they are shortened', () => {
    const sources = Array.from({ length: 100 }, (_, n) => ({
      name: `${n}${'\u{1f600}*'.repeat(100)}`,
      issues: Array.from({ length: 200 }, () => 'STALE'),
    }))
    const text = insightsOf({ ...FACTS, accuracy: sources })
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_536)
    expect(text).toMatch(/stale\n\nShortened\.\n$/)
  })
})
