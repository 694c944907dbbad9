import { AppResourceTypeReply, CreateResourceTypeRequest } from '../../../contract/directory/resource.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { findApp, lockApp } from '../apps/app.store.ts'
import { findResourceType, insertResourceType, resourceTypeMessage } from './resource-type.store.ts'

export const createResourceType = writeOperation({
  id: 'svc.api.app.v1.AppResourceTypeService.CreateManuallyManagedResourceType',
  method: 'POST',
  path: '/api/v1/apps/{app_id}/resource_types',
  tag: 'Resources',
  summary: 'Add a resource type to an app',
  description: 'Imports leave it alone.',
  permission: 'app.write',
  idempotent: true,
  body: CreateResourceTypeRequest,
  reply: AppResourceTypeReply,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail, invalid }, { params: { app_id: appId }, body }) {
    await lockApp(tx, tenant.id, appId)
    if (!(await findApp(tx, tenant.id, appId))) return fail('not_found', { thing: 'app' })
    const displayName = body.displayName.trim()
    if (displayName === '') return invalid({ field: 'displayName', description: 'must not be empty' })
    const id = newId()
    await insertResourceType(tx, tenant.id, { id, appId, displayName, traitIds: [body.resourceType] })
    audit({ target: id, detail: { appId, displayName, resourceType: body.resourceType } })
    const type = await findResourceType(tx, tenant.id, appId, id)
    return type
      ? { appResourceType: resourceTypeMessage(type), expanded: [] }
      : fail('not_found', { thing: 'resource type' })
  },
})
