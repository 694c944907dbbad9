import { PastGrantList, SearchPastGrantsRequest } from '../../../contract/directory/grant.ts'
import { searchOperation } from '../../http/index.ts'
import { listPastGrants } from './grant-history.store.ts'
import { grantHistoryRows } from './grant-history-rows.ts'

export const searchPastGrants = searchOperation({
  id: 'svc.api.app.v1.AppEntitlementUserBindingService.SearchPastGrants',
  path: '/api/v1/search/past-grants',
  tag: 'Grants',
  summary: 'Search grants that have ended, newest first',
  description: 'Who held what, from when to when.',
  permission: 'app.read',
  body: SearchPastGrantsRequest,
  reply: PastGrantList,
  filter: (_, { request: { appIds, appEntitlementRefs, appUserRefs } }) => ({
    appIds,
    entitlementRefs: appEntitlementRefs,
    accountRefs: appUserRefs,
  }),
  ...grantHistoryRows(listPastGrants, ({ appEntitlementId, appId, appUserId, appUserDisplayName, grantedAt, at }) => ({
    history: {
      ...{ appEntitlementId, appId, appUserId },
      grantedAt: grantedAt.toISOString(),
      revokedAt: at.toISOString(),
    },
    appUserDisplayName,
  })),
})
