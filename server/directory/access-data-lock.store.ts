import { isLockTimeout, type Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** First key of the advisory lock; the second is the hash of the tenant's id. */
export const ACCESS_DATA = 0x61636373
const lockKeys = (tenantId: TenantId): Sql => sql`${ACCESS_DATA}::int, hashtext(${tenantId})`

/**
 * Announces that this transaction writes access data of a tenant. It comes before the first version is closed or
 * numbered, because a snapshot is told by the highest number and the time (docs/adr/0043).
 */
export async function announceAccessWrite(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock_shared(${lockKeys(tenantId)})`)
}

/**
 * Locks the access data of a tenant against writers until the end of the transaction; false when somebody is writing. It
 * must not wait long, because other writers queue up behind it while an import takes its minute.
 */
export async function lockAccessData(tx: Tx, tenantId: TenantId, lockTimeoutMs: number): Promise<boolean> {
  await tx.count(sql`savepoint unlocked`)
  // The tenant's writers of access data wait for this transaction, so it is short or it fails.
  await tx.count(sql`
    select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true), set_config('statement_timeout', '20s', true)`)
  try {
    await tx.rows(sql`select pg_advisory_xact_lock(${lockKeys(tenantId)})`)
    return true
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    await tx.count(sql`rollback to savepoint unlocked`)
    return false
  }
}
