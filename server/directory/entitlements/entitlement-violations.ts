import type { AppEntitlementInput } from '../../../contract/directory/entitlement.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { annotationViolations } from '../annotations.ts'
import { attributeViolations, policyViolations, webhookViolations } from '../references.ts'
import { findResources } from '../resources/resource.store.ts'
import { findResourceType } from '../resources/resource-type.store.ts'
import type { EntitlementContent } from './entitlement.store.ts'
import { provisionViolations } from './provision.rules.ts'
import { removerViolations } from './remover-violations.ts'

/**
 * The violations in an entitlement that is to be written. Changed references must name existing objects; unchanged ones
 * may name objects that are gone. `prefix` is the place of its fields in the request.
 */
export async function contentViolations(
  reader: Reader,
  tenantId: TenantId,
  appId: string,
  before: EntitlementContent,
  after: EntitlementContent,
  prefix: string,
): Promise<FieldViolation[]> {
  const changed = (field: TextField) => (after[field] === before[field] ? '' : after[field])
  const { emergencyGrantPolicyId = '', provisionerPolicy, deprovisionerPolicy } = after.settings
  const frameworks = after.complianceFrameworkValueIds
  return [
    ...(after.displayName === '' ? [{ field: `${prefix}displayName`, description: 'must not be empty' }] : []),
    ...annotationViolations(after.annotations, `${prefix}annotations`),
    ...provisionViolations(provisionerPolicy, `${prefix}provisionerPolicy`),
    ...provisionViolations(deprovisionerPolicy, `${prefix}deprovisionerPolicy`),
    ...(await removerViolations(
      reader,
      tenantId,
      { before: before.settings.deprovisionerPolicy, after: deprovisionerPolicy },
      `${prefix}deprovisionerPolicy.manual`,
    )),
    ...(await webhookViolations(
      reader,
      tenantId,
      removerOf(after) === removerOf(before) ? '' : removerOf(after),
      `${prefix}deprovisionerPolicy.webhook.webhookId`,
    )),
    ...(await policyViolations(reader, tenantId, {
      [`${prefix}certifyPolicyId`]: changed('certifyPolicyId'),
      [`${prefix}grantPolicyId`]: changed('grantPolicyId'),
      [`${prefix}revokePolicyId`]: changed('revokePolicyId'),
      [`${prefix}emergencyGrantPolicyId`]:
        emergencyGrantPolicyId === before.settings.emergencyGrantPolicyId ? '' : emergencyGrantPolicyId,
    })),
    ...(await attributeViolations(reader, tenantId, 'risk_levels', {
      [`${prefix}riskLevelValueId`]: changed('riskLevelValueId'),
    })),
    ...(await attributeViolations(
      reader,
      tenantId,
      'compliance_frameworks',
      Object.fromEntries(
        frameworks.map((id, index) => [
          `${prefix}complianceFrameworkValueIds[${index}]`,
          before.complianceFrameworkValueIds.includes(id) ? '' : id,
        ]),
      ),
    )),
    ...(await resourceViolations(reader, tenantId, appId, before, after, prefix)),
  ]
}

/** The webhook that is asked to remove the access; empty if none is. */
const removerOf = ({ settings }: EntitlementContent) => settings.deprovisionerPolicy?.webhook?.webhookId ?? ''

type TextField = 'certifyPolicyId' | 'grantPolicyId' | 'revokePolicyId' | 'riskLevelValueId'

/** The resource must belong to the app and have the type given with it. */
async function resourceViolations(
  reader: Reader,
  tenantId: TenantId,
  appId: string,
  before: EntitlementContent,
  { appResourceId, appResourceTypeId }: EntitlementContent,
  prefix: string,
): Promise<FieldViolation[]> {
  if (appResourceId === before.appResourceId && appResourceTypeId === before.appResourceTypeId) return []
  if (appResourceTypeId === '')
    return appResourceId === ''
      ? []
      : [{ field: `${prefix}appResourceTypeId`, description: 'is required when appResourceId is set' }]
  if (!(await findResourceType(reader, tenantId, appId, appResourceTypeId)))
    return [{ field: `${prefix}appResourceTypeId`, description: 'there is no resource type with this id in the app' }]
  const [resource] = appResourceId === '' ? [] : await findResources(reader, tenantId, [appResourceId])
  const isThere = resource?.appId === appId && resource.appResourceTypeId === appResourceTypeId
  return appResourceId === '' || isThere
    ? []
    : [{ field: `${prefix}appResourceId`, description: 'there is no resource with this id and type in the app' }]
}

export const durationViolations = (
  { durationGrant, durationUnset }: Pick<AppEntitlementInput, 'durationGrant' | 'durationUnset'>,
  prefix: string,
): FieldViolation[] =>
  durationGrant !== undefined && durationUnset !== undefined
    ? [{ field: `${prefix}durationUnset`, description: 'cannot be combined with durationGrant' }]
    : []
