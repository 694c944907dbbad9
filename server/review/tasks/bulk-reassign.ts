import {
  type BulkReassignReply,
  BulkReassignReply as BulkReassignReplySchema,
  BulkReassignRequest,
  MAX_BULK_TASKS,
} from '../../../contract/review/task-action.ts'
import { errorReason } from '../../../contract/wire/errors.ts'
import { findUsers } from '../../directory/index.ts'
import { ApiError, writeOperation } from '../../http/index.ts'
import { loadAsked } from '../assignment/subjects.store.ts'
import { listApprovers } from '../move-tasks.store.ts'
import { loadReviewScope, type Member, moveTasks, type TaskMove } from '../move-tasks.ts'
import { findReview, lockReview } from '../review.store.ts'
import { lockTasks, type TaskRow } from '../task.store.ts'
import { numberOfTask, taskId } from '../task-id.ts'
import { requireOpenCampaign } from './lock-task.ts'
import { needsReason, notAllowed, peopleViolations, REASSIGN_REASONS } from './reassign.rules.ts'
import { filterViolations, matchesNothing } from './search-tasks.ts'
import { actorKinds, approvalOf, stepFacts } from './task-actor.ts'
import { findRelations } from './task-facts.store.ts'
import { findMembers, insertEvents } from './task-history.store.ts'
import { refusalOf } from './task-rights.rules.ts'
import { hasTasks, listMatching, searchedReview } from './task-search.store.ts'

const CHOICES = ['taskIds', 'filter', 'fromUserId'] as const

