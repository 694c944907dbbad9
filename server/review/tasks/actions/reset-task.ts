import { TaskActionReply, TaskActionRequest } from '../../../../contract/review/task-action.ts'
import { cancelForRestart } from '../../../revocation/index.ts'
import { moveTasks } from '../../move-tasks.ts'
import { startPath } from '../../step-outcome.ts'
import { copyPolicy } from '../steps/policy-path.ts'
import { pathOf } from '../view/policy-instance.ts'
import { recordEvent } from './record-event.ts'
import { taskOperation } from './task-operation.ts'

export const resetTask = taskOperation({
  name: 'reset',
  method: 'HardReset',
  summary: 'Restart a task with its policy as it is now',
  description:
    'Like restart, but its policy is determined and copied anew, so that changes since the start apply to this task. Other tasks keep the policy they have.',
  permission: 'campaign.own',
  body: TaskActionRequest,
  reply: TaskActionReply,
  idField: 'ticketActionId',
  example: { comment: 'The policy was corrected.' },
  errors: ['removal_under_way', 'access_removed'],
  action: 'hardReset',
  comparesStep: false,
  async act(context, { scope: before, task }, { comment = '' }) {
    const { tx, actor } = context
    await cancelForRestart(context, before.review.key, task.numericId)
    const { scope, pathKey, policyId } = await copyPolicy(tx, before, task)
    const detail = { oldPolicyId: pathOf(before.paths, task.pathKey).policyId, newPolicyId: policyId }
    const id = await recordEvent(tx, scope, { task, kind: 'HARD_RESET', userId: actor.userId, comment, detail })
    await moveTasks(tx, scope, [{ task, to: startPath(pathOf(scope.paths, pathKey).steps), pathKey, newRun: true }])
    return id
  },
})
