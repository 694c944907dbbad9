import { campaignRows } from '../campaign/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { ProviderUsage } from '../step-up/index.ts'

/** The current reviews of campaigns that are not deleted: `r` and its campaign `c`. */
export const currentReviews: Sql = sql`reviews r join ${campaignRows} c
  on c.tenant_id = r.tenant_id and c.campaign_id = r.campaign_id and c.review_key = r.review_key`

/**
 * Open campaigns have their own copy of the steps of their policies, and their submissions keep what they have to be signed
 * with.
 */
export const reviewProviderUsage: ProviderUsage = (tenantId, providerId) => sql`
  select 'campaign', coalesce(nullif(c.display_name, ''), c.campaign_id) from ${currentReviews}
  where r.tenant_id = ${tenantId} and c.closed_at is null and (
    exists (
      select 1 from review_paths p, jsonb_path_query(p.steps, '$[*].approval.requiresStepUpProviderId') as v (value)
      where p.tenant_id = r.tenant_id and p.review_key = r.review_key and v.value #>> '{}' = ${providerId})
    or exists (
      select 1 from submissions s
      join submission_signatures g on g.tenant_id = s.tenant_id and g.submission_key = s.submission_key
      where s.tenant_id = r.tenant_id and s.review_key = r.review_key and s.state = 'AWAITING_SIGNATURE'
        and g.step_up_provider_id = ${providerId}))`
