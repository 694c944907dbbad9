import type { Reader, Tx } from '../db/index.ts'
import type { JobHandler, Schedule } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { tenantsWithUnsealed } from './audit.sql.ts'
import { addSeal, entriesBetween, lastEntry, lockHead } from './audit.store.ts'
import { hashesOf, next } from './chain.ts'

const CHUNK = 1_000
/** Limit for waiting for writers of a tenant's entries, because other writers wait behind it. */
const LOCK_TIMEOUT_MS = 250

/** Seals the next chunk of entries up to `upTo` into the tenant's chain; returns how many. */
async function sealEntries(tx: Tx, tenantId: TenantId, upTo: string): Promise<number> {
  const head = await lockHead(tx, tenantId)
  const entries = head ? await entriesBetween(tx, tenantId, head.entryId, upTo, CHUNK) : []
  const last = entries.at(-1)
  if (!head || !last) return 0
  const hashes = hashesOf(tenantId, head, entries)
  const seal = { firstSeq: next(head.seq), lastEntry: last.entryId, hashes: Buffer.concat(hashes) }
  const seq = String(BigInt(head.seq) + BigInt(entries.length))
  await addSeal(tx, tenantId, seal, { seq, hash: hashes.at(-1) ?? head.hash, entryId: last.entryId })
  return entries.length
}

/** Seals all entries written so far, one chunk per transaction. */
export async function sealAll({ read, tx }: Sealing, tenantId: TenantId, signal?: AbortSignal): Promise<void> {
  const upTo = await read((reader) => lastEntry(reader, tenantId, LOCK_TIMEOUT_MS))
  // A writer takes long: its entry is sealed next time.
  if (upTo === undefined) return
  while ((await tx((open) => sealEntries(open, tenantId, upTo))) === CHUNK && !signal?.aborted);
}

/** What sealing needs; a job's context and a database both have it. */
interface Sealing {
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export const sealJob: JobHandler = {
  kind: 'audit.seal',
  run: (context) => sealAll(context, context.tenantId, context.signal),
}

/**
 * Sealing follows within seconds instead of happening in each transaction, because locking the head of the chain there
 * would serialize all writes of a tenant.
 */
export const sealSchedule: Schedule = {
  kind: 'audit.seal',
  everySeconds: 2,
  tenants: tenantsWithUnsealed,
}
