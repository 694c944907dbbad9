import { AppResourceTypeReply, UpdateResourceTypeRequest } from '../../../contract/directory/resource.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import { lockApp } from '../apps/app.store.ts'
import { reviseVersion } from '../versions.store.ts'
import { findResourceType, resourceTypeMessage } from './resource-type.store.ts'

const COLUMNS = { displayName: 'display_name', traitIds: 'trait_ids' } as const
const WRITABLE = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

export const updateResourceType = writeOperation({
  id: 'svc.api.app.v1.AppResourceTypeService.UpdateManuallyManagedResourceType',
  method: 'POST',
  path: '/api/v1/apps/{app_id}/resource_types/{id}',
  tag: 'Resources',
  summary: 'Change a resource type that was created here',
  description: 'Changes the fields that `updateMask` names, or those that are sent.',
  permission: 'app.write',
  idempotent: true,
  body: UpdateResourceTypeRequest,
  reply: AppResourceTypeReply,
  errors: ['not_found', 'not_manually_managed'],
  async run({ tx, tenant, audit, fail, invalid }, { params: { app_id: appId, id }, body }) {
    await lockApp(tx, tenant.id, appId)
    const before = await findResourceType(tx, tenant.id, appId, id)
    if (!before) return fail('not_found', { thing: 'resource type' })
    if (before.sourceId !== null) return fail('not_manually_managed', { thing: 'resource type' })
    const sent = body.appResourceType ?? {}
    const { fields, violations } = maskedFields(body.updateMask, sent, WRITABLE)
    const wanted = { displayName: (sent.displayName ?? '').trim(), traitIds: [...new Set(sent.traitIds)] }
    if (fields.includes('displayName') && wanted.displayName === '')
      violations.push({ field: 'appResourceType.displayName', description: 'must not be empty' })
    if (violations.length > 0) return invalid(...violations)
    const changes = Object.fromEntries(fields.map((field) => [COLUMNS[field], wanted[field]]))
    if (fields.length > 0) await reviseVersion(tx, 'resource_type', tenant.id, before.version, changes)
    audit({ target: id, detail: { fields } })
    const after = (await findResourceType(tx, tenant.id, appId, id)) ?? before
    return { appResourceType: resourceTypeMessage(after), expanded: [] }
  },
})
