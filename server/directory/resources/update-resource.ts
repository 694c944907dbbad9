import {
  AppResourceViewReply,
  RESOURCE_EXPAND_PATHS,
  UpdateResourceRequest,
} from '../../../contract/directory/resource.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import type { TenantId } from '../../lib/ids.ts'
import { annotationViolations, mergeAnnotations } from '../annotations.ts'
import { lockApp } from '../apps/app.store.ts'
import { withEdited } from '../versions.sql.ts'
import { reviseVersion } from '../versions.store.ts'
import {
  findResource,
  findResources,
  isSameOrAbove,
  type ResourceRow,
  type ResourceSettings,
} from './resource.store.ts'
import { resourceViewReply } from './resource-view.ts'

const COLUMNS = {
  displayName: 'display_name',
  description: 'description',
  customDescription: 'custom_description',
  parentAppResourceId: 'parent_id',
  annotations: 'annotations',
} as const
const COLUMN_FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const SETTINGS = ['matchBatonId'] as const satisfies (keyof ResourceSettings)[]
const WRITABLE = [...COLUMN_FIELDS, ...SETTINGS]

export const updateResource = writeOperation({
  id: 'svc.api.app.v1.AppResourceService.Update',
  method: 'POST',
  path: '/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources/{id}',
  tag: 'Resources',
  summary: 'Change a resource',
  description: 'Later imports do not overwrite what you change here on an imported resource.',
  permission: 'app.write',
  idempotent: true,
  body: UpdateResourceRequest,
  reply: AppResourceViewReply,
  errors: ['not_found', 'unknown_expand_path'],
  async run({ tx, tenant, actor, expand, audit, fail, invalid }, { params, body }) {
    const place = { appId: params.app_id, typeId: params.app_resource_type_id, id: params.id }
    await lockApp(tx, tenant.id, place.appId)
    const before = await findResource(tx, tenant.id, place)
    if (!before) return fail('not_found', { thing: 'resource' })
    const sent = body.appResource ?? {}
    const { fields, violations } = maskedFields(body.updateMask, sent, WRITABLE)
    const wanted = {
      displayName: (sent.displayName ?? '').trim(),
      description: sent.description ?? '',
      customDescription: sent.customDescription ?? '',
      parentAppResourceId: sent.parentAppResourceId || null,
      annotations: mergeAnnotations(before.annotations, sent.annotations),
    }
    if (fields.includes('displayName') && wanted.displayName === '')
      violations.push({ field: 'appResource.displayName', description: 'must not be empty' })
    if (fields.includes('annotations'))
      violations.push(...annotationViolations(wanted.annotations, 'appResource.annotations'))
    if (fields.includes('parentAppResourceId') && wanted.parentAppResourceId !== null)
      violations.push(...(await parentViolations(tx, tenant.id, before, wanted.parentAppResourceId)))
    if (violations.length > 0) return invalid(...violations)
    const columns = COLUMN_FIELDS.filter((field) => fields.includes(field))
    const settings = SETTINGS.filter((field) => fields.includes(field))
    const changes = {
      ...Object.fromEntries(columns.map((field) => [COLUMNS[field], wanted[field]])),
      // JSON omits undefined settings, which clears them.
      ...(settings.length > 0 && {
        settings: { ...before.settings, ...Object.fromEntries(settings.map((field) => [field, sent[field]])) },
      }),
    }
    if (fields.length > 0)
      await reviseVersion(tx, 'resource', tenant.id, before.version, {
        ...changes,
        edited: withEdited(Object.keys(changes)),
      })
    audit({ target: before.id, detail: { fields } })
    const after = (await findResource(tx, tenant.id, place)) ?? before
    return resourceViewReply(tx, tenant.id, actor, after, expand(body.expandMask, RESOURCE_EXPAND_PATHS))
  },
})

/** A parent must be another resource of the same app that is not below this one. */
async function parentViolations(
  reader: Reader,
  tenantId: TenantId,
  resource: ResourceRow,
  parentId: string,
): Promise<FieldViolation[]> {
  const field = 'appResource.parentAppResourceId'
  const [parent] = await findResources(reader, tenantId, [parentId])
  if (parent?.appId !== resource.appId) return [{ field, description: 'there is no resource with this id in this app' }]
  return (await isSameOrAbove(reader, tenantId, resource.id, parentId))
    ? [{ field, description: 'must not be this resource or one of its children' }]
    : []
}
