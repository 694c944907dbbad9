import { AppEntitlementList } from '../../../contract/directory/entitlement.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import { entitlementPage } from './entitlement-page.ts'

/** interface 4.2 */
export const listEntitlementsOfApp = readOperation({
  id: 'svc.api.app.v1.AppEntitlements.List',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/entitlements',
  tag: 'Entitlements',
  summary: 'List the entitlements of an app, oldest first',
  permission: 'app.read',
  query: PageQuery,
  reply: AppEntitlementList,
  errors: ['not_found', 'invalid_page_token'],
  async run(context, { params, query }) {
    const app = await findApp(context.db, context.tenant.id, params.app_id)
    if (!app) return context.fail('not_found', { thing: 'app' })
    return entitlementPage(context, query, { appId: app.id })
  },
})
