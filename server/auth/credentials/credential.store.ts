import type { PersonalClient } from '../../../contract/auth/credential.ts'
import { insertEntries } from '../../audit/index.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { containing, join, sql } from '../../db/sql.ts'
import { roleIdsOf } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'

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

/** False if the client ID is taken. */
export const insertCredential = async (tx: Tx, tenantId: TenantId, credential: NewCredential): Promise<boolean> =>
  (await tx.count(sql`
    insert into credentials (tenant_id, credential_id, user_id, client_id, display_name, public_key, secret_hash,
      allowed_cidrs, scoped_roles, expires_at)
    values (${tenantId}, ${credential.id}, ${credential.userId}, ${credential.clientId}, ${credential.displayName},
      ${credential.publicKey}, ${credential.secretHash}, ${credential.allowedCidrs}, ${credential.scopedRoles},
      ${credential.expiresAt})
    on conflict (tenant_id, client_id) do nothing`)) > 0

/** A credential and everything that decides whether it may be used, at the database's `now`. */
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
  ${roleIdsOf(sql`u`)} as "ownerRoles"`

/** The credentials with these client IDs, in the same order; undefined if missing or deleted. */
export async function findByClientIds(
  reader: Reader,
  clients: readonly { tenantId: TenantId; clientId: string }[],
): Promise<(UsableCredential | undefined)[]> {
  const rows = await reader.rows<UsableCredential & { n: number }>(sql`
    select asked.n, ${usable}
    from unnest(${clients.map((_, n) => n)}::int[], ${clients.map((client) => client.tenantId)}::text[],
      ${clients.map((client) => client.clientId)}::text[]) as asked (n, tenant_id, client_id)
    join credentials c on c.tenant_id = asked.tenant_id and c.client_id = asked.client_id and c.deleted_at is null
    join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id`)
  const found = new Map(rows.map((row) => [row.n, row]))
  return clients.map((_, n) => found.get(n))
}

/** The credential of an unexpired access token. */
export const findByToken = (reader: Reader, tenantId: TenantId, tokenHash: Buffer) =>
  reader.first<UsableCredential & { tokenEndsAt: Date }>(sql`
    select ${usable}, t.expires_at as "tokenEndsAt" from access_tokens t
    join credentials c on c.tenant_id = t.tenant_id and c.credential_id = t.credential_id
    join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
    where t.tenant_id = ${tenantId} and t.token_hash = ${tokenHash} and t.expires_at > now() and c.deleted_at is null`)

export interface NewToken {
  tenantId: TenantId
  /** As of when the proof was checked. */
  credential: Pick<UsableCredential, 'id' | 'allowedCidrs'>
  hash: Buffer
  lifeSeconds: number
  /** Identifies this use of the assertion, and until when it must be remembered. */
  use: { key: string; until: Date } | undefined
  /** For the audit entry. */
  method: 'client_secret' | 'client_assertion'
  requestId: string
  address: string
}

export const TOKEN_OPERATION = 'auth.token'

/** Lifetime in seconds, or why no token was stored: the assertion was used before, or the credential has changed. */
export type StoredToken = number | 'replayed' | 'stale'

/**
 * Records the use of assertions, and stores tokens with their audit entries: one statement, so one round trip for a
 * batch. Skips credentials that may no longer be used or whose ranges changed since the proof was checked, and assertions
 * that were used before. Of parallel requests with one assertion the first wins, by the unique index.
 */
export async function insertTokens(reader: Reader, tokens: readonly NewToken[]): Promise<StoredToken[]> {
  const rows = await reader.rows<{ n: number; seconds: number | null }>(sql`
    with asked as (
      select * from unnest(${tokens.map((_, n) => n)}::int[], ${tokens.map((token) => token.tenantId)}::text[],
        ${tokens.map((token) => token.credential.id)}::text[], ${tokens.map((token) => token.hash)}::bytea[],
        ${tokens.map((token) => token.lifeSeconds)}::int[], ${tokens.map((token) => token.use?.key)}::text[],
        ${tokens.map((token) => token.use?.until)}::timestamptz[],
        ${tokens.map((token) => token.credential.allowedCidrs.join(' '))}::text[],
        ${tokens.map((token) => token.method)}::text[], ${tokens.map((token) => token.requestId)}::text[],
        ${tokens.map((token) => token.address)}::text[])
        as asked (n, tenant_id, credential_id, token_hash, life_seconds, use_key, use_until, cidrs, method, request_id,
          address)),
    usable as (
      select asked.*, c.user_id, least(now() + make_interval(secs => life_seconds), c.expires_at) as expires_at
      from asked join credentials c using (tenant_id, credential_id) join users u using (tenant_id, user_id)
      where c.deleted_at is null and (c.expires_at is null or c.expires_at >= now() + interval '1 second') and u.status = 'ENABLED'
        and array_to_string(c.allowed_cidrs, ' ') = cidrs),
    firsts as (
      select distinct on (tenant_id, credential_id, use_key) * from usable where use_key is not null
      order by tenant_id, credential_id, use_key, n),
    used as (
      insert into assertion_uses (tenant_id, credential_id, use_key, expires_at)
      select tenant_id, credential_id, use_key, use_until from firsts on conflict do nothing
      returning tenant_id, credential_id, use_key),
    accepted as (
      select * from usable where use_key is null
      union all
      select firsts.* from firsts
      where exists (select 1 from used where used.tenant_id = firsts.tenant_id
        and used.credential_id = firsts.credential_id and used.use_key = firsts.use_key)),
    stored as (
      insert into access_tokens (tenant_id, token_hash, credential_id, expires_at)
      select tenant_id, token_hash, credential_id, expires_at from accepted),
    recorded as (${insertEntries(sql`
      select tenant_id, now(), user_id, credential_id, ${TOKEN_OPERATION}, 'done', null, jsonb_build_object('method', method),
        request_id, address, null from accepted`)}),
    -- Accurate to the minute, so that a busy client does not rewrite its row for each token.
    seen as (
      update credentials c set last_used_at = now() from (select distinct tenant_id, credential_id from accepted) as a
      where c.tenant_id = a.tenant_id and c.credential_id = a.credential_id
        and (c.last_used_at is null or c.last_used_at < now() - interval '1 minute'))
    select usable.n, floor(extract(epoch from accepted.expires_at - now()))::int as seconds
    from usable left join accepted using (n)`)
  const results = new Map(rows.map(({ n, seconds }) => [n, seconds ?? ('replayed' as const)]))
  return tokens.map((_, n) => results.get(n) ?? 'stale')
}

/** Deletes expired tokens and assertion uses, at most `limit` of each; returns how many. */
export async function purgeExpired(tx: Tx, tenantId: TenantId, limit: number): Promise<number> {
  const tokens = await tx.count(sql`
    delete from access_tokens where tenant_id = ${tenantId} and token_hash in (
      select token_hash from access_tokens where tenant_id = ${tenantId} and expires_at <= now() limit ${limit})`)
  const uses = await tx.count(sql`
    delete from assertion_uses where tenant_id = ${tenantId} and (credential_id, use_key) in (
      select credential_id, use_key from assertion_uses
      where tenant_id = ${tenantId} and expires_at <= now() limit ${limit})`)
  return tokens + uses
}

const shown = sql`c.credential_id as id, c.client_id as "clientId", c.display_name as "displayName",
  c.user_id as "userId", c.allowed_cidrs as "allowSourceCidr", c.scoped_roles as "scopedRoles",
  c.expires_at as "expiresTime", c.created_at as "createdAt", c.updated_at as "updatedAt", c.last_used_at as "lastUsedAt"`

interface Row extends Omit<PersonalClient, 'expiresTime' | 'createdAt' | 'updatedAt' | 'lastUsedAt'> {
  expiresTime: Date | null
  createdAt: Date
  updatedAt: Date
  lastUsedAt: Date | null
}

const toMessage = ({ expiresTime, lastUsedAt, createdAt, updatedAt, ...rest }: Row): PersonalClient => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(expiresTime ? { expiresTime: expiresTime.toISOString() } : {}),
  ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
})

/** A credential as the API shows it. Without `userId` it may belong to anyone. */
export async function findCredential(reader: Reader, tenantId: TenantId, id: string, userId: string | undefined) {
  const row = await reader.first<Row>(sql`
    select ${shown} from credentials c
    where c.tenant_id = ${tenantId} and c.credential_id = ${id} and c.deleted_at is null
      and c.user_id = coalesce(${userId}, c.user_id)`)
  return row && toMessage(row)
}

export interface CredentialFilter {
  userIds?: readonly string[] | undefined
  query?: string | undefined
  clientId?: string | undefined
}

/** Credentials in order of creation, after a given id. */
export async function listCredentials(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  { userIds, query, clientId }: CredentialFilter,
): Promise<PersonalClient[]> {
  const pattern = query && containing(query)
  const conditions = [
    ...(clientId === undefined ? [] : [sql`c.client_id = ${clientId}`]),
    ...(userIds?.length ? [sql`c.user_id = any(${userIds}::text[])`] : []),
    ...(pattern ? [sql`(lower(c.display_name) like ${pattern} or lower(c.client_id) like ${pattern})`] : []),
  ]
  const rows = await reader.rows<Row>(sql`
    select ${shown} from credentials c
    where c.tenant_id = ${tenantId} and c.credential_id > ${page.after} and c.deleted_at is null
      and ${join(conditions, ' and ')}
    order by c.credential_id limit ${page.limit}`)
  return rows.map(toMessage)
}

export interface CredentialChange {
  displayName: string
  allowSourceCidr: readonly string[]
  scopedRoles: readonly string[]
  expiresTime: Date | null
}

export const updateCredential = (tx: Tx, tenantId: TenantId, id: string, change: CredentialChange) =>
  tx.count(sql`
    update credentials set display_name = ${change.displayName}, allowed_cidrs = ${change.allowSourceCidr},
      scoped_roles = ${change.scopedRoles}, expires_at = ${change.expiresTime}, updated_at = now()
    where tenant_id = ${tenantId} and credential_id = ${id} and deleted_at is null`)

export const deleteCredential = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update credentials set deleted_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and credential_id = ${id} and deleted_at is null`)
