import type { Tx } from '../../../db/index.ts'
import { chunkedJob, type JobHandler, type Schedule } from '../../../jobs/index.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { loadReviewScope, moveTasks, type TaskMove } from '../../move-tasks.ts'
import { lockReview } from '../../review.store.ts'
import { lockTasks, type TaskRow } from '../../task.store.ts'
import { approvalOf } from '../access/task-actor.ts'
import { insertEvents } from '../history/task-history.store.ts'
import { deletePendingOfInactive, findDesertedSet, listSetTasks } from './due-steps.store.ts'
import { chooseAmong } from './due-steps.ts'
import { TASK_CHUNKS } from './due-steps-job.ts'
import { tenantsWithOpenReviews } from './schedules.sql.ts'

const KIND = 'review.absent_reviewers'

/**
 * Gives open tasks to others when all of their reviewers were disabled or deleted: to their delegates, else by the chain
 * of the step. What inactive people have chosen and not submitted is deleted.
 */
export const absentReviewersJob: JobHandler = chunkedJob({
  kind: KIND,
  sizes: TASK_CHUNKS,
  start: async ({ tenantId }) => ({ tenantId }),
  phases: [
    {
      name: 'REASSIGN',
      drain: (tx: Tx, { tenantId }: { tenantId: TenantId }, size: number) => reassignSome(tx, tenantId, size),
    },
    {
      name: 'PENDING',
      drain: async (tx: Tx, { tenantId }: { tenantId: TenantId }, size: number) =>
        (await deletePendingOfInactive(tx, tenantId, size)) > 0,
    },
  ],
})

async function reassignSome(tx: Tx, tenantId: TenantId, size: number): Promise<boolean> {
  const set = await findDesertedSet(tx, tenantId)
  const review = set && (await lockReview(tx, tenantId, set.campaignId, 'share'))
  if (!set || !review || review.closingAt || review.key !== set.reviewKey) return false
  const numbers = await listSetTasks(tx, tenantId, review.key, set.setKey, size)
  const locked = await lockTasks(tx, tenantId, review.key, numbers)
  const tasks = locked.filter(({ state, setKey }) => state === 'O' && setKey === set.setKey)
  const scope = await loadReviewScope(tx, tenantId, review)
  const now = await tx.now()
  const moves: TaskMove[] = []
  for (const group of groupBy(tasks, ({ pathKey, stepNo }) => `${pathKey} ${stepNo}`).values()) {
    const approval = approvalOf(scope, group[0] as TaskRow)
    if (!approval) throw new Error('an open task without an approval')
    const chosen = await chooseAmong(tx, scope, group, approval, set.userIds, now)
    for (const [n, task] of group.entries()) {
      const { members, why } = chosen[n] ?? { members: [], why: 'NOBODY' as const }
      moves.push({
        task,
        to: { opens: task.stepNo, passedBy: 'nobody' },
        // The delegates of those who left are chosen among them.
        people: { members, why: why === 'ESCALATED' ? 'REASSIGNED' : why, because: 'REVIEWER_DISABLED' },
      })
    }
  }
  const events = moves.map(({ task }) => ({
    task,
    kind: 'REVIEWER_GONE' as const,
    userId: null,
    detail: { userIds: set.userIds },
  }))
  await insertEvents(tx, tenantId, review.key, events)
  await moveTasks(tx, scope, moves)
  return true
}

export const absentReviewersSchedule: Schedule = { kind: KIND, everySeconds: 60, tenants: tenantsWithOpenReviews }
