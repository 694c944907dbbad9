import type { Sync, SyncFault } from '../../../contract/imports/source.ts'
import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

type Table = Sync['tables'][number]
export interface ReadTable extends Omit<Table, 'format' | 'encoding' | 'separator' | 'headerLine' | 'kinds'> {
  syncId: string
  leftOut: Record<string, number>
}

/** Whether a left-out row (`x`) is of one of these files. One that cannot be read is of every kind of its table. */
const isOfFiles = (files: readonly { syncId: string; kind: string }[]) => sql`x.effect = 'LEFT_OUT' and exists (
  select 1 from sync_files f join unnest(${files.map(({ syncId }) => syncId)}::text[], ${files.map(({ kind }) => kind)}::text[])
    as wanted (sync_id, kind) on f.sync_id = wanted.sync_id and f.kind = wanted.kind
  where f.tenant_id = x.tenant_id and f.sync_id = x.sync_id and f.table_number = x.table_number
    and x.kind in (f.kind, ''))`

/** The apps that the left-out rows of these files are about; an empty id where that cannot be told. */
export const listLeftOutApps = (
  reader: Reader,
  tenantId: TenantId,
  files: readonly { syncId: string; kind: string }[],
) =>
  reader.rows<{ sourceId: string; appId: string }>(sql`
    select distinct y.source_id as "sourceId", coalesce(a.app_id, '') as "appId"
    from sync_faults x join syncs y on y.tenant_id = x.tenant_id and y.sync_id = x.sync_id
    left join app_versions a on x.kind not in ('users', '') and a.tenant_id = x.tenant_id and a.source_id = y.source_id
      and a.external_id = split_part(x.row_key, chr(31), 1)
    where x.tenant_id = ${tenantId} and ${isOfFiles(files)}`)

/** Where the rows went of the tables that these files were read from. A row with several problems counts by its first. */
export const listReadTables = (
  reader: Reader,
  tenantId: TenantId,
  files: readonly { syncId: string; kind: string }[],
) =>
  reader.rows<ReadTable>(sql`
    select t.sync_id as "syncId", t.file_name as "fileName", t.member, t.part_name as part, t.row_count as "rowCount",
      t.row_count - t.empty_count - t.repeated_count - t.filtered_count - t.left_out_count as "takenCount",
      t.empty_count as "emptyCount", t.repeated_count as "repeatedCount", t.filtered_count as "filteredCount", t.filtered,
      t.left_out_count as "leftOutCount", coalesce((
        select jsonb_object_agg(r.reason, r.count) from (
          select x.reason, count(*) as count from (
            select distinct on (line) reason from sync_faults f where f.tenant_id = t.tenant_id and f.sync_id = t.sync_id
              and f.table_number = t.table_number and f.effect = 'LEFT_OUT' order by line, fault_id) x
          group by x.reason) r), '{}') as "leftOut"
    from sync_tables t where t.tenant_id = ${tenantId} and exists (
      select 1 from sync_files k
      join unnest(${files.map(({ syncId }) => syncId)}::text[], ${files.map(({ kind }) => kind)}::text[]) as f (sync_id, kind)
        on f.sync_id = k.sync_id and f.kind = k.kind
      where k.tenant_id = t.tenant_id and k.sync_id = t.sync_id and k.table_number = t.table_number)
    order by t.sync_id, t.table_number`)

/** The faults of these files, in the order of their ids. */
export const listFaultsOfFiles = (
  reader: Reader,
  tenantId: TenantId,
  files: readonly { syncId: string; kind: string }[],
  page: { after: string; limit: number },
) =>
  reader.rows<SyncFault & { faultId: string; sourceId: string }>(sql`
    select x.fault_id::text as "faultId", y.source_id as "sourceId", x.file_name as "fileName", x.line,
      x.column_name as column, x.value, x.reason, x.problem
    from sync_faults x join syncs y on y.tenant_id = x.tenant_id and y.sync_id = x.sync_id
    where x.tenant_id = ${tenantId} and x.fault_id > ${page.after}::bigint and ${isOfFiles(files)}
    order by x.fault_id limit ${page.limit}`)

interface FaultRow extends SyncFault {
  faultId: string
}

export const listFaults = (
  reader: Reader,
  tenantId: TenantId,
  syncId: string,
  page: { after: string; limit: number },
): Promise<FaultRow[]> =>
  reader.rows<FaultRow>(sql`
    select fault_id::text as "faultId", file_name as "fileName", line, column_name as column, value, reason, problem
    from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and fault_id > ${page.after}::bigint
      and effect = 'LEFT_OUT'
    order by sync_faults.fault_id limit ${page.limit}`)
