import type { Tx } from '../../db/index.ts'
import type { Range } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { endGone, settleRevocations } from '../change/move-revocations.ts'
import { reserveNumbers } from '../change/revocation.store.ts'
import {
  findOpenOf,
  insertOfTasks,
  insertRequest,
  listDenied,
  listGone,
  listRelated,
  type Wanted,
} from './make-revocations.store.ts'

/** Makes revocations for denied tasks that have none for their current run. Returns their numbers. */
export async function makeRevocations(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  which: readonly string[] | Range,
): Promise<string[]> {
  const denied = await listDenied(tx, tenantId, reviewKey, which)
  if (denied.length === 0) return []
  const first = await reserveNumbers(tx, tenantId, denied.length)
  const numbers = await insertOfTasks(tx, tenantId, reviewKey, denied, first)
  // Access may have gone between the decision and now.
  await endGone(tx, tenantId, await listGone(tx, tenantId, numbers))
  return numbers
}

/** The same in the transaction of the denial, for a policy that removes access at once. */
export async function makeRevocationsAtOnce(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  taskNumbers: readonly string[],
): Promise<void> {
  const numbers = await makeRevocations(tx, tenantId, reviewKey, taskNumbers)
  if (numbers.length > 0) await settleRevocations(tx, tenantId, await listRelated(tx, tenantId, numbers))
}

/** One that somebody asks for by hand: the open one of this grant if there is one, else a new one. Returns its number. */
export async function requestRevocation(
  tx: Tx,
  tenantId: TenantId,
  wanted: Wanted,
  by: { userId: string; description: string },
): Promise<{ number: string; isNew: boolean }> {
  // The counter is locked first, so that of two who ask at once the second finds what the first made.
  const number = await reserveNumbers(tx, tenantId, 1)
  const open = await findOpenOf(tx, tenantId, wanted)
  if (open !== undefined) return { number: open, isNew: false }
  await insertRequest(tx, tenantId, number, wanted, by)
  await settleRevocations(tx, tenantId, await listRelated(tx, tenantId, [number]))
  return { number, isNew: true }
}
