import type { Reader, Tx } from '../../db/index.ts'
import type { ReadContext, WriteContext } from '../../http/operation.ts'
import { ONLY_OPEN } from '../answers/answer.rules.ts'
import { campaignPhase } from '../answers/check-answers.ts'
import { findInvolvement } from '../answers/involvement.store.ts'
import { findReview, lockReview, type Review } from '../review.store.ts'

type Failing<E extends string> = { fail(error: E, params?: Record<string, string | number>): never }
type Reading = Pick<ReadContext, 'tenant' | 'actor'> & Failing<'not_found'>
type Deciding = Pick<WriteContext, 'tx' | 'tenant' | 'actor'> & Failing<(typeof DECIDING_ERRORS)[number]>

/** Errors of every operation that chooses or submits decisions. */
export const DECIDING_ERRORS = ['not_found', 'invalid_state', 'campaign_closing'] as const

export interface InvolvedReview {
  /** Undefined before the campaign is started. */
  review: Review | undefined
  /** Sees every task and submission of the campaign. */
  seesAll: boolean
}

/** The review of a campaign. Those who neither review in the campaign nor may see it are told that there is none. */
export async function loadInvolvedReview(context: Reading, db: Reader, id: string): Promise<InvolvedReview> {
  const found = await findReview(db, context.tenant.id, id)
  const { review, seesAll } = await involve(context, db, id, found)
  return { review, seesAll }
}

async function involve({ tenant, actor, fail }: Reading, db: Reader, id: string, found: Review | undefined) {
  const review = found?.openedAt ? found : undefined
  const { visibleState, isReviewer } = await findInvolvement(db, tenant.id, id, review?.key, actor)
  if (visibleState === null && !(isReviewer && actor.permissions.has('review.own')))
    return fail('not_found', { thing: 'campaign' })
  return { review, seesAll: visibleState !== null, state: review?.campaignState ?? visibleState ?? '' }
}

/** The review of a campaign in which decisions can be made, locked until the end of the transaction. */
export async function lockOpenReview(context: Deciding, id: string): Promise<InvolvedReview & { review: Review }> {
  const { tx, tenant, fail } = context
  const found = await lockReview(tx as Tx, tenant.id, id, 'share')
  const { review, seesAll, state } = await involve(context, tx, id, found)
  if (!review || campaignPhase(review) === 'not open')
    return fail('invalid_state', { state, wanted: 'reviewed', hint: ONLY_OPEN })
  if (campaignPhase(review) === 'closing') return fail('campaign_closing')
  return { review, seesAll }
}
