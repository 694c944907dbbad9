import type { Static } from 'typebox'
import { BulkReassignReply, BulkReassignRequest, MAX_BULK_TASKS } from '../../../../contract/review/task-action.ts'
import { findUsers } from '../../../directory/index.ts'
import { type Actor, writeOperation } from '../../../http/index.ts'
import type { Narrow, WriteContext } from '../../../http/operation.ts'
import { loadReviewScope, type Member, moveTasks, type ReviewScope, type TaskMove } from '../../move-tasks.ts'
import { lockReview } from '../../review.store.ts'
import { lockTasks, type TaskRow } from '../../task.store.ts'
import { numberOfTask, taskId } from '../../task-id.ts'
import { actorKinds, stepFacts } from '../access/task-actor.ts'
import { refusalOf } from '../access/task-rights.rules.ts'
import { requireOpenCampaign } from '../actions/lock-task.ts'
import { insertEvents } from '../history/task-history.store.ts'
import { filterViolations, matchesNothing } from '../search/search-tasks.ts'
import { countMatching, hasTasks, listMatching, searchedReview } from '../search/task-search.store.ts'
import { peopleViolations, REASSIGN_REASONS } from './reassign.rules.ts'
import { loadReassignable, type Reassignable, reassignProblem } from './reassign-problem.ts'

const CHOICES = ['taskIds', 'filter', 'fromUserId'] as const
const ERRORS = ['not_found', 'invalid_state', 'campaign_closing', 'action_not_allowed', 'count_changed'] as const

type Context = Narrow<WriteContext, (typeof ERRORS)[number]>
type Body = Static<typeof BulkReassignRequest>

export const bulkReassign = writeOperation({
  id: 'svc.api.task.v1.TaskActionsService.BulkReassign',
  method: 'POST',
  path: '/api/v1/access_review/{id}/tasks/reassign',
  tag: 'Tasks',
  summary: 'Reassign many tasks of a campaign',
  description: `Open tasks by id, by filter, or all of one person; the first ${MAX_BULK_TASKS.toLocaleString('en')} by number, and \`remainingCount\` tells how many are left for the next call. Reviewers move their own tasks, owners and administrators anybody's. With \`fromUserId\` only that person is replaced, and others who could answer stay. Tasks that cannot be reassigned are left as they are and listed in \`refused\`.`,
  permission: 'review.own',
  idempotent: true,
  body: BulkReassignRequest,
  reply: BulkReassignReply,
  errors: ERRORS,
  fieldReasons: REASSIGN_REASONS,
  async run(context, { params: { id }, body }) {
    const { tx, tenant, actor, fail, invalid, audit } = context
    const { newStepUserIds: ids = [], comment = '', fromUserId, expectedCount } = body
    const { scope, manages } = await loadScope(context, id)
    requireOpenCampaign(context as never, scope)
    const given = CHOICES.filter((name) => body[name] !== undefined)
    if (given.length !== 1) {
      const description = `must be the only one of ${CHOICES.join(', ')}`
      return invalid({ field: 'taskIds', description, reason: 'required' })
    }
    if (fromUserId !== undefined && fromUserId !== actor.userId && !manages)
      return fail('action_not_allowed', {
        who: 'an owner of the campaign or a Super Administrator',
        action: 'take from somebody else',
      })
    const users = await findUsers(tx, tenant.id, ids)
    const violations = [
      ...peopleViolations(ids, new Map(users.map((user) => [user.id, user]))),
      ...filterViolations(body.filter ?? {}),
    ]
    if (violations.length > 0) return invalid(...violations)
    const { numbers, foundCount } = await chosenNumbers(context, scope, body, manages)
    if (expectedCount !== undefined && expectedCount !== foundCount)
      return fail('count_changed', { what: 'tasks to reassign', count: foundCount })

    const locked = await lockTasks(tx, tenant.id, scope.review.key, [...new Set(numbers)])
    const loaded = await loadReassignable(tx, scope, actor, locked, users)
    const { moves, refused } = plan(scope, loaded, numbers, body)
    const events = moves.map(({ task, people }) => ({
      task,
      kind: 'REASSIGNED' as const,
      userId: actor.userId,
      comment,
      detail: { userIds: (people?.members ?? []).map(({ userId }) => userId) },
    }))
    await insertEvents(tx, tenant.id, scope.review.key, events)
    await moveTasks(tx, scope, moves)
    const detail = { reassigned: moves.length, to: ids, ...(fromUserId && { fromUserId }), ...(comment && { comment }) }
    audit({ campaign: id, detail })
    return {
      requestedCount: numbers.length,
      remainingCount: foundCount - numbers.length,
      lastNumericId: locked.at(-1)?.numericId ?? '0',
      reassignedCount: moves.length,
      refused,
    }
  },
})

