import { TaskActionReply, TaskStepRequest } from '../../../../contract/review/task-action.ts'
import { moveTasks } from '../../move-tasks.ts'
import { nextOf } from '../steps/next-step.ts'
import { requireComment } from './lock-task.ts'
import { recordEvent } from './record-event.ts'
import { taskOperation } from './task-operation.ts'

export const skipStep = taskOperation({
  name: 'skip-step',
  method: 'SkipStep',
  summary: 'Skip the current step of a task',
  description:
    'Passes the step without an answer. After the last step, access that nobody approved is not certified: the task is cancelled.',
  permission: 'campaign.own',
  body: TaskStepRequest,
  reply: TaskActionReply,
  idField: 'ticketActionId',
  fieldReasons: ['reason_required'],
  action: 'skipStep',
  async act(context, { scope, task }, body) {
    const { tx, actor } = context
    const comment = requireComment(context, body.comment)
    const [to] = await nextOf(tx, scope, [task], 'skip')
    const id = await recordEvent(tx, scope, { task, kind: 'SKIPPED', userId: actor.userId, comment })
    if (to) await moveTasks(tx, scope, [{ task, to }])
    return id
  },
})
