import { AppProgressList } from '../../../contract/review/progress.ts'
import { listOperation } from '../../http/index.ts'
import { loadStartedReview } from './load-started-review.ts'
import { listApps } from './progress.store.ts'

export const listAppProgress = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.ListAppProgress',
  path: '/api/v1/access_review/{id}/apps',
  tag: 'Access Review',
  summary: 'List how far a review is in each app',
  description: 'In the order of the names of the apps.',
  permission: 'signed_in',
  reply: AppProgressList,
  errors: ['not_found', 'invalid_state'],
  filter: async (context, { params }) => ({ review: (await loadStartedReview(context, params.id)).review }),
  boundTo: ({ review }) => review.key,
  fetch: ({ db, tenant }, { filter: { review }, after, limit }) =>
    listApps(db, tenant.id, review, { after: after.map(String), limit }),
  keyOf: ({ displayName, appId }) => [displayName, appId],
})
