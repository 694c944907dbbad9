import { GrantFeedList, SearchGrantFeedRequest } from '../../../contract/directory/grant.ts'
import { readOperation } from '../../http/index.ts'
import { listGrantEvents } from './grant-history.store.ts'
import { historyPage } from './history-page.ts'

export const searchGrantFeed = readOperation({
  id: 'svc.api.app.v1.AppEntitlementUserBindingService.SearchGrantFeed',
  method: 'POST',
  path: '/api/v1/grants/feed',
  tag: 'Grants',
  summary: 'Search when grants were added and removed, last first',
  description: 'From `after` on and until right before `before`, as far as they are given.',
  permission: 'app.read',
  body: SearchGrantFeedRequest,
  reply: GrantFeedList,
  errors: ['invalid_page_token', 'unknown_expand_path'],
  async run(context, { body }) {
    const { pageSize, pageToken, expandMask, after, before, appRefs, userRefs } = body
    if (after !== undefined && before !== undefined && Date.parse(after) >= Date.parse(before))
      return context.invalid({ field: 'after', description: 'must be earlier than before' })
    const filter = {
      appIds: appRefs?.map(({ id }) => id),
      entitlementRefs: body.appEntitlementRefs,
      accountRefs: body.appUserRefs,
      userIds: userRefs?.map(({ id }) => id),
      since: after,
      until: before,
    }
    return historyPage(
      context,
      { pageSize, pageToken, expandMask },
      filter,
      listGrantEvents,
      ({ appEntitlementId, appId, appUserId, at, type }) => ({
        feed: { appEntitlementId, appId, appUserId, date: at.toISOString(), eventType: type, ticketId: '' },
        ticketPath: '',
      }),
    )
  },
})
