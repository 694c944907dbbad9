import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { currentReviews } from '../review.sql.ts'
import { countUnreached } from './reviewers.sql.ts'

/** What owners of a campaign should look at, as numbers. */
export interface CampaignNeeds {
  /** Open tasks without a reviewer. */
  unassigned: number
  /** Tasks that went to somebody else since, because their reviewers were disabled or deleted. */
  reviewerGone: number
  /** Reviewers to whom a mail could not be delivered. */
  mailFailed: number
}

export interface NeedsRow {
  campaignId: string
  needs: CampaignNeeds
  /** What the last mail of this kind told; null before the first. */
  told: CampaignNeeds | null
}

/** What the open reviews of a tenant need. */
export const listNeeds = (reader: Reader, tenantId: TenantId): Promise<NeedsRow[]> =>
  reader.rows<NeedsRow>(sql`
    select r.campaign_id as "campaignId", jsonb_build_object(
        'unassigned', (select coalesce(sum(y.n), 0) from review_tallies y where y.tenant_id = ${tenantId}
          and y.review_key = r.review_key and y.dimension = 'S' and y.key = 0 and y.measure = 'O'),
        'reviewerGone', (select count(*) from task_events e where e.tenant_id = ${tenantId}
          and e.review_key = r.review_key and e.kind = 'REVIEWER_GONE'),
        'mailFailed', (${countUnreached(tenantId)})) as needs, (
        select o.data from outbox o where o.tenant_id = ${tenantId} and o.campaign_id = r.campaign_id
          and o.kind = 'NEEDS_YOU' order by o.outbox_key desc limit 1) as told
      from ${currentReviews}
      where r.tenant_id = ${tenantId} and r.opened_at is not null and r.closing_at is null order by r.campaign_id`)
