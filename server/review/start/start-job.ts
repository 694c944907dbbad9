import { appendEntry } from '../../audit/index.ts'
import { listOwnerIds, loadMailedCampaigns, mailOwners, settleSchedule } from '../../campaign/index.ts'
import { EvaluationTimeout, timeAllowance } from '../../cel/index.ts'
import type { Reader, Tx } from '../../db/index.ts'
import {
  Abandoned,
  chunkedJob,
  enqueueJob,
  type GuardedJob,
  type JobHandler,
  type JobIdentity,
  type Phase,
  type Range,
  type Sizes,
} from '../../jobs/index.ts'
import { canonicalJson, sha256 } from '../../lib/canonical-json.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findPreparation, loadLedger, withStillData } from '../../preparation/index.ts'
import { loadLimit } from '../../tenant-settings/index.ts'
import { loadSuperAdministrators } from '../assignment/candidates.store.ts'
import type { Grouping } from '../assignment/expression-values.ts'
import type { AssignmentContext } from '../assignment/resolve.ts'
import { loadAsked } from '../assignment/subjects.store.ts'
import { FACTS_JOB } from '../facts/facts-job.ts'
import { GONE_JOB } from '../gone/gone-job.ts'
import { mailKickoff } from '../mail/review-mails.store.ts'
import { insertPolicies, listItemPolicyIds, listReviewPolicies, loadWithReplacements } from '../policies.store.ts'
import { findReview, loadPaths, type Review } from '../review.store.ts'
import { askWebhooks } from '../webhook-step/ask.ts'
import {
  deleteReviewRows,
  giveUpReview,
  holdStartingCampaign,
  openReview,
  reportProgress,
  setSnapshot,
} from './begin-start.store.ts'
import { entriesOf, type PathEntry } from './entries.ts'
import { type Group, type GroupStep, resolveGroups } from './groups.ts'
import {
  analyzeGroups,
  analyzeTasks,
  countOnPaths,
  countTasks,
  insertGroups,
  insertRuleResults,
  insertTallies,
  insertTasks,
  itemsAtStep,
  itemsOfPolicy,
  type TaskSource,
} from './make-tasks.store.ts'
import { type KeptProblem, MAX_WEBHOOK_TASKS, problemText } from './problem.rules.ts'
import { type ChosenPath, choosePaths, type PolicyRules, rulesOfPolicy } from './rules.ts'
import { type ItemsThatMatter, lastKeyOfNext, lastPrincipalOfNext, listTuples, type Tuple } from './tuples.store.ts'

export const START_JOB = 'review.start'
export const PURGE_REVIEW_JOB = 'review.purge'

/** How long the expressions of a start may be evaluated in all, in one attempt of its job. */
const EVALUATION_MS = 10 * 60_000
/** Keys that are resolved together: their candidates are held in memory, and requests wait while they are chosen. */
const MAX_KEYS = 10_000

/** What every chunk of a start needs to know. */
interface StartContext extends TaskSource {
  review: Review
  steps: readonly GroupStep[]
  failedPaths: readonly number[]
  /** Paths with a step that a webhook answers. */
  webhookPaths: readonly number[]
  assignment: AssignmentContext
  loaded?: { tuples: readonly Tuple[]; chosen?: readonly ChosenPath[]; groups?: readonly Group[] }
}

/** A start that would deny too much by its policies alone. */
class UnconfirmedRejects extends Abandoned {
  override readonly name = 'UnconfirmedRejects'
  readonly count: number
  constructor(count: number) {
    super(`${count} items would be denied by policy`)
    this.count = count
  }
}
/** A start that would ask webhooks too often. */
class TooManyForWebhooks extends Abandoned {
  override readonly name = 'TooManyForWebhooks'
  readonly count: number
  constructor(count: number) {
    super(`${count} items would be sent to webhooks`)
    this.count = count
  }
}
class TooSlow extends Abandoned {
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
}
const lastNumber = ({ firstNumber, taskCount }: Review) => BigInt(firstNumber) + BigInt(taskCount) - 1n

