import { campaignRows, usingCampaign } from '../campaign/index.ts'
import { sql } from '../db/sql.ts'
import type { PolicyUsage } from '../directory/index.ts'

/** Campaigns, until they are closed, use the policies of their prepared entitlements. */
export const preparationPolicyUsage: PolicyUsage = (tenantId, policyId) => sql`
  select ${usingCampaign} from ${campaignRows} c
  where c.tenant_id = ${tenantId} and c.closed_at is null and exists (
    select 1 from preparation_entitlements p
    where p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key and p.policy_id = ${policyId})`
