import { TASK_EXPAND_PATHS } from '../../../../contract/review/task.ts'
import { TaskStepUpReply, TaskStepUpRequest } from '../../../../contract/review/task-action.ts'
import { PUBLIC_URL } from '../../../auth/index.ts'
import { writeOperation } from '../../../http/index.ts'
import { findRevokeTask } from '../../../revocation/index.ts'
import { beginStepUp, type Challenge, takeStepUp } from '../../../step-up/index.ts'
import { ANSWER_ERRORS, ANSWER_REASONS, answerDirectly } from '../../submissions/answer-directly.ts'
import { findTasks } from '../../task.store.ts'
import { instanceOf, taskId } from '../../task-id.ts'
import { loadSeenTask } from '../access/task-access.ts'
import { decisionId } from '../history/task-audit-events.ts'
import { taskReply } from '../view/task-view.ts'

export const approveWithStepUp = writeOperation({
  id: 'svc.api.task.v1.TaskActionsService.ApproveWithStepUp',
  method: 'POST',
  path: '/api/v1/tasks/{task_id}/action/approve-with-step-up',
  tag: 'Tasks',
  summary: 'Approve the current step of a task with step-up authentication',
  description:
    'For steps that name a step-up provider. Without stepUpTransactionId nothing is approved: the reply has `redirectUrl`, where you authenticate in a browser in which you are signed in. Then repeat the request with the id of the transaction, which is in the address that you come back to.',
  permission: 'review.own',
  idempotent: true,
  body: TaskStepUpRequest,
  reply: TaskStepUpReply,
  errors: [...ANSWER_ERRORS, 'no_step_up_provider', 'step_up_unavailable', 'step_up_refused', 'unknown_expand_path'],
  fieldReasons: ANSWER_REASONS,
  async run(context, { params, body: { comment = '', policyStepId, stepUpTransactionId = '', expandMask } }) {
    const { tx, tenant, actor, settings, audit, expand, fail, invalid } = context
    const expansion = expand(expandMask, TASK_EXPAND_PATHS)
    if (await findRevokeTask(tx, context, params.task_id)) return fail('no_step_up_provider')
    const { scope, task } = await loadSeenTask({ ...context, db: tx }, params.task_id)
    const { review, campaign, paths } = scope
    const { numericId: number } = task
    if (instanceOf(review, number, policyStepId) === undefined)
      return invalid({ field: 'policyStepId', description: 'is not a step of this task; send policy.current.id' })
    if (campaign.signatureConfig?.requireSignature) return fail('signature_required')
    const providerId = paths.get(task.pathKey)?.steps[task.stepNo]?.approval?.requiresStepUpProviderId ?? ''
    if (providerId === '') return fail('no_step_up_provider')
    const challenge: Challenge = {
      providerId,
      userId: actor.userId,
      target: 'TASK',
      binding: { taskId: taskId(review, number), policyStepId },
      returnPath: '/step-up',
    }
    const reply = async (redirectUrl: string, ticketActionId: string) => {
      const [now] = await findTasks(tx, tenant.id, review.key, [number])
      const view = await taskReply(tx, tenant.id, actor, { review, task: now ?? task }, expansion)
      return { ...view, ticketActionId, redirectUrl }
    }
    if (stepUpTransactionId === '') {
      const begun = await beginStepUp(tx, tenant, settings.get(PUBLIC_URL), challenge)
      if (!begun) return fail('step_up_unavailable', { name: providerId })
      const target = taskId(review, number)
      audit({ campaign: review.campaignId, target, detail: { stepUpTransactionId: begun.id } })
      return reply(begun.redirectUrl, '')
    }
    const taken = await takeStepUp(tx, tenant.id, stepUpTransactionId, challenge)
    if ('problem' in taken) return fail('step_up_refused', taken)
    const steppedUp = { providerId, transactionId: taken.id }
    await answerDirectly(context, scope, task, { approved: true, comment, policyStepId, steppedUp })
    return reply('', decisionId(review, number, task.stepSeq))
  },
})
