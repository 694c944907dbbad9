import type { ReviewDecision, SetPendingDecisionsReply } from '../../../contract/review/submission.ts'
import type { Tx } from '../../db/index.ts'
import { type Answerer, checkAnswers } from '../answers/check-answers.ts'
import { describeRefusal, type Refusal, reasonOf } from '../answers/refusal.ts'
import type { ReviewScope } from '../move-tasks.ts'
import { findTasks } from '../task.store.ts'
import type { PendingOwner } from './pending.sql.ts'
import { deletePending, findPending, upsertPending } from './pending.store.ts'

/** One entry of a call. */
export interface ChosenDecision {
  taskId: string
  /** Undefined for an id that no task of this review has. */
  number: string | undefined
  /** The step that it is for; undefined for the current one. */
  stepSeq: number | undefined
  decision: ReviewDecision
  comment: string
}
type Numbered = ChosenDecision & { number: string; index: number }

/**
 * Sets, changes and takes back pending decisions. An entry that cannot be done is refused, and the others are done.
 * `chosenWith` is how many were chosen in this call; negative when by filter.
 */
export async function chooseDecisions(
  tx: Tx,
  scope: ReviewScope,
  answerer: Answerer,
  entries: readonly ChosenDecision[],
  chosenWith: number,
): Promise<SetPendingDecisionsReply> {
  const refused = new Map<number, Refusal>()
  const usable = usableEntries(entries, refused)
  const owner = { tenantId: scope.tenantId, userId: answerer.userId, reviewKey: scope.review.key }
  const isClearing = ({ decision }: ChosenDecision) => decision === 'UNSPECIFIED'
  const chosen = usable.filter((entry) => !isClearing(entry))
  const cleared = usable.filter(isClearing)
  if (chosen.length > 0) await choose(tx, scope, answerer, owner, chosen, chosenWith, refused)
  if (cleared.length > 0) await clear(tx, scope, answerer, owner, cleared, refused)
  const done = usable.filter(({ index }) => !refused.has(index))
  const count = (wanted: ReviewDecision) => done.filter(({ decision }) => decision === wanted).length
  return {
    approvedCount: count('APPROVE'),
    deniedCount: count('DENY'),
    clearedCount: count('UNSPECIFIED'),
    refused: [...refused]
      .sort(([a], [b]) => a - b)
      .map(([index, refusal]) => ({
        index,
        taskId: entries[index]?.taskId ?? '',
        reason: reasonOf(refusal),
        description: describeRefusal(refusal),
      })),
  }
}

/** Entries that name a task, and each a different one: of several for one task none can be meant. */
function usableEntries(entries: readonly ChosenDecision[], refused: Map<number, Refusal>): Numbered[] {
  const times = new Map<string, number>()
  for (const { number } of entries) if (number !== undefined) times.set(number, (times.get(number) ?? 0) + 1)
  const usable: Numbered[] = []
  for (const [index, entry] of entries.entries()) {
    const { number } = entry
    if (number === undefined) refused.set(index, { name: 'not_found', params: { thing: 'task' } })
    else if ((times.get(number) ?? 0) > 1) refused.set(index, { name: 'duplicate_entry', params: {} })
    else usable.push({ ...entry, number, index })
  }
  return usable
}

const LOCKED: Refusal = { name: 'decisions_locked', params: {} }

async function choose(
  tx: Tx,
  scope: ReviewScope,
  answerer: Answerer,
  owner: PendingOwner,
  entries: readonly Numbered[],
  chosenWith: number,
  refused: Map<number, Refusal>,
): Promise<void> {
  const checked = await check(tx, scope, answerer, entries)
  for (const { answer, refusal } of checked.refused) refused.set(answer.index, refusal)
  const set = await upsertPending(
    tx,
    owner,
    checked.accepted.map(({ answer }) => answer),
    chosenWith,
  )
  for (const { answer } of checked.accepted) if (!set.has(answer.number)) refused.set(answer.index, LOCKED)
}

/** A decision can be taken back whatever has become of its task. */
async function clear(
  tx: Tx,
  scope: ReviewScope,
  answerer: Answerer,
  owner: PendingOwner,
  entries: readonly Numbered[],
  refused: Map<number, Refusal>,
): Promise<void> {
  const numbers = entries.map(({ number }) => number)
  const pending = await findPending(tx, owner, numbers)
  const locked = await deletePending(tx, owner, numbers)
  for (const { number, index } of entries) if (locked.has(number)) refused.set(index, LOCKED)
  const others = entries.filter(({ number }) => !pending.has(number))
  if (others.length === 0) return
  for (const { answer, refusal } of (await check(tx, scope, answerer, others)).refused)
    if (refusal.name === 'not_found') refused.set(answer.index, refusal)
}

async function check(tx: Tx, scope: ReviewScope, answerer: Answerer, entries: readonly Numbered[]) {
  const numbers = entries.map(({ number }) => number)
  const tasks = await findTasks(tx, scope.tenantId, scope.review.key, numbers)
  const current = new Map(tasks.map(({ numericId, stepSeq }) => [numericId, stepSeq]))
  const answers = entries.map(({ number, index, stepSeq = current.get(number) ?? 0, decision, comment }) => ({
    number,
    index,
    stepSeq,
    approved: decision === 'APPROVE',
    comment,
  }))
  return checkAnswers(tx, scope, { ...answerer, isChoosing: true }, tasks, answers)
}
