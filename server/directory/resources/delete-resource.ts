import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { counted } from '../../lib/names.ts'
import { lockApp } from '../apps/app.store.ts'
import { recomputeViolations } from '../conflicts/violation.store.ts'
import { countParts, findResource, removeResource } from './resource.store.ts'

export const deleteResource = writeOperation({
  id: 'svc.api.app.v1.AppResourceService.DeleteManuallyManagedAppResource',
  method: 'DELETE',
  path: '/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources/{id}',
  tag: 'Resources',
  summary: 'Delete a resource that was created here, with its entitlements and grants',
  description: 'An imported resource is refused with 409: remove it in the source.',
  permission: 'app.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found', 'not_manually_managed', 'in_use'],
  async run({ tx, tenant, audit, fail }, { params: { app_id: appId, app_resource_type_id: typeId, id } }) {
    await lockApp(tx, tenant.id, appId)
    const resource = await findResource(tx, tenant.id, { appId, typeId, id })
    if (!resource) return fail('not_found', { thing: 'resource' })
    if (resource.sourceId !== null) return fail('not_manually_managed', { thing: 'resource' })
    const parts = await countParts(tx, tenant.id, id)
    if (parts > 0) return fail('in_use', { thing: 'resource', users: `${counted(parts, 'resource')} below it` })
    await removeResource(tx, tenant.id, id)
    await recomputeViolations(tx, tenant.id)
    audit({ target: id, detail: { displayName: resource.displayName } })
    return {}
  },
})
