import { type AppInput, AppReply, UpdateAppRequest } from '../../../contract/directory/app.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import { annotationViolations, mergeAnnotations } from '../annotations.ts'
import { policyViolations } from '../references.ts'
import { withEdited } from '../versions.sql.ts'
import { reviseVersion } from '../versions.store.ts'
import { type AppRow, findApp, lockApp } from './app.store.ts'
import { writtenApp } from './app-message.ts'

/** Fields with a column of their own, and their values when cleared. */
const COLUMNS = {
  displayName: { column: 'display_name', empty: '' },
  description: { column: 'description', empty: '' },
  certifyPolicyId: { column: 'certify_policy_id', empty: '' },
  grantPolicyId: { column: 'grant_policy_id', empty: '' },
  revokePolicyId: { column: 'revoke_policy_id', empty: '' },
  monthlyCostUsd: { column: 'monthly_cost_usd', empty: 0 },
  annotations: { column: 'annotations', empty: {} },
} as const
const SETTINGS = [
  'accessModel',
  'appUserMapper',
  'connectorVersion',
  'defaultRequestCatalogId',
  'enableConnectorSourcedOwnership',
  'iconUrl',
  'identityMatching',
  'instructions',
  'matchBatonRef',
  'revokeGrantSources',
  'strictAccessEntitlementProvisioning',
] as const
const WRITABLE = [...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]), ...SETTINGS]
type Field = (typeof WRITABLE)[number]

export const updateApp = writeOperation({
  id: 'svc.api.app.v1.Apps.Update',
  method: 'POST',
  path: '/api/v1/apps/{id}',
  tag: 'Apps',
  summary: 'Change an app',
  description: 'Later imports do not overwrite what you change here on an imported app.',
  permission: 'app.write',
  idempotent: true,
  body: UpdateAppRequest,
  reply: AppReply,
  errors: ['not_found'],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, audit, fail, invalid }, { params, body: { app: sent = {}, updateMask } }) {
    await lockApp(tx, tenant.id, params.id)
    const before = await findApp(tx, tenant.id, params.id)
    if (!before) return fail('not_found', { thing: 'app' })
    const { fields, violations } = maskedFields(updateMask, sent, WRITABLE)
    const given: AppInput = { ...sent, annotations: mergeAnnotations(before.annotations, sent.annotations) }
    if (given.displayName !== undefined) given.displayName = given.displayName.trim()
    violations.push(...fieldViolations(given, fields))
    const policies = (['certifyPolicyId', 'grantPolicyId', 'revokePolicyId'] as const).filter((f) => fields.includes(f))
    const policyIds = Object.fromEntries(policies.map((field) => [`app.${field}`, given[field] ?? '']))
    violations.push(...(await policyViolations(tx, tenant.id, policyIds)))
    if (violations.length > 0) return invalid(...violations)
    if (fields.length > 0) await reviseVersion(tx, 'app', tenant.id, before.version, changesOf(before, given, fields))
    audit({ target: before.id, detail: { fields } })
    return { app: await writtenApp(tx, tenant.id, before.id) }
  },
})

const MAX_MAPPER_BYTES = 16_384

function fieldViolations(given: AppInput, fields: readonly Field[]): FieldViolation[] {
  const { displayName = '', annotations = {}, appUserMapper = {} } = given
  return [
    ...(fields.includes('displayName') && displayName === ''
      ? [{ field: 'app.displayName', description: 'must not be empty' }]
      : []),
    ...(fields.includes('annotations') ? annotationViolations(annotations, 'app.annotations') : []),
    ...(Buffer.byteLength(JSON.stringify(appUserMapper)) > MAX_MAPPER_BYTES
      ? [{ field: 'app.appUserMapper', description: `must have at most ${MAX_MAPPER_BYTES} bytes as JSON` }]
      : []),
  ]
}

/** The columns to change: one for each field, and one for all settings. */
function changesOf(before: AppRow, given: AppInput, fields: readonly Field[]) {
  const columns = Object.entries(COLUMNS)
    .filter(([field]) => fields.includes(field as Field))
    .map(([field, { column, empty }]) => [column, given[field as Field] ?? empty] as const)
  const settings = SETTINGS.filter((field) => fields.includes(field)).map((field) => [field, given[field]] as const)
  // JSON omits undefined settings, which clears them.
  const changes = Object.fromEntries([
    ...columns,
    ...(settings.length > 0 ? [['settings', { ...before.settings, ...Object.fromEntries(settings) }] as const] : []),
  ])
  return { ...changes, edited: withEdited(Object.keys(changes)) }
}
