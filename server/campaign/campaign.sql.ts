import { sql } from '../db/sql.ts'
import type { PolicyUsage } from '../directory/index.ts'

/**
 * Campaigns that are not deleted, for statements of other domains: `from ${campaignRows} c`. By the state, because
 * `deleted_at is null` lets the embedded engine go through the whole index of the list.
 */
export const campaignRows = sql`(
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, closed_at from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED')`

/** Columns of a campaign `c` that uses a policy (see PolicyUsage). */
export const usingCampaign = sql`'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)`

/** Campaigns, until they are closed, use their policy and those of their selected entitlements. */
export const campaignPolicyUsage: PolicyUsage = (tenantId, policyId) => sql`
  select ${usingCampaign} from ${campaignRows} c
  where c.tenant_id = ${tenantId} and c.closed_at is null and (c.policy_id = ${policyId} or exists (
    select 1 from campaign_selections s
    join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id and e.policy_id = ${policyId}
    where s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id))`
