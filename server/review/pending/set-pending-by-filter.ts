import {
  MAX_DECISIONS,
  MAX_DECISIONS_WITH_PREVIOUS,
  SetPendingDecisionsByFilterReply,
  SetPendingDecisionsByFilterRequest,
} from '../../../contract/review/submission.ts'
import { writeOperation } from '../../http/index.ts'
import { loadReviewScope } from '../move-tasks.ts'
import type { Review } from '../review.store.ts'
import { DECIDING_ERRORS, lockOpenReview } from '../submissions/load-review.ts'
import { stepId, taskId } from '../task-id.ts'
import { chooseDecisions } from './choose-decisions.ts'
import { type Choice, countAssigned, findChosen, listAssigned } from './pending.store.ts'

export const setPendingDecisionsByFilter = writeOperation({
  id: 'svc.api.accessreview.v1.PendingDecisionService.SetByFilter',
  method: 'POST',
  path: '/api/v1/access_review/{id}/pending_decisions/by_filter',
  tag: 'Review',
  summary: 'Choose the same decision for all of your open tasks that a filter selects',
  description: `Does the same as choosing for each of them, for the first ${MAX_DECISIONS} of them by number; \`remainingCount\` tells how many are left for the next call, which goes on after \`lastNumericId\`. If the filter selects another number of tasks than \`expectedCount\`, nothing is done and the error names the number. The record of each decision says that it was chosen by filter.`,
  permission: 'review.own',
  idempotent: true,
  body: SetPendingDecisionsByFilterRequest,
  reply: SetPendingDecisionsByFilterReply,
  errors: [...DECIDING_ERRORS, 'count_changed'],
  example: { filter: { withoutPending: true }, decision: 'DENY', comment: 'Not needed any more.', expectedCount: 0 },
  async run(context, { params: { id }, body }) {
    const {
      filter = {},
      decision,
      comment = '',
      expectedCount,
      afterNumericId: after = '0',
      withPrevious = false,
    } = body
    const { tx, tenant, actor, audit, fail } = context
    const { review, seesAll } = await lockOpenReview(context, id)
    const owner = { tenantId: tenant.id, userId: actor.userId, reviewKey: review.key }
    const limit = withPrevious ? MAX_DECISIONS_WITH_PREVIOUS : MAX_DECISIONS
    const tasks = await listAssigned(tx, owner, review, filter, after, limit)
    const isAll = tasks.length < limit
    const count = isAll ? tasks.length : await countAssigned(tx, owner, review, filter, after)
    if (count !== expectedCount)
      return fail('count_changed', { what: 'your open tasks that the filter selects', count })
    const entries = tasks.map(({ number, stepSeq }) => ({
      taskId: taskId(review, number),
      number,
      stepSeq,
      decision,
      comment,
    }))
    const scope = await loadReviewScope(tx, tenant.id, review)
    const answerer = { userId: actor.userId, seesAll, campaign: 'open' } as const
    const before = withPrevious ? await findChosen(tx, owner, tasks) : undefined
    const reply = await chooseDecisions(tx, scope, answerer, entries, -entries.length)
    const { approvedCount, deniedCount, clearedCount, refused } = reply
    const detail = { filter, approvedCount, deniedCount, clearedCount, refusedCount: refused.length }
    audit({ campaign: id, detail })
    const left = new Set(refused.map(({ index }) => index))
    const done = entries.filter((_, index) => !left.has(index))
    return {
      ...reply,
      remainingCount: count - tasks.length,
      lastNumericId: tasks.at(-1)?.number ?? after,
      ...(before && { previous: done.map(({ number }) => previousOf(review, number, before.get(number))) }),
    }
  },
})

/** The entry that gives a task back what it had. */
const previousOf = (review: Review, number: string, choice: Choice | undefined) => ({
  taskId: taskId(review, number),
  ...(choice
    ? {
        decision: choice.approved ? ('APPROVE' as const) : ('DENY' as const),
        comment: choice.comment,
        policyStepId: stepId(review, number, choice.stepSeq),
      }
    : { decision: 'UNSPECIFIED' as const }),
})
