import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { type AuditEntry, insertEntries, valuesOf, WRITING } from './audit.sql.ts'

/** Writes the entry together with the commit. */
export const appendEntry = (tx: Tx, entry: AuditEntry) =>
  tx.atCommit(insertEntries(sql`values (${valuesOf(entry, sql``)})`))

/** Many entries in one statement. */
export const appendEntries = (tx: Tx, entries: readonly AuditEntry[]) =>
  tx.count(
    insertEntries(sql`
    select e.tenant_id, now(), e.actor_id, e.principal_id, e.operation, e.outcome, e.target_id, e.detail::jsonb,
      e.request_id, e.address, e.campaign_id
    from unnest(${entries.map((entry) => entry.tenantId)}::text[], ${entries.map((entry) => entry.actorId)}::text[],
      ${entries.map((entry) => entry.principalId)}::text[], ${entries.map((entry) => entry.operation)}::text[],
      ${entries.map((entry) => entry.outcome)}::text[], ${entries.map((entry) => entry.targetId)}::text[],
      ${entries.map((entry) => JSON.stringify(entry.detail))}::text[],
      ${entries.map((entry) => entry.requestId)}::text[], ${entries.map((entry) => entry.address)}::text[],
      ${entries.map((entry) => entry.campaignId)}::text[])
      as e (tenant_id, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id)`),
  )

/** An entry as the chain hashes it: every field as text, in one fixed form. */
export interface StoredEntry {
  entryId: string
  at: string
  actorId: string | null
  principalId: string | null
  operation: string
  outcome: string
  targetId: string | null
  detail: unknown
  requestId: string | null
  address: string | null
  campaignId: string | null
}

/** A tenant's entries after `after` (default: from the first) up to `upTo`, in order. */
export const entriesBetween = (
  reader: Reader,
  tenantId: TenantId,
  after: string | undefined,
  upTo: string,
  limit: number,
) =>
  reader.rows<StoredEntry>(sql`
    select entry_id::text as "entryId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      actor_id as "actorId", principal_id as "principalId", operation, outcome, target_id as "targetId", detail,
      request_id as "requestId", address, campaign_id as "campaignId"
    from audit_entries where tenant_id = ${tenantId} and ${isAfter(sql`entry_id`, after)} and entry_id <= ${upTo}::bigint
    order by audit_entries.entry_id limit ${limit}`)

const isAfter = (column: Sql, number: string | undefined): Sql =>
  number === undefined ? sql`true` : sql`${column} > ${number}::bigint`

/**
 * The tenant's last entry, such that all later entries have larger ids. To be sure it waits until no writer is in
 * flight, and writers wait behind it; undefined when that takes longer than `waitMs`.
 */
export async function lastEntry(reader: Reader, tenantId: TenantId, waitMs: number): Promise<string | undefined> {
  const row = await reader.first<{ id: string | null }>(sql`
    select audit_last_entry(${WRITING}::int, ${tenantId}, ${`${waitMs}ms`})::text as id`)
  return row?.id ?? undefined
}

/** Where a chain ends: number, hash and id of its last entry. */
export interface ChainHead {
  seq: string
  hash: Buffer
  entryId: string
}
const head = sql`seq::text as seq, hash, entry_id::text as "entryId"`

/** The head of the tenant's chain, locked: one sealer at a time. */
export async function lockHead(tx: Tx, tenantId: TenantId): Promise<ChainHead | undefined> {
  await tx.count(sql`
    insert into audit_heads (tenant_id, seq, hash, entry_id) values (${tenantId}, 0, '\\x', 0) on conflict do nothing`)
  return tx.first<ChainHead>(sql`select ${head} from audit_heads where tenant_id = ${tenantId} for update`)
}

/** The head of a chain and whether seals exist beyond it, in one snapshot. */
export const readHead = (reader: Reader, tenantId: TenantId) =>
  reader.first<ChainHead & { beyond: boolean }>(sql`
    select ${head}, exists (select 1 from audit_seals s where s.tenant_id = h.tenant_id and s.first_seq > h.seq) as beyond
    from audit_heads h where tenant_id = ${tenantId}`)

/** The hashes of consecutive entries, with the number of the first and the id of the last. */
export interface Seal {
  firstSeq: string
  lastEntry: string
  hashes: Buffer
}

/** Appends a seal to a chain and moves its head. */
export async function addSeal(
  tx: Tx,
  tenantId: TenantId,
  seal: Seal,
  { seq, hash, entryId }: ChainHead,
): Promise<void> {
  await tx.count(sql`
    insert into audit_seals (tenant_id, first_seq, last_entry, hashes)
    values (${tenantId}, ${seal.firstSeq}::bigint, ${seal.lastEntry}::bigint, ${seal.hashes})`)
  await tx.count(sql`
    update audit_heads set seq = ${seq}::bigint, hash = ${hash}, entry_id = ${entryId}::bigint
    where tenant_id = ${tenantId}`)
}

/** A tenant's seals after `after` (default: from the first) up to a number, in order. */
export const sealsBetween = (
  reader: Reader,
  tenantId: TenantId,
  after: string | undefined,
  upTo: string,
  limit: number,
) =>
  reader.rows<Seal>(sql`
    select first_seq::text as "firstSeq", last_entry::text as "lastEntry", hashes from audit_seals
    where tenant_id = ${tenantId} and ${isAfter(sql`first_seq`, after)} and first_seq <= ${upTo}::bigint
    order by audit_seals.first_seq limit ${limit}`)

/** The last seal whose entries all have this number or a smaller one. */
export const findSealEndingBy = (reader: Reader, tenantId: TenantId, seq: string) =>
  reader.first<Seal>(sql`
    select first_seq::text as "firstSeq", last_entry::text as "lastEntry", hashes from audit_seals
    where tenant_id = ${tenantId} and first_seq <= ${seq}::bigint
      and first_seq + length(hashes) / 32 - 1 <= ${seq}::bigint
    order by audit_seals.first_seq desc limit 1`)

/** The largest id and number. */
export const LAST = '9223372036854775807'

export const countAfter = async (reader: Reader, tenantId: TenantId, entryId: string): Promise<number> => {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from audit_entries where tenant_id = ${tenantId} and entry_id > ${entryId}::bigint`)
  return row?.n ?? 0
}
