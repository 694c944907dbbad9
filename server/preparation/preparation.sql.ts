import { campaignRows, usingCampaign, visibleCampaign } from '../campaign/index.ts'
import { sql } from '../db/sql.ts'
import type { PolicyUsage, ReviewedEntitlements } from '../directory/index.ts'
import type { SourceUsage } from '../imports/index.ts'

/** Campaigns, until they are closed, use the policies of their prepared entitlements. */
export const preparationPolicyUsage: PolicyUsage = (tenantId, policyIds) => sql`
  select ${usingCampaign(sql`p.policy_id`)} from ${campaignRows} c
  join preparation_entitlements p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
  where c.tenant_id = ${tenantId} and c.closed_at is null and p.policy_id = any(${policyIds}::text[])`

/** Prepared campaigns with items from a source. */
export const preparationSourceUsage: SourceUsage = (tenantId, sourceId) => sql`
  select c.campaign_id, c.display_name, c.state from ${campaignRows} c
  join ledger_entries l on l.tenant_id = c.tenant_id and l.preparation_key = c.preparation_key
    and l.source_id = ${sourceId} and l.rule = '' and l.grant_count > 0
  where c.tenant_id = ${tenantId}`

/** A prepared campaign reviews the entitlements that its items are about. */
export const preparedEntitlements: ReviewedEntitlements = (tenantId, campaignId, actor) => sql`
  select e.entitlement_key from ${visibleCampaign(tenantId, campaignId, actor)} c
  join preparations p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
    and p.finished_at is not null
  join preparation_entitlements e on e.tenant_id = p.tenant_id and e.preparation_key = p.preparation_key`
