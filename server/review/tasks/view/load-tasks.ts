import type { Reader } from '../../../db/index.ts'
import { findUsers } from '../../../directory/index.ts'
import type { Actor } from '../../../http/index.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { loadGoneSince } from '../../gone/gone.store.ts'
import type { ReviewScope } from '../../move-tasks.ts'
import type { TaskRow } from '../../task.store.ts'
import {
  findMembers,
  findReviewPolicies,
  loadHistories,
  type SetMember,
  type TaskHistory,
} from '../history/task-history.store.ts'
import { pathOf } from './policy-instance.ts'
import { findRelations, loadTaskFacts, type Relation, type TaskFacts } from './task-facts.store.ts'

/** Everything that tasks of one review are shown from. */
export interface LoadedTasks {
  scope: ReviewScope
  tasks: readonly TaskRow[]
  facts: (task: TaskRow) => TaskFacts
  history: (task: TaskRow) => TaskHistory
  relation: (task: TaskRow) => Relation
  members: (setKey: number) => readonly SetMember[]
  /** Since when the access is gone; undefined while somebody has it. */
  goneSince: (task: TaskRow) => Date | undefined
  policies: Awaited<ReturnType<typeof findReviewPolicies>>
  /** Names of people that sentences mention. */
  names: ReadonlyMap<string, string>
}

const NO_RELATION: Relation = { isMember: false, onBehalfOf: null, hasAnswered: false }

export async function loadTasks(
  reader: Reader,
  scope: ReviewScope,
  actor: Actor,
  tasks: readonly TaskRow[],
): Promise<LoadedTasks> {
  const { tenantId, review, paths } = scope
  const numbers = tasks.map(({ numericId }) => numericId)
  const facts = await loadTaskFacts(reader, tenantId, review.preparationKey, tasks)
  const histories = await loadHistories(reader, tenantId, review, numbers)
  const relations = await findRelations(reader, tenantId, review.key, actor.userId, numbers)
  const past = numbers.flatMap((number) => [...histories(number).decisions, ...histories(number).events])
  const members = groupBy(
    await findMembers(
      reader,
      tenantId,
      review.key,
      [...tasks, ...past].map(({ setKey }) => setKey),
    ),
    ({ setKey }) => setKey,
  )
  const gone = await loadGoneSince(reader, tenantId, tasks)
  const policyNos = [...tasks, ...past].map(({ pathKey }) => pathOf(paths, pathKey).policyNo)
  const mentioned = [...relations.values()].flatMap(({ onBehalfOf }) => onBehalfOf ?? [])
  const people = await findUsers(reader, tenantId, [...new Set(mentioned)])
  return {
    scope,
    tasks,
    facts: ({ numericId }) => {
      const found = facts.get(numericId)
      if (!found) throw new Error('a task without its item')
      return found
    },
    history: ({ numericId }) => histories(numericId),
    relation: ({ numericId }) => relations.get(numericId) ?? NO_RELATION,
    members: (setKey) => members.get(setKey) ?? [],
    goneSince: ({ entitlementKey, principalKey }) => gone.get(`${entitlementKey} ${principalKey}`),
    policies: await findReviewPolicies(reader, tenantId, review.key, policyNos),
    names: new Map(people.map(({ id, displayName }) => [id, displayName])),
  }
}
