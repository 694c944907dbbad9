import { CatalogList, SearchCatalogRequest } from '../../../contract/directory/grant.ts'
import { readOperation } from '../../http/index.ts'
import { grantsOfUser } from '../grants/grant.store.ts'
import { bindingMessage } from '../grants/grant-view.ts'
import { entitlementPage } from './entitlement-page.ts'

export const searchCatalog = readOperation({
  id: 'svc.api.requestcatalog.v1.RequestCatalogSearchService.SearchEntitlements',
  method: 'POST',
  path: '/api/v1/search/request_catalog/entitlements',
  tag: 'Entitlements',
  summary: 'Search entitlements together with which of them you hold',
  permission: 'app.read',
  body: SearchCatalogRequest,
  reply: CatalogList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  async run(context, { body: { pageSize, pageToken, expandMask, grantedStatus, entitlementAlias: alias, ...filter } }) {
    const { db, tenant, actor } = context
    const holds = { GRANTED: true, NOT_GRANTED: false, ALL: undefined, UNSPECIFIED: undefined }[grantedStatus ?? 'ALL']
    const { list, expanded, nextPageToken } = await entitlementPage(
      context,
      { pageSize, pageToken, expandMask },
      {
        ...filter,
        ...(alias ? { alias } : {}),
        ...(holds === undefined ? {} : { holder: { userId: actor.userId, holds } }),
      },
    )
    const ids = list.map(({ appEntitlement }) => appEntitlement.id)
    const grants = await grantsOfUser(db, tenant.id, actor.userId, ids)
    return {
      list: list.map((entitlement) => ({
        entitlement,
        appEntitlementUserBindings: grants
          .filter(({ appEntitlementId }) => appEntitlementId === entitlement.appEntitlement.id)
          .map(bindingMessage),
      })),
      expanded,
      nextPageToken,
    }
  },
})
