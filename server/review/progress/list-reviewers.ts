import { ReviewerProgressList, ReviewerQuery } from '../../../contract/review/progress.ts'
import { listOperation } from '../../http/index.ts'
import { loadStartedReview } from './load-started-review.ts'
import { listReviewers } from './progress.store.ts'

export const listReviewersOperation = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.ListReviewers',
  path: '/api/v1/access_review/{id}/reviewers',
  tag: 'Access Review',
  summary: 'List the progress of each reviewer',
  description:
    'Everybody who was assigned a task, by name or by open tasks. Open tasks are counted anew for each page. `notBegun` leaves those who have open tasks and have neither chosen nor submitted a decision. A task that several people may answer is open for each of them.',
  permission: 'signed_in',
  query: ReviewerQuery,
  reply: ReviewerProgressList,
  errors: ['not_found', 'invalid_state'],
  filter: async (context, { params, request: { notBegun = false, sortBy = 'NAME' } }) => ({
    reviewKey: (await loadStartedReview(context, params.id)).review.key,
    notBegun,
    sortBy,
  }),
  fetch: ({ db, tenant }, { filter: { reviewKey, notBegun, sortBy }, after, limit }) =>
    listReviewers(db, tenant.id, reviewKey, { notBegun, sortBy, after, limit }),
  keyOf: ({ openCount, displayName, userId }) => [String(openCount), displayName, userId],
  view: (_, rows) =>
    rows.map(({ lastSubmittedAt, lastSeenAt, lastMail, ...row }) => ({
      ...row,
      ...(lastMail && { lastMail: { ...lastMail, at: new Date(lastMail.at).toISOString() } }),
      ...(lastSeenAt && { lastSeenAt: lastSeenAt.toISOString() }),
      ...(lastSubmittedAt && { lastSubmittedAt: lastSubmittedAt.toISOString() }),
    })),
})
