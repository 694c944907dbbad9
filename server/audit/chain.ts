import { createHash } from 'node:crypto'
import type { TenantId } from '../lib/ids.ts'
import { canonicalJson } from '../lib/json/canonical-json.ts'
import type { StoredEntry } from './audit.store.ts'

const DOMAIN = 'recert-audit-v1'
/** Entries about a campaign have one field more. */
const CAMPAIGN_DOMAIN = 'recert-audit-v2'

/**
 * The hash that links an entry to the previous one. Every field is preceded by its length, so different entries have
 * different bytes. The tenant is one of the fields, so an entry cannot move to another chain; the sequence number and
 * the row's id are as well, so a renumbered or copied entry does not verify.
 */
export function entryHash(tenantId: TenantId, seq: string, previous: Uint8Array, entry: StoredEntry): Buffer {
  const hash = createHash('sha256')
  const add = (field: string | Uint8Array | null) => {
    const bytes = field === null ? undefined : Buffer.from(field)
    const length = Buffer.alloc(5)
    // Distinguishes an absent field from an empty one.
    length.writeUInt8(bytes ? 1 : 0)
    length.writeUInt32BE(bytes?.length ?? 0, 1)
    hash.update(length)
    if (bytes) hash.update(bytes)
  }
  add(entry.campaignId === null ? DOMAIN : CAMPAIGN_DOMAIN)
  add(tenantId)
  add(seq)
  add(previous)
  for (const field of [entry.entryId, entry.at, entry.actorId, entry.principalId, entry.operation, entry.outcome])
    add(field)
  for (const field of [entry.targetId, canonicalJson(entry.detail), entry.requestId, entry.address]) add(field)
  if (entry.campaignId !== null) add(entry.campaignId)
  return hash.digest()
}

/** The number that follows one. */
export const next = (seq: string) => String(BigInt(seq) + 1n)

/** The hashes of the entries that follow the head of a chain. */
export function hashesOf(tenantId: TenantId, head: { seq: string; hash: Uint8Array }, entries: readonly StoredEntry[]) {
  let { seq, hash } = head
  return entries.map((entry) => {
    seq = next(seq)
    const own = entryHash(tenantId, seq, hash, entry)
    hash = own
    return own
  })
}
