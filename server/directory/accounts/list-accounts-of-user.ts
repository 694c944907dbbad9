import { AppUserList } from '../../../contract/directory/account.ts'
import { listOperation } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import { findUsers } from '../users/user.store.ts'
import { accountRows } from './list-accounts.ts'

export const listAccountsOfUser = listOperation({
  id: 'svc.api.app.v1.AppUserService.ListAppUsersForUser',
  path: '/api/v1/apps/{app_id}/users/{user_id}/app_users',
  tag: 'Accounts',
  summary: 'List the accounts that a person has in an app',
  description: 'A person may have several accounts in one app.',
  permission: 'app.read',
  reply: AppUserList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const app = await findApp(db, tenant.id, params.app_id)
    if (!app) return fail('not_found', { thing: 'app' })
    const [user] = await findUsers(db, tenant.id, [params.user_id])
    return user ? { appId: app.id, userIds: [user.id] } : fail('not_found', { thing: 'user' })
  },
  ...accountRows,
})
