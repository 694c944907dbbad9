import { TaskActionReply, TaskReassignRequest } from '../../../../contract/review/task-action.ts'
import { findUsers } from '../../../directory/index.ts'
import { listApprovers } from '../../move-tasks.store.ts'
import { moveTasks } from '../../move-tasks.ts'
import { approvalOf } from '../access/task-actor.ts'
import { requireComment } from '../actions/lock-task.ts'
import { recordEvent } from '../actions/record-event.ts'
import { taskOperation } from '../actions/task-operation.ts'
import { needsReason, peopleViolations, REASSIGN_REASONS, stepViolations } from './reassign.rules.ts'

export const reassignTask = taskOperation({
  name: 'reassign',
  method: 'Reassign',
  summary: 'Reassign the current step of a task',
  description:
    'Any one of the new people can answer. The step gets a new `policyStepId`, so answers to the one before are refused; its deadline stays. Reviewers can reassign where the policy allows it, owners and administrators always, with a comment.',
  permission: 'review.own',
  body: TaskReassignRequest,
  reply: TaskActionReply,
  idField: 'ticketActionId',
  fieldReasons: REASSIGN_REASONS,
  action: 'reassign',
  async act(context, { scope, task, facts }, { newStepUserIds: ids = [], comment = '' }) {
    const { tx, tenant, actor, invalid } = context
    const approval = approvalOf(scope, task)
    if (!approval) throw new Error('an open task without an approval')
    const users = new Map((await findUsers(tx, tenant.id, ids)).map((user) => [user.id, user]))
    const approvers = await listApprovers(tx, tenant.id, scope.review.key, [task])
    const limits = { subjectId: facts.userId ?? undefined, earlier: approvers.get(task.numericId) ?? new Set<string>() }
    const unsuitable = peopleViolations(ids, users)
    const violations = unsuitable.length > 0 ? unsuitable : stepViolations(approval, ids, limits)
    if (violations.length > 0) return invalid(...violations)
    if (needsReason(approval)) requireComment(context, comment)
    const detail = { userIds: [...ids] }
    const id = await recordEvent(tx, scope, { task, kind: 'REASSIGNED', userId: actor.userId, comment, detail })
    const members = ids.map((userId) => ({ userId }))
    await moveTasks(tx, scope, [
      {
        task,
        to: { opens: task.stepNo, passedBy: 'nobody' },
        people: { members, why: 'REASSIGNED', because: 'NONE' },
      },
    ])
    return id
  },
})
