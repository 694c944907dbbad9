import { TaskCommentRequest, TaskViewReply } from '../../../../contract/review/task-action.ts'
import { requireComment } from './lock-task.ts'
import { recordEvent } from './record-event.ts'
import { taskOperation } from './task-operation.ts'

export const commentTask = taskOperation({
  name: 'comment',
  method: 'Comment',
  summary: 'Comment on a task',
  description: 'Adds a comment to the audit of the task. A comment is never an answer.',
  permission: 'review.own',
  body: TaskCommentRequest,
  reply: TaskViewReply,
  fieldReasons: ['reason_required'],
  example: { comment: 'Checked with the team lead.' },
  action: 'comment',
  async act(context, { scope, task }, body) {
    const comment = requireComment(context, body.comment)
    return recordEvent(context.tx, scope, { task, kind: 'COMMENT', userId: context.actor.userId, comment })
  },
})
