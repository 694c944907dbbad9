import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { type CampaignScope, type Frame, NOBODY } from '../scope/index.ts'
import type { Preparation } from './preparation.store.ts'

/** What the conditions go by once a preparation has its moment. */
export function frameOf(
  tenantId: TenantId,
  scope: CampaignScope,
  { key, snapshot, trustedDomains }: Preparation,
): Frame {
  if (!snapshot) throw new Error('a preparation without its moment')
  const mine = sql`where tenant_id = ${tenantId} and preparation_key = ${key}`
  return {
    tenantId,
    scope,
    at: snapshot.at,
    snapshot,
    trustedDomains,
    reached: sql`select resource_id from preparation_resources ${mine}`,
    conflicts: sql`select entitlement_key, principal_key from preparation_conflicts ${mine}`,
    users: NOBODY,
    accounts: NOBODY,
  }
}
