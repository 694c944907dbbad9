import type { Static } from 'typebox'
import { GrantFeedList, SearchGrantFeedRequest } from '../../../contract/directory/grant.ts'
import { searchOperation } from '../../http/index.ts'
import type { OperationContext } from '../../http/operation.ts'
import { type HistoryFilter, listGrantEvents } from './grant-history.store.ts'
import { grantHistoryRows } from './grant-history-rows.ts'

export const searchGrantFeed = searchOperation({
  id: 'svc.api.app.v1.AppEntitlementUserBindingService.SearchGrantFeed',
  path: '/api/v1/grants/feed',
  tag: 'Grants',
  summary: 'Search added and removed grants, newest first',
  description: '`after` is inclusive and `before` exclusive; both are optional.',
  permission: 'app.read',
  body: SearchGrantFeedRequest,
  reply: GrantFeedList,
  filter: feedFilter,
  ...grantHistoryRows(listGrantEvents, ({ appEntitlementId, appId, appUserId, at, type }) => ({
    feed: { appEntitlementId, appId, appUserId, date: at.toISOString(), eventType: type, ticketId: '' },
    ticketPath: '',
  })),
})

function feedFilter(
  { invalid }: Pick<OperationContext, 'invalid'>,
  { request }: { request: Static<typeof SearchGrantFeedRequest> },
): HistoryFilter {
  const { after, before, appRefs, appEntitlementRefs, appUserRefs, userRefs } = request
  if (after !== undefined && before !== undefined && Date.parse(after) >= Date.parse(before))
    return invalid({ field: 'after', description: 'must be earlier than before' })
  return {
    appIds: appRefs?.map(({ id }) => id),
    entitlementRefs: appEntitlementRefs,
    accountRefs: appUserRefs,
    userIds: userRefs?.map(({ id }) => id),
    since: after,
    until: before,
  }
}
