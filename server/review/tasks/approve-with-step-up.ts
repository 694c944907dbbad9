import { TaskStepUpReply, TaskStepUpRequest } from '../../../contract/review/task-action.ts'
import { readOperation } from '../../http/index.ts'
import { findRevokeTask } from '../../revocation/index.ts'
import { loadSeenTask } from './task-access.ts'

export const approveWithStepUp = readOperation({
  id: 'svc.api.task.v1.TaskActionsService.ApproveWithStepUp',
  method: 'POST',
  path: '/api/v1/tasks/{task_id}/action/approve-with-step-up',
  tag: 'Tasks',
  summary: 'Not possible: approve with step-up authentication',
  description: 'No step requires step-up authentication, because no provider for it can be set up. Use approve.',
  permission: 'review.own',
  body: TaskStepUpRequest,
  reply: TaskStepUpReply,
  errors: ['not_found', 'no_step_up_provider'],
  async run(context, { params }) {
    if (!(await findRevokeTask(context.db, context, params.task_id))) await loadSeenTask(context, params.task_id)
    return context.fail('no_step_up_provider')
  },
})
