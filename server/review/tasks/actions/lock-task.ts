import type { Tx } from '../../../db/index.ts'
import { findUsers } from '../../../directory/index.ts'
import type { WriteContext } from '../../../http/operation.ts'
import { OUTCOMES } from '../../codes.ts'
import { loadReviewScope, type ReviewScope } from '../../move-tasks.ts'
import { lockReview } from '../../review.store.ts'
import { lockTasks, type TaskRow } from '../../task.store.ts'
import { instanceOf } from '../../task-id.ts'
import { findReviewOfTask, relate, type SeenTask } from '../access/task-access.ts'
import { approvalOf, stepFacts } from '../access/task-actor.ts'
import { allowedPeople, isPossible, type Refusal, refusalOf, type TaskAction } from '../access/task-rights.rules.ts'
import { changeSentence, decidedParams } from '../history/instance-end.ts'
import { loadHistories } from '../history/task-history.store.ts'
import { type Instance, instancesOf } from '../history/task-instances.ts'
import { isInSet } from '../view/task-facts.store.ts'

/** Errors of every action on a task. */
export const LOCK_ERRORS = [
  'not_found',
  'invalid_state',
  'campaign_closing',
  'task_closed',
  'already_decided',
  'step_changed',
  'task_not_assigned',
  'self_review',
  'reassignment_not_allowed',
  'action_not_allowed',
] as const

type LockContext = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'invalid'> & {
  fail(error: (typeof LOCK_ERRORS)[number], params?: Record<string, string>): never
}

/** What an action is called in the sentence "Only ... can ... this task". */
const VERBS: Partial<Record<TaskAction, string>> = {
  hardReset: 'reset',
  skipStep: 'skip a step of',
  comment: 'comment on',
}

/**
 * Locks a task for an action, and its review for the time of the action. Checks in this order: that the caller sees the
 * task, the campaign, whether the task is closed, the quoted instance, and the caller's rights.
 */
export async function lockTask(
  context: LockContext,
  text: string,
  action: Exclude<TaskAction, 'see'>,
  policyStepId?: string,
): Promise<SeenTask> {
  const { tx, tenant, actor, fail, invalid } = context
  const found = await findReviewOfTask(tx, tenant.id, text)
  const review = found && (await lockReview(tx, tenant.id, found.review.campaignId, 'share'))
  const [task] =
    review?.key === found?.review.key && review ? await lockTasks(tx, tenant.id, review.key, [found?.number ?? '']) : []
  if (!found || !review || !task) return fail('not_found', { thing: 'task' })
  const scope = await loadReviewScope(tx, tenant.id, review)
  const seen = await relate(tx, scope, actor, task)
  const seq = policyStepId === undefined ? undefined : instanceOf(review, task.numericId, policyStepId)
  const isOther = seq !== undefined && seq !== task.stepSeq
  const quoted = isOther ? await findInstance(tx, scope, task, seq) : undefined
  const refusal = refusalOf(action, seen.kinds, stepFacts(approvalOf(scope, task)))
  if (refusal === 'not_found') {
    // Whoever could have answered the instance that they quote hears what became of it.
    const couldAnswer = quoted && (await isInSet(tx, tenant.id, review.key, quoted.setKey, actor.userId))
    if (!couldAnswer) return fail('not_found', { thing: 'task' })
  }
  if (policyStepId !== undefined && (seq === undefined || seq > task.stepSeq))
    return invalid({ field: 'policyStepId', description: 'is not a step of this task. Send task.policy.current.id' })
  requireOpenCampaign(context, scope)
  if (isOther) return failChanged(context, quoted)
  if (!isPossible(action, task.state)) return failImpossible(context, scope, task)
  if (refusal) return failRefused(context, refusal, action)
  return seen
}

export function requireOpenCampaign(
  { fail }: Pick<LockContext, 'fail'>,
  { review: { campaignState, closingAt } }: ReviewScope,
): void {
  if (campaignState !== 'ACCESS_REVIEW_STATE_OPEN')
    fail('invalid_state', { state: campaignState, wanted: 'reviewed', hint: 'Its tasks stay as they are.' })
  if (closingAt) fail('campaign_closing')
}

async function findInstance(tx: Tx, { tenantId, review }: ReviewScope, task: TaskRow, seq: number) {
  const history = (await loadHistories(tx, tenantId, review, [task.numericId]))(task.numericId)
  return instancesOf(task, history).find(({ stepSeq }) => stepSeq === seq)
}

async function nameOf({ tx, tenant }: Pick<LockContext, 'tx' | 'tenant'>, userId: string | null | undefined) {
  const [user] = userId ? await findUsers(tx, tenant.id, [userId]) : []
  return user?.displayName
}

async function failChanged(context: LockContext, instance: Instance | undefined): Promise<never> {
  const { decision, event } = instance ?? {}
  const name = await nameOf(context, decision?.userId ?? event?.userId)
  if (decision) return context.fail('already_decided', decidedParams(decision, name))
  return context.fail('step_changed', { change: changeSentence(event, name) })
}

async function failImpossible(context: LockContext, scope: ReviewScope, task: TaskRow): Promise<never> {
  if (task.state === 'W')
    return context.fail('step_changed', {
      change: 'This task waits for a time or a condition, so nobody can answer it.',
    })
  const instance = await findInstance(context.tx, scope, task, task.stepSeq)
  if (instance?.decision) return failChanged(context, instance)
  return context.fail('task_closed', {
    outcome: task.outcome ? OUTCOMES[task.outcome] : '',
    hint: 'An owner of the campaign can restart it while the campaign is open.',
  })
}

function failRefused({ fail }: LockContext, refusal: Refusal, action: TaskAction): never {
  switch (refusal) {
    case 'not_found':
      return fail('not_found', { thing: 'task' })
    case 'task_not_assigned':
      return fail('task_not_assigned', { hint: 'To decide it, reassign it to yourself first.' })
    case 'action_not_allowed':
      return fail('action_not_allowed', { who: allowedPeople(action), action: VERBS[action] ?? action })
    default:
      return fail(refusal)
  }
}

/** A comment that says something. White space is no reason. */
export function requireComment({ invalid }: Pick<LockContext, 'invalid'>, comment: string | undefined): string {
  if (!comment?.trim()) return invalid({ field: 'comment', description: 'must say why', reason: 'reason_required' })
  return comment
}
