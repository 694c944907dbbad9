import { AddMembersReply, AddMembersRequest } from '../../../contract/directory/entitlement.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { insertAccounts, mainAccounts } from '../accounts/account.store.ts'
import { lockApp } from '../apps/app.store.ts'
import { recomputeViolations } from '../conflicts/violation.store.ts'
import { insertGrants } from '../grants/grant.store.ts'
import { findUsers } from '../users/user.store.ts'
import { findEntitlement } from './entitlement.store.ts'

export const addMembers = writeOperation({
  id: 'svc.api.app.v1.AppEntitlements.AddManuallyManagedMembers',
  method: 'POST',
  path: '/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/add-manual-user',
  tag: 'Entitlements',
  summary: 'Grant people an entitlement that was created here',
  description:
    'Each person gets a grant through their account in the app, which is created if they have none. People who already hold the entitlement keep their grants.',
  permission: 'app.write',
  idempotent: true,
  body: AddMembersRequest,
  reply: AddMembersReply,
  errors: ['not_found', 'not_manually_managed'],
  async run({ tx, tenant, actor, audit, fail }, { params: { app_id: appId, app_entitlement_id: id }, body }) {
    await lockApp(tx, tenant.id, appId)
    const entitlement = await findEntitlement(tx, tenant.id, appId, id)
    if (!entitlement) return fail('not_found', { thing: 'entitlement' })
    if (entitlement.sourceId !== null) return fail('not_manually_managed', { thing: 'entitlement' })
    const asked = [...new Set(body.userIds)]
    const users = (await findUsers(tx, tenant.id, asked)).filter(({ status }) => status !== 'DELETED')
    const userIds = users.map((user) => user.id)
    const accounts = await mainAccounts(tx, tenant.id, appId, userIds)
    const withAccount = new Set(accounts.map(({ userId }) => userId))
    const fresh = users
      .filter((user) => !withAccount.has(user.id))
      .map((user) => ({ ...user, id: newId(), userId: user.id }))
    await insertAccounts(tx, tenant.id, appId, fresh)
    const accountIds = [...accounts, ...fresh].map((account) => account.id)
    await insertGrants(tx, tenant.id, id, accountIds, actor.userId)
    await recomputeViolations(tx, tenant.id)
    audit({ target: id, detail: { appId, userIds } })
    const failed = asked.filter((userId) => !userIds.includes(userId))
    return {
      bulkActionId: '',
      failedUsersErrorMap: Object.fromEntries(failed.map((userId) => [userId, 'No user has this id.'])),
    }
  },
})
