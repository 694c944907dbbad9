import { TaskActionRequest, TaskCloseReply } from '../../../../contract/review/task-action.ts'
import { moveTasks } from '../../move-tasks.ts'
import { nextOf } from '../steps/next-step.ts'
import { requireComment } from './lock-task.ts'
import { recordEvent } from './record-event.ts'
import { taskOperation } from './task-operation.ts'

export const closeTask = taskOperation({
  name: 'close',
  method: 'Close',
  summary: 'Cancel a task',
  description:
    'Closes the task without a decision. Its outcome is CERTIFY_OUTCOME_CANCELLED, of a revoke task REVOKE_OUTCOME_CANCELLED.',
  permission: 'campaign.own',
  body: TaskActionRequest,
  reply: TaskCloseReply,
  idField: 'taskActionId',
  fieldReasons: ['reason_required'],
  example: { comment: 'The app is being shut down.' },
  action: 'close',
  async act(context, { scope, task }, body) {
    const { tx, actor } = context
    const comment = requireComment(context, body.comment)
    const [to] = await nextOf(tx, scope, [task], 'cancel')
    const id = await recordEvent(tx, scope, { task, kind: 'CANCELLED', userId: actor.userId, comment })
    if (to) await moveTasks(tx, scope, [{ task, to }])
    return id
  },
})
