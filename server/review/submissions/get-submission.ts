import { SubmissionReply } from '../../../contract/review/submission.ts'
import { readOperation } from '../../http/index.ts'
import { loadSubmission } from './load-submission.ts'
import { submissionView } from './submission-view.ts'

export const getSubmission = readOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.Get',
  method: 'GET',
  path: '/api/v1/access_review/{id}/submissions/{submission_id}',
  tag: 'Review',
  summary: 'Get a submission',
  description: 'Reviewers see their own submissions; owners of the campaign, administrators and auditors see all.',
  permission: 'signed_in',
  reply: SubmissionReply,
  errors: ['not_found'],
  async run(context, { params }) {
    const { row } = await loadSubmission(context, context.db, params)
    return { submission: submissionView(row) }
  },
})
