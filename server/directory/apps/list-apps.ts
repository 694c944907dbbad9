import { type App, AppList } from '../../../contract/directory/app.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { type AppFilter, type AppRow, listApps } from './app.store.ts'
import { appMessages } from './app-message.ts'

export const appRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) => listApps(db, tenant.id, { after, limit }, filter),
  keyOf: (app) => [app.id],
  view: ({ db, tenant }, rows) => appMessages(db, tenant.id, rows),
} satisfies RowSource<AppFilter, AppRow, App>

export const listAppsOperation = listOperation({
  id: 'svc.api.app.v1.Apps.List',
  path: '/api/v1/apps',
  tag: 'Apps',
  summary: 'List the apps, oldest first',
  description: 'All apps, imported or created here.',
  permission: 'app.read',
  reply: AppList,
  ...appRows,
})
