import { type Sql, sql } from '../db/sql.ts'
import { live } from '../scope/index.ts'
import type { PolicyContext } from './chunk-context.ts'

/**
 * The policy that an entitlement (`e`) is reviewed by: the one chosen for it in this campaign; where policies override,
 * its own or its app's; else the campaign's (interface 13.3).
 */
export const policyOf = ({ scopeContext, policyId, usePolicyOverride }: PolicyContext): Sql => {
  const { tenantId, scope, snapshot } = scopeContext
  const set = scope.sets.entitlements
  const chosen = set
    ? sql`(select nullif(s.policy_id, '') from selection_entries s where s.tenant_id = ${tenantId}
        and s.set_id = ${set} and s.app_id = e.app_id and s.object_id = e.entitlement_id and s.role_id = '')`
    : sql`null`
  const overrides = sql`nullif(e.certify_policy_id, ''), (
    select nullif(ap.certify_policy_id, '') from app_versions ap
    where ap.tenant_id = ${tenantId} and ap.app_id = e.app_id and ${live(sql`ap`, 'app', snapshot)})`
  return sql`coalesce(${chosen}, ${usePolicyOverride ? overrides : sql`null`}, ${policyId}::text)`
}
