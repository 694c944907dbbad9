import type { Delegation } from '../../../contract/directory/user.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

const columns = sql`user_id as "userId", delegated_user_id as "delegatedUserId", starts_at as "startAt",
  expires_at as "expirationAt", created_at as "createdAt", updated_at as "updatedAt"`

interface Row {
  userId: string
  delegatedUserId: string
  startAt: Date
  expirationAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const toMessage = (row: Row): Delegation => ({
  userId: row.userId,
  delegatedUserId: row.delegatedUserId,
  startAt: row.startAt.toISOString(),
  ...(row.expirationAt && { expirationAt: row.expirationAt.toISOString() }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export interface NewDelegation {
  userId: string
  delegatedUserId: string
  startAt: Date
  expireAt: Date | null
}

/** Serializes two users who make each other their delegate at the same time: the second one sees the first. */
export const lockUsers = (tx: Tx, tenantId: TenantId, ids: readonly string[]) =>
  tx.count(sql`
    select 1 from users where tenant_id = ${tenantId} and user_id = any(${ids}::text[]) order by user_id for update`)

/** Replaces the delegation that the user has. */
export async function replaceDelegation(tx: Tx, tenantId: TenantId, given: NewDelegation): Promise<Delegation> {
  const row = await tx.first<Row>(sql`
    insert into user_delegations (tenant_id, user_id, delegated_user_id, starts_at, expires_at)
    values (${tenantId}, ${given.userId}, ${given.delegatedUserId}, ${given.startAt}, ${given.expireAt})
    on conflict (tenant_id, user_id) do update set delegated_user_id = excluded.delegated_user_id,
      starts_at = excluded.starts_at, expires_at = excluded.expires_at, updated_at = now()
    returning ${columns}`)
  return toMessage(row as Row)
}

/**
 * The delegation of a user that is in effect or has yet to start, else the standing one, which may name nobody; undefined
 * if there is no such user.
 */
export async function findDelegation(
  reader: Reader,
  tenantId: TenantId,
  userId: string,
): Promise<Delegation | undefined> {
  const dated = await reader.first<Row>(sql`
    select ${columns} from user_delegations
    where tenant_id = ${tenantId} and user_id = ${userId} and coalesce(expires_at > now(), true)`)
  if (dated) return toMessage(dated)
  return reader.first<Delegation>(sql`
    select user_id as "userId", coalesce(delegated_user_id, '') as "delegatedUserId" from users
    where tenant_id = ${tenantId} and user_id = ${userId}`)
}

/** The deleted delegation, or undefined if there was none. */
export async function deleteDelegation(tx: Tx, tenantId: TenantId, userId: string): Promise<Delegation | undefined> {
  const row = await tx.first<Row>(sql`
    delete from user_delegations where tenant_id = ${tenantId} and user_id = ${userId} returning ${columns}`)
  return row && toMessage(row)
}

/** Whether the delegate delegates back to this user, permanently or at some point of that time. */
export async function delegatesBack(reader: Reader, tenantId: TenantId, given: NewDelegation): Promise<boolean> {
  const row = await reader.first(sql`
    select 1 from users u
    left join user_delegations d on d.tenant_id = u.tenant_id and d.user_id = u.user_id
      and d.starts_at < coalesce(${given.expireAt}, 'infinity'::timestamptz)
      and coalesce(d.expires_at, 'infinity') > ${given.startAt}
    where u.tenant_id = ${tenantId} and u.user_id = ${given.delegatedUserId}
      and ${given.userId} in (u.delegated_user_id, d.delegated_user_id)`)
  return row !== undefined
}
