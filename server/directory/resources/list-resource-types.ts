import { AppResourceTypeViewList } from '../../../contract/directory/resource.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import { listResourceTypes, resourceTypeMessage } from './resource-type.store.ts'

export const listResourceTypesOperation = readOperation({
  id: 'svc.api.app.v1.AppResourceTypeService.List',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/resource_types',
  tag: 'Resources',
  summary: 'List the resource types of one app, oldest first',
  permission: 'app.read',
  query: PageQuery,
  reply: AppResourceTypeViewList,
  errors: ['not_found', 'invalid_page_token'],
  async run({ db, tenant, fail, page }, { params, query }) {
    const app = await findApp(db, tenant.id, params.app_id)
    if (!app) return fail('not_found', { thing: 'app' })
    const filter = { appIds: [app.id] }
    const { rows, nextPageToken } = await page({
      ...query,
      filter,
      fetch: (limit, [id = ''] = []) =>
        listResourceTypes(db, tenant.id, { appId: app.id, id: String(id), limit }, filter),
      keyOf: (type) => [type.id],
    })
    const list = rows.map((type) => ({ appResourceType: resourceTypeMessage(type), appPath: '' }))
    return { list, expanded: [], nextPageToken }
  },
})
