import type { FastifyRequest } from 'fastify'
import { permissionsOfCredential, permissionsOfPerson, rolesOfCredential } from '../../contract/auth/roles.ts'
import { appendEntry } from '../audit/index.ts'
import type { Database } from '../db/index.ts'
import { type Actor, ApiError, type Tenant } from '../http/index.ts'
import { sha256Text } from '../lib/json/canonical-json.ts'
import { isAddressAllowed, networkOf } from './address.ts'
import { findByToken, type UsableCredential } from './credentials/credential.store.ts'
import { findByDeviceToken } from './device/device.store.ts'
import type { FreshCache } from './fresh-cache.ts'
import { rateLimiter } from './rate-limiter.ts'
import { findSession, type LiveSession } from './sessions/session.store.ts'
import { readSessionCookie } from './sessions/session-cookie.ts'

/** A caller as found in the database, and what must be checked on each request. */
export interface KnownCaller {
  actor: Actor & { endsAt: number }
  allowedCidrs: readonly string[]
}

export interface AuthenticateDeps {
  database: Database
  /** The URL that browsers use for this server. */
  publicUrl: URL
  cache: FreshCache<KnownCaller>
  /** Limit for one credential or session. */
  requestsPerMinute: number
}

export type Authenticate = (request: FastifyRequest, tenant: Tenant) => Promise<Actor>

const FAILURES_PER_MINUTE = 600

/** Identifies the caller by bearer token, or by a browser session whose request comes from our own pages. */
export function authenticator(deps: AuthenticateDeps): Authenticate {
  const failures = rateLimiter(FAILURES_PER_MINUTE)
  const requests = rateLimiter(deps.requestsPerMinute)
  return async (request, tenant) => {
    const from = networkOf(request.ip)
    refuseIfLimited(failures.waitSeconds(from))
    try {
      const actor = await identify(deps, request, tenant)
      refuseIfLimited(requests.count(actor.principalId))
      return actor
    } catch (error) {
      if (error instanceof ApiError && error.error === 'unauthenticated') failures.count(from)
      throw error
    }
  }
}

/** Throws 429 if there is a time to wait. */
export function refuseIfLimited(seconds: number): void {
  if (seconds > 0) throw new ApiError('too_many_requests', { seconds }, { headers: { 'retry-after': String(seconds) } })
}

async function identify(deps: AuthenticateDeps, request: FastifyRequest, tenant: Tenant): Promise<Actor> {
  const token = bearerToken(request)
  if (token !== undefined) return byToken(deps, request, tenant, token)
  const session = readSessionCookie(request.headers.cookie, deps.publicUrl.protocol === 'https:')
  if (session !== undefined) return bySession(deps, request, tenant, session)
  throw unauthenticated('Sign in, or send an access token in the header "Authorization: Bearer <token>".')
}

const unauthenticated = (problem: string, error?: string) =>
  new ApiError(
    'unauthenticated',
    { problem },
    { headers: { 'www-authenticate': `Bearer realm="recert"${error ? `, error="${error}"` : ''}` } },
  )

/** RFC 6750, section 2.1. A repeated header is refused, because a proxy could read another one than we do. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct.authorization
  if (headers === undefined) return undefined
  const [header = '', ...others] = headers
  if (others.length > 0 || header.includes(','))
    throw new ApiError('malformed_request', { problem: 'the Authorization header must be sent only once.' })
  const token = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(header)?.[1]
  if (/^bearer +secret-token:/i.test(header))
    throw unauthenticated(
      'This is a client secret, not an access token. Send it with its client ID to /auth/v1/token, and use the access_token of the reply.',
      'invalid_token',
    )
  if (token === undefined)
    throw unauthenticated('The Authorization header must have the form "Bearer <token>".', 'invalid_token')
  return token
}

/**
 * The key includes the tenant and the kind of token: a token of one tenant is unknown to another, and an access token
 * sent as a session cookie, where no address is checked, is unknown too.
 */
const cacheKey = (via: Actor['via'], tenant: Tenant, digest: string) => `${via} ${tenant.id} ${digest}`

