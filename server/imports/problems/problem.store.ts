import type { SyncProblem, SyncProblemRow } from '../../../contract/imports/preview.ts'
import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { AmbiguousDates } from '../questions/questions.ts'

/** Problems of one cause, and the table they are in. */
export interface ProblemGroup extends Omit<SyncProblem, 'fixes'> {
  /** The file of the mapping that the table was read by. */
  mappingFile: number
  field: string
}

const MOST = 500

/** What was found in the rows of a sync, by cause: what leaves rows out first, then by rows. */
export const groupProblems = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<ProblemGroup>(sql`
    with found as (
      select effect, reason, file_name, table_number, kind, column_name, field, value, problem, line, row_count from sync_faults
      where tenant_id = ${tenantId} and sync_id = ${syncId}),
    valued as (
      select effect, reason, file_name, table_number, kind, column_name, value, sum(row_count)::int as row_count,
        row_number() over (partition by effect, reason, file_name, table_number, kind, column_name
          order by sum(row_count) desc, value) as nth
      from found group by effect, reason, file_name, table_number, kind, column_name, value)
    select f.effect, f.reason, f.file_name as "fileName", f.kind, f.column_name as column,
      min(f.field) as field, coalesce((select t.mapping_file from sync_tables t where t.tenant_id = ${tenantId}
        and t.sync_id = ${syncId} and t.table_number = f.table_number), -1) as "mappingFile",
      min(f.problem) as sentence, sum(f.row_count)::int as "rowCount",
      (array_agg(f.line order by f.line))[1:10] as lines,
      (select jsonb_agg(jsonb_build_object('value', v.value, 'rowCount', v.row_count) order by v.nth) from valued v
        where (v.effect, v.reason, v.file_name, v.table_number, v.kind, v.column_name)
          = (f.effect, f.reason, f.file_name, f.table_number, f.kind, f.column_name) and v.nth <= 20) as values
    from found f group by f.effect, f.reason, f.file_name, f.table_number, f.kind, f.column_name
    order by f.effect, sum(f.row_count) desc, f.reason limit ${MOST}`)

/** Questions about dates that a preview asks at most. */
const MOST_DATE_QUESTIONS = 50

/** The columns whose dates can be read both ways. */
export const listAmbiguousDates = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<AmbiguousDates>(sql`
    select file_name as "fileName", column_name as column, count(*)::int as count,
      (array_agg(distinct value order by value))[1:3] as examples
    from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and reason = 'ambiguous_date'
      and column_name <> ''
    group by file_name, table_number, column_name order by table_number, column_name limit ${MOST_DATE_QUESTIONS}`)

/** Warnings beyond this many nobody reads. Rows that are left out are bounded already: an import with too many stops. */
const MOST_WARNINGS = 100_000

export interface ProblemFilter {
  effect?: string | undefined
  reason?: string | undefined
  fileName?: string | undefined
  kind?: string | undefined
  column?: string | undefined
  value?: string | undefined
}

const columnsOfRows = sql`coalesce(t.file_name, f.file_name) as "fileName",
      concat_ws(', ', nullif(t.member, ''), nullif(t.part_name, '')) as sheet, f.line, f.effect, f.reason,
      f.column_name as column, concat_ws('.', nullif(f.kind, ''), nullif(f.field, '')) as field, f.value, f.problem,
      f.cells
    from sync_faults f left join sync_tables t
      on t.tenant_id = f.tenant_id and t.sync_id = f.sync_id and t.table_number = f.table_number`

/** By id, which follows the order of the files. The sheet is the member of the archive and the part that the row is in. */
export const searchProblemRows = (
  reader: Reader,
  tenantId: TenantId,
  syncId: string,
  { effect, reason, fileName, kind, column, value }: ProblemFilter,
  { after, limit }: { after: string; limit: number },
) =>
  reader.rows<SyncProblemRow & { faultId: string }>(sql`
    select f.fault_id::text as "faultId", ${columnsOfRows}
    where f.tenant_id = ${tenantId} and f.sync_id = ${syncId} and f.fault_id > ${after}::bigint
      and f.effect = coalesce(${effect}, f.effect) and f.reason = coalesce(${reason}, f.reason)
      and f.file_name = coalesce(${fileName}, f.file_name) and f.kind = coalesce(${kind}, f.kind)
      and f.column_name = coalesce(${column}, f.column_name) and f.value = coalesce(${value}, f.value)
    order by f.fault_id limit ${limit}`)

/** All rows that are left out, then the first warnings. */
export const listProblemRows = (reader: Reader, tenantId: TenantId, syncId: string, mostWarnings = MOST_WARNINGS) =>
  reader.rows<SyncProblemRow>(sql`
    with warned as (
      select fault_id from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and effect = 'WARNING'
      order by fault_id limit ${mostWarnings})
    select ${columnsOfRows}
    where f.tenant_id = ${tenantId} and f.sync_id = ${syncId}
      and (f.effect = 'LEFT_OUT' or f.fault_id in (select fault_id from warned))
    order by f.effect, f.fault_id`)
