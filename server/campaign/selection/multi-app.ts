import type { MultiAppSetup } from '../../../contract/campaign/campaign.ts'
import { MAX_SELECTED } from '../../../contract/campaign/campaign-setup.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Tx } from '../../db/index.ts'
import { reviewPolicyViolations } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { formatCount } from '../../lib/names.ts'
import { type Entry, unknownEntries } from './selection.store.ts'

/** The entitlements of a multi-app setup, each with its policy and the fields of the setup that name them. */
function setupEntriesOf(setup: MultiAppSetup, field: string): (Entry & { field: string; policyField: string })[] {
  const apps = Object.values(setup.appEntitlements ?? {})
  return apps.flatMap(({ appId, entitlementIds = [] }) =>
    entitlementIds.map((objectId, index) => ({
      ...{ appId, objectId, roleId: '' },
      policyId: setup.appEntitlementDetails?.[appId]?.entitlementDetails?.[objectId]?.policyId ?? '',
      field: `${field}.appEntitlements["${appId}"].entitlementIds[${index}]`,
      policyField: `${field}.appEntitlementDetails["${appId}"].entitlementDetails["${objectId}"].policyId`,
    })),
  )
}

/** A multi-app setup as a selection of entitlements. */
export const multiAppEntries = (setup: MultiAppSetup): Entry[] =>
  setupEntriesOf(setup, '').map(({ appId, objectId, roleId, policyId }) => ({ appId, objectId, roleId, policyId }))

export async function multiAppViolations(
  tx: Tx,
  tenantId: TenantId,
  setup: MultiAppSetup,
  field: string,
): Promise<FieldViolation[]> {
  const entries = setupEntriesOf(setup, field)
  if (entries.length > MAX_SELECTED)
    return [
      {
        field,
        description: `must have at most ${formatCount(MAX_SELECTED)} entitlements; it has ${formatCount(entries.length)}`,
      },
    ]
  const unknown = new Set(await unknownEntries(tx, tenantId, 'entitlements', entries))
  const seen = new Set<string>()
  const policies = Object.fromEntries(entries.map(({ policyField, policyId }) => [policyField, policyId]))
  return [
    ...keyViolations(setup, field),
    ...entries.flatMap(({ appId, objectId, field }, index): FieldViolation[] => {
      const key = `${appId} ${objectId}`
      const twice = seen.has(key)
      seen.add(key)
      if (twice) return [{ field, description: 'is already in the setup', reason: 'duplicate_entry' }]
      if (!unknown.has(index)) return []
      return [{ field, description: 'there is no such entitlement in this app', reason: 'not_found' }]
    }),
    ...(await reviewPolicyViolations(tx, tenantId, policies)),
  ]
}

/** Entries repeat the ids that are their keys, and details need a selected entitlement. */
function keyViolations({ appEntitlements = {}, appEntitlementDetails = {} }: MultiAppSetup, field: string) {
  const violations: FieldViolation[] = []
  for (const [key, { appId }] of Object.entries(appEntitlements))
    if (key !== appId)
      violations.push({
        field: `${field}.appEntitlements["${key}"].appId`,
        description: 'must equal the key of its entry',
      })
  for (const [key, { entitlementDetails = {} }] of Object.entries(appEntitlementDetails))
    for (const [id, details] of Object.entries(entitlementDetails)) {
      const path = `${field}.appEntitlementDetails["${key}"].entitlementDetails["${id}"]`
      if (details.appId !== key || details.entitlementId !== id)
        violations.push({ field: path, description: 'must have the appId and entitlementId that are its keys' })
      else if (!appEntitlements[key]?.entitlementIds?.includes(id))
        violations.push({ field: path, description: 'is for an entitlement that is not in appEntitlements' })
    }
  return violations
}
