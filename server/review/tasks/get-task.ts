import { TASK_EXPAND_PATHS, TaskReply } from '../../../contract/review/task.ts'
import { readOperation } from '../../http/index.ts'
import { loadSeenTask } from './task-access.ts'
import { taskReply } from './task-view.ts'

export const getTask = readOperation({
  id: 'svc.api.task.v1.TaskService.Get',
  method: 'GET',
  path: '/api/v1/tasks/{id}',
  tag: 'Tasks',
  summary: 'Get a task',
  description:
    'By its id or its number. Tasks are visible to their reviewers, to whoever has answered a step, to owners of the campaign and to administrators.',
  permission: 'signed_in',
  reply: TaskReply,
  errors: ['not_found'],
  async run(context, { params }) {
    const { db, tenant, actor, expand } = context
    const { scope, task } = await loadSeenTask(context, params.id)
    return taskReply(db, tenant.id, actor, { review: scope.review, task }, expand(undefined, TASK_EXPAND_PATHS))
  },
})
