import { AppProgressList, AppProgressQuery } from '../../../contract/review/progress.ts'
import { listOperation } from '../../http/index.ts'
import { loadStartedReview } from './load-started-review.ts'
import { listApps } from './progress.store.ts'

export const listAppProgress = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.ListAppProgress',
  path: '/api/v1/access_review/{id}/apps',
  tag: 'Access Review',
  summary: 'List the progress of a review in each app',
  description: 'By name or by open tasks. Open tasks are counted anew for each page.',
  permission: 'signed_in',
  query: AppProgressQuery,
  reply: AppProgressList,
  errors: ['not_found', 'invalid_state'],
  filter: async (context, { params, request: { sortBy = 'NAME' } }) => ({
    review: (await loadStartedReview(context, params.id)).review,
    sortBy,
  }),
  boundTo: ({ review, sortBy }) => [review.key, sortBy],
  fetch: ({ db, tenant }, { filter: { review, sortBy }, after, limit }) =>
    listApps(db, tenant.id, review, { sortBy, after: after.map(String), limit }),
  keyOf: ({ openCount, displayName, appId }) => [String(openCount), displayName, appId],
})
