import {
  AppEntitlementList,
  ENTITLEMENT_EXPAND_PATHS,
  SearchUntaggedRequest,
} from '../../../contract/directory/entitlement.ts'
import { searchOperation } from '../../http/index.ts'
import { listUntagged } from './entitlement.store.ts'
import { entitlementViews } from './entitlement-view.ts'

export const searchUntagged = searchOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.SearchUntagged',
  path: '/api/v1/search/entitlements/untagged',
  tag: 'Entitlements',
  summary: 'Search entitlements without a risk level or without a compliance framework',
  description: 'Those with the most grants come first: they matter most.',
  permission: 'app.read',
  body: SearchUntaggedRequest,
  reply: AppEntitlementList,
  expand: ENTITLEMENT_EXPAND_PATHS,
  fetch: ({ db, tenant }, { filter, after: [grants, id = ''], limit }) =>
    listUntagged(db, tenant.id, { after: grants === undefined ? undefined : { grants, id }, limit }, filter),
  keyOf: (row) => [row.grants, row.id],
  view: ({ db, tenant, actor }, rows, { expansion }) => {
    const shown = rows.map(({ grants: _, ...row }) => row)
    return entitlementViews(db, tenant.id, actor, shown, expansion)
  },
})
