import { AppEntitlementList } from '../../../contract/directory/entitlement.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findAccountOfApp } from '../accounts/account.store.ts'
import { listEntitlementsOfAccount as listOfAccount } from './entitlement.store.ts'
import { viewPage } from './entitlement-page.ts'

/** One list under two names (client-facts 2.15). */
export const listEntitlementsOfAccount = (
  id: string,
  path: `/api/v1/${string}/{app_id}/entitlements/users/{app_user_id}`,
) =>
  readOperation({
    id,
    method: 'GET',
    path,
    tag: 'Entitlements',
    summary: 'List the entitlements that an account holds',
    permission: 'app.read',
    query: PageQuery,
    reply: AppEntitlementList,
    errors: ['not_found', 'invalid_page_token'],
    async run(context, { params, query }) {
      const { db, tenant, fail } = context
      const account = await findAccountOfApp(db, tenant.id, params.app_id, params.app_user_id)
      if (!account) return fail('not_found', { thing: 'account' })
      return viewPage(context, query, account.appUser.id, {
        fetch: (limit, after) =>
          listOfAccount(db, tenant.id, account.appUser.id, { after: String(after?.[0] ?? '0'), limit }),
        keyOf: (row) => [row.key],
      })
    },
  })
