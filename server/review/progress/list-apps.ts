import { AppProgressList } from '../../../contract/review/progress.ts'
import { listOperation } from '../../http/index.ts'
import { loadStartedReview } from './load-started-review.ts'
import { listApps } from './progress.store.ts'

export const listAppProgress = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.ListAppProgress',
  path: '/api/v1/access_review/{id}/apps',
  tag: 'Access Review',
  summary: 'List the progress of a review in each app',
  description: 'Sorted by app name.',
  permission: 'signed_in',
  reply: AppProgressList,
  errors: ['not_found', 'invalid_state'],
  filter: async (context, { params }) => ({ review: (await loadStartedReview(context, params.id)).review }),
  boundTo: ({ review }) => review.key,
  fetch: ({ db, tenant }, { filter: { review }, after, limit }) =>
    listApps(db, tenant.id, review, { after: after.map(String), limit }),
  keyOf: ({ displayName, appId }) => [displayName, appId],
})
