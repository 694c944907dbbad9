import type { Sync } from '../../contract/imports/source.ts'
import type { Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { FileKind } from './columns.ts'

/** What a write of a source that sends single changes did, by kind. */
export type LiveCounts = Partial<Record<FileKind, Partial<Sync['counts'][string]>>>

/** Begins a sync of a source that sends single changes. Each is applied as it arrives, so the sync is done at any time. */
export const openLiveSync = (tx: Tx, tenantId: TenantId, sync: { id: string; sourceId: string }) =>
  tx.count(sql`
    insert into syncs (tenant_id, sync_id, source_id, state, finished_at)
    values (${tenantId}, ${sync.id}, ${sync.sourceId}, 'SYNC_STATE_DONE', now())`)

/** Adds what a write did to the counts of its sync. The caller has made sure that nobody else does so now. */
export async function addLiveCounts(tx: Tx, tenantId: TenantId, syncId: string, counts: LiveCounts): Promise<void> {
  const row = await tx.first<{ counts: Sync['counts'] }>(sql`
    select counts from syncs where tenant_id = ${tenantId} and sync_id = ${syncId}`)
  const sums = { ...row?.counts }
  for (const [kind, added] of Object.entries(counts)) {
    const sum = { added: 0, changed: 0, removed: 0, unchanged: 0, ...sums[kind] }
    for (const what of ['added', 'changed', 'removed', 'unchanged'] as const) sum[what] += added[what] ?? 0
    sums[kind] = sum
  }
  await tx.count(sql`
    update syncs set counts = ${JSON.stringify(sums)}::jsonb, updated_at = now(), finished_at = now()
    where tenant_id = ${tenantId} and sync_id = ${syncId}`)
}
