import { APP_USER_EXPAND_PATHS, AppUserList, type AppUserView } from '../../../contract/directory/account.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import { type Account, type AccountFilter, listAccounts } from './account.store.ts'
import { accountViews } from './account-view.ts'

export const accountRows = {
  expand: APP_USER_EXPAND_PATHS,
  fetch: ({ db, tenant }, { filter, after: [appId = '', id = ''], limit }) =>
    listAccounts(db, tenant.id, { after: [appId, id], limit }, filter),
  keyOf: ({ appUser }) => [appUser.appId, appUser.id],
  view: ({ db, tenant, actor }, rows, { expansion }) => accountViews(db, tenant.id, actor, rows, expansion),
} satisfies RowSource<AccountFilter, Account, AppUserView>

export const listAccountsOfApp = listOperation({
  id: 'svc.api.app.v1.AppUserService.List',
  path: '/api/v1/apps/{app_id}/app_users',
  tag: 'Accounts',
  summary: 'List the accounts of an app, oldest first',
  description: 'All accounts of the app, whoever owns them.',
  permission: 'app.read',
  reply: AppUserList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const app = await findApp(db, tenant.id, params.app_id)
    return app ? { appId: app.id } : fail('not_found', { thing: 'app' })
  },
  ...accountRows,
})
