import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { counted } from '../../lib/names.ts'
import { lockApp } from '../apps/app.store.ts'
import { countUsesOfType, findResourceType, removeResourceType } from './resource-type.store.ts'

export const deleteResourceType = writeOperation({
  id: 'svc.api.app.v1.AppResourceTypeService.DeleteManuallyManagedResourceType',
  method: 'DELETE',
  path: '/api/v1/apps/{app_id}/resource_types/{id}',
  tag: 'Resources',
  summary: 'Delete a resource type that was created here and has no resources',
  description: 'Delete its resources first; otherwise it is refused with 409.',
  permission: 'app.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found', 'not_manually_managed', 'in_use'],
  async run({ tx, tenant, audit, fail }, { params: { app_id: appId, id } }) {
    await lockApp(tx, tenant.id, appId)
    const type = await findResourceType(tx, tenant.id, appId, id)
    if (!type) return fail('not_found', { thing: 'resource type' })
    if (type.sourceId !== null) return fail('not_manually_managed', { thing: 'resource type' })
    const { resources, entitlements } = await countUsesOfType(tx, tenant.id, appId, id)
    if (resources + entitlements > 0) {
      const users = `${counted(resources, 'resource')} and ${counted(entitlements, 'entitlement')}`
      return fail('in_use', { thing: 'resource type', users })
    }
    await removeResourceType(tx, tenant.id, appId, id)
    audit({ target: id, detail: { displayName: type.displayName } })
    return {}
  },
})
