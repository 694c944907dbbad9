import { MAX_DECISIONS } from '../../../contract/review/submission.ts'
import type { Tx } from '../../db/index.ts'
import type { ReviewScope } from '../move-tasks.ts'
import { applyAnswers, type SubmittedAnswer } from './apply-answers.ts'
import type { Answerer, Checked } from './check-answers.ts'
import { DecisionsDigest } from './decisions-digest.ts'
import type { PendingOwner } from './pending.store.ts'
import { describeRefusal, reasonOf } from './refusal.ts'
import { describeSubmission, insertRefusals, type LockedAnswer, listLocked, recordAnswers } from './submission.store.ts'

/** A submission that is being applied, and whose it is. */
export interface OpenSubmission extends PendingOwner {
  key: string
}

/** Keeps what was submitted, with its digest; returns the first of the answers, as many as one transaction applies. */
export async function fixAnswers(tx: Tx, scope: ReviewScope, submission: OpenSubmission, count: number) {
  const digest = new DecisionsDigest(scope)
  let first: LockedAnswer[] = []
  for (let read = 0, after = '0'; read < count; ) {
    const page = await nextAnswers(tx, scope, submission, after, MAX_DECISIONS)
    const last = page.at(-1)
    if (!last) throw new Error(`a submission of ${count} decisions has only ${read}`)
    digest.add(page)
    if (read === 0) first = page
    read += page.length
    after = last.number
  }
  const decisionsDigest = digest.hex()
  await describeSubmission(tx, submission.tenantId, submission.key, count, decisionsDigest)
  return { decisionsDigest, first }
}

export const nextAnswers = (
  tx: Tx,
  { review }: ReviewScope,
  submission: OpenSubmission,
  after: string,
  limit: number,
) => listLocked(tx, submission, review.preparationKey, submission.key, after, limit)

/**
 * Applies some of the answers of a submission. They are refused or become decisions; in both cases they are no longer
 * pending. Answers that were submitted before the campaign began to close are still applied.
 */
export async function applySubmitted(
  tx: Tx,
  scope: ReviewScope,
  submission: OpenSubmission,
  answers: readonly SubmittedAnswer[],
): Promise<Checked<SubmittedAnswer>> {
  // Whoever has chosen a decision has seen its task.
  const by: Answerer = { userId: submission.userId, seesAll: true, campaign: 'open' }
  const checked = await applyAnswers(tx, scope, { ...by, submissionKey: submission.key }, answers)
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
  await recordAnswers(tx, submission, submission.key, answers, counts)
  return checked
}
