import type { User } from '../../../../contract/directory/user.ts'
import { errorReason } from '../../../../contract/wire/errors.ts'
import type { Tx } from '../../../db/index.ts'
import { type Actor, ApiError } from '../../../http/index.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { loadAsked } from '../../assignment/subjects.store.ts'
import { listApprovers } from '../../move-tasks.store.ts'
import type { ReviewScope } from '../../move-tasks.ts'
import type { TaskRow } from '../../task.store.ts'
import { actorKinds, approvalOf, stepFacts } from '../access/task-actor.ts'
import { type Refusal, refusalOf } from '../access/task-rights.rules.ts'
import { findMembers, type SetMember } from '../history/task-history.store.ts'
import { findRelations } from '../view/task-facts.store.ts'
import { needsReason, notAllowed } from './reassign.rules.ts'

/** What decides whether tasks may be reassigned, and to whom. */
export interface Reassignable {
  task(number: string): TaskRow | undefined
  members(setKey: number): readonly SetMember[]
  approval(task: TaskRow): ReturnType<typeof approvalOf>
  refusal(task: TaskRow): Refusal | undefined
  limits(task: TaskRow): { subjectId: string | undefined; earlier: ReadonlySet<string> }
  nameOf(userId: string): string
}

export async function loadReassignable(
  tx: Tx,
  scope: ReviewScope,
  actor: Actor,
  tasks: readonly TaskRow[],
  users: readonly User[],
): Promise<Reassignable> {
  const { tenantId, review, ownerIds } = scope
  const numbers = tasks.map(({ numericId }) => numericId)
  const setKeys = tasks.map(({ setKey }) => setKey)
  const relations = await findRelations(tx, tenantId, review.key, actor.userId, numbers)
  const asked = await loadAsked(tx, tenantId, review.preparationKey, tasks)
  const approvers = await listApprovers(tx, tenantId, review.key, tasks)
  const members = groupBy(await findMembers(tx, tenantId, review.key, setKeys), ({ setKey }) => setKey)
  const byNumber = new Map(tasks.map((task) => [task.numericId, task]))
  const subjects = new Map(numbers.map((number, n) => [number, asked[n]?.subjectId]))
  const names = new Map(users.map(({ id, displayName }) => [id, displayName]))
  const approval = (task: TaskRow) => approvalOf(scope, task)
  return {
    task: (number) => byNumber.get(number),
    members: (setKey) => members.get(setKey) ?? [],
    approval,
    refusal(task) {
      const relation = relations.get(task.numericId) ?? { isMember: false, hasAnswered: false }
      const kinds = actorKinds(actor, ownerIds, task, relation, subjects.get(task.numericId))
      return refusalOf('reassign', kinds, stepFacts(approval(task)))
    },
    limits: ({ numericId }) => ({
      subjectId: subjects.get(numericId),
      earlier: approvers.get(numericId) ?? new Set<string>(),
    }),
    nameOf: (userId) => names.get(userId) ?? userId,
  }
}

interface Problem {
  reason: string
  description: string
}
const NOT_FOUND: Problem = { reason: 'NOT_FOUND', description: 'No task has this id.' }

/** Why a task cannot be given to these people; undefined if it can. */
export function reassignProblem(
  { approval: approvalFor, refusal: refusalFor, limits: limitsOf, nameOf }: Reassignable,
  task: TaskRow | undefined,
  ids: readonly string[],
  comment: string,
): Problem | undefined {
  const refusal = task ? refusalFor(task) : 'not_found'
  if (!task || refusal === 'not_found') return NOT_FOUND
  const approval = approvalFor(task)
  if (task.state !== 'O' || !approval)
    return { reason: 'TASK_CLOSED', description: 'This task is not open for answers.' }
  if (refusal) {
    const who = 'a reviewer of the current step, an owner of the campaign or a Super Administrator'
    return { reason: errorReason(refusal), description: new ApiError(refusal, { who, action: 'reassign' }).message }
  }
  const limits = limitsOf(task)
  for (const id of ids) {
    const problem = notAllowed(approval, id, limits)
    if (problem) return { reason: 'REASSIGNEE_NOT_ALLOWED', description: `${nameOf(id)} ${problem}.` }
  }
  return needsReason(approval) && comment.trim() === ''
    ? { reason: 'REASON_REQUIRED', description: 'Reassigning this task requires a comment that says why.' }
    : undefined
}
