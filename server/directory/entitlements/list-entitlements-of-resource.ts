import { AppEntitlementList } from '../../../contract/directory/entitlement.ts'
import { listOperation } from '../../http/index.ts'
import { findResource } from '../resources/resource.store.ts'
import { entitlementRows } from './list-entitlements.ts'

export const listEntitlementsOfResource = listOperation({
  id: 'svc.api.app.v1.AppEntitlements.ListForAppResource',
  path: '/api/v1/apps/{app_id}/entitlements/resource_types/{app_resource_type_id}/resources/{app_resource_id}',
  tag: 'Entitlements',
  summary: 'List the entitlements of a resource, oldest first',
  description: 'The entitlements that belong to the resource itself.',
  permission: 'app.read',
  reply: AppEntitlementList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const { app_id: appId, app_resource_type_id: typeId, app_resource_id: id } = params
    const resource = await findResource(db, tenant.id, { appId, typeId, id })
    return resource ? { appId, resourceId: id } : fail('not_found', { thing: 'resource' })
  },
  ...entitlementRows,
})
