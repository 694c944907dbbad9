import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

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
const MOST_FAILED = 1_000

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

interface ImportFigures {
  running: number
  rows: Record<string, number>
  seconds: Record<string, number>
}

/** What became of the rows of all applied imports, how long the phases of imports took, and how many are in progress. */
export async function loadImportFigures(reader: Reader): Promise<ImportFigures> {
  const row = await reader.first<ImportFigures>(sql`
    select (select coalesce(json_object_agg(p.phase, p.seconds), '{}') from (
        select lower(s.key) as phase, sum(s.value::float8) as seconds from syncs y, jsonb_each_text(y.phase_seconds) s
        group by s.key) p) as seconds,
       (select count(*)::int from syncs where state in ('SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING')) as running,
      (select json_build_object('empty', coalesce(sum(t.empty_count), 0), 'repeated', coalesce(sum(t.repeated_count), 0),
          'filtered', coalesce(sum(t.filtered_count), 0), 'left_out', coalesce(sum(t.left_out_count), 0),
          'taken', coalesce(sum(t.row_count - t.empty_count - t.repeated_count - t.filtered_count - t.left_out_count), 0))
        from sync_tables t join syncs y on y.tenant_id = t.tenant_id and y.sync_id = t.sync_id
        where y.state = 'SYNC_STATE_DONE') as rows`)
  return row ?? { running: 0, rows: {}, seconds: {} }
}

export interface FailedSync {
  id: string
  sourceId: string
  displayName: string
  ownerIds: string[]
  problem: string
}

/** Imports of the last days that failed, of sources that somebody owns, while none was applied since. */
export const listFailedSyncs = (reader: Reader, tenantId: TenantId): Promise<FailedSync[]> =>
  reader.rows<FailedSync>(sql`
    select y.sync_id as id, y.source_id as "sourceId", s.display_name as "displayName", s.owner_ids as "ownerIds", y.problem
    from syncs y join sources s on s.tenant_id = y.tenant_id and s.source_id = y.source_id
    where y.tenant_id = ${tenantId} and y.state = 'SYNC_STATE_FAILED' and not y.deletes_source
      and y.finished_at > now() - interval '3 days' and s.deleted_at is null and cardinality(s.owner_ids) > 0
      and not exists (select 1 from syncs o where o.tenant_id = y.tenant_id and o.source_id = y.source_id
        and o.state = 'SYNC_STATE_DONE' and o.created_at > y.created_at)
    order by y.finished_at desc, y.sync_id limit ${MOST_FAILED}`)
