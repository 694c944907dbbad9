import { type Sql, sql } from '../db/sql.ts'
import type { PolicyUsage, ReviewedEntitlements } from '../directory/index.ts'
import type { Actor } from '../http/index.ts'
import type { SourceUsage, SourceUsages } from '../imports/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { ProviderUsage } from '../step-up/index.ts'
import { type Reach, reachOf } from './campaign.rules.ts'

/**
 * Campaigns that are not deleted, for statements of other domains: `from ${campaignRows} c`. By the state, because
 * `deleted_at is null` lets the embedded engine go through the whole index of the list.
 */
export const campaignRows = sql`(
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key, completion_at, closed_at,
    held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED')`

/** Who owns which campaign, for statements of other domains: `from ${campaignOwners} o`. */
export const campaignOwners = sql`(select tenant_id, campaign_id, user_id from campaign_owners)`

/** Whether the caller may see a campaign `c`. */
export const isVisible = ({ all, ownerId }: Reach): Sql =>
  all
    ? sql`true`
    : sql`exists (select 1 from campaign_owners r
        where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = ${ownerId})`

/** The campaign with this id, if the caller may see it, for statements of other domains: `from ${visibleCampaign} c`. */
export const visibleCampaign = (tenantId: TenantId, id: string, actor: Actor): Sql => sql`(
  select c.tenant_id, c.campaign_id, c.state, c.preparation_key from campaigns c
  where c.tenant_id = ${tenantId} and c.campaign_id = ${id} and c.state <> 'ACCESS_REVIEW_STATE_DELETED'
    and ${isVisible(reachOf(actor))})`

/** Columns of a campaign `c` that uses a policy (see PolicyUsage). */
export const usingCampaign = (policyId: Sql): Sql =>
  sql`${policyId}, 'campaign', c.campaign_id, coalesce(nullif(c.display_name, ''), c.campaign_id)`

/** Campaigns, until they are closed, use their policy and those of their selected entitlements. */
export const campaignPolicyUsage: PolicyUsage = (tenantId, policyIds) => sql`
  select ${usingCampaign(sql`c.policy_id`)} from ${campaignRows} c
  where c.tenant_id = ${tenantId} and c.closed_at is null and c.policy_id = any(${policyIds}::text[])
  union
  select ${usingCampaign(sql`e.policy_id`)} from ${campaignRows} c
  join campaign_selections s on s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id
  join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id
  where c.tenant_id = ${tenantId} and c.closed_at is null and e.policy_id = any(${policyIds}::text[])`

/** Campaigns, until they are closed, need the provider that their submissions are signed with. */
export const campaignProviderUsage: ProviderUsage = (tenantId, providerId) => sql`
  select 'campaign', coalesce(nullif(display_name, ''), campaign_id) from campaigns
  where tenant_id = ${tenantId} and state <> 'ACCESS_REVIEW_STATE_DELETED' and closed_at is null
    and settings #>> '{signatureConfig,stepUpProviderId}' = ${providerId}`

/** Drafts that select something in an app of a source. */
export const campaignSourceUsage: SourceUsage = (tenantId, sourceId) => sql`
  select c.campaign_id, c.display_name, c.state from ${campaignRows} c
  join campaign_selections s on s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id
  join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id
  join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id and a.source_id = ${sourceId}
  where c.tenant_id = ${tenantId} and c.state = 'ACCESS_REVIEW_STATE_DRAFT'`

/** The names of campaigns that are being prepared. */
export const preparingCampaigns: SourceUsages['preparing'] = (tenantId) => sql`
  select coalesce(nullif(display_name, ''), campaign_id) from ${campaignRows} c
  where c.tenant_id = ${tenantId} and c.state = 'ACCESS_REVIEW_STATE_PREPARING'`

/** A campaign that is not prepared reviews its selected entitlements. */
export const selectedEntitlements: ReviewedEntitlements = (tenantId, campaignId, actor) => sql`
  select v.entitlement_key from ${visibleCampaign(tenantId, campaignId, actor)} c
  join campaign_selections s on s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id and s.list = 'entitlements'
  join selection_entries n on n.tenant_id = s.tenant_id and n.set_id = s.set_id
  join entitlement_versions v on v.tenant_id = n.tenant_id and v.entitlement_id = n.object_id
    and (v.closed_at is null or v.removed)
  where c.state in ('ACCESS_REVIEW_STATE_DRAFT', 'ACCESS_REVIEW_STATE_PREPARING')`
