import type { Tx } from '../../db/index.ts'
import { chunkedJob, type JobHandler, type Schedule } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { loadReviewScope } from '../move-tasks.ts'
import { lockReview } from '../review.store.ts'
import { lockTasks } from '../task.store.ts'
import { findDueReview, listDueTasks } from './due-steps.store.ts'
import { processDue } from './due-steps.ts'
import { tenantsWithDueSteps } from './schedules.sql.ts'

const KIND = 'review.due_steps'
/** Each task may have its reviewers found anew, so chunks are small. */
export const TASK_CHUNKS = { first: 500, smallest: 100, largest: 5_000, chunkMs: 800 } as const

/** Ends waits and escalates steps whose time has come. What is done is no longer due, so nothing happens twice. */
export const dueStepsJob: JobHandler = chunkedJob({
  kind: KIND,
  sizes: TASK_CHUNKS,
  start: async ({ tenantId }) => ({ tenantId }),
  phases: [
    { name: 'DUE', drain: (tx: Tx, { tenantId }: { tenantId: TenantId }, size: number) => drain(tx, tenantId, size) },
  ],
})

async function drain(tx: Tx, tenantId: TenantId, size: number): Promise<boolean> {
  const due = await findDueReview(tx, tenantId)
  const review = due && (await lockReview(tx, tenantId, due.campaignId, 'share'))
  if (!review || review.closingAt || review.key !== due?.reviewKey) return false
  const numbers = await listDueTasks(tx, tenantId, review.key, size)
  const tasks = await lockTasks(tx, tenantId, review.key, numbers)
  const now = await tx.now()
  // Somebody may have answered while this waited for the lock.
  const stillDue = tasks.filter(({ state, stepDueAt }) => state !== 'C' && stepDueAt !== null && stepDueAt <= now)
  await processDue(tx, await loadReviewScope(tx, tenantId, review), stillDue)
  return true
}

export const dueStepsSchedule: Schedule = { kind: KIND, everySeconds: 60, tenants: tenantsWithDueSteps }
