import type { Database, Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  type ChainHead,
  countAfter,
  entriesBetween,
  findSealEndingBy,
  LAST,
  readHead,
  type Seal,
  type StoredEntry,
  sealsBetween,
} from './audit.store.ts'
import { hashesOf, next } from './chain.ts'

const CHUNK = 1_000
const HASH_BYTES = 32

export interface ChainReport {
  entries: number
  unsealed: number
  /** The first entry that does not fit the chain, and why. */
  broken?: { seq: string; problem: string }
}

/** Recomputes a tenant's chain up to its current head; entries sealed meanwhile are not covered. */
export async function verifyChain(database: Database, tenantId: TenantId): Promise<ChainReport> {
  const { isComplete: _, ...report } = await database.read((reader) => verifyPart(reader, tenantId, '0', Infinity))
  return report
}

/** `isComplete`: nothing of the chain is left to verify. `entries` counts from the first entry of the chain. */
export interface PartReport extends ChainReport {
  isComplete: boolean
}

/**
 * Recomputes a part of a tenant's chain: from the last seal that ends at `afterSeq` or before it, until at least `most`
 * entries are done. The hash of that seal is taken as stored, because the part before it has verified it: parts that
 * follow each other verify what one pass does.
 */
export async function verifyPart(
  reader: Reader,
  tenantId: TenantId,
  afterSeq: string,
  most: number,
): Promise<PartReport> {
  const head = (await readHead(reader, tenantId)) ?? NO_HEAD
  const before = afterSeq === '0' ? undefined : await findSealEndingBy(reader, tenantId, afterSeq)
  const start = before ? endOf(before) : NO_HEAD
  let chain: ChainHead = start
  let broken: ChainReport['broken']
  let isComplete = true
  for await (const { seal, entries } of sealedEntries(reader, tenantId, head === NO_HEAD ? LAST : head.seq, before)) {
    const followed = follow(tenantId, chain, seal, entries)
    if ('problem' in followed) {
      broken = followed
      break
    }
    chain = followed
    isComplete = chain.seq === head.seq || Number(chain.seq) - Number(start.seq) < most
    if (!isComplete) break
  }
  const isAtHead = chain.seq === head.seq && head.hash.equals(chain.hash) && chain.entryId === head.entryId
  if (isComplete && (!isAtHead || head.beyond))
    broken ??= { seq: next(chain.seq), problem: 'the chain does not end where its head says' }
  const unsealed = await countAfter(reader, tenantId, head.entryId)
  return { entries: Number(broken?.seq ?? next(chain.seq)) - 1, unsealed, isComplete, ...(broken ? { broken } : {}) }
}

/** Where the chain is after a seal, as stored. */
const endOf = (seal: Seal): ChainHead => ({
  seq: String(BigInt(seal.firstSeq) + BigInt(countOf(seal)) - 1n),
  hash: seal.hashes.subarray(-HASH_BYTES),
  entryId: seal.lastEntry,
})

/** Without a head there must be no seal. */
const NO_HEAD = { seq: '0', hash: Buffer.alloc(0), entryId: '0', beyond: false }

/** Each seal with its entries; the entries of many small seals are read together. */
async function* sealedEntries(reader: Reader, tenantId: TenantId, upTo: string, before: Seal | undefined) {
  let afterEntry = before?.lastEntry
  for (let found: Seal[] = [], after = before?.firstSeq; ; ) {
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