/** Turns the items of a prepared campaign into tasks and assigns them (docs/adr/0036). */
export const startJob = (confirmPercent: number, sizes: Sizes): JobHandler =>
  chunkedJob<StartContext, number>({
    kind: START_JOB,
    sizes,
    phases: [RULES, brake(confirmPercent), WEBHOOKS, REVIEWERS, TASKS, CHECK],
    guard: (tx, { tenantId, payload }) => holdStartingCampaign(tx, tenantId, String(payload.reviewKey)),
    async start(job) {
      await takeSnapshot(job)
      return job.tx((tx) => loadStart(tx, job.tenantId, String(job.payload.campaignId)))
    },
    report: (tx, { tenantId, reviewKey }, phase, done) => reportProgress(tx, tenantId, reviewKey, phase, done),
    async complete(tx, context) {
      const { tenantId, review } = context
      const counted = await checkTasks(tx, context)
      await openReview(tx, tenantId, review, counted.failed)
      const payload = { campaignId: review.campaignId, reviewKey: review.key }
      await enqueueJob(tx, { tenantId, kind: FACTS_JOB, key: review.key, payload })
      // Access may have gone away since the items were frozen.
      await enqueueJob(tx, { tenantId, kind: GONE_JOB, key: review.campaignId, payload })
      if (context.webhookPaths.length > 0) await askWebhooks(tx, tenantId, review)
      if (await wantsKickoff(tx, tenantId, review)) await mailKickoff(tx, tenantId, review)
      const detail = await startedDetail(tx, tenantId, review)
      appendEntry(tx, { ...entryOf(tenantId, review.campaignId), outcome: 'done', detail })
    },
    abandon(tx, job, error) {
      if (error instanceof UnconfirmedRejects)
        return giveUp(tx, job, { reason: 'CONFIRMATION_REQUIRED', count: error.count })
      if (error instanceof TooManyForWebhooks)
        return giveUp(tx, job, { reason: 'TOO_MANY_FOR_WEBHOOKS', count: error.count })
      if (error instanceof TooSlow) return giveUp(tx, job, { reason: 'EXPRESSION_TIMEOUT', problem: error.message })
      return giveUp(tx, job, { reason: 'INTERNAL' })
    },
    givenUp: (tx, job) => giveUp(tx, job, { reason: 'INTERNAL' }),
  })

/** The start may say it; else the campaign does. */
async function wantsKickoff(tx: Tx, tenantId: TenantId, { sendKickoff, campaignId }: Review): Promise<boolean> {
  if (sendKickoff !== null) return sendKickoff
  const [campaign] = await loadMailedCampaigns(tx, tenantId, [campaignId])
  return campaign?.notifications.sendKickoff ?? false
}

/** Copies the policies and takes the snapshot that reviewers are assigned by, once no import is in flight. */
const takeSnapshot = (job: GuardedJob) =>
  withStillData(job, async (tx, lock) => {
    const { tenantId } = job
    const review = await findReview(tx, tenantId, String(job.payload.campaignId))
    if (!review) throw new Error('a campaign without its review')
    if (review.snapshot) return true
    if (!(await lock())) return false
    const policyIds = await listItemPolicyIds(tx, tenantId, review.preparationKey)
    await insertPolicies(tx, tenantId, review.key, await loadWithReplacements(tx, tenantId, policyIds))
    await setSnapshot(tx, tenantId, review.key)
    return true
  })

