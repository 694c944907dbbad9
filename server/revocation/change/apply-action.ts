import type { Tx } from '../../db/index.ts'
import { recomputeViolations, removeOwnGrants } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { listGone } from '../make/make-revocations.store.ts'
import type { RevocationAction } from '../view/revocation-rights.rules.ts'
import { listRemovedPairs } from '../view/revocation-rows.store.ts'
import { endGone, moveRevocations } from './move-revocations.ts'
import { type MovedBy, setTicket } from './revocation.store.ts'

export interface Ticket {
  ticketId: string
  ticketUrl: string
}

/** Does something to revocations that the caller has locked and may do it to. Returns the numbers of those it was done to. */
export async function applyAction(
  tx: Tx,
  tenantId: TenantId,
  action: RevocationAction,
  numbers: readonly string[],
  by: MovedBy,
  ticket?: Ticket,
): Promise<string[]> {
  const moved = await moveRevocations(
    tx,
    tenantId,
    action,
    numbers.map((number) => ({ number })),
    by,
  )
  if (ticket) await setTicket(tx, tenantId, moved, ticket)
  if (action === 'complete') await removeHere(tx, tenantId, moved)
  return moved
}

/** Grants that were made here have no source that could show their end, so completing the work removes them. */
async function removeHere(tx: Tx, tenantId: TenantId, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  if ((await removeOwnGrants(tx, tenantId, await listRemovedPairs(tx, tenantId, numbers))) === 0) return
  await recomputeViolations(tx, tenantId)
  await endGone(tx, tenantId, await listGone(tx, tenantId, numbers))
}
