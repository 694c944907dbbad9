import type { TObject } from 'typebox'
import {
  TaskActionReply,
  TaskActionRequest,
  TaskGrantDurationRequest,
  TaskRequestDataRequest,
} from '../../../../contract/review/task-action.ts'
import { readOperation } from '../../../http/index.ts'
import { findRevokeTask } from '../../../revocation/index.ts'
import { loadSeenTask } from '../access/task-access.ts'

/** Actions of tasks that do not exist here. A task that the caller sees refuses them by name. */
const refused = (name: string, method: string, action: string, types: string, body: TObject) =>
  readOperation({
    id: `svc.api.task.v1.TaskActionsService.${method}`,
    method: 'POST',
    path: `/api/v1/tasks/{task_id}/action/${name}`,
    tag: 'Tasks',
    summary: `Not possible: ${action}`,
    description: `For ${types} only, which do not exist here. Always answers WRONG_TASK_TYPE.`,
    permission: 'review.own',
    body,
    reply: TaskActionReply,
    errors: ['not_found', 'wrong_task_type'],
    async run(context, { params }) {
      const isRemoval = (await findRevokeTask(context.db, context, params.task_id)) !== undefined
      if (!isRemoval) await loadSeenTask(context, params.task_id)
      const kind = isRemoval ? 'the removal of access' : 'a review of access'
      return context.fail('wrong_task_type', { kind, action, types })
    },
  })

const REQUESTS = 'requests for access'
export const wrongTypeActions = [
  refused('escalate', 'EscalateToEmergencyAccess', 'escalating to emergency access', REQUESTS, TaskActionRequest),
  refused('update-grant-duration', 'UpdateGrantDuration', 'changing the duration', REQUESTS, TaskGrantDurationRequest),
  refused('update-request-data', 'UpdateRequestData', 'changing the form', REQUESTS, TaskRequestDataRequest),
]
