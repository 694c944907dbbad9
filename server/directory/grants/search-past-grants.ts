import { PastGrantList, SearchPastGrantsRequest } from '../../../contract/directory/grant.ts'
import { readOperation } from '../../http/index.ts'
import { listPastGrants } from './grant-history.store.ts'
import { historyPage } from './history-page.ts'

export const searchPastGrants = readOperation({
  id: 'svc.api.app.v1.AppEntitlementUserBindingService.SearchPastGrants',
  method: 'POST',
  path: '/api/v1/search/past-grants',
  tag: 'Grants',
  summary: 'Search grants that have ended, last first',
  permission: 'app.read',
  body: SearchPastGrantsRequest,
  reply: PastGrantList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  run: (context, { body: { pageSize, pageToken, expandMask, appIds, appEntitlementRefs, appUserRefs } }) =>
    historyPage(
      context,
      { pageSize, pageToken, expandMask },
      { appIds, entitlementRefs: appEntitlementRefs, accountRefs: appUserRefs },
      listPastGrants,
      ({ appEntitlementId, appId, appUserId, grantedAt, at }) => ({
        history: {
          ...{ appEntitlementId, appId, appUserId },
          grantedAt: grantedAt.toISOString(),
          revokedAt: at.toISOString(),
        },
      }),
    ),
})
