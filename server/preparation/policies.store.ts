import type { AccessReview } from '../../contract/campaign/campaign.ts'
import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { Range } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { type ChunkContext, loadCampaignScope, type PolicyContext } from './chunk-context.ts'
import { policyOf } from './policies.sql.ts'
import { within } from './ranges.sql.ts'

/** The policy that each of these versions of entitlements would be reviewed by. */
export async function findPolicies(reader: Reader, context: PolicyContext, versions: readonly string[]) {
  const rows = await reader.rows<{ version: string; policyId: string }>(sql`
    select e.version::text, ${policyOf(context)} as "policyId" from entitlement_versions e
    where e.tenant_id = ${context.scopeContext.tenantId} and e.version = any(${versions}::bigint[])`)
  return new Map(rows.map(({ version, policyId }) => [version, policyId]))
}

/** The policy that an entitlement would be reviewed by if it were prepared now; undefined when it is gone. */
export async function findPolicyNow(
  reader: Reader,
  tenantId: TenantId,
  campaign: AccessReview,
  entitlementKey: string,
): Promise<string | undefined> {
  const scope = await loadCampaignScope(reader, tenantId, campaign)
  const { policyId, usePolicyOverride } = campaign
  const context = { scopeContext: { tenantId, scope, snapshot: undefined }, policyId, usePolicyOverride }
  const row = await reader.first<{ policyId: string }>(sql`
    select ${policyOf(context)} as "policyId" from entitlement_versions e
    where e.tenant_id = ${tenantId} and e.entitlement_key = ${entitlementKey}::bigint and e.closed_at is null`)
  return row?.policyId
}

/** Gives entitlements that are already prepared their policies again. */
export const updatePolicies = (tx: Tx, context: ChunkContext, range: Range) =>
  tx.count(sql`
    update preparation_entitlements as pe set policy_id = ${policyOf(context)} from entitlement_versions e
    where pe.tenant_id = ${context.scopeContext.tenantId} and pe.preparation_key = ${context.key}
      and ${within(sql`pe.entitlement_key`, range)} and e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version`)
