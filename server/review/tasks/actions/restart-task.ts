import { TaskActionReply, TaskActionRequest } from '../../../../contract/review/task-action.ts'
import { cancelForRestart } from '../../../revocation/index.ts'
import { moveTasks } from '../../move-tasks.ts'
import { startPath } from '../../step-outcome.ts'
import { pathOf } from '../view/policy-instance.ts'
import { recordEvent } from './record-event.ts'
import { taskOperation } from './task-operation.ts'

export const restartTask = taskOperation({
  name: 'restart',
  method: 'Restart',
  summary: 'Restart a task',
  description:
    'Begins again at the first step of the same policy, with reviewers found anew. Its outcome is cleared; earlier answers stay in the audit. `policyStepId` is ignored.',
  permission: 'campaign.own',
  body: TaskActionRequest,
  reply: TaskActionReply,
  idField: 'ticketActionId',
  example: { comment: 'Decided by mistake.' },
  errors: ['removal_under_way', 'access_removed'],
  action: 'restart',
  comparesStep: false,
  async act(context, { scope, task }, { comment = '' }) {
    const { tx, actor } = context
    await cancelForRestart(context, scope.review.key, task.numericId)
    const id = await recordEvent(tx, scope, { task, kind: 'RESTARTED', userId: actor.userId, comment })
    await moveTasks(tx, scope, [{ task, to: startPath(pathOf(scope.paths, task.pathKey).steps), newRun: true }])
    return id
  },
})
