import { AppEntitlementList } from '../../../contract/directory/entitlement.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findResource } from '../resources/resource.store.ts'
import { entitlementPage } from './entitlement-page.ts'

export const listEntitlementsOfResource = readOperation({
  id: 'svc.api.app.v1.AppEntitlements.ListForAppResource',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/entitlements/resource_types/{app_resource_type_id}/resources/{app_resource_id}',
  tag: 'Entitlements',
  summary: 'List the entitlements of a resource, oldest first',
  permission: 'app.read',
  query: PageQuery,
  reply: AppEntitlementList,
  errors: ['not_found', 'invalid_page_token'],
  async run(context, { params, query }) {
    const { app_id: appId, app_resource_type_id: typeId, app_resource_id: id } = params
    const resource = await findResource(context.db, context.tenant.id, { appId, typeId, id })
    if (!resource) return context.fail('not_found', { thing: 'resource' })
    return entitlementPage(context, query, { appId, resourceId: id })
  },
})
