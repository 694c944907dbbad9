import type { WriteContext } from '../../http/operation.ts'
import { findGrantVersion } from '../answers/answer.store.ts'
import { applyAnswers } from '../answers/apply-answers.ts'
import { campaignPhase } from '../answers/check-answers.ts'
import { DecisionsDigest } from '../answers/decisions-digest.ts'
import { findInvolvement } from '../answers/involvement.store.ts'
import type { Refusal } from '../answers/refusal.ts'
import type { ReviewScope } from '../move-tasks.ts'
import { deletePending } from '../pending/pending.store.ts'
import { lockReview } from '../review.store.ts'
import { lockTasks, type TaskRow } from '../task.store.ts'
import { instanceOf, taskId } from '../task-id.ts'
import { addCounts, describeSubmission, endSubmissions, insertSubmission, noteStepUp } from './submission.store.ts'
import { submissionId } from './submission-view.ts'

/** Errors of an operation that answers the current step of a task. */
export const ANSWER_ERRORS = [
  'not_found',
  'invalid_state',
  'campaign_closing',
  'already_decided',
  'task_closed',
  'step_changed',
  'self_review',
  'task_not_assigned',
  'signature_required',
  'step_up_required',
] as const
export const ANSWER_REASONS = ['required', 'reason_required'] as const

type AnswerContext = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'audit' | 'invalid'> & {
  fail(error: (typeof ANSWER_ERRORS)[number], params?: Record<string, string | number>): never
}

export interface DirectAnswer {
  approved: boolean
  comment: string
  /** What the caller saw. An approval needs it; for a denial the current step is meant without it. */
  policyStepId: string | undefined
  /** The provider that the person authenticated with for this approval, and the transaction. */
  steppedUp?: { providerId: string; transactionId: string }
}

/**
 * Answers the current step of a task at once, as a submission of one, and ends the caller's pending decision on it. Also
 * says who may do so, so the caller needs not be able to see the task: somebody from whom it was taken is told that.
 * Writes the note of the audit entry.
 */
export async function answerDirectly(
  context: AnswerContext,
  scope: ReviewScope,
  task: TaskRow,
  { approved, comment, policyStepId, steppedUp }: DirectAnswer,
): Promise<void> {
  const { tx, tenant, actor, audit, fail } = context
  const { numericId: number } = task
  const stepSeq = quotedStep(context, scope, task, approved, policyStepId)
  const review = await lockReview(tx, tenant.id, scope.review.campaignId, 'share')
  if (!review) return fail('not_found', { thing: 'task' })
  const current = { ...scope, review }
  const { visibleState } = await findInvolvement(tx, tenant.id, review.campaignId, review.key, actor)
  const owner = { tenantId: tenant.id, userId: actor.userId, reviewKey: review.key }
  const { key, submittedAt } = await insertSubmission(tx, owner, { channel: 'DIRECT', comment: '' })
  await deletePending(tx, owner, [number])
  const by = {
    userId: actor.userId,
    seesAll: visibleState !== null,
    campaign: campaignPhase(review),
    needsSignature: scope.campaign.signatureConfig?.requireSignature === true,
    submissionKey: key,
    steppedUpWith: steppedUp?.providerId,
  }
  const grantVersion = await findGrantVersion(tx, tenant.id, review.preparationKey, task)
  const answer = { number, stepSeq, approved, comment, grantVersion }
  const tasks = await lockTasks(tx, tenant.id, review.key, [number])
  const [refused] = (await applyAnswers(tx, current, by, tasks, [answer], answer)).refused
  if (refused) return failWith(context, refused.refusal)
  const decisionsDigest = new DecisionsDigest(current).add([answer]).hex()
  await describeSubmission(tx, tenant.id, key, 1, decisionsDigest)
  await addCounts(tx, tenant.id, key, { approved: approved ? 1 : 0, denied: approved ? 0 : 1, refused: 0 })
  await endSubmissions(tx, tenant.id, [key], 'DONE')
  if (steppedUp) await noteStepUp(tx, tenant.id, key, steppedUp.transactionId)
  audit({
    campaign: review.campaignId,
    target: taskId(review, number),
    detail: {
      campaignId: review.campaignId,
      decision: approved ? 'APPROVE' : 'DENY',
      submissionId: submissionId({ key, reviewKey: review.key, submittedAt }),
      decisionsDigest,
      ...(steppedUp && { stepUpTransactionId: steppedUp.transactionId }),
    },
  })
}

function quotedStep(
  { invalid }: AnswerContext,
  { review }: ReviewScope,
  { numericId, stepSeq }: TaskRow,
  approved: boolean,
  id: string | undefined,
): number {
  if (id === undefined || id === '') {
    if (!approved) return stepSeq
    const description = 'is required: send policy.current.id of the task, so that you approve the step that you saw'
    return invalid({ field: 'policyStepId', description, reason: 'required' })
  }
  const quoted = instanceOf(review, numericId, id)
  if (quoted !== undefined && quoted <= stepSeq) return quoted
  return invalid({ field: 'policyStepId', description: 'is not a step of this task; send policy.current.id' })
}

function failWith({ fail, invalid }: AnswerContext, { name, params }: Refusal): never {
  switch (name) {
    case 'reason_required':
      return invalid({
        field: 'comment',
        description: 'must say why: this step requires a reason',
        reason: 'reason_required',
      })
    case 'not_distinct':
      return fail('task_not_assigned', params)
    case 'decisions_locked':
    case 'duplicate_entry':
      throw new Error(`a single answer was refused with ${name}`)
    default:
      return fail(name, params)
  }
}
