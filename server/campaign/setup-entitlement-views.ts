import type { Static } from 'typebox'
import type { ScopeAndEntitlements } from '../../contract/campaign-setup.ts'
import type { AccessReviewScopeV2 } from '../../contract/scope.ts'
import type { Reader } from '../db/index.ts'
import { loadApps, loadEntitlements, loadPolicies } from '../directory/index.ts'
import { type Expansion, finderOf } from '../http/expand.ts'
import type { Actor } from '../http/index.ts'
import { scopeMember } from './get-selection.ts'
import { listSetupEntitlements } from './selection.store.ts'

/** The entitlements that are chosen for a campaign and its scope, with what the caller asked to expand and may see. */
export async function scopeAndEntitlements(
  db: Reader,
  tenantId: string,
  actor: Actor,
  campaign: { id: string; scopeV2: AccessReviewScopeV2 | undefined },
  expansion: Expansion,
): Promise<Static<typeof ScopeAndEntitlements>> {
  const rows = await listSetupEntitlements(db, tenantId, campaign.id)
  const idsFor = (path: string, permission: string, field: 'appId' | 'appEntitlementId' | 'policyId') =>
    expansion.wants(path) && actor.permissions.has(permission) ? [...new Set(rows.map((row) => row[field]))] : []
  const app = finderOf(await loadApps(db, tenantId, idsFor('app_id', 'app.read', 'appId')))
  const entitlement = finderOf(
    await loadEntitlements(db, tenantId, idsFor('app_entitlement_id', 'app.read', 'appEntitlementId')),
  )
  const policy = finderOf(await loadPolicies(db, tenantId, idsFor('policy_id', 'policy.read', 'policyId')))
  const list = rows.map((row) => ({
    accessReviewEntitlement: row,
    appPath: expansion.add('app_id', 'app.v1.App', app(row.appId)),
    entitlementPath: expansion.add('app_entitlement_id', 'app.v1.AppEntitlement', entitlement(row.appEntitlementId)),
    policyPath: expansion.add('policy_id', 'policy.v1.Policy', policy(row.policyId)),
  }))
  return { list, ...scopeMember(campaign.scopeV2), expanded: expansion.expanded }
}
