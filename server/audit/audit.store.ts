import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'

/** What happened: an operation done or denied, a sign-in, a token issued or refused. Never holds a secret. */
export interface AuditEntry {
  tenantId: string
  actorId?: string | undefined
  principalId?: string | undefined
  operation: string
  outcome: 'done' | 'denied' | 'refused'
  targetId?: string | undefined
  detail: Record<string, unknown>
  requestId?: string | undefined
  address?: string | undefined
}

/** The insert of what `rows` selects, in this order of columns; for a statement that writes entries with its own rows. */
export const insertEntries = (rows: Sql) => sql`
    insert into audit_entries
      (tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address) ${rows}`

const valuesOf = (entry: AuditEntry, detail: Sql) => sql`
  ${entry.tenantId}, now(), ${entry.actorId}, ${entry.principalId}, ${entry.operation}, ${entry.outcome},
  ${entry.targetId}, ${JSON.stringify(entry.detail)}::jsonb${detail}, ${entry.requestId}, ${entry.address}`

/** The entry is written with the commit, and seen from then on. */
export const appendEntry = (tx: Tx, entry: AuditEntry) =>
  tx.atCommit(insertEntries(sql`values (${valuesOf(entry, sql``)})`))

/**
 * Makes a change in one statement, which holds the insert of the audit entry as well: `entry` is given where the rows of
 * the change are, which must be one or none, and what of them belongs into the detail. Returns the statement's row.
 */
export type AuditedChange = <Row>(statement: (entry: EntryInsert) => Sql) => Promise<Row | undefined>
export type EntryInsert = (rows: Sql, detail?: Sql) => Sql

export const entryInsert =
  (entry: AuditEntry): EntryInsert =>
  (rows, detail) =>
    insertEntries(sql`select ${valuesOf(entry, detail ? sql` || ${detail}` : sql``)} from ${rows}`)

/** Many entries in one statement. */
export const appendEntries = (tx: Tx, entries: readonly AuditEntry[]) =>
  tx.count(
    insertEntries(sql`
    select e.tenant_id, now(), e.actor_id, e.principal_id, e.operation, e.outcome, e.target_id, e.detail::jsonb,
      e.request_id, e.address
    from unnest(${entries.map((entry) => entry.tenantId)}::text[], ${entries.map((entry) => entry.actorId)}::text[],
      ${entries.map((entry) => entry.principalId)}::text[], ${entries.map((entry) => entry.operation)}::text[],
      ${entries.map((entry) => entry.outcome)}::text[], ${entries.map((entry) => entry.targetId)}::text[],
      ${entries.map((entry) => JSON.stringify(entry.detail))}::text[],
      ${entries.map((entry) => entry.requestId)}::text[], ${entries.map((entry) => entry.address)}::text[])
      as e (tenant_id, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address)`),
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
  seq: string | null
  hash: Buffer | null
}

const columns = sql`entry_id::text as "entryId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  actor_id as "actorId", principal_id as "principalId", operation, outcome, target_id as "targetId", detail,
  request_id as "requestId", address, seq::text as seq, hash`

export const unsealedEntries = (tx: Tx, tenantId: string, limit: number) =>
  tx.rows<StoredEntry>(sql`
    select ${columns} from audit_entries where tenant_id = ${tenantId} and seq is null
    order by audit_entries.seq, audit_entries.entry_id limit ${limit}`)

/**
 * Sealed entries after another one and up to a number, or to the end. By number and then by arrival, because somebody
 * may have put in a second entry of the same number.
 */
export const sealedEntries = (
  reader: Reader,
  tenantId: string,
  after: { seq: string | null; entryId: string } | undefined,
  upTo: string | undefined,
  limit: number,
) =>
  reader.rows<StoredEntry>(sql`
    select ${columns} from audit_entries
    where tenant_id = ${tenantId} and audit_entries.seq <= coalesce(${upTo}::bigint, audit_entries.seq)
      and (audit_entries.seq, audit_entries.entry_id)
        > (${after?.seq ?? SMALLEST}::bigint, ${after?.entryId ?? SMALLEST}::bigint)
    order by audit_entries.seq, audit_entries.entry_id limit ${limit}`)

const SMALLEST = '-9223372036854775808'

export interface ChainHead {
  seq: string
  hash: Buffer
}

/** The head of the tenant's chain, locked: one sealer at a time. */
export async function lockHead(tx: Tx, tenantId: string): Promise<ChainHead | undefined> {
  await tx.count(sql`
    insert into audit_heads (tenant_id, seq, hash) values (${tenantId}, 0, '\\x') on conflict do nothing`)
  return tx.first<ChainHead>(sql`
    select seq::text as seq, hash from audit_heads where tenant_id = ${tenantId} for update`)
}

export const readHead = (reader: Reader, tenantId: string) =>
  reader.first<ChainHead>(sql`select seq::text as seq, hash from audit_heads where tenant_id = ${tenantId}`)

export async function saveSeals(
  tx: Tx,
  tenantId: string,
  seals: readonly { entryId: string; seq: string; hash: Buffer }[],
): Promise<void> {
  const last = seals.at(-1)
  if (!last) return
  await tx.count(sql`
    update audit_entries as entry set seq = seal.seq, hash = seal.hash
    from unnest(${seals.map((seal) => seal.entryId)}::bigint[], ${seals.map((seal) => seal.seq)}::bigint[],
      ${seals.map((seal) => seal.hash)}::bytea[]) as seal (entry_id, seq, hash)
    where entry.tenant_id = ${tenantId} and entry.entry_id = seal.entry_id`)
  await tx.count(sql`
    update audit_heads set seq = ${last.seq}::bigint, hash = ${last.hash} where tenant_id = ${tenantId}`)
}

export const countUnsealed = async (reader: Reader, tenantId: string): Promise<number> => {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from audit_entries where tenant_id = ${tenantId} and seq is null`)
  return row?.n ?? 0
}

export const tenantsWithUnsealed = sql`
  select tenant_id from tenants t
  where exists (select 1 from audit_entries e where e.tenant_id = t.tenant_id and e.seq is null)`
