import { SubmissionList } from '../../../contract/review/submission.ts'
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
  reply: SubmissionList,
  errors: ['not_found'],
  filter: async (context, { params: { id } }) => {
    const { review, seesAll } = await loadInvolvedReview(context, context.db, id)
    return { id, reviewKey: review?.key, seesAll }
  },
  boundTo: ({ id }) => id,
  fetch: ({ db, tenant, actor }, { filter: { reviewKey, seesAll }, after: [before], limit }) =>
    reviewKey === undefined
      ? Promise.resolve([])
      : listSubmissions(db, tenant.id, reviewKey, seesAll ? undefined : actor.userId, { before, limit }),
  keyOf: ({ key }) => [key],
  view: (_context, rows) => rows.map(submissionView),
})
