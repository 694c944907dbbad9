import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { Range } from '../jobs/index.ts'
import type { ChunkContext, PolicyContext } from './chunk-context.ts'
import { policyOf } from './policies.sql.ts'
import { within } from './ranges.sql.ts'

/** The policy that each of these versions of entitlements would be reviewed by. */
export async function findPolicies(reader: Reader, context: PolicyContext, versions: readonly string[]) {
  const rows = await reader.rows<{ version: string; policyId: string }>(sql`
    select e.version::text, ${policyOf(context)} as "policyId" from entitlement_versions e
    where e.tenant_id = ${context.scopeContext.tenantId} and e.version = any(${versions}::bigint[])`)
  return new Map(rows.map(({ version, policyId }) => [version, policyId]))
}

/** Gives entitlements that are already prepared their policies again. */
export const updatePolicies = (tx: Tx, context: ChunkContext, range: Range) =>
  tx.count(sql`
    update preparation_entitlements as pe set policy_id = ${policyOf(context)} from entitlement_versions e
    where pe.tenant_id = ${context.scopeContext.tenantId} and pe.preparation_key = ${context.key}
      and ${within(sql`pe.entitlement_key`, range)} and e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version`)
