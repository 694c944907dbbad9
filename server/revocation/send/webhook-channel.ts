import type { Tx } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { Expansion } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { applyAction } from '../change/apply-action.ts'
import { moveRevocations } from '../change/move-revocations.ts'
import { revokeTaskViews } from '../task/revoke-task.ts'
import { revocationId } from '../view/revocation-id.ts'
import { revocationMessage } from '../view/revocation-message.ts'
import { findRevocations } from '../view/revocation-rows.store.ts'
import { lockDelivered } from './webhook-channel.store.ts'

export { SEND_REMOVALS_JOB } from './send-removals.ts'
export { lockToSend, setDeliveries } from './webhook-channel.store.ts'

/** What a receiver is told about revocations: each as a task, as clients read it, and with what has to be removed. */
export async function removalPayloads(
  tx: Tx,
  tenantId: TenantId,
  { actor, deadlineDays, expansion }: { actor: Actor; deadlineDays: number; expansion: () => Expansion },
  numbers: readonly string[],
) {
  const rows = await findRevocations(tx, tenantId, { actor, deadlineDays }, numbers)
  const payloads = new Map<string, { ticketId: string; payload: Record<string, unknown> }>()
  for (const row of rows) {
    const expanding = expansion()
    const [taskView] = await revokeTaskViews(tx, tenantId, actor, [row], expanding)
    payloads.set(row.number, {
      ticketId: revocationId(row.createdAt, row.number),
      payload: { taskView, expanded: expanding.expanded, revocation: revocationMessage(actor, row) },
    })
  }
  return payloads
}

/** Whether the answer to a delivery still matters: nobody has removed, kept or cancelled it otherwise. */
export async function isRemovalAwaited(tx: Tx, tenantId: TenantId, number: string, deliveryId: string) {
  const state = await lockDelivered(tx, tenantId, number, deliveryId)
  return state === 'READY' || state === 'SENT' || state === 'FAILED'
}

/** What a receiver said, or that it said nothing. */
export type RemovalEnd = { move: 'accept' | 'complete' | 'fail'; comment: string }

/** Applies what became of a delivery to the revocation that it asked for. */
export async function endRemovalDelivery(
  tx: Tx,
  tenantId: TenantId,
  number: string,
  deliveryId: string,
  { move, comment }: RemovalEnd,
): Promise<void> {
  const by = { comment, deliveryId }
  if (move === 'complete') await applyAction(tx, tenantId, 'complete', [number], by)
  else await moveRevocations(tx, tenantId, move, [{ number }], by)
}

/** Gives up revocations whose webhook does not exist: by hand from now on. */
export async function failRemovals(tx: Tx, tenantId: TenantId, numbers: readonly string[], comment: string) {
  await moveRevocations(
    tx,
    tenantId,
    'fail',
    numbers.map((number) => ({ number })),
    { comment },
  )
}
