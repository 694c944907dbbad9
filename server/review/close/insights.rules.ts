import type { AssignmentBecause, AssignmentCode } from '../../../contract/review/assignment.ts'
import { counted, formatCount } from '../../lib/names.ts'

/** What the insights of a closed campaign are made of. */
export interface InsightFacts {
  campaign: {
    displayName: string
    openedAt: Date
    closedAt: Date
    completionDate: Date | undefined
    frozenAt: Date | undefined
    startedBy: string | undefined
    closedBy: string | undefined
    decision: string
    comment: string
  }
  population: {
    grants: string
    items: string
    balanced: boolean
    excluded: readonly { title: string; grantCount: string }[]
  }
  taskCount: number
  outcomes: readonly { outcome: string; reason: string; count: number }[]
  reviewers: {
    assigned: number
    unfinished: number
    neverBegan: number
    late: number
    stagedCount: number
    staged: readonly { name: string; count: number }[]
  }
  assignment: {
    fallbacks: readonly { why: AssignmentCode; because: AssignmentBecause; count: number }[]
    unassigned: number
    ruleFailures: number
    delegations: number
    reassignments: number
    mutual: number
  }
  apps: readonly { name: string; tasks: number; decided: number; denied: number }[]
  overturned: number
  approvedThenClosed: number
  accuracy: readonly { name: string; issues: readonly string[] }[]
}

const MAX_BYTES = 64 * 1024
const MAX_NAME = 100
const SHORTENED = '\n\nShortened.\n'

/** A name as plain text in Markdown: on one line, and nothing in it is markup. */
export function escapeMarkdown(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  const short = [...line].length > MAX_NAME ? `${[...line].slice(0, MAX_NAME - 1).join('')}…` : line
  return short.replace(/[\\`*_{}[\]()<>#+\-.!|~&:@/=^$"']/g, '\\$&')
}

/** Never rounded up: 99.99 percent is not all. */
const percent = (part: number, whole: number) =>
  whole === 0 ? '' : ` (${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %)`
const time = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
const list = (lines: readonly (string | undefined)[]) =>
  lines
    .filter((line) => line !== undefined)
    .map((line) => `- ${line}`)
    .join('\n')
const atLeastOne = (count: number, text: string) => (count > 0 ? text : undefined)

/** What became of tasks, in words. */
const RESULTS: Record<string, string> = {
  'CERTIFIED DECIDED': 'Certified',
  'CERTIFIED POLICY': 'Certified by policy, without a person',
  'CERTIFIED WEBHOOK': 'Certified by a webhook, without a person',
  'DECERTIFIED DECIDED': 'Denied',
  'DECERTIFIED POLICY': 'Denied by policy, without a person',
  'DECERTIFIED WEBHOOK': 'Denied by a webhook, without a person',
  'DECERTIFIED DEFAULT': 'Denied by default, when the campaign was closed',
  'CANCELLED SKIPPED': 'Skipped',
  'CANCELLED NOT_REVIEWED': 'Not reviewed',
  'CANCELLED CANCELLED': 'Cancelled',
  'CANCELLED ESCALATION': 'Cancelled, because nobody answered in time',
  'CANCELLED GRANT_GONE': 'Access removed meanwhile',
  'WAIT_TIMED_OUT WAIT_TIMED_OUT': 'Waited too long',
}
const resultOf = ({ outcome, reason }: { outcome: string; reason: string }) => {
  const key = `${outcome.replace('CERTIFY_OUTCOME_', '')} ${reason}`
  return RESULTS[key] ?? key
}

const DECISIONS: Record<string, string> = {
  CLOSE_DECISION_REVOKED: 'open tasks are denied',
  CLOSE_DECISION_SKIP: 'open tasks are skipped',
  CLOSE_DECISION_NO_ACTION: 'open tasks are not reviewed',
}

const person = (name: string | undefined) => (name === undefined ? 'the schedule' : escapeMarkdown(name))

/** The insights of a closed campaign as Markdown: the same facts make the same bytes, at most 64 KiB. */
export function insightsOf(facts: InsightFacts): string {
  const sections = [dates, population, results, reviewers, assignment, apps, later, accuracy]
  const text = `# ${escapeMarkdown(facts.campaign.displayName)}\n\n${sections
    .map((section) => section(facts))
    .filter((section) => section !== '')
    .join('\n\n')}\n`
  return shortened(text)
}

function shortened(text: string): string {
  if (Buffer.byteLength(text) <= MAX_BYTES) return text
  const kept = Buffer.from(text).subarray(0, MAX_BYTES - Buffer.byteLength(SHORTENED))
  return `${kept.subarray(0, kept.lastIndexOf('\n')).toString()}${SHORTENED}`
}

const dates = ({ campaign }: InsightFacts) =>
  list([
    campaign.frozenAt && `Access data of ${time(campaign.frozenAt)}`,
    `Started ${time(campaign.openedAt)} by ${person(campaign.startedBy)}`,
    campaign.completionDate && `Due ${time(campaign.completionDate)}`,
    `Closed ${time(campaign.closedAt)} by ${person(campaign.closedBy)}${
      DECISIONS[campaign.decision] ? `; ${DECISIONS[campaign.decision]}` : ''
    }`,
    campaign.comment === '' ? undefined : `Comment: ${escapeMarkdown(campaign.comment)}`,
  ])

const population = ({ population: { grants, items, balanced, excluded } }: InsightFacts) =>
  `## Population\n\n${list([
    `${formatCount(BigInt(grants))} grants, of which ${formatCount(BigInt(items))} were reviewed as items`,
    ...excluded.map(({ title, grantCount }) => `${formatCount(BigInt(grantCount))} excluded: ${escapeMarkdown(title)}`),
    balanced ? 'Every grant is accounted for' : 'The ledger does not balance',
  ])}`

const results = ({ taskCount, outcomes }: InsightFacts) =>
  `## Results\n\n${list([
    counted(taskCount, 'task'),
    ...outcomes.map((row) => `${resultOf(row)}: ${formatCount(row.count)}${percent(row.count, taskCount)}`),
    `To be removed: ${formatCount(outcomes.reduce((sum, { outcome, count }) => (outcome.endsWith('_DECERTIFIED') ? sum + count : sum), 0))}`,
  ])}`

const reviewers = ({ reviewers: facts }: InsightFacts) =>
  `## Reviewers\n\n${list([
    `${facts.assigned} had tasks; ${facts.assigned - facts.unfinished} finished`,
    atLeastOne(facts.neverBegan, `${facts.neverBegan} never began`),
    atLeastOne(facts.late, `${facts.late} answered after the due date`),
    atLeastOne(
      facts.stagedCount,
      `${counted(facts.stagedCount, 'decision')} chosen and never submitted, so not counted`,
    ),
    ...facts.staged.map(
      ({ name, count }) => `${escapeMarkdown(name)}: ${formatCount(count)} chosen and never submitted`,
    ),
  ])}`

const lower = (code: string) => code.toLowerCase().replaceAll('_', ' ')

function assignment({ assignment: facts }: InsightFacts): string {
  const lines = list([
    ...facts.fallbacks.map(
      ({ why, because, count }) => `${counted(count, 'task')} by ${lower(why)}, because of ${lower(because)}`,
    ),
    atLeastOne(facts.unassigned, `${counted(facts.unassigned, 'task')} without a reviewer`),
    atLeastOne(facts.ruleFailures, `${counted(facts.ruleFailures, 'item')} whose rules failed`),
    atLeastOne(facts.delegations, `${counted(facts.delegations, 'delegate')} stood in for others`),
    atLeastOne(facts.reassignments, counted(facts.reassignments, 'reassignment')),
    atLeastOne(facts.mutual, `${counted(facts.mutual, 'decision')} between two people who reviewed each other`),
  ])
  return lines === '' ? '' : `## Assignment\n\n${lines}`
}

