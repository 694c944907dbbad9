import type { Sync } from '../../../contract/imports/source.ts'
import type { Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { FileKind } from '../columns.ts'

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

/** A change that was refused: what the source has of this thing is missing here until the thing is written. */
export interface RefusedChange {
  kind: 'accounts' | 'resources'
  /** What the source calls the thing. */
  ref: string
  problem: string
}

/** Nobody learns anything new from a longer list of refused changes. */
const MAX_REFUSED = 10_000
const TABLES = { accounts: { number: 1, name: 'Users' }, resources: { number: 2, name: 'Groups' } } as const
/** The app of the source by its external id, then the thing: as the keys of all left-out rows are. */
const rowKeyOf = (appRef: string, ref: string) => [appRef, ref.toLowerCase()].join('\u001f')

/** Begins a sync with what is still refused since the one before. */
export async function carryRefused(tx: Tx, tenantId: TenantId, from: string, to: string): Promise<void> {
  const carried = await tx.count(sql`
    insert into sync_faults (tenant_id, sync_id, file_name, table_number, kind, line, column_name, value, reason, problem,
      row_key, effect)
    select tenant_id, ${to}, file_name, table_number, kind, line, column_name, value, reason, problem, row_key, effect
    from sync_faults where tenant_id = ${tenantId} and sync_id = ${from}`)
  if (carried > 0) await countRefused(tx, tenantId, to)
}

/** Counts a refused change as a row of the sync that is left out. */
export async function addRefused(
  tx: Tx,
  tenantId: TenantId,
  syncId: string,
  appRef: string,
  { kind, ref, problem }: RefusedChange,
): Promise<void> {
  const { number, name } = TABLES[kind]
  const key = rowKeyOf(appRef, ref)
  const added = await tx.count(sql`
    with again as (
      update sync_faults set problem = ${problem} where tenant_id = ${tenantId} and sync_id = ${syncId}
        and kind = ${kind} and row_key = ${key} returning 1)
    insert into sync_faults (tenant_id, sync_id, file_name, table_number, kind, line, column_name, value, reason, problem,
      row_key, effect)
    select ${tenantId}, ${syncId}, ${name}, ${number}, ${kind},
      (select coalesce(max(line), 0) + 1 from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId}),
      '', ${ref}, 'request_refused', ${problem}, ${key}, 'LEFT_OUT'
    where not exists (select 1 from again) and (
      select count(*) from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId}) < ${MAX_REFUSED}`)
  if (added > 0) await countRefused(tx, tenantId, syncId)
}

/** The thing with one of these names was written: nothing of it is missing any more. */
export async function removeRefused(
  tx: Tx,
  tenantId: TenantId,
  syncId: string,
  appRef: string,
  { kind, refs }: { kind: RefusedChange['kind']; refs: readonly string[] },
): Promise<void> {
  const removed = await tx.count(sql`
    delete from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${kind}
      and row_key = any(${refs.map((ref) => rowKeyOf(appRef, ref))}::text[])`)
  if (removed > 0) await countRefused(tx, tenantId, syncId)
}

/** The ledger reads the newest file of each kind, so the last one to go leaves a file without rows. */
async function countRefused(tx: Tx, tenantId: TenantId, syncId: string): Promise<void> {
  const ofSync = sql`tenant_id = ${tenantId} and sync_id = ${syncId}`
  const tables = Object.entries(TABLES)
  const found = sql`
    select t.number, t.name, t.kind, (select count(*)::int from sync_faults f where f.tenant_id = ${tenantId}
      and f.sync_id = ${syncId} and f.kind = t.kind) as count
    from unnest(${tables.map(([, { number }]) => number)}::int[], ${tables.map(([, { name }]) => name)}::text[],
      ${tables.map(([kind]) => kind)}::text[]) as t (number, name, kind)`
  await tx.count(sql`
    insert into sync_tables (tenant_id, sync_id, table_number, file_name, format, columns, row_count, left_out_count)
    select ${tenantId}, ${syncId}, t.number, t.name, 'scim', '{}', t.count, t.count from (${found}) t
    on conflict (tenant_id, sync_id, table_number) do update set row_count = excluded.row_count,
      left_out_count = excluded.left_out_count`)
  await tx.count(sql`
    insert into sync_files (tenant_id, sync_id, kind, table_number, file_name, columns, sha256, row_count, left_out_count)
    select ${tenantId}, ${syncId}, t.kind, t.number, t.name, '{}', '', t.count, t.count from (${found}) t
    on conflict (tenant_id, sync_id, kind, table_number) do update set row_count = excluded.row_count,
      left_out_count = excluded.left_out_count`)
  await tx.count(sql`
    update syncs set left_out_count = c.count, fault_count = c.count
    from (select count(*)::int as count from sync_faults where ${ofSync}) c where ${ofSync}`)
}
