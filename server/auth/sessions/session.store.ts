import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { roleIdsOf } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Links for people; the lists go together. Those of mails work only while links are allowed. */
export const insertSignInLinks = (
  tx: Tx,
  tenantId: TenantId,
  links: { hashes: readonly Buffer[]; userIds: readonly string[]; lifeSeconds: readonly number[]; isMailed: boolean },
) =>
  tx.count(sql`
    insert into sign_in_links (tenant_id, token_hash, user_id, expires_at, is_mailed)
    select ${tenantId}, l.hash, l.user_id, now() + make_interval(secs => l.seconds), ${links.isMailed}
    from unnest(${links.hashes}::bytea[], ${links.userIds}::text[], ${links.lifeSeconds}::float8[])
      as l (hash, user_id, seconds)`)

/** The person with this address who may sign in, and whether they got as many links as they may in the last hour. */
export const findLinkReceiver = (reader: Reader, tenantId: TenantId, email: string, mostInAnHour: number) =>
  reader.first<{ userId: string; isTooOften: boolean }>(sql`
    select u.user_id as "userId", (
      select count(*) from outbox o where o.tenant_id = ${tenantId} and o.campaign_id = '' and o.user_id = u.user_id
        and o.kind = 'SIGN_IN_LINK' and o.created_at > now() - interval '1 hour') >= ${mostInAnHour} as "isTooOften"
    from users u where u.tenant_id = ${tenantId} and lower(u.email) = lower(${email}) and u.status = 'ENABLED'`)

/**
 * Uses up a valid link; undefined if it was used, has expired, or its user may not sign in, and for one of a mail while
 * such links are switched off.
 */
export const takeSignInLink = (tx: Tx, tenantId: TenantId, hash: Buffer) =>
  tx.first<{ userId: string }>(sql`
    delete from sign_in_links l using users u
    where l.tenant_id = ${tenantId} and l.token_hash = ${hash} and l.expires_at > now()
      and u.tenant_id = l.tenant_id and u.user_id = l.user_id and u.status = 'ENABLED'
      and not (l.is_mailed and exists (
        select 1 from sign_in_providers v where v.tenant_id = l.tenant_id and not v.links_allowed))
    returning l.user_id as "userId"`)

/** Deletes all links of a tenant that were not used. */
export const deleteSignInLinks = (tx: Tx, tenantId: TenantId) =>
  tx.count(sql`delete from sign_in_links where tenant_id = ${tenantId}`)

export const insertSession = (
  tx: Tx,
  tenantId: TenantId,
  session: {
    id: string
    hash: Buffer
    userId: string
    lifeSeconds: number
    address: string
    userAgent: string
    sealedIdToken: Buffer | null
    /** When the person proved who they are; null if that is not known. */
    authenticatedAt: Date | null
  },
) =>
  tx.count(sql`
    insert into sessions (tenant_id, session_id, token_hash, user_id, address, user_agent, sealed_id_token, authenticated_at,
      expires_at)
    values (${tenantId}, ${session.id}, ${session.hash}, ${session.userId}, ${session.address},
      ${session.userAgent}, ${session.sealedIdToken}, ${session.authenticatedAt},
      now() + make_interval(secs => ${session.lifeSeconds}))`)

export interface LiveSession {
  id: string
  userId: string
  roles: string[]
  remainingMs: number
}

/** A live session: not expired, not signed out, its user enabled. */
export const findSession = (reader: Reader, tenantId: TenantId, hash: Buffer) =>
  reader.first<LiveSession>(sql`
    select s.session_id as id, s.user_id as "userId",
      (extract(epoch from s.expires_at - now()) * 1000)::float8 as "remainingMs",
      ${roleIdsOf(sql`s`)} as roles
    from sessions s join users u on u.tenant_id = s.tenant_id and u.user_id = s.user_id
    where s.tenant_id = ${tenantId} and s.token_hash = ${hash} and s.expires_at > now() and u.status = 'ENABLED'`)

/** When the person of a session proved who they are; no time if that is not known. */
export const findSignIn = (reader: Reader, tenantId: TenantId, sessionId: string) =>
  reader.first<{ at: Date | null; ageSeconds: number | null }>(sql`
    select authenticated_at as at, extract(epoch from now() - authenticated_at)::float8 as "ageSeconds" from sessions
    where tenant_id = ${tenantId} and session_id = ${sessionId}`)

/** Ends a session of this user; returns 0 if there is none. */
export const deleteSession = (tx: Tx, tenantId: TenantId, userId: string, id: string) =>
  tx.count(sql`
    delete from sessions where tenant_id = ${tenantId} and user_id = ${userId} and session_id = ${id}`)

/** Ends a session of this user, and returns what began it. */
export const takeSession = (tx: Tx, tenantId: TenantId, userId: string, id: string) =>
  tx.rows<{ sealedIdToken: Buffer | null }>(sql`
    delete from sessions where tenant_id = ${tenantId} and user_id = ${userId} and session_id = ${id}
    returning sealed_id_token as "sealedIdToken"`)

/** Ends all sessions of this user but one; returns how many. */
export const deleteOtherSessions = (tx: Tx, tenantId: TenantId, userId: string, keptId: string) =>
  tx.count(sql`
    delete from sessions where tenant_id = ${tenantId} and user_id = ${userId} and session_id <> ${keptId}`)

export const listSessions = (
  reader: Reader,
  tenantId: TenantId,
  userId: string,
  page: { after: string; limit: number },
) =>
  reader.rows<{ id: string; address: string; userAgent: string; createdAt: Date; expiresAt: Date }>(sql`
    select session_id as id, address, user_agent as "userAgent", created_at as "createdAt", expires_at as "expiresAt"
    from sessions
    where tenant_id = ${tenantId} and user_id = ${userId} and session_id > ${page.after} and expires_at > now()
    order by session_id limit ${page.limit}`)

/** Deletes expired links and sessions, at most `limit` of each; returns how many. */
export async function purgeSessions(tx: Tx, tenantId: TenantId, limit: number): Promise<number> {
  const links = await tx.count(sql`
    delete from sign_in_links where tenant_id = ${tenantId} and token_hash in (
      select token_hash from sign_in_links where tenant_id = ${tenantId} and expires_at <= now() limit ${limit})`)
  const sessions = await tx.count(sql`
    delete from sessions where tenant_id = ${tenantId} and session_id in (
      select session_id from sessions where tenant_id = ${tenantId} and expires_at <= now() limit ${limit})`)
  return links + sessions
}
