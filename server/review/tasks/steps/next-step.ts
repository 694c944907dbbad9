import type { Reader } from '../../../db/index.ts'
import { listApprovers } from '../../move-tasks.store.ts'
import type { ReviewScope } from '../../move-tasks.ts'
import { afterEvent, type Next, passedBefore, type StepEvent } from '../../step-outcome.ts'
import type { TaskRow } from '../../task.store.ts'
import { listApprovedByWebhook } from '../../webhook-step/webhook-steps.store.ts'
import { pathOf } from '../view/policy-instance.ts'

/** Where tasks go when this happens to the steps they are at, in the order of the tasks. */
export async function nextOf(
  reader: Reader,
  { tenantId, review, paths }: ReviewScope,
  tasks: readonly TaskRow[],
  event: StepEvent,
): Promise<Next[]> {
  const approvers = await listApprovers(reader, tenantId, review.key, tasks)
  const byWebhook = await listApprovedByWebhook(reader, tenantId, review.key, tasks)
  return tasks.map(({ numericId, pathKey, stepNo }) => {
    const { steps } = pathOf(paths, pathKey)
    const approvedBy = approvers.has(numericId) ? 'people' : byWebhook.has(numericId) ? 'webhook' : undefined
    return afterEvent(steps, stepNo, passedBefore(steps, stepNo, approvedBy), event)
  })
}
