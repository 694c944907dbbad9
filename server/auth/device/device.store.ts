import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { roleIdsOf } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface NewDeviceLogin {
  id: string
  deviceHash: Buffer
  userCodeHash: Buffer
  clientId: string
  address: string
  userAgent: string
  intervalSeconds: number
  lifeSeconds: number
}

/** So that one address cannot take all places. */
const MAX_WAITING_OF_ADDRESS = 60

/** Returns 0 if the user code is taken, or the tenant has as many logins that wait as it may have. */
export const insertDeviceLogin = (tx: Tx, tenantId: TenantId, login: NewDeviceLogin, maxWaiting: number) =>
  tx.count(sql`
    insert into device_logins (tenant_id, login_id, device_hash, user_code_hash, client_id, address, user_agent,
      interval_seconds, expires_at)
    select ${tenantId}, ${login.id}, ${login.deviceHash}, ${login.userCodeHash}, ${login.clientId}, ${login.address},
      ${login.userAgent}, ${login.intervalSeconds}, now() + make_interval(secs => ${login.lifeSeconds})
    where (select count(*) from device_logins where tenant_id = ${tenantId} and state = 'WAITING' and expires_at > now())
        < ${maxWaiting}
      and (select count(*) from device_logins where tenant_id = ${tenantId} and state = 'WAITING' and expires_at > now()
        and address = ${login.address}) < ${MAX_WAITING_OF_ADDRESS}
    on conflict do nothing`)

export interface WaitingLogin {
  id: string
  clientId: string
  address: string
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

/** The login that waits under this user code. */
export const findWaitingLogin = (reader: Reader, tenantId: TenantId, userCodeHash: Buffer) =>
  reader.first<WaitingLogin>(sql`
    select login_id as id, client_id as "clientId", address, user_agent as "userAgent", created_at as "createdAt",
      expires_at as "expiresAt"
    from device_logins
    where tenant_id = ${tenantId} and user_code_hash = ${userCodeHash} and state = 'WAITING' and expires_at > now()`)

/** Lets a program in, or not, once; undefined if nothing waits under this code. */
export const decideLogin = (
  tx: Tx,
  tenantId: TenantId,
  { userCodeHash, userId, isAllowed }: { userCodeHash: Buffer; userId: string; isAllowed: boolean },
) =>
  tx.first<WaitingLogin>(sql`
    update device_logins set state = ${isAllowed ? 'ALLOWED' : 'REFUSED'}, user_id = ${userId}
    where tenant_id = ${tenantId} and user_code_hash = ${userCodeHash} and state = 'WAITING' and expires_at > now()
    returning login_id as id, client_id as "clientId", address, user_agent as "userAgent", created_at as "createdAt",
      expires_at as "expiresAt"`)

export interface PolledLogin {
  id: string
  clientId: string
  state: 'WAITING' | 'ALLOWED' | 'REFUSED' | 'DONE'
  userId: string | null
  isEnabled: boolean
  isExpired: boolean
  isTooSoon: boolean
}

/** Takes note that a program asks. Asking sooner than it may makes it wait five seconds longer (RFC 8628, section 3.5). */
export const pollLogin = (tx: Tx, tenantId: TenantId, deviceHash: Buffer) =>
  tx.first<PolledLogin>(sql`
    with asked as (
      select d.*, coalesce(polled_at > now() - make_interval(secs => interval_seconds), false) as too_soon
      from device_logins d where tenant_id = ${tenantId} and device_hash = ${deviceHash} for update)
    update device_logins d set polled_at = now(),
      interval_seconds = d.interval_seconds + case when asked.too_soon and asked.state = 'WAITING' then 5 else 0 end
    from asked where d.tenant_id = asked.tenant_id and d.login_id = asked.login_id
    returning d.login_id as id, d.client_id as "clientId", d.state, d.user_id as "userId",
      d.expires_at <= now() as "isExpired", asked.too_soon as "isTooSoon", exists (
        select 1 from users u where u.tenant_id = d.tenant_id and u.user_id = d.user_id and u.status = 'ENABLED')
        as "isEnabled"`)

/** Gives the program its token, once; returns 0 if it has one. */
export const storeDeviceToken = (
  tx: Tx,
  tenantId: TenantId,
  id: string,
  token: { hash: Buffer; lifeSeconds: number },
) =>
  tx.count(sql`
    update device_logins set state = 'DONE', token_hash = ${token.hash},
      token_expires_at = now() + make_interval(secs => ${token.lifeSeconds}),
      expires_at = greatest(expires_at, now() + make_interval(secs => ${token.lifeSeconds}))
    where tenant_id = ${tenantId} and login_id = ${id} and state = 'ALLOWED'`)

/** Whose token this is: not expired, the person enabled. */
export const findByDeviceToken = (reader: Reader, tenantId: TenantId, tokenHash: Buffer) =>
  reader.first<{ id: string; userId: string; roles: string[]; remainingMs: number }>(sql`
    select d.login_id as id, d.user_id as "userId",
      (extract(epoch from d.token_expires_at - now()) * 1000)::float8 as "remainingMs", ${roleIdsOf(sql`u`)} as roles
    from device_logins d join users u on u.tenant_id = d.tenant_id and u.user_id = d.user_id
    where d.tenant_id = ${tenantId} and d.token_hash = ${tokenHash} and d.token_expires_at > now()
      and u.status = 'ENABLED'`)

/** Deletes logins that ended ten minutes ago, at most `limit`; until then a program hears that its code expired. */
export const purgeDeviceLogins = (tx: Tx, tenantId: TenantId, limit: number) =>
  tx.count(sql`
    delete from device_logins where tenant_id = ${tenantId} and login_id in (
      select login_id from device_logins where tenant_id = ${tenantId} and expires_at <= now() - interval '10 minutes'
      limit ${limit})`)
