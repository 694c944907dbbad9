import { AppResourceList, RESOURCE_EXPAND_PATHS, SearchResourcesRequest } from '../../../contract/directory/resource.ts'
import { readOperation } from '../../http/index.ts'
import { listResources } from './resource.store.ts'
import { resourceViews } from './resource-view.ts'

export const searchResources = readOperation({
  id: 'svc.api.app.v1.AppResourceSearch.SearchAppResources',
  method: 'POST',
  path: '/api/v1/search/app_resources',
  tag: 'Resources',
  summary: 'Search resources',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'app.read',
  body: SearchResourcesRequest,
  reply: AppResourceList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  async run({ db, tenant, actor, expand, page }, { body: { pageSize, pageToken, expandMask, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listResources(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (resource) => [resource.id],
    })
    const expansion = expand(expandMask, RESOURCE_EXPAND_PATHS)
    const list = await resourceViews(db, tenant.id, actor, rows, expansion)
    return { list, expanded: expansion.expanded, nextPageToken }
  },
})
