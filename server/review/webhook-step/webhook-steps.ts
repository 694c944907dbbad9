import { appendEntry } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { Expansion } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Assignment } from '../assignment/choose-reviewers.ts'
import { WEBHOOK_SET } from '../assignment/sets.store.ts'
import { loadReviewScope, moveTasks, type ReviewScope } from '../move-tasks.ts'
import { findReviewOfNumber, lockReview } from '../review.store.ts'
import { lockTasks, type TaskRow } from '../task.store.ts'
import { taskId } from '../task-id.ts'
import { approvalOf, isOpenCampaign } from '../tasks/access/task-actor.ts'
import { insertEvents } from '../tasks/history/task-history.store.ts'
import { chooseAmong } from '../tasks/steps/due-steps.ts'
import { nextOf } from '../tasks/steps/next-step.ts'
import { taskViews } from '../tasks/view/task-view.ts'
import { listUnasked } from './webhook-steps.store.ts'

/** One opening of a step that a webhook answers. */
export interface WebhookStep {
  reviewKey: string
  number: string
  stepSeq: number
}
export interface UnaskedStep extends WebhookStep {
  webhookId: string
  task: TaskRow
}

/** Steps of one review that webhooks are to be asked about; none once its campaign is not open. */
export interface Unasked {
  scope?: ReviewScope
  steps: readonly UnaskedStep[]
}

const isAtWebhook = ({ state, setKey }: TaskRow) => state === 'O' && setKey === WEBHOOK_SET

/** The next steps of a campaign that no webhook was asked about, with their tasks locked. */
export async function lockUnasked(tx: Tx, tenantId: TenantId, campaignId: string, limit: number): Promise<Unasked> {
  const review = await lockReview(tx, tenantId, campaignId, 'share')
  if (!review || !isOpenCampaign({ review })) return { steps: [] }
  const scope = await loadReviewScope(tx, tenantId, review)
  const numbers = await listUnasked(tx, tenantId, review.key, limit)
  const tasks = (await lockTasks(tx, tenantId, review.key, numbers)).filter(isAtWebhook)
  const steps = tasks.map((task) => ({
    reviewKey: review.key,
    number: task.numericId,
    stepSeq: task.stepSeq,
    webhookId: approvalOf(scope, task)?.webhook?.webhookId ?? '',
    task,
  }))
  return { scope, steps }
}

/** What a webhook is told about a step: its task as clients read it, with everything that is known of it. */
export async function stepPayloads(
  tx: Tx,
  tenantId: TenantId,
  { scope, steps }: Unasked,
  { actor, expansion }: { actor: Actor; expansion: () => Expansion },
  numbers: readonly string[],
): Promise<Map<string, { ticketId: string; payload: Record<string, unknown> }>> {
  const payloads = new Map<string, { ticketId: string; payload: Record<string, unknown> }>()
  if (!scope) return payloads
  const { review } = scope
  for (const { number, task } of steps) {
    if (!numbers.includes(number)) continue
    const expanding = expansion()
    const [taskView] = await taskViews(tx, tenantId, actor, [{ review, task }], expanding)
    payloads.set(number, {
      ticketId: taskId(review, number),
      payload: { taskView, expanded: expanding.expanded },
    })
  }
  return payloads
}

/** The task of a step while its answer still matters, locked together with its review. */
async function lockStep(tx: Tx, tenantId: TenantId, { reviewKey, number, stepSeq }: WebhookStep) {
  const found = await findReviewOfNumber(tx, tenantId, number)
  const review = found && (await lockReview(tx, tenantId, found.campaignId, 'share'))
  if (!review || review.key !== reviewKey || !isOpenCampaign({ review })) return undefined
  const [task] = await lockTasks(tx, tenantId, reviewKey, [number])
  return task && isAtWebhook(task) && task.stepSeq === stepSeq ? { review, task } : undefined
}

/** Whether nobody has answered a step, moved its task, or closed its campaign. */
export const isStepAwaited = async (tx: Tx, tenantId: TenantId, step: WebhookStep): Promise<boolean> =>
  (await lockStep(tx, tenantId, step)) !== undefined

