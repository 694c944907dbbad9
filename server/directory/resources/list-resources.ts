import { AppResourceList, RESOURCE_EXPAND_PATHS } from '../../../contract/directory/resource.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listResources } from './resource.store.ts'
import { findResourceType } from './resource-type.store.ts'
import { resourceViews } from './resource-view.ts'

export const listResourcesOperation = readOperation({
  id: 'svc.api.app.v1.AppResourceService.List',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources',
  tag: 'Resources',
  summary: 'List the resources of one type, oldest first',
  permission: 'app.read',
  query: PageQuery,
  reply: AppResourceList,
  errors: ['not_found', 'invalid_page_token'],
  async run({ db, tenant, actor, expand, fail, page }, { params, query }) {
    const type = await findResourceType(db, tenant.id, params.app_id, params.app_resource_type_id)
    if (!type) return fail('not_found', { thing: 'resource type' })
    const filter = { appId: type.appId, resourceTypeId: type.id }
    const { rows, nextPageToken } = await page({
      ...query,
      filter,
      fetch: (limit, after) => listResources(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (resource) => [resource.id],
    })
    const expansion = expand(undefined, RESOURCE_EXPAND_PATHS)
    const list = await resourceViews(db, tenant.id, actor, rows, expansion)
    return { list, expanded: expansion.expanded, nextPageToken }
  },
})
