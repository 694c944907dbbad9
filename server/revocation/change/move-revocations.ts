import type { Tx } from '../../db/index.ts'
import { groupBy } from '../../lib/group-by.ts'
import type { TenantId } from '../../lib/ids.ts'
import { loadTenantSettings } from '../../tenant-settings/index.ts'
import type { Gone } from '../make/make-revocations.store.ts'
import { resolveAssignees } from '../make/resolve-assignees.ts'
import { settlingMove } from '../make/settle.rules.ts'
import { listSettleFacts, updateCarriers, updateTargets } from '../make/settle.store.ts'
import { sendReady } from '../send/send-removals.ts'
import { isOpenState, MOVES, type RevocationMove } from './revocation.states.ts'
import { changeState, listCarried, type MovedBy, type Moving } from './revocation.store.ts'

/**
 * The one way to change the state of revocations: as a set, with an event for each. Those for which the move is not
 * possible stay as they are. What the moved ones carried stands by itself once they are closed. Returns their numbers.
 */
export async function moveRevocations(
  tx: Tx,
  tenantId: TenantId,
  move: RevocationMove,
  revocations: readonly Moving[],
  by: MovedBy = {},
): Promise<string[]> {
  if (revocations.length === 0) return []
  const moved = await changeState(tx, tenantId, move, revocations, by)
  if (moved.length > 0 && !isOpenState(MOVES[move].to)) {
    const carried = await listCarried(tx, tenantId, moved)
    if (carried.length > 0) await settleRevocations(tx, tenantId, carried)
  }
  if (MOVES[move].to === 'READY') await sendReady(tx, tenantId, moved)
  return moved
}

/** Ends revocations whose access is gone. Those of a deleted source need somebody who looks. */
export async function endGone(tx: Tx, tenantId: TenantId, gone: readonly Gone[]): Promise<void> {
  const [unproven, proven] = [gone.filter(({ isUnproven }) => isUnproven), gone.filter(({ isUnproven }) => !isUnproven)]
  await moveRevocations(tx, tenantId, 'verify', proven)
  await moveRevocations(tx, tenantId, 'loseSource', unproven)
}

/** Finds anew what has to be removed, whose work does it, and whether an owner has to decide first. */
export async function settleRevocations(tx: Tx, tenantId: TenantId, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await updateTargets(tx, tenantId, numbers, await loadTenantSettings(tx, tenantId))
  await resolveAssignees(tx, tenantId, numbers)
  await updateCarriers(tx, tenantId, numbers)
  const facts = await listSettleFacts(tx, tenantId, numbers)
  for (const [move, group] of groupBy(facts, settlingMove)) if (move) await moveRevocations(tx, tenantId, move, group)
  await sendReady(tx, tenantId, numbers)
}
