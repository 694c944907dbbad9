import { AppEntitlementList, ENTITLEMENT_EXPAND_PATHS } from '../../../contract/directory/entitlement.ts'
import { listOperation } from '../../http/index.ts'
import { findAccountOfApp } from '../accounts/account.store.ts'
import { listEntitlementsOfAccount as listOfAccount } from './entitlement.store.ts'
import { entitlementViews } from './entitlement-view.ts'

/** One list under two names (interface 11.5). */
export const listEntitlementsOfAccount = (
  id: string,
  path: `/api/v1/${string}/{app_id}/entitlements/users/{app_user_id}`,
) =>
  listOperation({
    id,
    path,
    tag: 'Entitlements',
    summary: 'List the entitlements that an account holds',
    description: 'With the grant of each.',
    permission: 'app.read',
    reply: AppEntitlementList,
    errors: ['not_found'],
    async filter({ db, tenant, fail }, { params }) {
      const account = await findAccountOfApp(db, tenant.id, params.app_id, params.app_user_id)
      return account ? { accountId: account.appUser.id } : fail('not_found', { thing: 'account' })
    },
    expand: ENTITLEMENT_EXPAND_PATHS,
    fetch: ({ db, tenant }, { filter, after: [after = '0'], limit }) =>
      listOfAccount(db, tenant.id, filter.accountId, { after, limit }),
    keyOf: (row) => [row.key],
    view: ({ db, tenant, actor }, rows, { expansion }) => entitlementViews(db, tenant.id, actor, rows, expansion),
  })
