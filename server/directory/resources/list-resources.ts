import { AppResourceList, type AppResourceView, RESOURCE_EXPAND_PATHS } from '../../../contract/directory/resource.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { listResources, type ResourceFilter, type ResourceRow } from './resource.store.ts'
import { findResourceType } from './resource-type.store.ts'
import { resourceViews } from './resource-view.ts'

export const resourceRows = {
  expand: RESOURCE_EXPAND_PATHS,
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listResources(db, tenant.id, { after, limit }, filter),
  keyOf: (resource) => [resource.id],
  view: ({ db, tenant, actor }, rows, { expansion }) => resourceViews(db, tenant.id, actor, rows, expansion),
} satisfies RowSource<ResourceFilter, ResourceRow, AppResourceView>

export const listResourcesOperation = listOperation({
  id: 'svc.api.app.v1.AppResourceService.List',
  path: '/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources',
  tag: 'Resources',
  summary: 'List the resources of one type, oldest first',
  description: 'All resources of the type in this app.',
  permission: 'app.read',
  reply: AppResourceList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const type = await findResourceType(db, tenant.id, params.app_id, params.app_resource_type_id)
    return type ? { appId: type.appId, resourceTypeId: type.id } : fail('not_found', { thing: 'resource type' })
  },
  ...resourceRows,
})
