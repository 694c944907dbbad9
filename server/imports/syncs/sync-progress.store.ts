import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface StoredProgress {
  percent: number
  secondsLeft?: number | undefined
  doneRows?: number | undefined
  totalRows?: number | undefined
}

/** Keeps how far a sync is; it never goes back. */
export const saveProgress = (
  reader: Reader,
  tenantId: TenantId,
  id: string,
  { percent, secondsLeft, doneRows, totalRows }: StoredProgress,
) =>
  reader.count(sql`
    insert into sync_progress (tenant_id, sync_id, percent, seconds_left, done_rows, total_rows)
    values (${tenantId}, ${id}, ${percent}, ${secondsLeft}, ${doneRows}, ${totalRows})
    on conflict (tenant_id, sync_id) do update set seconds_left = excluded.seconds_left, done_rows = excluded.done_rows,
      total_rows = excluded.total_rows, percent = greatest(sync_progress.percent, excluded.percent)`)

/** Adds to the seconds that the phases of a sync took: a preview, and then the import itself. */
export const addPhaseSeconds = (
  reader: Reader,
  tenantId: TenantId,
  id: string,
  seconds: Readonly<Record<string, number>>,
) =>
  reader.count(sql`
    update syncs y set phase_seconds = y.phase_seconds || (
      select coalesce(jsonb_object_agg(s.key, coalesce((y.phase_seconds ->> s.key)::float8, 0) + s.value::float8), '{}')
      from jsonb_each_text(${JSON.stringify(seconds)}::jsonb) s)
    where y.tenant_id = ${tenantId} and y.sync_id = ${id}`)

/** The rows that are written are counted from zero again. */
export const resetProgress = (reader: Reader, tenantId: TenantId, id: string) =>
  reader.count(sql`delete from sync_progress where tenant_id = ${tenantId} and sync_id = ${id}`)

/** Whether a source has been imported before. */
export async function hasAppliedSync(reader: Reader, tenantId: TenantId, sourceId: string): Promise<boolean> {
  const row = await reader.first(sql`
    select 1 from syncs where tenant_id = ${tenantId} and source_id = ${sourceId} and state = 'SYNC_STATE_DONE' limit 1`)
  return row !== undefined
}
