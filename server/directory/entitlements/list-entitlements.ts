import {
  AppEntitlementList,
  type AppEntitlementView,
  ENTITLEMENT_EXPAND_PATHS,
} from '../../../contract/directory/entitlement.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { findApp } from '../apps/app.store.ts'
import { type EntitlementRow, listEntitlements } from './entitlement.store.ts'
import type { EntitlementFilter } from './entitlement-filter.sql.ts'
import { entitlementViews } from './entitlement-view.ts'

export const entitlementRows = {
  expand: ENTITLEMENT_EXPAND_PATHS,
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listEntitlements(db, tenant.id, { after, limit }, filter),
  keyOf: (row) => [row.id],
  view: ({ db, tenant, actor }, rows, { expansion }) => entitlementViews(db, tenant.id, actor, rows, expansion),
} satisfies RowSource<EntitlementFilter, EntitlementRow, AppEntitlementView>

/** Each entry is an object with `appEntitlement` (interface 4.2). */
export const listEntitlementsOfApp = listOperation({
  id: 'svc.api.app.v1.AppEntitlements.List',
  path: '/api/v1/apps/{app_id}/entitlements',
  tag: 'Entitlements',
  summary: 'List the entitlements of an app, oldest first',
  description: 'All entitlements of the app, also those of its resources.',
  permission: 'app.read',
  reply: AppEntitlementList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const app = await findApp(db, tenant.id, params.app_id)
    return app ? { appId: app.id } : fail('not_found', { thing: 'app' })
  },
  ...entitlementRows,
})
