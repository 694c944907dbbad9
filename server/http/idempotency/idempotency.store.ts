import type { Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface IdempotentCall {
  tenantId: TenantId
  actorId: string
  operation: string
  key: string
  requestHash: Buffer
}

/**
 * Claims the key for this transaction. `claimed`: run the request, then keep its reply. Otherwise the first reply, and
 * whether it was to the same request. A second caller with the same key waits here until the first has committed
 * (the unique index makes it), so of many at once one runs and the others replay.
 */
export async function claimKey(tx: Tx, call: IdempotentCall) {
  const claimed = await tx.count(sql`
    insert into idempotency_keys (tenant_id, actor_id, operation, key, request_hash, expires_at)
    values (${call.tenantId}, ${call.actorId}, ${call.operation}, ${call.key}, ${call.requestHash}, now() + interval '24 hours')
    on conflict (tenant_id, actor_id, operation, key) do update
      set request_hash = excluded.request_hash, reply = null, expires_at = excluded.expires_at
      where idempotency_keys.expires_at <= now()`)
  if (claimed > 0) return { claimed: true } as const
  const first = await tx.first<{ same: boolean; reply: string; version: string | null }>(sql`
    select request_hash = ${call.requestHash} as same, reply, version::text from idempotency_keys
    where tenant_id = ${call.tenantId} and actor_id = ${call.actorId}
      and operation = ${call.operation} and key = ${call.key}`)
  const version = first?.version ? { version: Number(first.version) } : {}
  return { claimed: false, same: first?.same ?? false, kept: { text: first?.reply ?? '', ...version } } as const
}

/** What a replay sends: the reply, and the version of what it shows. */
export interface KeptReply {
  text: string
  version?: number
}

export const keepReply = (tx: Tx, call: IdempotentCall, { text, version }: KeptReply) =>
  tx.atCommit(sql`
    update idempotency_keys set reply = ${text}, version = ${version ?? null}
    where tenant_id = ${call.tenantId} and actor_id = ${call.actorId}
      and operation = ${call.operation} and key = ${call.key}`)

/** Deletes keys that have expired, at most `limit`; returns how many. */
export const purgeKeys = (tx: Tx, tenantId: TenantId, limit: number) =>
  tx.count(sql`
    delete from idempotency_keys where (tenant_id, actor_id, operation, key) in (
      select tenant_id, actor_id, operation, key from idempotency_keys
      where tenant_id = ${tenantId} and expires_at <= now() order by expires_at limit ${limit})`)
