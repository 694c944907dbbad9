import type { TObject } from 'typebox'
import { TASK_EXPAND_PATHS } from '../../../../contract/review/task.ts'
import { TaskActionReply, TaskActionRequest, TaskStepRequest } from '../../../../contract/review/task-action.ts'
import { writeOperation } from '../../../http/index.ts'
import { pick } from '../../../lib/pick.ts'
import { actOnRevokeTask, REVOKE_TASK_ERRORS } from '../../../revocation/index.ts'
import { loadReviewScope } from '../../move-tasks.ts'
import { ANSWER_ERRORS, ANSWER_REASONS, answerDirectly } from '../../submissions/answer-directly.ts'
import { findTasks } from '../../task.store.ts'
import { instanceOf } from '../../task-id.ts'
import { findReviewOfTask, loadSeenTask } from '../access/task-access.ts'
import { decisionId } from '../history/task-audit-events.ts'
import { taskReply } from '../view/task-view.ts'

const answer = (approved: boolean, body: TObject, summary: string, description: string) =>
  writeOperation({
    id: `svc.api.task.v1.TaskActionsService.${approved ? 'Approve' : 'Deny'}`,
    method: 'POST',
    path: `/api/v1/tasks/{task_id}/action/${approved ? 'approve' : 'deny'}`,
    tag: 'Tasks',
    summary,
    description: `${description} It is recorded at once, as a submission of one, and ends your pending decision on this task.`,
    permission: 'review.own',
    idempotent: true,
    body: body as typeof TaskActionRequest,
    reply: TaskActionReply,
    errors: [...ANSWER_ERRORS, ...REVOKE_TASK_ERRORS, 'unknown_expand_path'],
    fieldReasons: ANSWER_REASONS,
    async run(context, { params, body: { comment = '', policyStepId, expandMask } }) {
      const { tx, tenant, actor, expand, fail } = context
      const expansion = expand(expandMask, TASK_EXPAND_PATHS)
      const action = approved ? 'approve' : 'deny'
      const revoked = await actOnRevokeTask(context, params.task_id, action, { comment, policyStepId }, expansion)
      if (revoked) return { ...pick(revoked, ['taskView', 'expanded', 'ticketActionId']) }
      const found = await findReviewOfTask(tx, tenant.id, params.task_id)
      const [task] = found ? await findTasks(tx, tenant.id, found.review.key, [found.number]) : []
      if (!found || !task) return fail('not_found', { thing: 'task' })
      const { review, number } = found
      const scope = await loadReviewScope(tx, tenant.id, review)
      // Whoever quotes no step of this task hears that only if they see the task.
      if (instanceOf(review, number, policyStepId ?? '') === undefined)
        await loadSeenTask({ ...context, db: tx }, params.task_id)
      await answerDirectly(context, scope, task, { approved, comment, policyStepId })
      const [answered] = await findTasks(tx, tenant.id, review.key, [number])
      if (!answered) throw new Error('the task is gone')
      const reply = await taskReply(tx, tenant.id, actor, { review, task: answered }, expansion)
      return { ...reply, ticketActionId: decisionId(review, number, task.stepSeq) }
    },
  })

export const approveTask = answer(
  true,
  TaskStepRequest,
  'Approve the current step of a task',
  'Quote the step that you saw as `policyStepId`. After the last step the access is certified. Of a revoke task: says that the access has been removed.',
)
export const denyTask = answer(
  false,
  TaskActionRequest,
  'Deny the access of a task',
  'One denial decides the task; later steps are not asked. Of a revoke task: keeps the access, and needs a comment.',
)