/** The review, held, and whether the caller may reassign anybody's tasks. Unknown to those who have no part in it. */
async function loadScope({ tx, tenant, actor, fail }: Context, campaignId: string) {
  const review = await lockReview(tx, tenant.id, campaignId, 'share')
  if (!review?.openedAt) return fail('not_found', { thing: 'campaign' })
  const scope = await loadReviewScope(tx, tenant.id, review)
  const roles = rolesOf(actor, scope)
  const manages = refusalOf('reassign', roles, stepFacts(undefined)) === undefined
  const takesPart = roles.has('auditor') || (await hasTasks(tx, tenant.id, review.key, actor.userId))
  return manages || takesPart ? { scope, manages } : fail('not_found', { thing: 'campaign' })
}

const rolesOf = (actor: Actor, { ownerIds }: ReviewScope) =>
  actorKinds(actor, ownerIds, { state: 'O' }, { isMember: false, hasAnswered: false }, undefined)

interface Chosen {
  /** Of the tasks that this call looks at; 0 for what cannot be a task. */
  numbers: string[]
  /** Also those for later calls. */
  foundCount: number
}

/** The tasks that the request names or selects. */
async function chosenNumbers(
  { tx, tenant, actor }: Context,
  scope: ReviewScope,
  body: Body,
  manages: boolean,
): Promise<Chosen> {
  const { taskIds, filter = {}, fromUserId, afterNumericId: after = '0' } = body
  if (taskIds) {
    const numbers = taskIds.map((text) => numberOfTask(text)?.number ?? '0')
    return { numbers, foundCount: numbers.length }
  }
  if (matchesNothing(filter)) return { numbers: [], foundCount: 0 }
  const review = searchedReview(scope.review, manages)
  const matching = {
    filter: fromUserId ? { assigneesInIds: [fromUserId] } : { ...filter, taskStates: ['TASK_STATE_OPEN' as const] },
    assignedTo: manages ? undefined : actor.userId,
    after,
  }
  const numbers = await listMatching(tx, tenant.id, actor, review, { ...matching, limit: MAX_BULK_TASKS })
  const isAll = numbers.length < MAX_BULK_TASKS
  const foundCount = isAll ? numbers.length : await countMatching(tx, tenant.id, actor, review, matching)
  return { numbers, foundCount }
}

/** What becomes of each task. */
function plan({ review }: ReviewScope, loaded: Reassignable, numbers: readonly string[], body: Body) {
  const { taskIds, newStepUserIds: ids = [], comment = '', fromUserId } = body
  const refused: Static<typeof BulkReassignReply>['refused'] = []
  const moves = new Map<string, TaskMove>()
  const namedTask = (number: string, text: string | undefined): TaskRow | undefined =>
    text === undefined || text === number || text === taskId(review, number) ? loaded.task(number) : undefined
  for (const [place, number] of numbers.entries()) {
    const text = taskIds?.[place]
    const task = namedTask(number, text)
    const problem = moves.has(number)
      ? { reason: 'DUPLICATE_ENTRY', description: 'The list names this task twice.' }
      : reassignProblem(loaded, task, ids, comment)
    if (problem) refused.push({ index: taskIds ? place : -1, taskId: text ?? taskId(review, number), ...problem })
    else if (task) {
      const members: Member[] = [...staying(loaded, task, fromUserId, ids), ...ids.map((userId) => ({ userId }))]
      const to = { opens: task.stepNo, passedBy: 'nobody' } as const
      moves.set(number, { task, to, people: { members, why: 'REASSIGNED', because: 'NONE' } })
    }
  }
  return { moves: [...moves.values()], refused }
}

/** Those who can still answer when one person's tasks are given away. */
const staying = (
  { members }: Reassignable,
  task: TaskRow,
  from: string | undefined,
  ids: readonly string[],
): Member[] =>
  from === undefined
    ? []
    : members(task.setKey)
        .filter(({ userId }) => userId !== from && !ids.includes(userId))
        .map(({ userId, onBehalfOf, from: begin, until }) => ({
          userId,
          ...(onBehalfOf && { onBehalfOf }),
          ...(begin && { from: begin }),
          ...(until && { until }),
        }))
