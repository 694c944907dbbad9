import Type from 'typebox'
import { MyReviewList } from '../../../contract/review/my-review.ts'
import { pageFields } from '../../../contract/wire/scalars.ts'
import { listOperation } from '../../http/index.ts'
import { summaryOf } from './load-my-review.ts'
import { listMyReviewRows } from './my-review.store.ts'

const ListMyReviewsQuery = Type.Object(
  {
    ...pageFields,
    done: Type.Optional(
      Type.Enum(['true', 'false'], { title: 'Done', description: 'Closed campaigns, instead of those that are open' }),
    ),
  },
  { additionalProperties: false },
)

export const listMyReviews = listOperation({
  id: 'svc.api.accessreview.v1.ReviewerService.ListMyReviews',
  path: '/api/v1/my_reviews',
  tag: 'Review',
  summary: 'List the campaigns in which you review, by due date',
  description: 'Campaigns with a task that is or was assigned to you. Those without a due date come last.',
  permission: 'signed_in',
  query: ListMyReviewsQuery,
  reply: MyReviewList,
  fetch: async ({ db, tenant, actor }, { filter: { done }, after, limit }) =>
    actor.permissions.has('review.own')
      ? listMyReviewRows(db, tenant.id, actor.userId, { done: done === 'true', after, limit })
      : [],
  keyOf: ({ due, id }) => [due, id],
  view: (_context, rows) => rows.map(summaryOf),
})