const TOP = 10

function apps({ apps: all }: InsightFacts): string {
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  const denied = all.filter((app) => app.denied > 0).sort((a, b) => b.denied - a.denied || byName(a, b))
  const least = all
    .filter((app) => app.decided < app.tasks)
    .sort((a, b) => a.decided / a.tasks - b.decided / b.tasks || byName(a, b))
  const part = (title: string, lines: string[]) => (lines.length > 0 ? [`## ${title}\n\n${list(lines)}`] : [])
  return [
    ...part(
      'Apps with most denials',
      denied
        .slice(0, TOP)
        .map(
          ({ name, denied: n, tasks }) =>
            `${escapeMarkdown(name)}: ${formatCount(n)} of ${formatCount(tasks)}${percent(n, tasks)}`,
        ),
    ),
    ...part(
      'Apps least decided by people',
      least
        .slice(0, TOP)
        .map(
          ({ name, decided: n, tasks }) =>
            `${escapeMarkdown(name)}: ${formatCount(n)} of ${formatCount(tasks)}${percent(n, tasks)}`,
        ),
    ),
  ].join('\n\n')
}

function later({ overturned, approvedThenClosed }: InsightFacts): string {
  const lines = list([
    atLeastOne(overturned, `${counted(overturned, 'approval')} overturned by a later step`),
    atLeastOne(
      approvedThenClosed,
      `${counted(approvedThenClosed, 'task')} approved in an earlier step, and closed before the last one was answered`,
    ),
  ])
  return lines === '' ? '' : `## Later steps\n\n${lines}`
}

const accuracy = ({ accuracy: sources }: InsightFacts) =>
  sources.length === 0
    ? ''
    : `## Data that may have been inaccurate\n\n${list(
        sources.slice(0, 100).map(({ name, issues }) => `${escapeMarkdown(name)}: ${issues.map(lower).join(', ')}`),
      )}`
