import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { NULL, ROW, VALUE } from './batch-text.ts'

/** Staged rows of a sync. */
export interface StagedRef {
  tenantId: TenantId
  syncId: string
  /** Only rows of this kind; all kinds by default. */
  kind?: string
  /** Only rows of these batches (`b`): the others need not be parsed. */
  among?: Sql
  /** Only the rows of these lines. */
  lines?: { after: number; upTo: number }
}

const batchesOf = ({ tenantId, syncId, kind, among, lines }: StagedRef): Sql =>
  sql`b.tenant_id = ${tenantId} and b.sync_id = ${syncId} and ${kind === undefined ? sql`true` : sql`b.kind = ${kind}`}
    and ${among ?? sql`true`} and ${lines ? sql`b.first_line <= ${lines.upTo}::int and b.first_line + b.row_count > ${lines.after}::int + 1` : sql`true`}`

const line = sql`(b.first_line + r.at::int - 1)`

const isStaged = ({ tenantId, syncId, lines }: StagedRef): Sql =>
  sql`${lines ? sql`${line} > ${lines.after}::int and ${line} <= ${lines.upTo}::int` : sql`true`}
    and not exists (select 1 from sync_dropped_rows d
      where d.tenant_id = ${tenantId} and d.sync_id = ${syncId} and d.kind = b.kind and d.line = ${line})`

/**
 * The rows with their fields. `offset 0` keeps the planner from taking a row apart once for each field that a statement
 * reads. It expects 1,000 rows of a batch, because it takes that for the rows of `string_to_table`.
 */
export const stagedRows = (ref: StagedRef): Sql => sql`(
    select ${line} as line, string_to_array(r.row, ${VALUE}, ${NULL}) as fields, b.kind, b.table_number, r.table_line,
      b.is_parent
    from sync_batches b, rows from (string_to_table(b.rows, ${ROW}), unnest(b.table_lines))
      with ordinality as r (row, table_line, at)
    where ${batchesOf(ref)} and ${isStaged(ref)} offset 0)`

/** The rows without their fields, which take most of the time. */
export const stagedLines = (ref: StagedRef): Sql => sql`(
    select ${line} as line, b.kind, b.table_number, r.table_line, b.is_parent
    from sync_batches b cross join lateral unnest(b.table_lines) with ordinality as r (table_line, at)
    where ${batchesOf(ref)} and ${isStaged(ref)})`

/** How many rows there are of each kind and table. */
export const stagedCount = ({ tenantId, syncId }: StagedRef): Sql => sql`(
    select b.kind, b.table_number, sum(b.row_count) - coalesce((select count(*) from sync_dropped_rows d
      where d.tenant_id = ${tenantId} and d.sync_id = ${syncId} and d.kind = b.kind and d.table_number = b.table_number), 0)
      as count
    from sync_batches b where b.tenant_id = ${tenantId} and b.sync_id = ${syncId} group by b.kind, b.table_number)`

/** Removes the rows that the query names by kind, line and number of their table. */
export const dropStagedRows = ({ tenantId, syncId }: StagedRef, rows: Sql): Sql => sql`
  insert into sync_dropped_rows (tenant_id, sync_id, kind, line, table_number)
  select ${tenantId}, ${syncId}, x.kind, x.line, x.table_number from (${rows}) x on conflict do nothing`
