import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** Keeps how far a sync is; it never goes back. */
export const saveProgress = (
  reader: Reader,
  tenantId: TenantId,
  id: string,
  { percent, secondsLeft }: { percent: number; secondsLeft: number | undefined },
) =>
  reader.count(sql`
    insert into sync_progress (tenant_id, sync_id, percent, seconds_left)
    values (${tenantId}, ${id}, ${percent}, ${secondsLeft})
    on conflict (tenant_id, sync_id) do update set seconds_left = excluded.seconds_left,
      percent = greatest(sync_progress.percent, excluded.percent)`)

/** What is written begins at nothing again. */
export const resetProgress = (reader: Reader, tenantId: TenantId, id: string) =>
  reader.count(sql`delete from sync_progress where tenant_id = ${tenantId} and sync_id = ${id}`)

/** Whether a source has been imported before. */
export async function hasAppliedSync(reader: Reader, tenantId: TenantId, sourceId: string): Promise<boolean> {
  const row = await reader.first(sql`
    select 1 from syncs where tenant_id = ${tenantId} and source_id = ${sourceId} and state = 'SYNC_STATE_DONE' limit 1`)
  return row !== undefined
}
