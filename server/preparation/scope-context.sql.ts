import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { type CampaignScope, NO_RESULTS, type ScopeContext } from '../scope/index.ts'
import type { Preparation } from './preparation.store.ts'

/** The scope context of a preparation that has its snapshot. */
export function scopeContextOf(
  tenantId: TenantId,
  scope: CampaignScope,
  { key, snapshot, trustedDomains }: Preparation,
): ScopeContext {
  if (!snapshot) throw new Error('a preparation without its snapshot')
  const ofPreparation = sql`where tenant_id = ${tenantId} and preparation_key = ${key}`
  return {
    tenantId,
    scope,
    at: snapshot.at,
    snapshot,
    trustedDomains,
    reachable: sql`select resource_id from preparation_resources ${ofPreparation}`,
    conflicts: sql`select entitlement_key, principal_key from preparation_conflicts ${ofPreparation}`,
    userResults: NO_RESULTS,
    accountResults: NO_RESULTS,
  }
}
