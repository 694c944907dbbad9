import type { Submission, SubmissionSignature } from '../../../contract/review/submission.ts'
import { idOfPair, pairOfId } from '../../lib/ids.ts'
import type { SubmissionRow } from './submission.store.ts'

export const submissionId = ({
  key,
  reviewKey,
  submittedAt,
}: Pick<SubmissionRow, 'key' | 'reviewKey' | 'submittedAt'>) =>
  idOfPair(submittedAt.getTime(), BigInt(reviewKey), BigInt(key))

/** The key of the submission with this id, if it can be one. */
export const keyOfSubmission = (id: string): string | undefined => pairOfId(id)?.second.toString()

export const submissionView = (row: SubmissionRow): Submission => ({
  id: submissionId(row),
  accessReviewId: row.campaignId,
  userId: row.userId,
  userDisplayName: row.userDisplayName,
  state: row.state,
  channel: row.channel,
  comment: row.comment,
  submittedAt: row.submittedAt.toISOString(),
  ...(row.deadlineAt ? { deadlineAt: row.deadlineAt.toISOString() } : {}),
  ...(row.finishedAt ? { finishedAt: row.finishedAt.toISOString() } : {}),
  submittedCount: row.submittedCount,
  acceptedCount: row.approvedCount + row.deniedCount,
  approvedCount: row.approvedCount,
  deniedCount: row.deniedCount,
  refusedCount: row.refusedCount,
  decisionsDigest: row.decisionsDigest,
  ...(row.meaning === null ? {} : { signature: signatureView(row, row.meaning) }),
})

const signatureView = (row: SubmissionRow, meaning: string): SubmissionSignature => ({
  meaning,
  stepUpProviderId: row.stepUpProviderId ?? '',
  tspUrl: row.tspUrl ?? '',
  printedName: row.printedName ?? '',
  ...(row.signedAt ? { signedAt: row.signedAt.toISOString() } : {}),
  ...(row.stampedAt ? { stampedAt: row.stampedAt.toISOString() } : {}),
  problem: row.problem ?? '',
})
