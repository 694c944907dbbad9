import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** What happened: an operation done or denied, a sign-in, a token issued or refused. Never holds a secret. */
export interface AuditEntry {
  tenantId: TenantId
  actorId?: string | undefined
  principalId?: string | undefined
  operation: string
  outcome: 'done' | 'denied' | 'refused'
  targetId?: string | undefined
  detail: Record<string, unknown>
  requestId?: string | undefined
  address?: string | undefined
  /** The campaign that it is about. */
  campaignId?: string | undefined
}

/** First key of the advisory lock under which a tenant's entries are written; the second is the hash of its id. */
export const WRITING = 7_301_942

/**
 * Inserts the entries that `rows` selects, in this order of columns. The lock is taken before the entry gets its number,
 * so whoever holds it exclusively knows that no smaller number is still to come.
 */
export const insertEntries = (rows: Sql) => sql`
    insert into audit_entries
      (tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
        campaign_id)
    select entry.* from (${rows}) as entry (tenant_id, at, actor_id, principal_id, operation, outcome, target_id,
        detail, request_id, address, campaign_id),
      lateral pg_advisory_xact_lock_shared(${WRITING}::int, hashtext(entry.tenant_id))`

export const valuesOf = (entry: AuditEntry, detail: Sql) => sql`
  ${entry.tenantId}::text, now(), ${entry.actorId}::text, ${entry.principalId}::text, ${entry.operation}::text,
  ${entry.outcome}::text, ${entry.targetId}::text, ${JSON.stringify(entry.detail)}::jsonb${detail},
  ${entry.requestId}::text, ${entry.address}::text, ${entry.campaignId}::text`

/**
 * Makes a change and writes its audit entry in one statement. `entry` takes the name of the changed rows, at most one,
 * and an expression to add to the detail. Returns the row of the statement.
 */
export type AuditedChange = <Row>(statement: (entry: EntryInsert) => Sql) => Promise<Row | undefined>
export type EntryInsert = (rows: Sql, detail?: Sql) => Sql

export const entryInsert =
  (entry: AuditEntry): EntryInsert =>
  (rows, detail) =>
    insertEntries(sql`select ${valuesOf(entry, detail ? sql` || ${detail}` : sql``)} from ${rows}`)

/** The tenants that have entries after the head of their chain. */
export const tenantsWithUnsealed = sql`
  select tenant_id from tenants t
  where exists (select 1 from audit_entries e where e.tenant_id = t.tenant_id
    and e.entry_id > coalesce((select h.entry_id from audit_heads h where h.tenant_id = t.tenant_id), 0))`
