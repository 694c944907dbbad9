import { AppList } from '../../../contract/directory/app.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listApps } from './app.store.ts'
import { appMessages } from './app-message.ts'

export const listAppsOperation = readOperation({
  id: 'svc.api.app.v1.Apps.List',
  method: 'GET',
  path: '/api/v1/apps',
  tag: 'Apps',
  summary: 'List the apps, oldest first',
  permission: 'app.read',
  query: PageQuery,
  reply: AppList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: (limit, after) => listApps(db, tenant.id, { after: String(after?.[0] ?? ''), limit }),
      keyOf: (app) => [app.id],
    })
    return { list: await appMessages(db, tenant.id, rows), nextPageToken }
  },
})
