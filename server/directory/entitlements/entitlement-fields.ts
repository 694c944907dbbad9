import type { AppEntitlementInput } from '../../../contract/directory/entitlement.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import { mergeAnnotations } from '../annotations.ts'
import type { EntitlementContent, EntitlementSettings } from './entitlement.store.ts'

/** Fields with a column of their own. */
const COLUMNS = {
  displayName: 'display_name',
  description: 'description',
  alias: 'alias',
  slug: 'slug',
  purpose: 'purpose',
  appResourceId: 'resource_id',
  appResourceTypeId: 'resource_type_id',
  certifyPolicyId: 'certify_policy_id',
  grantPolicyId: 'grant_policy_id',
  revokePolicyId: 'revoke_policy_id',
  riskLevelValueId: 'risk_level_id',
  complianceFrameworkValueIds: 'compliance_framework_ids',
  annotations: 'annotations',
} as const satisfies Record<Exclude<keyof EntitlementContent, 'settings'>, string>
const SETTINGS = [
  'deprovisionerPolicy',
  'durationGrant',
  'emergencyGrantEnabled',
  'emergencyGrantPolicyId',
  'matchBatonId',
  'overrideAccessRequestsDefaults',
  'provisionerPolicy',
  'requestSchemaId',
] as const satisfies (keyof EntitlementSettings)[]

type ColumnField = keyof typeof COLUMNS
const COLUMN_FIELDS = Object.keys(COLUMNS) as ColumnField[]

export const WRITABLE_FIELDS = [...COLUMN_FIELDS, ...SETTINGS, 'durationUnset'] as const
export type WritableField = (typeof WRITABLE_FIELDS)[number]

/** The defaults of a new entitlement, and the values of its fields when cleared. */
export const BLANK: EntitlementContent = {
  displayName: '',
  description: '',
  alias: '',
  slug: '',
  purpose: 'APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT',
  appResourceId: '',
  appResourceTypeId: '',
  certifyPolicyId: '',
  grantPolicyId: '',
  revokePolicyId: '',
  riskLevelValueId: '',
  complianceFrameworkValueIds: [],
  annotations: {},
  settings: {},
}

/** The content with these fields set to the given values, or cleared where none is given. */
export function withFields(
  before: EntitlementContent,
  given: AppEntitlementInput,
  fields: readonly WritableField[],
): EntitlementContent {
  const columns = COLUMN_FIELDS.filter((field) => fields.includes(field))
  const after: EntitlementContent = {
    ...before,
    ...Object.fromEntries(columns.map((field) => [field, given[field] ?? BLANK[field]])),
    settings: withSettings(before.settings, given, fields),
  }
  if (fields.includes('annotations')) after.annotations = mergeAnnotations(before.annotations, given.annotations)
  after.displayName = after.displayName.trim()
  return after
}

function withSettings(
  before: EntitlementSettings,
  given: AppEntitlementInput,
  fields: readonly WritableField[],
): EntitlementSettings {
  const named = SETTINGS.filter((field) => fields.includes(field))
  const after: EntitlementSettings = { ...before, ...Object.fromEntries(named.map((field) => [field, given[field]])) }
  if (fields.includes('durationUnset') && !fields.includes('durationGrant')) delete after.durationGrant
  // False and empty are the defaults and need not be stored.
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value))
}

/** The columns in which two contents differ, with the values of the second one. */
export function changedColumns(before: EntitlementContent, after: EntitlementContent): Record<string, unknown> {
  return Object.fromEntries(
    [...COLUMN_FIELDS, 'settings' as const]
      .filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
      .map((field) => [field === 'settings' ? field : COLUMNS[field], after[field]]),
  )
}

/** The fields of these columns, as an update mask names them. */
export const fieldsOfColumns = (columns: readonly string[], settings: EntitlementSettings): string[] =>
  columns.flatMap((column) =>
    column === 'settings' ? Object.keys(settings) : COLUMN_FIELDS.filter((field) => COLUMNS[field] === column),
  )