export const bulkReassign = writeOperation({
  id: 'svc.api.task.v1.TaskActionsService.BulkReassign',
  method: 'POST',
  path: '/api/v1/access_review/{id}/tasks/reassign',
  tag: 'Tasks',
  summary: 'Give many tasks of a campaign to other people',
  description: `Up to ${MAX_BULK_TASKS.toLocaleString('en')} open tasks, by id, by filter, or all of one person. Reviewers move their own tasks, owners and administrators anybody's. With \`fromUserId\` only that person is replaced, and others who could answer stay. Tasks that cannot be reassigned are left as they are and listed in \`refused\`.`,
  permission: 'review.own',
  idempotent: true,
  body: BulkReassignRequest,
  reply: BulkReassignReplySchema,
  errors: ['not_found', 'invalid_state', 'campaign_closing', 'action_not_allowed', 'count_changed'],
  fieldReasons: REASSIGN_REASONS,
  async run(context, { params: { id }, body }) {
    const { tx, tenant, actor, fail, invalid, audit } = context
    const { newStepUserIds: ids = [], comment = '', fromUserId, expectedCount } = body
    const review = (await findReview(tx, tenant.id, id)) && (await lockReview(tx, tenant.id, id, 'share'))
    if (!review?.openedAt) return fail('not_found', { thing: 'campaign' })
    const scope = await loadReviewScope(tx, tenant.id, review)
    const nothing = { isMember: false, hasAnswered: false }
    const roles = actorKinds(actor, scope.ownerIds, { state: 'O' }, nothing, undefined)
    const manages = refusalOf('reassign', roles, stepFacts(undefined)) === undefined
    const isSeen = manages || roles.has('auditor') || (await hasTasks(tx, tenant.id, review.key, actor.userId))
    if (!isSeen) return fail('not_found', { thing: 'campaign' })
    requireOpenCampaign(context as never, scope)
    const given = CHOICES.filter((name) => body[name] !== undefined)
    if (given.length !== 1)
      return invalid({
        field: 'taskIds',
        description: `must be the only one of ${CHOICES.join(', ')}`,
        reason: 'required',
      })
    if (fromUserId !== undefined && fromUserId !== actor.userId && !manages)
      return fail('action_not_allowed', {
        who: 'an owner of the campaign or a Super Administrator',
        action: "reassign somebody else's tasks, rather than their own, so they cannot reassign",
      })
    const users = new Map((await findUsers(tx, tenant.id, ids)).map((user) => [user.id, user]))
    const violations = [...peopleViolations(ids, users), ...filterViolations(body.filter ?? {})]
    if (violations.length > 0) return invalid(...violations)
    const named = body.taskIds?.map((text) => numberOfTask(text)?.number ?? '0')
    const searched = searchedReview(review, manages || roles.has('auditor'))
    const numbers =
      named ??
      (matchesNothing(body.filter ?? {})
        ? []
        : await listMatching(tx, tenant.id, actor, searched, {
            filter: fromUserId ? { assigneesInIds: [fromUserId] } : { ...body.filter, taskStates: ['TASK_STATE_OPEN'] },
            assignedTo: manages ? undefined : actor.userId,
            limit: MAX_BULK_TASKS + 1,
          }))
    if (numbers.length > MAX_BULK_TASKS)
      return invalid({
        field: given[0] ?? '',
        description: `selects more than ${MAX_BULK_TASKS} tasks; narrow it down`,
      })
    if (expectedCount !== undefined && expectedCount !== numbers.length)
      return fail('count_changed', { what: 'The number of tasks to reassign is another one', count: numbers.length })

    const locked = new Map(
      (await lockTasks(tx, tenant.id, review.key, [...new Set(numbers)])).map((task) => [task.numericId, task]),
    )
    const tasks = [...locked.values()]
    const relations = await findRelations(tx, tenant.id, review.key, actor.userId, [...locked.keys()])
    const asked = await loadAsked(tx, tenant.id, review.preparationKey, tasks)
    const subjects = new Map(tasks.map((task, n) => [task.numericId, asked[n]?.subjectId]))
    const approvers = await listApprovers(tx, tenant.id, review.key, tasks)
    const members = await findMembers(
      tx,
      tenant.id,
      review.key,
      tasks.map(({ setKey }) => setKey),
    )
    const refused: BulkReassignReply['refused'] = []
    const moves: TaskMove[] = []
    const taken = new Set<string>()

    const problemOf = (task: TaskRow | undefined): { reason: string; description: string } | undefined => {
      if (!task) return { reason: 'NOT_FOUND', description: 'No task has this id.' }
      const subjectId = subjects.get(task.numericId)
      const relation = relations.get(task.numericId) ?? nothing
      const kinds = actorKinds(actor, scope.ownerIds, task, relation, subjectId)
      const approval = approvalOf(scope, task)
      const refusal = refusalOf('reassign', kinds, stepFacts(approval))
      if (refusal === 'not_found') return { reason: 'NOT_FOUND', description: 'No task has this id.' }
      if (taken.has(task.numericId))
        return { reason: 'DUPLICATE_ENTRY', description: 'The list names this task twice.' }
      if (task.state !== 'O' || !approval)
        return { reason: 'TASK_CLOSED', description: 'This task is not open for answers.' }
      if (refusal)
        return {
          reason: errorReason(refusal),
          description: new ApiError(refusal, {
            ...{
              who: 'an owner of the campaign, a Super Administrator or a reviewer of the current step',
              action: 'reassign',
            },
            hint: '',
          }).message.trim(),
        }
      const limits = { subjectId, earlier: approvers.get(task.numericId) ?? new Set<string>() }
      const unsuitable = ids.find((userId) => notAllowed(approval, userId, limits) !== undefined)
      if (unsuitable !== undefined)
        return {
          reason: 'REASSIGNEE_NOT_ALLOWED',
          description: `${users.get(unsuitable)?.displayName ?? unsuitable} ${notAllowed(approval, unsuitable, limits)}.`,
        }
      if (needsReason(approval) && comment.trim() === '')
        return { reason: 'REASON_REQUIRED', description: 'Reassigning this task requires a comment that says why.' }
      return undefined
    }
    for (const [place, number] of numbers.entries()) {
      const text = body.taskIds?.[place]
      const task = locked.get(number)
      const isThis = task && (text === undefined || text === number || taskId(review, number) === text)
      const problem = problemOf(isThis ? task : undefined)
      if (problem || !task) {
        if (problem)
          refused.push({ index: text === undefined ? -1 : place, taskId: text ?? taskId(review, number), ...problem })
        continue
      }
      taken.add(number)
      const staying: Member[] = fromUserId
        ? members
            .filter(({ setKey, userId }) => setKey === task.setKey && userId !== fromUserId && !ids.includes(userId))
            .map(({ userId, onBehalfOf }) => ({ userId, ...(onBehalfOf && { onBehalfOf }) }))
        : []
      moves.push({
        task,
        to: { opens: task.stepNo, passedBy: 'nobody' },
        people: {
          members: [...staying, ...ids.map((userId) => ({ userId }))],
          why: 'REASSIGNED',
          because: 'NONE',
        },
      })
    }
    const events = moves.map(({ task, people }) => ({
      task,
      kind: 'REASSIGNED' as const,
      userId: actor.userId,
      comment,
      detail: { userIds: (people?.members ?? []).map(({ userId }) => userId) },
    }))
    await insertEvents(tx, tenant.id, review.key, events)
    await moveTasks(tx, scope, moves)
    audit({
      target: id,
      detail: { reassigned: moves.length, to: ids, ...(fromUserId && { fromUserId }), ...(comment && { comment }) },
    })
    return { requestedCount: numbers.length, reassignedCount: moves.length, refused }
  },
})
