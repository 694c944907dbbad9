import type { Static } from 'typebox'
import {
  MAX_DECISIONS,
  MAX_DECISIONS_BYTES,
  type PendingDecisionInput,
  SetPendingDecisionsReply,
  SetPendingDecisionsRequest,
} from '../../../contract/review/submission.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { EXAMPLE_IDS } from '../../../contract/wire/example-ids.ts'
import { writeOperation } from '../../http/index.ts'
import { loadReviewScope } from '../move-tasks.ts'
import type { Review } from '../review.store.ts'
import { DECIDING_ERRORS, lockOpenReview } from '../submissions/load-review.ts'
import { numberInReview } from '../submissions/number-in-review.ts'
import { instanceOf } from '../task-id.ts'
import { type ChosenDecision, chooseDecisions } from './choose-decisions.ts'

export const setPendingDecisions = writeOperation({
  id: 'svc.api.accessreview.v1.PendingDecisionService.Set',
  method: 'POST',
  path: '/api/v1/access_review/{id}/pending_decisions',
  tag: 'Review',
  summary: 'Choose decisions, without submitting them',
  description: `Sets, changes and takes back your pending decisions, up to ${MAX_DECISIONS} in one call. They have no effect until you submit them, and the last choice counts. An entry that cannot be done is listed in \`refused\` and the others are done; if the form of an entry is wrong, nothing is done. The body may have up to 16 MiB.`,
  permission: 'review.own',
  idempotent: true,
  body: SetPendingDecisionsRequest,
  maxBodyBytes: MAX_DECISIONS_BYTES,
  reply: SetPendingDecisionsReply,
  errors: DECIDING_ERRORS,
  fieldReasons: ['required'],
  example: {
    decisions: [{ taskId: EXAMPLE_IDS.task, decision: 'DENY', comment: 'Left the team in July.' }],
  },
  async run(context, { params: { id }, body }) {
    const { tx, tenant, actor, audit, invalid } = context
    const { review, seesAll } = await lockOpenReview(context, id)
    const violations: FieldViolation[] = []
    const entries = body.decisions.map((entry, index) => chosenDecision(review, entry, index, violations))
    if (violations.length > 0) return invalid(...violations)
    const scope = await loadReviewScope(tx, tenant.id, review)
    const answerer = { userId: actor.userId, seesAll, campaign: 'open' } as const
    const reply = await chooseDecisions(tx, scope, answerer, entries, entries.length)
    const { approvedCount, deniedCount, clearedCount, refused } = reply
    audit({ campaign: id, detail: { approvedCount, deniedCount, clearedCount, refusedCount: refused.length } })
    return reply
  },
})

type Entry = Static<typeof PendingDecisionInput>

function chosenDecision(
  review: Review,
  { taskId, decision, comment = '', policyStepId = '' }: Entry,
  index: number,
  violations: FieldViolation[],
): ChosenDecision {
  const number = numberInReview(review, taskId)
  const stepSeq = policyStepId === '' || number === undefined ? undefined : instanceOf(review, number, policyStepId)
  const field = `decisions[${index}].policyStepId`
  if (policyStepId === '' && decision === 'APPROVE')
    violations.push({
      field,
      description: 'is required: send policy.current.id of the task, so that you approve the step that you saw',
      reason: 'required',
    })
  else if (policyStepId !== '' && number !== undefined && stepSeq === undefined)
    violations.push({ field, description: 'is not a step of this task; send policy.current.id' })
  return { taskId, number, stepSeq, decision, comment }
}
