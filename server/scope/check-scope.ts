import type { AccessReviewInclusionScope, AccessReviewScopeV2 } from '../../contract/campaign/scope.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import type { Reader } from '../db/index.ts'
import { attributeViolations, entitlementViolations, knownAccessProfileIds, knownUserIds } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { attributeMapViolations, duplicateViolations, scopeShapeViolations } from './scope.rules.ts'

/** Violations of a scope: its shape, its expressions, and references to objects that do not exist. */
export async function scopeViolations(
  reader: Reader,
  tenantId: TenantId,
  scope: AccessReviewScopeV2,
  field: string,
): Promise<FieldViolation[]> {
  const shape = scopeShapeViolations(scope, field)
  return [...shape, ...(await referenceViolations(reader, tenantId, scope, field))]
}

async function referenceViolations(
  reader: Reader,
  tenantId: TenantId,
  { selectedUsers, userCriteria, appSelectionCriteria, grantsByCriteria }: AccessReviewScopeV2,
  field: string,
): Promise<FieldViolation[]> {
  const profiles = grantsByCriteria?.accessProfileFilter
  const profilesField = `${field}.grantsByCriteria.accessProfileFilter`
  const criteriaField = `${field}.appSelectionCriteria`
  return [
    ...(await people(reader, tenantId, selectedUsers?.userIds, `${field}.selectedUsers.userIds`)),
    ...(await people(reader, tenantId, userCriteria?.managerUserIds, `${field}.userCriteria.managerUserIds`)),
    ...(await entitlementViolations(
      reader,
      tenantId,
      userCriteria?.groupAppEntitlementsRef ?? [],
      `${field}.userCriteria.groupAppEntitlementsRef`,
    )),
    ...(await attributes(
      reader,
      tenantId,
      'risk_levels',
      appSelectionCriteria?.riskLevelAttributeValueIds,
      `${criteriaField}.riskLevelAttributeValueIds`,
    )),
    ...(await attributes(
      reader,
      tenantId,
      'compliance_frameworks',
      appSelectionCriteria?.complianceFrameworkAttributeValueIds,
      `${criteriaField}.complianceFrameworkAttributeValueIds`,
    )),
    ...(await accessProfiles(
      reader,
      tenantId,
      profiles?.includedAccessProfileIds,
      `${profilesField}.includedAccessProfileIds`,
    )),
    ...(await accessProfiles(
      reader,
      tenantId,
      profiles?.excludedAccessProfileIds,
      `${profilesField}.excludedAccessProfileIds`,
    )),
  ]
}

/** The legacy scope that names people (interface 2.8). */
export async function inclusionViolations(
  reader: Reader,
  tenantId: TenantId,
  { userIds = [], managerIds = [], multiUserProfileAttributes }: AccessReviewInclusionScope,
  field: string,
): Promise<FieldViolation[]> {
  return [
    ...duplicateViolations(userIds, `${field}.userIds`),
    ...duplicateViolations(managerIds, `${field}.managerIds`),
    ...attributeMapViolations(multiUserProfileAttributes, `${field}.multiUserProfileAttributes`),
    ...(await people(reader, tenantId, userIds, `${field}.userIds`)),
    ...(await people(reader, tenantId, managerIds, `${field}.managerIds`)),
  ]
}

/** Violations for ids that are not known. */
const unknownEntries = (ids: readonly string[], known: ReadonlySet<string>, field: string, thing: string) =>
  ids.flatMap((id, index): FieldViolation[] =>
    known.has(id)
      ? []
      : [{ field: `${field}[${index}]`, description: `there is no ${thing} with this id`, reason: 'not_found' }],
  )

async function people(reader: Reader, tenantId: TenantId, ids: readonly string[] = [], field: string) {
  return ids.length === 0 ? [] : unknownEntries(ids, await knownUserIds(reader, tenantId, ids), field, 'user')
}

async function accessProfiles(reader: Reader, tenantId: TenantId, ids: readonly string[] = [], field: string) {
  if (ids.length === 0) return []
  return unknownEntries(ids, await knownAccessProfileIds(reader, tenantId, ids), field, 'access profile')
}

const attributes = (
  reader: Reader,
  tenantId: TenantId,
  kind: Parameters<typeof attributeViolations>[2],
  ids: readonly string[] = [],
  field: string,
) => attributeViolations(reader, tenantId, kind, Object.fromEntries(ids.map((id, index) => [`${field}[${index}]`, id])))
