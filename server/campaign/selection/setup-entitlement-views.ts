import type { Static } from 'typebox'
import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { ScopeAndEntitlements, SetupEntitlement } from '../../../contract/campaign/campaign-setup.ts'
import type { Reader } from '../../db/index.ts'
import { loadApps, loadEntitlements, loadPolicies } from '../../directory/index.ts'
import type { Actor } from '../../http/index.ts'
import { type Expansion, finderOf } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { scopeMember } from './get-selection.ts'
import { type Entry, findEntitlementLocations, listEntries, selectedAt } from './selection.store.ts'

/** The selected entitlements and the scope of a campaign, with related objects that the caller asked for and may see. */
export async function scopeAndEntitlements(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  campaign: AccessReview,
  expansion: Expansion,
): Promise<Static<typeof ScopeAndEntitlements>> {
  const rows = await setupEntitlements(db, tenantId, campaign)
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

/** The selected entitlements, each with the policy that will review it (interface 13.3). */
async function setupEntitlements(db: Reader, tenantId: TenantId, campaign: AccessReview): Promise<SetupEntitlement[]> {
  const entries = await listEntries(db, tenantId, campaign.id, 'entitlements')
  if (entries.length === 0) return []
  const at = (await selectedAt(db, tenantId, campaign.id, 'entitlements'))?.toISOString() ?? campaign.updatedAt
  const { locations, appPolicies } = await findEntitlementLocations(db, tenantId, entries)
  const ownPolicy = ({ appId, objectId, policyId }: Entry) => {
    if (policyId !== '' || !campaign.usePolicyOverride) return policyId
    return locations.get(objectId)?.policyId || appPolicies.get(appId) || ''
  }
  return entries.map((entry) => ({
    ...{ tenantId, accessReviewId: campaign.id, appId: entry.appId, appEntitlementId: entry.objectId },
    appResourceId: locations.get(entry.objectId)?.resourceId ?? '',
    appResourceTypeId: locations.get(entry.objectId)?.resourceTypeId ?? '',
    customPolicyId: ownPolicy(entry),
    policyId: ownPolicy(entry) || campaign.policyId,
    ...{ createdAt: at, updatedAt: at },
    ...deletedAtOf(locations.get(entry.objectId)?.deletedAt),
  }))
}

const deletedAtOf = (at: Date | null | undefined) => (at ? { deletedAt: at.toISOString() } : {})
