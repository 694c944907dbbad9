import type { Database, Reader, Tx } from '../db/index.ts'
import type { JobHandler, Schedule } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { tenantsWithUnsealed } from './audit.sql.ts'
import {
  addSeal,
  type ChainHead,
  countAfter,
  entriesBetween,
  LAST,
  lastEntry,
  lockHead,
  readHead,
  type Seal,
  type StoredEntry,
  sealsBetween,
} from './audit.store.ts'
import { entryHash } from './chain.ts'

const CHUNK = 1_000
const HASH_BYTES = 32
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

const next = (seq: string) => String(BigInt(seq) + 1n)

/** The hashes of the entries that follow the head of a chain. */
function hashesOf(tenantId: TenantId, head: { seq: string; hash: Uint8Array }, entries: readonly StoredEntry[]) {
  let { seq, hash } = head
  return entries.map((entry) => {
    seq = next(seq)
    const own = entryHash(tenantId, seq, hash, entry)
    hash = own
    return own
  })
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

export interface ChainReport {
  entries: number
  unsealed: number
  /** The first entry that does not fit the chain, and why. */
  broken?: { seq: string; problem: string }
}

/** Recomputes a tenant's chain up to its current head; entries sealed meanwhile are not covered. */
export async function verifyChain(database: Database, tenantId: TenantId): Promise<ChainReport> {
  return database.read(async (reader) => {
    const head = (await readHead(reader, tenantId)) ?? NO_HEAD
    let chain: ChainHead = NO_HEAD
    let broken: ChainReport['broken']
    for await (const { seal, entries } of sealedEntries(reader, tenantId, head === NO_HEAD ? LAST : head.seq)) {
      const followed = follow(tenantId, chain, seal, entries)
      if ('problem' in followed) {
        broken = followed
        break
      }
      chain = followed
    }
    if (chain.seq !== head.seq || !head.hash.equals(chain.hash) || chain.entryId !== head.entryId || head.beyond)
      broken ??= { seq: next(chain.seq), problem: 'the chain does not end where its head says' }
    const unsealed = await countAfter(reader, tenantId, head.entryId)
    return { entries: Number(broken?.seq ?? next(chain.seq)) - 1, unsealed, ...(broken ? { broken } : {}) }
  })
}

/** Without a head there must be no seal. */
const NO_HEAD = { seq: '0', hash: Buffer.alloc(0), entryId: '0', beyond: false }

/** Each seal with its entries; the entries of many small seals are read together. */
async function* sealedEntries(reader: Reader, tenantId: TenantId, upTo: string) {
  let afterEntry: string | undefined
  for (let found: Seal[] = [], after: string | undefined; ; ) {
    if (found.length === 0) found = await sealsBetween(reader, tenantId, after, upTo, SEAL_BATCH)
    let [count, used] = [0, 0]
    for (; used < found.length && count < CHUNK; used++) count += countOf(found[used] as Seal)
    const seals = found.splice(0, used)
    const last = seals.at(-1)
    if (!last) return
    // One more than expected, so that a surplus entry shows.
    const entries = await entriesBetween(reader, tenantId, afterEntry, last.lastEntry, count + 1)
    for (const seal of seals) {
      const beyond = entries.findIndex(({ entryId }) => BigInt(entryId) > BigInt(seal.lastEntry))
      yield { seal, entries: entries.splice(0, beyond < 0 ? entries.length : beyond) }
    }
    after = last.firstSeq
    afterEntry = last.lastEntry
  }
}
/** Seals read at a time; each has the hashes of up to a chunk of entries. */
const SEAL_BATCH = 100
const countOf = ({ hashes }: Seal) => Math.ceil(hashes.length / HASH_BYTES)

/** The head of a chain after a seal, or the first of its entries that does not fit. */
function follow(
  tenantId: TenantId,
  before: ChainHead,
  seal: Seal,
  entries: readonly StoredEntry[],
): ChainHead | NonNullable<ChainReport['broken']> {
  const first = next(before.seq)
  if (seal.firstSeq !== first) return { seq: first, problem: 'the seals do not follow each other here' }
  const hashes = hashesOf(tenantId, before, entries)
  const wrong = hashes.findIndex(
    (hash, at) => !hash.equals(seal.hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES)),
  )
  const missing = countOf(seal) - entries.length
  const [hash, last] = [hashes.at(-1), entries.at(-1)]
  if (wrong < 0 && missing === 0 && hash && last)
    return { seq: String(BigInt(before.seq) + BigInt(entries.length)), hash, entryId: last.entryId }
  const seq = String(BigInt(first) + BigInt(wrong < 0 ? entries.length : wrong))
  if (missing === 0) return { seq, problem: 'this entry was changed' }
  return { seq, problem: missing > 0 ? 'this entry is missing' : 'an entry was inserted here' }
}
