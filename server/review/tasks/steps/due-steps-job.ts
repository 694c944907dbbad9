import type { Tx } from '../../../db/index.ts'
import { ACCESS_SYNCED_JOB } from '../../../directory/index.ts'
import { chunkedJob, enqueueJob, type JobHandler, type JobIdentity, type Schedule } from '../../../jobs/index.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { VERIFY_JOB } from '../../../revocation/index.ts'
import { loadReviewScope } from '../../move-tasks.ts'
import { findReview, loadPaths, lockReview } from '../../review.store.ts'
import { lockTasks, type TaskRow } from '../../task.store.ts'
import { listDueReviews, listDueTasks, listReviewsWithConditions, listWaiting, nextWaiting } from './due-steps.store.ts'
import { processDue } from './due-steps.ts'
import { tenantsWithDueSteps } from './schedules.sql.ts'
import { conditionSteps } from './wait.rules.ts'

const KIND = 'review.due_steps'
const DUE_JOB = 'review.due'
const WAITS_JOB = 'review.waits'
/** Each task may have its reviewers found anew, so chunks are small. */
export const TASK_CHUNKS = { first: 500, smallest: 100, largest: 5_000, chunkMs: 800 } as const

/** Every review has a job of its own, so that none waits for another that fails. */
async function enqueueForEach(tx: Tx, tenantId: TenantId, kind: string, reviews: readonly ReviewRef[]): Promise<void> {
  for (const payload of reviews)
    await enqueueJob(tx, { tenantId, kind, key: payload.reviewKey, payload: { ...payload } })
}
type ReviewRef = Awaited<ReturnType<typeof listDueReviews>>[number]

export const dueStepsJob: JobHandler = {
  kind: KIND,
  run: ({ tenantId, tx }) =>
    tx(async (step) => enqueueForEach(step, tenantId, DUE_JOB, await listDueReviews(step, tenantId))),
}
export const dueStepsSchedule: Schedule = { kind: KIND, everySeconds: 60, tenants: tenantsWithDueSteps }

/** What a condition of a wait looks at may have changed with the sync, and access that was to be removed may be gone. */
export const accessSyncedJob: JobHandler = {
  kind: ACCESS_SYNCED_JOB,
  run: ({ tenantId, payload: { syncId }, tx }) =>
    tx(async (step) => {
      await enqueueForEach(step, tenantId, WAITS_JOB, await listReviewsWithConditions(step, tenantId))
      await enqueueJob(step, { tenantId, kind: VERIFY_JOB, key: String(syncId ?? ''), payload: { syncId } })
    }),
}

interface Context {
  tenantId: TenantId
  campaignId: string
  reviewKey: string
}
const contextOf = ({ tenantId, payload }: JobIdentity): Context => ({
  tenantId,
  campaignId: String(payload.campaignId),
  reviewKey: String(payload.reviewKey),
})

/** Whether tasks of the review can still change; it then stays so until the end of the transaction. */
async function guard(tx: Tx, job: JobIdentity): Promise<boolean> {
  const { tenantId, campaignId, reviewKey } = contextOf(job)
  const review = await lockReview(tx, tenantId, campaignId, 'share')
  return review?.key === reviewKey && review.campaignState === 'ACCESS_REVIEW_STATE_OPEN' && review.closingAt === null
}

/** Locks these tasks and acts on those that are still due. */
async function process(
  tx: Tx,
  { tenantId, campaignId, reviewKey }: Context,
  numbers: readonly string[],
  still: (task: TaskRow, now: Date) => boolean,
): Promise<void> {
  const review = await findReview(tx, tenantId, campaignId)
  if (!review) throw new Error('a campaign without its review')
  const now = await tx.now()
  const tasks = await lockTasks(tx, tenantId, reviewKey, numbers)
  const scope = await loadReviewScope(tx, tenantId, review)
  await processDue(
    tx,
    scope,
    tasks.filter((task) => still(task, now)),
  )
}

/** Ends waits and escalates steps whose time has come. What is done is no longer due, so nothing happens twice. */
export const dueJob: JobHandler = chunkedJob<Context, never>({
  kind: DUE_JOB,
  sizes: TASK_CHUNKS,
  guard,
  start: async (job) => contextOf(job),
  phases: [
    {
      name: 'DUE',
      async drain(tx, context, size) {
        const numbers = await listDueTasks(tx, context.tenantId, context.reviewKey, size)
        // Somebody may have answered while this waited for the lock.
        const isDue = ({ state, stepDueAt }: TaskRow, now: Date) =>
          state !== 'C' && stepDueAt !== null && stepDueAt <= now
        if (numbers.length > 0) await process(tx, context, numbers, isDue)
        return numbers.length > 0
      },
    },
  ],
})

interface Waiting extends Context {
  steps: ReturnType<typeof conditionSteps>
}

/** Asks the conditions of waits, whether they are due or not. */
export const waitsJob: JobHandler = chunkedJob<Waiting, void>({
  kind: WAITS_JOB,
  sizes: TASK_CHUNKS,
  guard,
  start: (job) =>
    job.tx(async (tx) => {
      const context = contextOf(job)
      const paths = await loadPaths(tx, context.tenantId, context.reviewKey)
      return { ...context, steps: conditionSteps(paths.values()) }
    }),
  phases: [
    {
      name: 'WAITS',
      nextRange: (reader, { tenantId, reviewKey, steps }, after = '0', size) =>
        nextWaiting(reader, tenantId, reviewKey, steps, after, size),
      async chunk(tx, context, range) {
        const { tenantId, reviewKey, steps } = context
        const numbers = await listWaiting(tx, tenantId, reviewKey, steps, range)
        await process(tx, context, numbers, ({ state }) => state === 'W')
      },
    },
  ],
})
