import { AppUserList } from '../../../contract/directory/account.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import { findUsers } from '../users/user.store.ts'
import { accountPage } from './account-page.ts'

export const listAccountsOfUser = readOperation({
  id: 'svc.api.app.v1.AppUserService.ListAppUsersForUser',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/users/{user_id}/app_users',
  tag: 'Accounts',
  summary: 'List the accounts that a person has in an app',
  permission: 'app.read',
  query: PageQuery,
  reply: AppUserList,
  errors: ['not_found', 'invalid_page_token'],
  async run(context, { params, query }) {
    const app = await findApp(context.db, context.tenant.id, params.app_id)
    if (!app) return context.fail('not_found', { thing: 'app' })
    const [user] = await findUsers(context.db, context.tenant.id, [params.user_id])
    if (!user) return context.fail('not_found', { thing: 'user' })
    return accountPage(context, query, { appId: app.id, userIds: [user.id] })
  },
})
