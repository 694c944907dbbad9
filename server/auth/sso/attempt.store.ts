import type { Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface NewAttempt {
  stateHash: Buffer
  browserHash: Buffer
  sealedChecks: Buffer
  returnPath: string
  testerId: string | null
  lifeSeconds: number
}

export const insertAttempt = (tx: Tx, tenantId: TenantId, attempt: NewAttempt) =>
  tx.count(sql`
    insert into sign_in_attempts (tenant_id, state_hash, browser_hash, sealed_checks, return_path, tester_id, expires_at)
    values (${tenantId}, ${attempt.stateHash}, ${attempt.browserHash}, ${attempt.sealedChecks}, ${attempt.returnPath},
      ${attempt.testerId}, now() + make_interval(secs => ${attempt.lifeSeconds}))`)

/** Uses up the attempt that this browser began; undefined if it was used, has expired, or another browser began it. */
export const takeAttempt = (tx: Tx, tenantId: TenantId, stateHash: Buffer, browserHash: Buffer) =>
  tx.first<{ sealedChecks: Buffer; returnPath: string; testerId: string | null }>(sql`
    delete from sign_in_attempts
    where tenant_id = ${tenantId} and state_hash = ${stateHash} and browser_hash = ${browserHash} and expires_at > now()
    returning sealed_checks as "sealedChecks", return_path as "returnPath", tester_id as "testerId"`)

/** Deletes expired attempts, at most `limit`; returns how many. */
export const purgeAttempts = (tx: Tx, tenantId: TenantId, limit: number) =>
  tx.count(sql`
    delete from sign_in_attempts where tenant_id = ${tenantId} and state_hash in (
      select state_hash from sign_in_attempts where tenant_id = ${tenantId} and expires_at <= now() limit ${limit})`)