/** What all chunks share. */
async function loadStart(tx: Tx, tenantId: TenantId, campaignId: string): Promise<StartContext> {
  const started = await findReview(tx, tenantId, campaignId)
  if (!started) throw new Error('a campaign without its review')
  const policyIds = await listItemPolicyIds(tx, tenantId, started.preparationKey)
  const preparation = await findPreparation(tx, tenantId, campaignId)
  if (!preparation?.snapshot || !started.snapshot) throw new Error('a review without its snapshots')
  const paths = await loadPaths(tx, tenantId, started.key)
  const copied = await listReviewPolicies(tx, tenantId, started.key)
  const at = new Date(started.snapshot.at)
  const frozen = { preparationKey: started.preparationKey, frozen: preparation.snapshot }
  const policies = copied
    .filter(({ policyId }) => policyIds.includes(policyId))
    .map((policy) => rulesOfPolicy(policy, paths.values()))
  return {
    ...startSource(tenantId, started),
    ...entriesOf(paths.values(), policies, at),
    at,
    review: started,
    policies,
    failedPaths: [...paths.values()].filter(({ name }) => name === '').map(({ key }) => key),
    webhookPaths: [...paths.values()]
      .filter(({ steps }) => steps.some(({ approval }) => approval?.webhook))
      .map(({ key }) => key),
    assignment: {
      moment: { tenantId, snapshot: started.snapshot, at },
      frozen,
      ownerIds: await listOwnerIds(tx, tenantId, campaignId),
      superAdministratorIds: await loadSuperAdministrators(tx, tenantId),
      allowance: timeAllowance(EVALUATION_MS),
    },
  }
}

const startSource = (tenantId: TenantId, { key, preparationKey, firstNumber }: Review) => ({
  tenantId,
  reviewKey: key,
  preparationKey,
  firstNumber,
})

/** Every item has one task, and every reserved number is used. */
async function checkTasks(tx: Tx, context: StartContext) {
  const { review } = context
  const counted = await countTasks(tx, context, context.failedPaths)
  const isComplete =
    counted?.tasks === review.taskCount &&
    (review.taskCount === 0 || (counted.first === review.firstNumber && counted.last === String(lastNumber(review))))
  if (!counted || !isComplete) throw new Error(`the start made ${counted?.tasks} tasks of ${review.taskCount} items`)
  return counted
}

/** Whether so many denials by policy alone need a confirmation that they do not have. */
const isTooMuch = (rejected: number, { taskCount, confirmedRejectCount }: Review, percent: number) =>
  rejected * 100 > taskCount * percent && rejected !== confirmedRejectCount

const entryOf = (tenantId: TenantId, campaignId: string) => ({
  tenantId,
  operation: 'review.start',
  targetId: campaignId,
  campaignId,
})

/** What binds the audit entry of a start to what was started. */
async function startedDetail(tx: Tx, tenantId: TenantId, { key, campaignId }: Review) {
  const ledger = await loadLedger(tx, tenantId, campaignId)
  const policies = await listReviewPolicies(tx, tenantId, key)
  return {
    review: key,
    ledger: sha256(canonicalJson(ledger)).toString('hex'),
    policies: policies.map((policy) => ({ id: policy.policyId, sha256: policy.sha256 })),
  }
}

/** Returns a campaign to REVIEW and says why; a job deletes what was made. */
async function giveUp(tx: Tx, { tenantId, payload }: JobIdentity, problem: KeptProblem): Promise<void> {
  const [key, campaignId] = [String(payload.reviewKey), String(payload.campaignId)]
  if (!(await giveUpReview(tx, tenantId, { key, campaignId }, problem))) return
  await settleSchedule(tx, tenantId, campaignId)
  await enqueueJob(tx, { tenantId, kind: PURGE_REVIEW_JOB, key, payload: { reviewKey: key } })
  await mailOwners(tx, tenantId, campaignId, 'NOT_STARTED', { reason: problemText(problem) })
  appendEntry(tx, { ...entryOf(tenantId, campaignId), outcome: 'refused', detail: { ...problem } })
}

const PURGE_ROWS = 20_000
const PURGE_SIZES: Sizes = { first: PURGE_ROWS, smallest: PURGE_ROWS, largest: PURGE_ROWS, chunkMs: 1_000 }

/** Deletes the rows of a review that was given up; the row that says why stays. */
export const purgeReviewJob: JobHandler = chunkedJob<{ tenantId: TenantId; key: string }, never>({
  kind: PURGE_REVIEW_JOB,
  sizes: PURGE_SIZES,
  phases: [{ name: 'PURGING', drain: (tx, { tenantId, key }, limit) => deleteReviewRows(tx, tenantId, key, limit) }],
  start: async ({ tenantId, payload }) => ({ tenantId, key: String(payload.reviewKey) }),
})
