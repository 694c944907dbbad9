import {
  AppEntitlementReply,
  ENTITLEMENT_EXPAND_PATHS,
  UpdateAppEntitlementRequest,
} from '../../../contract/directory/entitlement.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import { lockApp } from '../apps/app.store.ts'
import { withEdited } from '../versions.sql.ts'
import { reviseVersion } from '../versions.store.ts'
import { findEntitlement } from './entitlement.store.ts'
import { changedColumns, WRITABLE_FIELDS, withFields } from './entitlement-fields.ts'
import { entitlementReply } from './entitlement-reply.ts'
import { contentViolations, durationViolations } from './entitlement-violations.ts'

export const updateEntitlement = writeOperation({
  id: 'svc.api.app.v1.AppEntitlements.Update',
  method: 'POST',
  path: '/api/v1/apps/{app_id}/entitlements/{id}',
  tag: 'Entitlements',
  summary: 'Change an entitlement',
  description: 'Later imports do not overwrite what you change here on an imported entitlement.',
  permission: 'app.write',
  idempotent: true,
  body: UpdateAppEntitlementRequest,
  reply: AppEntitlementReply,
  errors: ['not_found', 'unknown_expand_path'],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, actor, expand, audit, fail, invalid }, { params: { app_id: appId, id }, body }) {
    await lockApp(tx, tenant.id, appId)
    const before = await findEntitlement(tx, tenant.id, appId, id)
    if (!before) return fail('not_found', { thing: 'entitlement' })
    const { entitlement: sent = {}, overrideAccessRequestsDefaults: override, updateMask, expandMask } = body
    const { fields, violations } = maskedFields(updateMask, sent, WRITABLE_FIELDS)
    // This field stands outside the entitlement in the request, so it needs no mask.
    if (override !== undefined) fields.push('overrideAccessRequestsDefaults')
    const given = override === undefined ? sent : { ...sent, overrideAccessRequestsDefaults: override }
    const after = withFields(before, given, fields)
    violations.push(
      ...durationViolations(given, 'entitlement.'),
      ...(await contentViolations(tx, tenant.id, appId, before, after, 'entitlement.')),
    )
    if (violations.length > 0) return invalid(...violations)
    const changes = changedColumns(before, after)
    const columns = Object.keys(changes)
    if (columns.length > 0)
      await reviseVersion(tx, 'entitlement', tenant.id, before.version, { ...changes, edited: withEdited(columns) })
    audit({ target: id, detail: { appId, fields } })
    const reply = await entitlementReply(tx, tenant.id, actor, appId, id, expand(expandMask, ENTITLEMENT_EXPAND_PATHS))
    return reply ?? fail('not_found', { thing: 'entitlement' })
  },
})
