import { EvaluationTimeout } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import { Abandoned, type Phase, type Range } from '../../jobs/index.ts'
import { loadLimit } from '../../tenant-settings/index.ts'
import type { Grouping } from '../assignment/expression-values.ts'
import { loadAsked } from '../assignment/subjects.store.ts'
import type { Review } from '../review.store.ts'
import type { PathEntry } from './entries.ts'
import { type GroupStep, resolveGroups } from './groups.ts'
import {
  analyzeGroups,
  analyzeTallies,
  analyzeTasks,
  countOnPaths,
  insertGroups,
  insertRuleResults,
  insertTallies,
  insertTasks,
  itemsAtStep,
  itemsOfPolicy,
} from './make-tasks.store.ts'
import { MAX_WEBHOOK_TASKS } from './problem.rules.ts'
import { choosePaths, type PolicyRules } from './rules.ts'
import type { StartContext } from './start-context.ts'
import { type ItemsThatMatter, lastKeyOfNext, lastPrincipalOfNext, listTuples } from './tuples.store.ts'

/** Keys that are resolved together: their candidates are held in memory, and requests wait while they are chosen. */
const MAX_KEYS = 10_000

/** A start that would deny too much by its policies alone. */
export class UnconfirmedRejects extends Abandoned {
  override readonly name = 'UnconfirmedRejects'
  readonly count: number
  constructor(count: number) {
    super(`${count} items would be denied by policy`)
    this.count = count
  }
}
/** A start that would ask webhooks too often. */
export class TooManyForWebhooks extends Abandoned {
  override readonly name = 'TooManyForWebhooks'
  readonly count: number
  constructor(count: number) {
    super(`${count} items would be sent to webhooks`)
    this.count = count
  }
}
export class TooSlow extends Abandoned {
  override readonly name = 'TooSlow'
}

type StartPhase = Phase<StartContext, number>

/** Positions in a list of keyed things: the index of the thing, and the key that was reached in it. */
const position = (index: number, key: string) => `${index} ${key}`
function read(place: string): { index: number; key: string } {
  const [index = '0', key = '-1'] = place.split(' ')
  return { index: Number(index), key }
}

async function nextKeys(
  reader: Reader,
  context: StartContext,
  groupings: readonly (Grouping | undefined)[],
  after: string | undefined,
  size: number,
): Promise<Range | undefined> {
  const start = read(after ?? position(0, '-1'))
  for (let { index, key } = start; index < groupings.length; index++, key = '-1') {
    const grouping = groupings[index]
    if (!grouping) continue
    const last = await lastKeyOfNext(reader, context, grouping, key, Math.min(size, MAX_KEYS))
    if (last !== undefined) return { after: position(index, key), upTo: position(index, last) }
  }
  return undefined
}

const tuplesOf = (
  reader: Reader,
  context: StartContext,
  grouping: Grouping,
  range: Range,
  matter: ItemsThatMatter | undefined,
) => listTuples(reader, context, grouping, { after: read(range.after).key, upTo: read(range.upTo).key }, matter)

const tooSlow = (error: unknown): never => {
  throw error instanceof EvaluationTimeout ? new TooSlow(error.message) : error
}

const RULES: StartPhase = {
  name: 'RULES',
  isNeeded: ({ policies }) => policies.some(({ grouping }) => grouping !== undefined),
  nextRange: (reader, context, after, size) =>
    nextKeys(
      reader,
      context,
      context.policies.map(({ grouping }) => grouping),
      after,
      size,
    ),
  async load(reader, context, range) {
    const policy = context.policies[read(range.after).index] as PolicyRules
    const tuples = await tuplesOf(reader, context, policy.grouping ?? 'review', range, itemsOfPolicy(context, policy))
    const asked = await loadAsked(reader, context.tenantId, context.preparationKey, tuples)
    const { frozen, allowance } = context.assignment
    const ruleContext = { tenantId: context.tenantId, frozen, at: context.at, allowance }
    const chosen = await choosePaths(reader, ruleContext, policy, asked).catch(tooSlow)
    return { ...context, loaded: { tuples, chosen } }
  },
  async chunk(tx, context, range) {
    const { policyNo } = context.policies[read(range.after).index] as PolicyRules
    const { tuples = [], chosen = [] } = context.loaded ?? {}
    await insertRuleResults(tx, context, policyNo, tuples, chosen)
    return 0
  },
}

