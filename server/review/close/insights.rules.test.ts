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
    expect(insightsOf(FACTS)).toMatchInlineSnapshot()
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
