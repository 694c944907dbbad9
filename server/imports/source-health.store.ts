import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'

/** How a source is, for the metrics. */
export interface SourceHealth {
  id: string
  displayName: string
  kind: string
  /** Since its last import, or since it was added. */
  ageSeconds: number
  isLastSyncOk: boolean
  leftOutRows: number
}

const MOST = 10_000

/** Of all tenants. A source that was never imported is as old as itself. */
export const listSourceHealth = (reader: Reader): Promise<SourceHealth[]> =>
  reader.rows<SourceHealth>(sql`
    select s.source_id as id, s.display_name as "displayName", s.kind,
      greatest(extract(epoch from now() - coalesce(applied.finished_at, s.created_at)), 0)::float8 as "ageSeconds",
      coalesce(last.state = 'SYNC_STATE_DONE', false) as "isLastSyncOk",
      coalesce((select sum(f.left_out_count) from sync_files f
        where f.tenant_id = s.tenant_id and f.sync_id = applied.sync_id), 0)::int as "leftOutRows"
    from sources s
    left join lateral (
      select y.sync_id, y.finished_at from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
        and y.state = 'SYNC_STATE_DONE' order by y.created_at desc, y.sync_id desc limit 1) applied on true
    left join lateral (
      select y.state from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
        and y.finished_at is not null order by y.created_at desc, y.sync_id desc limit 1) last on true
    where s.deleted_at is null order by s.tenant_id, s.source_id limit ${MOST}`)

/** What became of the rows of all applied imports, and how many imports are under way. */
export async function loadImportFigures(reader: Reader): Promise<{ running: number; rows: Record<string, number> }> {
  const row = await reader.first<{ running: number; rows: Record<string, number> }>(sql`
    select (select count(*)::int from syncs where state in ('SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING')) as running,
      (select json_build_object('empty', coalesce(sum(t.empty_count), 0), 'repeated', coalesce(sum(t.repeated_count), 0),
          'filtered', coalesce(sum(t.filtered_count), 0), 'left_out', coalesce(sum(t.left_out_count), 0),
          'taken', coalesce(sum(t.row_count - t.empty_count - t.repeated_count - t.filtered_count - t.left_out_count), 0))
        from sync_tables t join syncs y on y.tenant_id = t.tenant_id and y.sync_id = t.sync_id
        where y.state = 'SYNC_STATE_DONE') as rows`)
  return row ?? { running: 0, rows: {} }
}