/** Asks whether policies may deny so much by themselves, before anything is assigned. */
const brake = (serverPercent: number): StartPhase => ({
  name: 'BRAKE',
  isNeeded: ({ entries }) => entries.some(isRejected),
  nextRange: async () => undefined,
  chunk: async () => 0,
  async finish(tx, context) {
    const paths = context.entries.filter(isRejected).map(({ pathKey }) => pathKey)
    const rejected = await countOnPaths(tx, context, paths)
    const confirmPercent = await loadLimit(tx, context.tenantId, 'closeConfirmPercent', serverPercent)
    if (isTooMuch(rejected, context.review, confirmPercent)) throw new UnconfirmedRejects(rejected)
  },
})
const WEBHOOKS: StartPhase = {
  name: 'WEBHOOKS',
  isNeeded: ({ webhookPaths }) => webhookPaths.length > 0,
  nextRange: async () => undefined,
  chunk: async () => 0,
  async finish(tx, context) {
    const count = await countOnPaths(tx, context, context.webhookPaths)
    if (count > MAX_WEBHOOK_TASKS) throw new TooManyForWebhooks(count)
  },
}
const isRejected = ({ outcome }: PathEntry) => outcome === 'D'

const REVIEWERS: StartPhase = {
  name: 'REVIEWERS',
  nextRange: (reader, context, after, size) =>
    nextKeys(
      reader,
      context,
      context.steps.map(({ grouping }) => grouping),
      after,
      size,
    ),
  async load(reader, context, range) {
    const step = context.steps[read(range.after).index] as GroupStep
    const tuples = await tuplesOf(reader, context, step.grouping, range, itemsAtStep(context, step))
    const groups = await resolveGroups(reader, context, context.assignment, step, tuples).catch(tooSlow)
    return { ...context, loaded: { tuples, groups } }
  },
  async chunk(tx, context, range) {
    const step = context.steps[read(range.after).index] as GroupStep
    await insertGroups(tx, context, step, context.loaded?.groups ?? [])
    return 0
  },
  finish: analyzeGroups,
}

const TASKS: StartPhase = {
  name: 'TASKS',
  async nextRange(reader, context, after = '0', size) {
    const upTo = await lastPrincipalOfNext(reader, context, after, size)
    return upTo === undefined ? undefined : { after, upTo }
  },
  chunk: (tx, context, range) => insertTasks(tx, context, range),
  // Counting a million tasks by plans for an empty table takes more than twice as long.
  finish: analyzeTasks,
}

/** Tasks that are counted by one statement: a second on the embedded engine. Fewer leave more sums to add up. */
const COUNTED_TASKS = 200_000n

const CHECK: StartPhase = {
  name: 'CHECK',
  async nextRange(_reader, { review }, after = String(BigInt(review.firstNumber) - 1n)) {
    const [from, last] = [BigInt(after), lastNumber(review)]
    const upTo = from + COUNTED_TASKS
    return from < last ? { after, upTo: String(upTo < last ? upTo : last) } : undefined
  },
  async chunk(tx, context, range) {
    await insertTallies(tx, context, range)
    return 0
  },
  finish: analyzeTallies,
}
export const lastNumber = ({ firstNumber, taskCount }: Review) => BigInt(firstNumber) + BigInt(taskCount) - 1n

/** Whether so many denials by policy alone need a confirmation that they do not have. */
const isTooMuch = (rejected: number, { taskCount, confirmedRejectCount }: Review, percent: number) =>
  rejected * 100 > taskCount * percent && rejected !== confirmedRejectCount

/** What a start does, in order. It stops to ask when policies alone would deny more than these percent. */
export const startPhases = (confirmPercent: number): StartPhase[] => [
  RULES,
  brake(confirmPercent),
  WEBHOOKS,
  REVIEWERS,
  TASKS,
  CHECK,
]
