import { BurnDown, BurnDownQuery } from '../../../contract/review/progress.ts'
import { readOperation } from '../../http/index.ts'
import { burnDown, localDates } from './burn-down.rules.ts'
import { loadStartedReview } from './load-started-review.ts'
import { databaseTime, listClosings } from './progress.store.ts'

export const getBurnDown = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetBurnDown',
  method: 'GET',
  path: '/api/v1/access_review/{id}/burn_down',
  tag: 'Access Review',
  summary: 'Get how many tasks were closed on each day',
  description:
    'Days are those of the time zone in the request. A task that was closed and restarted counts on the day it was closed last.',
  permission: 'signed_in',
  versioned: true,
  query: BurnDownQuery,
  reply: BurnDown,
  errors: ['not_found', 'invalid_state'],
  async run(context, { params, query: { timeZone = 'UTC' } }) {
    const { db, tenant, invalid } = context
    const { message, review } = await loadStartedReview(context, params.id)
    const dateOf = localDates(timeZone)
    if (!dateOf)
      return invalid({ field: 'timeZone', description: 'must be the IANA name of a time zone, such as Europe/Berlin' })
    const { taskCount, openedAt, closedAt } = review
    const endsAt = closedAt ?? (await databaseTime(db))
    const closings = await listClosings(db, tenant.id, review.key)
    const days = burnDown({ taskCount, openedAt: openedAt ?? endsAt, endsAt, closings }, dateOf)
    return { accessReviewId: message.id, timeZone, taskCount, days }
  },
})
