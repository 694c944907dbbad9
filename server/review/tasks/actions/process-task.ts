import { TaskProcessRequest, TaskViewReply } from '../../../../contract/review/task-action.ts'
import { WEBHOOK_SET } from '../../assignment/sets.store.ts'
import { assign, moveTasks } from '../../move-tasks.ts'
import { askWebhooks } from '../../webhook-step/ask.ts'
import { processDue } from '../steps/due-steps.ts'
import { recordEvent } from './record-event.ts'
import { taskOperation } from './task-operation.ts'

export const processTask = taskOperation({
  name: 'process',
  method: 'ProcessNow',
  summary: 'Process a task again now',
  description:
    'Looks for reviewers again if the task has none, and checks its webhook and the condition or time that it waits for. A revoke task is sent again. Otherwise nothing changes.',
  permission: 'campaign.own',
  body: TaskProcessRequest,
  reply: TaskViewReply,
  action: 'process',
  async act({ tx, actor }, { scope, task }) {
    const now = await tx.now()
    const isUnassigned = task.state === 'O' && task.setKey === 0
    if (isUnassigned) {
      const move = { task, to: { opens: task.stepNo, passedBy: 'nobody' } } as const
      const people = (await assign(tx, scope, [move], now)).get(task.numericId)
      if (!people || people.members.length === 0) return undefined
      const detail = { userIds: people.members.map(({ userId }) => userId) }
      await recordEvent(tx, scope, { task, kind: 'REASSIGNED', userId: actor.userId, detail })
      await moveTasks(tx, scope, [{ ...move, people }])
    } else if (task.setKey === WEBHOOK_SET) await askWebhooks(tx, scope.tenantId, scope.review)
    else if (task.state === 'W' || (task.stepDueAt && task.stepDueAt <= now)) await processDue(tx, scope, [task])
    return undefined
  },
})
