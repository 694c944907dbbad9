import type { FastifyRequest } from 'fastify'
import { permissionsOf } from '../../contract/roles.ts'
import { appendEntry } from '../audit/index.ts'
import type { Database } from '../db/index.ts'
import { type Actor, ApiError, type Tenant } from '../http/index.ts'
import { sha256 } from '../lib/canonical-json.ts'
import { findByToken } from './credential.store.ts'
import { findSession } from './session.store.ts'
import { readSessionCookie } from './session-cookie.ts'
import { isAddressAllowed } from './token-endpoint.ts'

export interface AuthenticateDeps {
  database: Database
  /** Scheme and host that browsers use for this server. */
  publicUrl: URL
}

/** Who asks: the owner of a bearer token, or of a browser session whose request comes from our own pages. */
export const authenticator =
  (deps: AuthenticateDeps) =>
  async (request: FastifyRequest, tenant: Tenant): Promise<Actor> => {
    const token = bearerToken(request)
    if (token !== undefined) return byToken(deps, request, tenant, token)
    const session = readSessionCookie(request.headers.cookie, deps.publicUrl.protocol === 'https:')
    if (session !== undefined) return bySession(deps, request, tenant, session)
    throw unauthenticated('Sign in, or send an access token in the header: Authorization: Bearer <token>.')
  }

const unauthenticated = (problem: string, error?: string) =>
  new ApiError(
    'unauthenticated',
    { problem },
    {
      headers: { 'www-authenticate': `Bearer realm="recert"${error ? `, error="${error}"` : ''}` },
    },
  )

/** RFC 6750 section 2.1; a header sent twice is refused, because two readers could take different ones. */
function bearerToken(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct.authorization
  if (headers === undefined) return undefined
  const [header = '', ...others] = headers
  if (others.length > 0 || header.includes(','))
    throw new ApiError('malformed_request', { problem: 'the Authorization header must be sent once.' })
  const token = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(header)?.[1]
  if (token === undefined) throw unauthenticated('The Authorization header must be: Bearer <token>.', 'invalid_token')
  return token
}

async function byToken(deps: AuthenticateDeps, request: FastifyRequest, tenant: Tenant, token: string): Promise<Actor> {
  const found = await deps.database.read((reader) => findByToken(reader, tenant.id, sha256(token)))
  const live = found?.ownerEnabled && !(found.expiresAt && found.expiresAt <= found.now)
  if (!found || !live)
    throw unauthenticated(
      'The access token is not valid or has expired. Get a new one from /auth/v1/token.',
      'invalid_token',
    )
  if (!isAddressAllowed(found.allowedCidrs, request.ip)) {
    await recordDenied(deps, request, tenant, found.userId, found.id)
    throw new ApiError('address_not_allowed')
  }
  const roles =
    found.scopedRoles.length === 0
      ? found.ownerRoles
      : found.ownerRoles.filter((role) => found.scopedRoles.includes(role))
  return { userId: found.userId, principalId: found.id, via: 'credential', roles, permissions: permissionsOf(roles) }
}

const recordDenied = (deps: AuthenticateDeps, request: FastifyRequest, tenant: Tenant, userId: string, id: string) =>
  deps.database.tx((tx) =>
    appendEntry(tx, {
      tenantId: tenant.id,
      actorId: userId,
      principalId: id,
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
  const session = await deps.database.read((reader) => findSession(reader, tenant.id, sha256(token)))
  if (!session) throw unauthenticated('You are signed out. Sign in again.')
  const { id, userId, roles } = session
  return { userId, principalId: id, via: 'session', roles, permissions: permissionsOf(roles) }
}

/**
 * A browser sends the cookie along whichever page made the request, so changes are taken from our own pages only. The
 * page's origin must be this server's as the browser sees it: the public address, or the host the request came to.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: URL): void {
  const { origin } = request.headers
  const own = [publicUrl.origin, `${request.protocol}://${request.host}`]
  if (origin === undefined || !own.includes(origin)) throw new ApiError('foreign_origin')
}
