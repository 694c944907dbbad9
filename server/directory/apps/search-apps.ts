import { AppList, SearchAppsRequest } from '../../../contract/directory/app.ts'
import { readOperation } from '../../http/index.ts'
import { listApps } from './app.store.ts'
import { appMessages } from './app-message.ts'

export const searchApps = readOperation({
  id: 'svc.api.app.v1.AppSearch.Search',
  method: 'POST',
  path: '/api/v1/search/apps',
  tag: 'Apps',
  summary: 'Search apps',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'app.read',
  body: SearchAppsRequest,
  reply: AppList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listApps(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (app) => [app.id],
    })
    return { list: await appMessages(db, tenant.id, rows), nextPageToken }
  },
})
