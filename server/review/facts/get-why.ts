import { TaskWhyReply } from '../../../contract/review/my-review.ts'
import { readOperation } from '../../http/index.ts'
import { itemsOfPairs } from '../../preparation/index.ts'
import { findRevokeTask, revokeTaskName } from '../../revocation/index.ts'
import { taskId } from '../task-id.ts'
import { loadDeniedTask, loadSeenTask } from '../tasks/access/task-access.ts'
import { factsOfTasks } from './facts-of-tasks.ts'

export const getWhy = readOperation({
  id: 'svc.api.task.v1.TaskService.GetWhy',
  method: 'GET',
  path: '/api/v1/tasks/{task_id}/why',
  tag: 'Tasks',
  summary: 'Get the facts about the access that a task is about',
  description:
    'How the access came about, who else holds it, when it was last used and reviewed, and what these facts say. All of it is computed from access data and earlier reviews. Of a revoke task: what was known when the access was denied.',
  permission: 'signed_in',
  reply: TaskWhyReply,
  errors: ['not_found', 'wrong_task_type'],
  async run(context, { params }) {
    const { db, fail } = context
    const revokeTask = await findRevokeTask(db, context, params.task_id)
    const { scope, task } = revokeTask
      ? await loadDeniedTask(context, revokeTask)
      : await loadSeenTask(context, params.task_id)
    const { tenantId, review, campaign, frozen } = scope
    const preparation = { key: review.preparationKey, frozenAt: new Date(frozen.at), snapshot: frozen }
    const [item] = (await itemsOfPairs(db, tenantId, campaign, preparation, [task])).values()
    const known = (await factsOfTasks(db, scope, [task])).get(task.numericId)
    if (!item || !known) return fail('not_found', { thing: 'task' })
    const { peers, conflicts, reviewedBefore, lastReview, riskRank } = known.facts
    return {
      why: {
        ...(revokeTask
          ? revokeTaskName(revokeTask)
          : { taskId: taskId(review, task.numericId), numericId: task.numericId }),
        item,
        peers: [...peers],
        conflicts: [...conflicts],
        ...(reviewedBefore && { reviewedBefore: reviewedBefore.toISOString() }),
        ...(lastReview && {
          lastReview: {
            at: lastReview.at.toISOString(),
            certified: lastReview.certified,
            accessReviewId: lastReview.campaignId,
            accessReviewDisplayName: lastReview.campaignName,
          },
        }),
        insights: known.insights,
        recommendation: known.recommendation,
        isHighRisk: known.isHighRisk,
        riskRank,
      },
    }
  },
})
