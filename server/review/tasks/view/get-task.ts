import { TASK_EXPAND_PATHS, TaskReply } from '../../../../contract/review/task.ts'
import { readOperation } from '../../../http/index.ts'
import { findRevokeTask, revokeTaskReply } from '../../../revocation/index.ts'
import { loadSeenTask } from '../access/task-access.ts'
import { taskReply } from './task-view.ts'

export const getTask = readOperation({
  id: 'svc.api.task.v1.TaskService.Get',
  method: 'GET',
  path: '/api/v1/tasks/{id}',
  tag: 'Tasks',
  summary: 'Get a task',
  description:
    'By its id or its number. Review tasks are visible to their reviewers, to whoever has answered a step, to owners of the campaign and to administrators; revoke tasks also to owners of the app.',
  permission: 'signed_in',
  reply: TaskReply,
  errors: ['not_found'],
  async run(context, { params }) {
    const { db, tenant, actor, expand } = context
    const expansion = expand(undefined, TASK_EXPAND_PATHS)
    const revokeTask = await findRevokeTask(db, context, params.id)
    if (revokeTask) return revokeTaskReply(db, context, revokeTask, expansion)
    const { scope, task } = await loadSeenTask(context, params.id)
    return taskReply(db, tenant.id, actor, { review: scope.review, task }, expansion)
  },
})
