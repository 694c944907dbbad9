import { AppResourceTypeList, SearchResourceTypesRequest } from '../../../contract/directory/resource.ts'
import { readOperation } from '../../http/index.ts'
import { listResourceTypes, resourceTypeMessage } from './resource-type.store.ts'

export const searchResourceTypes = readOperation({
  id: 'svc.api.app.v1.AppResourceSearch.SearchAppResourceTypes',
  method: 'POST',
  path: '/api/v1/search/app_resource_types',
  tag: 'Resources',
  summary: 'Search resource types',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'app.read',
  body: SearchResourceTypesRequest,
  reply: AppResourceTypeList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, [appId = '', id = ''] = []) =>
        listResourceTypes(db, tenant.id, { appId: String(appId), id: String(id), limit }, filter),
      keyOf: (type) => [type.appId, type.id],
    })
    return { list: rows.map(resourceTypeMessage), nextPageToken }
  },
})
