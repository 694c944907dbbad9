import type { Reader } from '../../../db/index.ts'
import type { Actor } from '../../../http/index.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { loadReviewScope, type ReviewScope } from '../../move-tasks.ts'
import { findReviewOfNumber, type Review } from '../../review.store.ts'
import { findTasks, type TaskRow } from '../../task.store.ts'
import { numberOfTask, taskId } from '../../task-id.ts'
import { findRelations, loadTaskFacts, type TaskFacts } from '../view/task-facts.store.ts'
import { actorKinds } from './task-actor.ts'
import type { ActorKind } from './task-rights.rules.ts'
import { refusalOf } from './task-rights.rules.ts'

/** The review of the task with this id or number, once it is open; undefined for anything else. */
export async function findReviewOfTask(
  reader: Reader,
  tenantId: TenantId,
  text: string,
): Promise<{ review: Review; number: string } | undefined> {
  const named = numberOfTask(text)
  const review = named && (await findReviewOfNumber(reader, tenantId, named.number))
  if (!named || !review?.openedAt) return undefined
  const isThis = named.reviewKey === undefined || taskId(review, named.number) === text
  return isThis ? { review, number: named.number } : undefined
}

/** A task, and what the caller is to it. */
export interface SeenTask {
  scope: ReviewScope
  task: TaskRow
  facts: TaskFacts
  kinds: ReadonlySet<ActorKind>
}

/** What the caller is to a task that was read. */
export async function relate(reader: Reader, scope: ReviewScope, actor: Actor, task: TaskRow): Promise<SeenTask> {
  const { tenantId, review, ownerIds } = scope
  const facts = (await loadTaskFacts(reader, tenantId, review.preparationKey, [task])).get(task.numericId)
  const relations = await findRelations(reader, tenantId, review.key, actor.userId, [task.numericId])
  const relation = relations.get(task.numericId)
  if (!facts || !relation) throw new Error('a task without its item')
  return { scope, task, facts, kinds: actorKinds(actor, ownerIds, task, relation, facts.userId) }
}

interface AccessContext {
  db: Reader
  tenant: { id: TenantId }
  actor: Actor
  fail(error: 'not_found', params?: Record<string, string>): never
}

/** The task with this id or number. One that the caller may not see is reported as one that does not exist. */
export async function loadSeenTask({ db, tenant, actor, fail }: AccessContext, text: string): Promise<SeenTask> {
  const found = await findReviewOfTask(db, tenant.id, text)
  const [task] = found ? await findTasks(db, tenant.id, found.review.key, [found.number]) : []
  if (!found || !task) return fail('not_found', { thing: 'task' })
  const seen = await relate(db, await loadReviewScope(db, tenant.id, found.review), actor, task)
  const isSeen = refusalOf('see', seen.kinds, { allowsSelf: false, allowsReassignment: false }) === undefined
  return isSeen ? seen : fail('not_found', { thing: 'task' })
}

/** The review task whose denial a removal follows from; the caller may see it because they see the removal. */
export async function loadDeniedTask(
  {
    db,
    tenant,
    fail,
  }: Pick<AccessContext, 'db' | 'tenant'> & {
    fail(error: 'wrong_task_type', params: Record<string, string>): never
  },
  { taskNumber }: { taskNumber: string | null },
): Promise<Pick<SeenTask, 'scope' | 'task'>> {
  const review = taskNumber ? await findReviewOfNumber(db, tenant.id, taskNumber) : undefined
  const [task] = review && taskNumber ? await findTasks(db, tenant.id, review.key, [taskNumber]) : []
  if (!review || !task)
    return fail('wrong_task_type', {
      ...{ kind: 'a removal that somebody asked for', action: 'asking why', types: 'removals after a review' },
    })
  return { scope: await loadReviewScope(db, tenant.id, review), task }
}
