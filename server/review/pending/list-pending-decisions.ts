import { PendingDecisionList } from '../../../contract/review/submission.ts'
import { listOperation } from '../../http/index.ts'
import { loadInvolvedReview } from '../submissions/load-review.ts'
import { submissionId } from '../submissions/submission-view.ts'
import { stepId, taskId } from '../task-id.ts'
import { listPending } from './pending.store.ts'

export const listPendingDecisions = listOperation({
  id: 'svc.api.accessreview.v1.PendingDecisionService.List',
  path: '/api/v1/access_review/{id}/pending_decisions',
  tag: 'Review',
  summary: 'List your pending decisions in a campaign',
  description:
    'What you have chosen and not submitted, in the order of task numbers. Nobody else sees these choices; owners see only how many you have made.',
  permission: 'review.own',
  reply: PendingDecisionList,
  errors: ['not_found'],
  filter: async (context, { params: { id } }) => {
    const { review } = await loadInvolvedReview(context, context.db, id)
    return { id, review }
  },
  boundTo: ({ id }) => id,
  fetch: async ({ db, tenant, actor }, { filter: { review }, after: [after], limit }) => {
    if (!review) return []
    const owner = { tenantId: tenant.id, userId: actor.userId, reviewKey: review.key }
    return (await listPending(db, owner, after, limit)).map((row) => ({ ...row, review }))
  },
  keyOf: ({ number }) => [number],
  view: (_context, rows) =>
    rows.map(({ review, number, stepSeq, approved, comment, chosenAt, isVoid, submissionKey: key, submittedAt }) => ({
      taskId: taskId(review, number),
      numericId: number,
      policyStepId: stepId(review, number, stepSeq),
      decision: approved ? ('APPROVE' as const) : ('DENY' as const),
      comment,
      chosenAt: chosenAt.toISOString(),
      isVoid,
      submissionId: key && submittedAt ? submissionId({ key, reviewKey: review.key, submittedAt }) : '',
    })),
})
