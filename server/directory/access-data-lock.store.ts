import { AccessDataLocked, isLockTimeout, type Reader, type Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** First key of the advisory lock; the second is the hash of the tenant's id. */
export const ACCESS_DATA = 0x61636373
const lockKeys = (tenantId: TenantId): Sql => sql`${ACCESS_DATA}::int, hashtext(${tenantId})`

/**
 * Announces that this transaction writes access data of a tenant, for a sync or by hand. It comes before the first version
 * is closed or numbered, because a snapshot is told by the highest number and the time (docs/adr/0043). Refused while
 * another sync writes in parts.
 */
export async function announceAccessWrite(tx: Tx, tenantId: TenantId, syncId = ''): Promise<void> {
  const row = await tx.first<{ isHeld: boolean }>(sql`
    select pg_advisory_xact_lock_shared(${lockKeys(tenantId)}), exists (
      select 1 from half_written_sources h
      where h.tenant_id = ${tenantId} and h.sync_id <> ${syncId} and h.state <> 'ENDED') as "isHeld"`)
  if (row?.isHeld) throw new AccessDataLocked('a sync is being written')
}

/** A sync that writes the access data of a tenant in several transactions. */
interface Holder {
  tenantId: TenantId
  sourceId: string
  syncId: string
}

/** Keeps others from writing access data until the sync ends. One that goes on after a kill keeps its state. */
export async function lockAccessDataForSync(tx: Tx, { tenantId, sourceId, syncId }: Holder): Promise<void> {
  await announceAccessWrite(tx, tenantId, syncId)
  await tx.count(sql`
    insert into half_written_sources (tenant_id, source_id, sync_id, state) values (${tenantId}, ${sourceId}, ${syncId}, 'HELD')
    on conflict (tenant_id, source_id) do update set sync_id = excluded.sync_id, state = excluded.state
      where half_written_sources.sync_id <> excluded.sync_id`)
}

/** From now on the source is half written until the sync is done. */
export const markHalfWritten = (tx: Tx, { tenantId, sourceId, syncId }: Holder) =>
  tx.count(sql`
    update half_written_sources set state = 'WRITING', is_broken = true
    where tenant_id = ${tenantId} and source_id = ${sourceId} and sync_id = ${syncId}`)

/** Whether a sync has begun to write. */
export async function hasBegunToWrite(reader: Reader, tenantId: TenantId, syncId: string): Promise<boolean> {
  const row = await reader.first(sql`
    select 1 from half_written_sources where tenant_id = ${tenantId} and sync_id = ${syncId} and state = 'WRITING'`)
  return row !== undefined
}

/** The sync is done: the source is whole. */
export const clearHalfWritten = (tx: Tx, { tenantId, sourceId }: Holder) =>
  tx.count(sql`delete from half_written_sources where tenant_id = ${tenantId} and source_id = ${sourceId}`)

/** The sync has ended without being done. What is written in part is not reviewed before the next one is done. */
export async function unlockAccessData(tx: Tx, tenantId: TenantId, syncId: string): Promise<void> {
  const of = sql`tenant_id = ${tenantId} and sync_id = ${syncId}`
  await tx.count(sql`delete from half_written_sources where ${of} and not is_broken`)
  await tx.count(sql`update half_written_sources set state = 'ENDED' where ${of}`)
}

/**
 * Locks the access data of a tenant against writers until the end of the transaction; false when somebody is writing, and
 * when a source is half written. It
 * must not wait long, because other writers queue up behind it while an import takes its minute.
 */
export async function lockAccessData(tx: Tx, tenantId: TenantId, lockTimeoutMs: number): Promise<boolean> {
  await tx.count(sql`savepoint unlocked`)
  // The tenant's writers of access data wait for this transaction, so it is short or it fails.
  await tx.count(sql`
    select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true), set_config('statement_timeout', '20s', true)`)
  try {
    const row = await tx.first<{ isWhole: boolean }>(sql`
      select pg_advisory_xact_lock(${lockKeys(tenantId)}), not exists (
        select 1 from half_written_sources h where h.tenant_id = ${tenantId}) as "isWhole"`)
    return row?.isWhole ?? true
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    await tx.count(sql`rollback to savepoint unlocked`)
    return false
  }
}
