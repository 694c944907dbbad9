import type { Tx } from '../../db/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Review } from '../review.store.ts'

/** Asks webhooks to answer steps of tasks of a review. The domain of webhooks does it. */
export const ASK_WEBHOOKS_JOB = 'review.ask_webhooks'

/** Has webhooks asked about steps of a review that they have not been asked about yet. */
export const askWebhooks = (tx: Tx, tenantId: TenantId, { key, campaignId }: Pick<Review, 'key' | 'campaignId'>) =>
  enqueueJob(tx, { tenantId, kind: ASK_WEBHOOKS_JOB, key, payload: { reviewKey: key, campaignId } })
