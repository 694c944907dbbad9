import { AppUserList } from '../../../contract/directory/account.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import { accountPage } from './account-page.ts'

export const listAccountsOfApp = readOperation({
  id: 'svc.api.app.v1.AppUserService.List',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/app_users',
  tag: 'Accounts',
  summary: 'List the accounts of an app, oldest first',
  permission: 'app.read',
  query: PageQuery,
  reply: AppUserList,
  errors: ['not_found', 'invalid_page_token'],
  async run(context, { params, query }) {
    const app = await findApp(context.db, context.tenant.id, params.app_id)
    if (!app) return context.fail('not_found', { thing: 'app' })
    return accountPage(context, query, { appId: app.id })
  },
})
