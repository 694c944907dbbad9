import type { WebhookAnswer } from '../../contract/webhook/webhook.ts'
import type { Tx } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { endStepDelivery, isStepAwaited, type StepEnd } from '../review/index.ts'
import { endRemovalDelivery, isRemovalAwaited, type RemovalEnd } from '../revocation/index.ts'
import type { AnswerMember } from './delivery.rules.ts'

/** What a delivery is about. */
export type Subject =
  | { kind: 'test' }
  | { kind: 'removal'; ticketId: string; number: string }
  | { kind: 'step'; ticketId: string; reviewKey: string; number: string; stepSeq: number }

/** The outcome of a delivery: the receiver will call back, has answered, or did not answer. */
export type End = 'accepted' | WebhookAnswer | { problem: string }

/** The answers that make sense for a subject (docs/webhooks.md). */
export const ANSWERS: Record<Subject['kind'], readonly AnswerMember[]> = {
  test: ['approve', 'deny', 'reassign', 'complete', 'errored', 'context'],
  removal: ['complete', 'errored'],
  step: ['approve', 'deny', 'reassign'],
}

/** Whether an answer still matters. Locks what it is about. */
export async function isAwaited(tx: Tx, tenantId: TenantId, deliveryId: string, subject: Subject): Promise<boolean> {
  if (subject.kind === 'removal') return isRemovalAwaited(tx, tenantId, subject.number, deliveryId)
  return subject.kind === 'test' || isStepAwaited(tx, tenantId, subject)
}

export interface Ending {
  deliveryId: string
  webhookId: string
  subject: Subject
}

/** Does what follows from the end of a delivery, in the transaction that keeps it: both happen, once, or neither. */
export async function applyEnd(tx: Tx, tenantId: TenantId, ending: Ending, end: End): Promise<void> {
  const { deliveryId, webhookId, subject } = ending
  if (subject.kind === 'test') return
  // Somebody may have done it in another way meanwhile.
  if (!(await isAwaited(tx, tenantId, deliveryId, subject))) return
  if (subject.kind === 'removal') return endRemovalDelivery(tx, tenantId, subject.number, deliveryId, removalEnd(end))
  const applied = stepEnd(end)
  if (applied) await endStepDelivery(tx, tenantId, subject, { webhookId, deliveryId }, applied)
}

function removalEnd(end: End): RemovalEnd {
  if (end === 'accepted') return { move: 'accept', comment: '' }
  if ('problem' in end) return { move: 'fail', comment: end.problem }
  return end.complete
    ? { move: 'complete', comment: end.complete.comment ?? '' }
    : { move: 'fail', comment: end.errored?.comment ?? '' }
}

/** Undefined while the receiver thinks about it: the step stays open. */
function stepEnd(end: End): StepEnd | undefined {
  if (end === 'accepted') return undefined
  if ('problem' in end) return { kind: 'failed', comment: end.problem }
  const { approve, deny, reassign } = end
  if (approve) return { kind: 'approve', comment: approve.comment ?? '' }
  if (deny) return { kind: 'deny', comment: deny.comment ?? '' }
  return { kind: 'reassign', comment: reassign?.comment ?? '', userIds: reassign?.newStepUserIds ?? [] }
}
