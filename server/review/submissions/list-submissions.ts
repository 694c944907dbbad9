import { SubmissionList, SubmissionQuery } from '../../../contract/review/submission.ts'
import { listOperation } from '../../http/index.ts'
import { loadInvolvedReview } from './load-review.ts'
import { listSubmissions } from './submission.store.ts'
import { submissionView } from './submission-view.ts'

export const listSubmissionsOperation = listOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.List',
  path: '/api/v1/access_review/{id}/submissions',
  tag: 'Review',
  summary: 'List the submissions of a campaign, newest first',
  description:
    'The submission log: who submitted how many decisions, and how many of them were accepted. Reviewers see their own submissions; owners of the campaign, administrators and auditors see all.',
  permission: 'signed_in',
  query: SubmissionQuery,
  reply: SubmissionList,
  errors: ['not_found'],
  filter: async (context, { params: { id }, request: { userId } }) => {
    const { review, seesAll } = await loadInvolvedReview(context, context.db, id)
    return { id, reviewKey: review?.key, seesAll, userId }
  },
  boundTo: ({ id, userId }) => [id, userId],
  fetch: ({ db, tenant, actor }, { filter: { reviewKey, seesAll, userId }, after: [before], limit }) => {
    const isHidden = !seesAll && userId !== undefined && userId !== actor.userId
    if (reviewKey === undefined || isHidden) return Promise.resolve([])
    return listSubmissions(db, tenant.id, reviewKey, seesAll ? userId : actor.userId, { before, limit })
  },
  keyOf: ({ key }) => [key],
  view: (_context, rows) => rows.map(submissionView),
})
