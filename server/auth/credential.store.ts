import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'

export interface NewCredential {
  id: string
  userId: string
  clientId: string
  displayName: string
  publicKey: Buffer
  secretHash: Buffer
  allowedCidrs: readonly string[]
  scopedRoles: readonly string[]
  expiresAt: Date | null
}

/** False when the client id is taken. */
export const insertCredential = async (tx: Tx, tenantId: string, credential: NewCredential): Promise<boolean> =>
  (await tx.count(sql`
    insert into credentials (tenant_id, credential_id, user_id, client_id, display_name, public_key, secret_hash,
      allowed_cidrs, scoped_roles, expires_at)
    values (${tenantId}, ${credential.id}, ${credential.userId}, ${credential.clientId}, ${credential.displayName},
      ${credential.publicKey}, ${credential.secretHash}, ${credential.allowedCidrs}, ${credential.scopedRoles},
      ${credential.expiresAt})
    on conflict (tenant_id, client_id) do nothing`)) > 0

/** A credential with what decides on its use, as of the database's now. */
export interface UsableCredential {
  id: string
  userId: string
  publicKey: Buffer
  secretHash: Buffer
  allowedCidrs: string[]
  scopedRoles: string[]
  ownerRoles: string[]
  ownerEnabled: boolean
  expiresAt: Date | null
  now: Date
}

const usable = sql`c.credential_id as id, c.user_id as "userId", c.public_key as "publicKey",
  c.secret_hash as "secretHash", c.allowed_cidrs as "allowedCidrs", c.scoped_roles as "scopedRoles",
  u.status = 'ENABLED' as "ownerEnabled", c.expires_at as "expiresAt", now() as now,
  coalesce((select array_agg(r.role_id order by r.role_id) from user_roles r
    where r.tenant_id = u.tenant_id and r.user_id = u.user_id), '{}') as "ownerRoles"`

/** The credential with exactly this client id, unless it was deleted. */
export const findByClientId = (reader: Reader, tenantId: string, clientId: string) =>
  reader.first<UsableCredential>(sql`
    select ${usable} from credentials c join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
    where c.tenant_id = ${tenantId} and c.client_id = ${clientId} and c.deleted_at is null`)

/** The credential behind an access token that has not expired. */
export const findByToken = (reader: Reader, tenantId: string, tokenHash: Buffer) =>
  reader.first<UsableCredential>(sql`
    select ${usable} from access_tokens t
    join credentials c on c.tenant_id = t.tenant_id and c.credential_id = t.credential_id
    join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
    where t.tenant_id = ${tenantId} and t.token_hash = ${tokenHash} and t.expires_at > now() and c.deleted_at is null`)

/** Stores a token and notes the use of its credential. */
export async function insertToken(
  tx: Tx,
  tenantId: string,
  token: { hash: Buffer; credentialId: string; lifeSeconds: number },
): Promise<void> {
  await tx.count(sql`
    insert into access_tokens (tenant_id, token_hash, credential_id, expires_at)
    values (${tenantId}, ${token.hash}, ${token.credentialId}, now() + make_interval(secs => ${token.lifeSeconds}))`)
  await tx.count(sql`
    update credentials set last_used_at = now() where tenant_id = ${tenantId} and credential_id = ${token.credentialId}`)
}

/** Notes that an assertion was used; false when it had been used before. One statement, so of many at once one wins. */
export const recordAssertion = async (
  tx: Tx,
  tenantId: string,
  credentialId: string,
  replayKey: string,
  expiresAt: Date,
) =>
  (await tx.count(sql`
    insert into assertion_uses (tenant_id, credential_id, use_key, expires_at)
    values (${tenantId}, ${credentialId}, ${replayKey}, ${expiresAt}) on conflict do nothing`)) > 0

/** Deletes what has expired, at most `limit` rows of each kind; returns how many. */
export async function purgeExpired(tx: Tx, tenantId: string, limit: number): Promise<number> {
  const tokens = await tx.count(sql`
    delete from access_tokens where tenant_id = ${tenantId} and token_hash in (
      select token_hash from access_tokens where tenant_id = ${tenantId} and expires_at <= now() limit ${limit})`)
  const uses = await tx.count(sql`
    delete from assertion_uses where tenant_id = ${tenantId} and (credential_id, use_key) in (
      select credential_id, use_key from assertion_uses
      where tenant_id = ${tenantId} and expires_at <= now() limit ${limit})`)
  return tokens + uses
}
