import { setImmediate } from 'node:timers/promises'
import { MAX_DECISIONS } from '../../../contract/review/submission.ts'
import type { Tx } from '../../db/index.ts'
import { applyAnswers, type SubmittedAnswer } from '../answers/apply-answers.ts'
import type { Answerer, Checked } from '../answers/check-answers.ts'
import { DecisionsDigest } from '../answers/decisions-digest.ts'
import { describeRefusal, reasonOf } from '../answers/refusal.ts'
import { type LockedPage, listLocked, lockFree, type TaskAnswer } from '../answers/task-answer.store.ts'
import type { ReviewScope } from '../move-tasks.ts'
import type { PendingOwner } from '../pending/pending.sql.ts'
import {
  addCounts,
  countPending,
  deleteSubmitted,
  describeSubmission,
  endSubmissions,
  insertRefusals,
  lockPending,
} from './submission.store.ts'

/** A submission that is being applied, and whose it is. */
export interface OpenSubmission extends PendingOwner {
  key: string
  /** The provider that the person authenticated with for it. */
  steppedUpWith?: string | undefined
}

/** Submits what a person has chosen, all of it or what they chose for these tasks, unless `requireCount` throws. */
export async function submitPending(
  tx: Tx,
  scope: ReviewScope,
  submission: OpenSubmission,
  numbers: readonly string[] | undefined,
  requireCount: (count: number) => void,
): Promise<{ count: number; decisionsDigest: string; applied: Checked<SubmittedAnswer> | undefined }> {
  const { tenantId, key } = submission
  // A request names at most as many tasks as fit.
  const fits = numbers !== undefined || (await countPending(tx, submission, MAX_DECISIONS + 1)) <= MAX_DECISIONS
  if (!fits) return lockDecisions(tx, scope, submission, numbers, requireCount)
  const taken = await lockFree(tx, submission, scope.review.preparationKey, numbers)
  const { length: count } = taken
  requireCount(count)
  const [applied, decisionsDigest] = await Promise.all([
    applySubmitted(tx, scope, submission, taken),
    digestMeanwhile(scope, taken),
  ])
  await describeSubmission(tx, tenantId, key, count, decisionsDigest)
  await endSubmissions(tx, tenantId, [key], 'DONE')
  return { count, decisionsDigest, applied }
}

/** Locks what a person has chosen, to be applied later, and fixes its digest. */
export async function lockDecisions(
  tx: Tx,
  scope: ReviewScope,
  submission: OpenSubmission,
  numbers: readonly string[] | undefined,
  requireCount: (count: number) => void,
): Promise<{ count: number; decisionsDigest: string; applied: undefined }> {
  const { tenantId, key } = submission
  const count = await lockPending(tx, submission, key, numbers)
  requireCount(count)
  const decisionsDigest = await digestLocked(tx, scope, submission)
  await describeSubmission(tx, tenantId, key, count, decisionsDigest)
  return { count, decisionsDigest, applied: undefined }
}

/** Answers that are hashed before others may use the process, which takes less than a millisecond. */
const DIGEST_BATCH = 100

/** Computed in small pieces while the database works on the statements that apply the answers. */
async function digestMeanwhile(scope: ReviewScope, answers: readonly TaskAnswer[]): Promise<string> {
  const digest = new DecisionsDigest(scope)
  for (let from = 0; from < answers.length; from += DIGEST_BATCH) {
    await setImmediate()
    digest.add(answers.slice(from, from + DIGEST_BATCH).map(({ answer }) => answer))
  }
  return digest.hex()
}

/** The digest of all that a submission has locked, read page by page. */
async function digestLocked(tx: Tx, { review, campaign }: ReviewScope, submission: OpenSubmission): Promise<string> {
  const digest = new DecisionsDigest({ review, campaign })
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const page: LockedPage = { key: submission.key, after, limit: MAX_DECISIONS, forUpdate: false }
    const answers = await listLocked(tx, submission, review.preparationKey, page)
    digest.add(answers.map(({ answer }) => answer))
    after = answers.at(-1)?.answer.number
  }
  return digest.hex()
}

/** Applies the next answers that a submission has locked, and ends their locks; false when none are left. */
export async function applyNext(tx: Tx, scope: ReviewScope, submission: OpenSubmission, limit: number) {
  const page = { key: submission.key, after: '0', limit, forUpdate: true }
  const next = await listLocked(tx, submission, scope.review.preparationKey, page)
  if (next.length === 0) return false
  await applySubmitted(tx, scope, submission, next)
  return true
}

/**
 * Applies some of the answers of a submission: they are refused or become decisions, and are pending no more. Answers
 * that were submitted before the campaign began to close are still applied.
 */
async function applySubmitted(
  tx: Tx,
  scope: ReviewScope,
  submission: OpenSubmission,
  taken: readonly TaskAnswer[],
): Promise<Checked<SubmittedAnswer>> {
  // Whoever has chosen a decision has seen its task.
  const { userId, steppedUpWith } = submission
  const by: Answerer = { userId, seesAll: true, campaign: 'open', steppedUpWith }
  const checked = await applyAnswers(
    tx,
    scope,
    { ...by, submissionKey: submission.key },
    taken.map(({ task }) => task),
    taken.map(({ answer }) => answer),
  )
  await deleteSubmitted(
    tx,
    submission,
    taken.map(({ answer }) => answer.number),
  )
  const approved = checked.accepted.filter(({ answer }) => answer.approved).length
  const { length: refused } = checked.refused
  if (refused > 0)
    await insertRefusals(
      tx,
      submission.tenantId,
      submission.key,
      checked.refused.map(({ answer, refusal }) => ({
        ...answer,
        reason: reasonOf(refusal),
        description: describeRefusal(refusal),
      })),
    )
  const counts = { approved, denied: checked.accepted.length - approved, refused }
  await addCounts(tx, submission.tenantId, submission.key, counts)
  return checked
}
