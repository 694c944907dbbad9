import type { CloseDecision } from '../../../contract/campaign/campaign.ts'
import { type ActionContext, type Campaign, mailOwners, markClosing } from '../../campaign/index.ts'
import { loadTotals } from '../progress/progress.store.ts'
import { lockReview, type Review } from '../review.store.ts'
import { listAwaiting } from '../signatures/signature.store.ts'
import { endSubmissions } from '../submissions/submission.store.ts'
import { beginClosing } from './close.store.ts'

/** How long the close waits for time stamps. */
const STAMP_WITHIN_SECONDS = 300

export const CLOSE_JOB = 'review.close'

/** A transaction that also adds jobs; a schedule has no more than that. */
export type Closer = Pick<ActionContext, 'tx' | 'jobs'> & { tenant: Pick<ActionContext['tenant'], 'id'> }

/** A review that nobody else can change until the end of the transaction, and how many of its tasks are open. */
export interface Closable {
  review: Review
  openCount: number
}

/** Locks the review of a campaign to close it. Waits for decisions in progress; later ones wait for this. */
export async function lockToClose({ tx, tenant }: Closer, { message }: Campaign): Promise<Closable> {
  const review = await lockReview(tx, tenant.id, message.id, 'update')
  if (!review?.openedAt) throw new Error('an open campaign without a review')
  // Nothing is in flight, so the tallies are exact.
  return { review, openCount: (await loadTotals(tx, tenant.id, review.key)).open }
}

/** Begins to close a review that is locked: no decision is accepted from now on, and a job does the rest. */
export async function beginClose(
  { tx, tenant, jobs }: Closer,
  { review, openCount }: Closable,
  request: { decision: CloseDecision; comment: string; closedBy: string | null },
): Promise<void> {
  await beginClosing(tx, tenant.id, review.key, { ...request, openCount })
  const unsigned = await listAwaiting(tx, tenant.id, review.key, STAMP_WITHIN_SECONDS)
  await endSubmissions(tx, tenant.id, unsigned, 'EXPIRED')
  await markClosing(tx, tenant.id, review.campaignId)
  await mailOwners(tx, tenant.id, review.campaignId, 'CLOSING', { openCount })
  const payload = { campaignId: review.campaignId, reviewKey: review.key }
  await jobs.enqueue(CLOSE_JOB, payload, { key: review.key })
}