/** What a webhook said about a step, or that it said nothing. */
export type StepEnd =
  | { kind: 'approve' | 'deny' | 'failed'; comment: string }
  | { kind: 'reassign'; comment: string; userIds: readonly string[] }

/** Applies what became of a delivery to the step that it asked about. It is the webhook's answer, never a person's. */
export async function endStepDelivery(
  tx: Tx,
  tenantId: TenantId,
  step: WebhookStep,
  by: { webhookId: string; deliveryId: string },
  end: StepEnd,
): Promise<void> {
  const locked = await lockStep(tx, tenantId, step)
  if (!locked) return
  const { review, task } = locked
  await endSteps(tx, await loadReviewScope(tx, tenantId, review), [task], by, end)
  appendEntry(tx, {
    tenantId,
    operation: 'review.webhook_answer',
    outcome: end.kind === 'failed' ? 'refused' : 'done',
    targetId: taskId(review, task.numericId),
    campaignId: review.campaignId,
    detail: { ...by, answer: end.kind },
  })
}

/** Gives steps whose webhook cannot be asked to the owners of the campaign. */
export async function failSteps(
  tx: Tx,
  _tenantId: TenantId,
  { scope }: Unasked,
  steps: readonly UnaskedStep[],
  comment: string,
): Promise<void> {
  if (!scope) return
  for (const { task, webhookId } of steps) await endSteps(tx, scope, [task], { webhookId }, { kind: 'failed', comment })
}

const EVENTS = {
  approve: 'WEBHOOK_APPROVED',
  deny: 'WEBHOOK_DENIED',
  reassign: 'REASSIGNED',
  failed: 'WEBHOOK_FAILED',
} as const

async function endSteps(
  tx: Tx,
  scope: ReviewScope,
  tasks: readonly TaskRow[],
  by: { webhookId: string; deliveryId?: string },
  end: StepEnd,
): Promise<void> {
  const people =
    end.kind === 'approve' || end.kind === 'deny' ? undefined : await reviewersInstead(tx, scope, tasks, end)
  const next =
    end.kind === 'approve' || end.kind === 'deny' ? await nextOf(tx, scope, tasks, `webhook_${end.kind}`) : undefined
  const events = tasks.map((task, n) => ({
    task,
    kind: EVENTS[end.kind],
    userId: null,
    comment: end.comment,
    detail: { ...by, ...(people && { userIds: people[n]?.members.map(({ userId }) => userId) ?? [] }) },
  }))
  await insertEvents(tx, scope.tenantId, scope.review.key, events)
  await moveTasks(
    tx,
    scope,
    tasks.map((task, n) => {
      const to = next?.[n]
      if (to) return { task, to }
      const chosen = people?.[n]
      return { task, to: { opens: task.stepNo, passedBy: 'nobody' as const }, ...(chosen && { people: chosen }) }
    }),
  )
}

/** The people whom the webhook names, as far as the step allows them; nobody named, or allowed: the campaign owners. */
async function reviewersInstead(
  tx: Tx,
  scope: ReviewScope,
  tasks: readonly TaskRow[],
  end: Extract<StepEnd, { kind: 'reassign' }> | { kind: 'approve' | 'deny' | 'failed' },
): Promise<Assignment[]> {
  const chosen: Assignment[] = []
  for (const task of tasks) {
    const approval = approvalOf(scope, task)
    if (!approval) throw new Error('an open task without an approval')
    const allowed = approval.allowedReassignees ?? []
    const named = end.kind === 'reassign' ? end.userIds : []
    const userIds = named.filter((id) => allowed.length === 0 || allowed.includes(id))
    const [people] = await chooseAmong(tx, scope, [task], approval, userIds, await tx.now())
    const { members, why, because } = people ?? { members: [], why: 'NOBODY' as const, because: 'NONE' as const }
    chosen.push(
      end.kind === 'reassign'
        ? { members, why: why === 'ESCALATED' ? 'REASSIGNED' : why, because }
        : { members, why, because: 'WEBHOOK_FAILED' },
    )
  }
  return chosen
}
