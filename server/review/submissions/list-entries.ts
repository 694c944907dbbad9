import { SubmissionEntryList } from '../../../contract/review/submission.ts'
import { listOperation } from '../../http/index.ts'
import { findTasks } from '../task.store.ts'
import { stepId, taskId } from '../task-id.ts'
import { loadTaskFacts } from '../tasks/view/task-facts.store.ts'
import { accessOf } from './entry-access.ts'
import { loadSubmission } from './load-submission.ts'
import { listEntries } from './submission.store.ts'

export const listSubmissionEntries = listOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.ListEntries',
  path: '/api/v1/access_review/{id}/submissions/{submission_id}/entries',
  tag: 'Review',
  summary: 'List the entries of a submission',
  description:
    'Every submitted decision in the order of task numbers, with the access it is about: accepted, refused and why, or still to be applied. These are the lines that decisionsDigest is computed from.',
  permission: 'signed_in',
  reply: SubmissionEntryList,
  errors: ['not_found'],
  filter: async (context, { params }) => loadSubmission(context, context.db, params),
  boundTo: ({ row }) => row.key,
  fetch: async ({ db, tenant }, { filter: { review, row }, after: [after], limit }) =>
    (await listEntries(db, tenant.id, row.key, { after, limit })).map((entry) => ({ ...entry, review })),
  keyOf: ({ number }) => [number],
  async view({ db, tenant }, rows, { filter: { review } }) {
    const numbers = rows.map(({ number }) => number)
    const tasks = await findTasks(db, tenant.id, review.key, numbers)
    const facts = await loadTaskFacts(db, tenant.id, review.preparationKey, tasks)
    return rows.map(({ number, stepSeq, approved, comment, result, reason, description }) => ({
      taskId: taskId(review, number),
      numericId: number,
      policyStepId: stepId(review, number, stepSeq),
      decision: approved ? ('APPROVE' as const) : ('DENY' as const),
      comment,
      result,
      reason,
      description,
      ...accessOf(facts.get(number)),
    }))
  },
})
