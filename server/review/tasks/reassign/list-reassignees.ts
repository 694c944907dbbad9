import { UserType } from '../../../../contract/directory/user.ts'
import { ReassigneeList, ReassigneesQuery } from '../../../../contract/review/task-action.ts'
import { listUsers } from '../../../directory/index.ts'
import { listOperation } from '../../../http/index.ts'
import { findRevokeTask } from '../../../revocation/index.ts'
import { rulesOf } from '../../assignment/resolve.ts'
import { listApprovers } from '../../move-tasks.store.ts'
import { loadSeenTask } from '../access/task-access.ts'
import { approvalOf, stepFacts } from '../access/task-actor.ts'
import { allowedPeople, refusalOf } from '../access/task-rights.rules.ts'

const NOT_HUMAN = UserType.enum.filter((type) => type !== 'USER_TYPE_HUMAN') as never[]

export const listReassignees = listOperation({
  id: 'svc.api.task.v1.TaskActionsService.ListReassignees',
  path: '/api/v1/tasks/{task_id}/reassignees',
  tag: 'Tasks',
  summary: 'Search the people whom a task can be reassigned to',
  description: 'Names and addresses only: people who review cannot search the directory.',
  permission: 'signed_in',
  query: ReassigneesQuery,
  reply: ReassigneeList,
  errors: ['not_found', 'reassignment_not_allowed', 'action_not_allowed', 'wrong_task_type'],
  async filter(context, { params, request }) {
    const { db, tenant, fail } = context
    if (await findRevokeTask(db, context, params.task_id))
      return fail('wrong_task_type', { kind: 'the removal of access', action: 'reassign', types: 'reviews' })
    const { scope, task, facts, kinds } = await loadSeenTask(context, params.task_id)
    const approval = approvalOf(scope, task)
    const refusal = refusalOf('reassign', kinds, stepFacts(approval))
    if (refusal === 'reassignment_not_allowed') return fail(refusal)
    if (refusal) return fail('action_not_allowed', { who: allowedPeople('reassign'), action: 'reassign' })
    const { allowsSelf, needsDistinct } = approval ? rulesOf(approval) : { allowsSelf: false, needsDistinct: false }
    const earlier = needsDistinct ? await listApprovers(db, tenant.id, scope.review.key, [task]) : undefined
    return {
      taskId: task.numericId,
      query: request.query ?? '',
      ids: approval?.allowedReassignees ?? [],
      excludeIds: [...(allowsSelf || !facts.userId ? [] : [facts.userId]), ...(earlier?.get(task.numericId) ?? [])],
    }
  },
  fetch: ({ db, tenant }, { filter: { query, ids, excludeIds }, after: [after = ''], limit }) =>
    listUsers(
      db,
      tenant.id,
      { after, limit },
      { query, ids, excludeIds, userStatuses: ['ENABLED'], excludeTypes: NOT_HUMAN },
    ),
  keyOf: ({ id }) => [id],
  view: (_, rows) => rows.map(({ id, displayName, email }) => ({ id, displayName, email })),
})