const unlessExpired = (caller: KnownCaller | undefined) =>
  caller && performance.now() < caller.actor.endsAt ? caller : undefined

async function byToken(deps: AuthenticateDeps, request: FastifyRequest, tenant: Tenant, token: string): Promise<Actor> {
  const digest = sha256Text(token)
  const key = cacheKey('credential', tenant, digest)
  const caller =
    unlessExpired(deps.cache.get(key)) ??
    (await deps.cache.lookUp(key, async () => {
      const hash = Buffer.from(digest, 'base64url')
      return deps.database.read(async (reader) => {
        const found = await findByToken(reader, tenant.id, hash)
        if (found) return callerOf(found)
        const login = await findByDeviceToken(reader, tenant.id, hash)
        return login && callerOfPerson(login, 'credential')
      })
    }))
  if (!caller)
    throw unauthenticated(
      'The access token is invalid or has expired. Get a new one from /auth/v1/token.',
      'invalid_token',
    )
  if (!isAddressAllowed(caller.allowedCidrs, request.ip)) {
    await recordDenied(deps, request, tenant, caller.actor)
    throw new ApiError('address_not_allowed')
  }
  return caller.actor
}

function callerOf(found: UsableCredential & { tokenEndsAt: Date }): KnownCaller | undefined {
  const ends = Math.min(found.tokenEndsAt.getTime(), found.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY)
  const remaining = ends - found.now.getTime()
  if (!found.ownerEnabled || remaining <= 0) return undefined
  const actor: KnownCaller['actor'] = {
    userId: found.userId,
    principalId: found.id,
    via: 'credential',
    roles: rolesOfCredential(found.ownerRoles, found.scopedRoles),
    permissions: permissionsOfCredential(found.ownerRoles, found.scopedRoles),
    limits: { roles: found.scopedRoles, cidrs: found.allowedCidrs },
    endsAt: performance.now() + remaining,
  }
  return { actor, allowedCidrs: found.allowedCidrs }
}

const recordDenied = (deps: AuthenticateDeps, request: FastifyRequest, tenant: Tenant, actor: Actor) =>
  deps.database.tx(async (tx) =>
    appendEntry(tx, {
      tenantId: tenant.id,
      actorId: actor.userId,
      principalId: actor.principalId,
      operation: 'auth.bearer',
      outcome: 'denied',
      detail: { reason: 'ip_not_allowed', route: request.routeOptions.url },
      requestId: request.id,
      address: request.ip,
    }),
  )

async function bySession(
  deps: AuthenticateDeps,
  request: FastifyRequest,
  tenant: Tenant,
  token: string,
): Promise<Actor> {
  if (!['GET', 'HEAD'].includes(request.method)) requireOwnOrigin(request, deps.publicUrl)
  const digest = sha256Text(token)
  const key = cacheKey('session', tenant, digest)
  const caller =
    unlessExpired(deps.cache.get(key)) ??
    (await deps.cache.lookUp(key, async () => {
      const hash = Buffer.from(digest, 'base64url')
      const session = await deps.database.read((reader) => findSession(reader, tenant.id, hash))
      return session && callerOfPerson(session, 'session')
    }))
  if (!caller) throw unauthenticated('Your session has ended. Sign in again.')
  return caller.actor
}

/** A caller with all rights of a person. */
function callerOfPerson({ id, userId, roles, remainingMs }: LiveSession, via: Actor['via']): KnownCaller {
  const limits = { roles: [], cidrs: [] }
  const actor: KnownCaller['actor'] = {
    userId,
    principalId: id,
    via,
    roles,
    permissions: permissionsOfPerson(roles),
    limits,
    endsAt: performance.now() + remainingMs,
  }
  return { actor, allowedCidrs: [] }
}

/**
 * Browsers send the cookie whichever page made the request, so changes are accepted from our own pages only. The origin
 * must be this server as the browser sees it: the public URL, or the host of the request.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: URL): void {
  const { origin } = request.headers
  const own = [publicUrl.origin, `${request.protocol}://${request.host}`]
  if (origin === undefined || !own.includes(origin)) throw new ApiError('foreign_origin')
}
