import type { FastifyRequest } from 'fastify'
import { appendEntry } from '../audit/index.ts'
import { bearerToken, isAddressAllowed, networkOf, rateLimiter, refuseIfLimited } from '../auth/index.ts'
import type { Database, Reader } from '../db/index.ts'
import { ApiError, type Tenant } from '../http/index.ts'
import { findSource } from '../imports/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { sha256 } from '../lib/json/canonical-json.ts'
import { findToken, type KnownToken, recordTokenUse } from './tokens/token.store.ts'

const FAILURES_PER_MINUTE = 600

export type AuthenticateSource = (request: FastifyRequest, tenant: Tenant) => Promise<KnownToken>

/** Finds the source of a request by its bearer token, with the limits that credentials have. */
export function sourceAuthenticator(database: Database, requestsPerMinute: number): AuthenticateSource {
  const failures = rateLimiter(FAILURES_PER_MINUTE)
  const requests = rateLimiter(requestsPerMinute)
  return async (request, tenant) => {
    const from = networkOf(request.ip)
    refuseIfLimited(failures.waitSeconds(from))
    try {
      const token = await identify(database, request, tenant)
      refuseIfLimited(requests.count(token.id))
      return token
    } catch (error) {
      if (error instanceof ApiError && error.error === 'unauthenticated') failures.count(from)
      throw error
    }
  }
}

async function identify(database: Database, request: FastifyRequest, tenant: Tenant): Promise<KnownToken> {
  const text = bearerToken(request)
  const token = text && (await database.read((reader) => findLiveToken(reader, tenant.id, sha256(text))))
  if (!token) throw unauthenticated(text !== undefined)
  if (!isAddressAllowed(token.allowedCidrs, request.ip)) {
    await recordDenied(database, request, tenant, token)
    throw new ApiError('address_not_allowed')
  }
  if (token.isUseDue) await database.single((reader) => recordTokenUse(reader, tenant.id, token.id))
  return token
}

/** The tokens of a source end with it, also while it is being deleted. */
async function findLiveToken(reader: Reader, tenantId: TenantId, hash: Buffer): Promise<KnownToken | undefined> {
  const token = await findToken(reader, tenantId, hash)
  const source = token && (await findSource(reader, tenantId, token.sourceId))
  return source && !source.deleting ? token : undefined
}

const unauthenticated = (isSent: boolean) =>
  new ApiError(
    'unauthenticated',
    {
      problem: isSent
        ? 'The token is unknown here or was deleted. Create another for the source in Recert.'
        : 'Send the token of the source in the header "Authorization: Bearer <token>".',
    },
    { headers: { 'www-authenticate': `Bearer realm="recert"${isSent ? ', error="invalid_token"' : ''}` } },
  )

const recordDenied = (database: Database, request: FastifyRequest, tenant: Tenant, token: KnownToken) =>
  database.tx(async (tx) =>
    appendEntry(tx, {
      tenantId: tenant.id,
      principalId: token.id,
      operation: 'scim.bearer',
      outcome: 'denied',
      detail: { reason: 'ip_not_allowed', sourceId: token.sourceId },
      requestId: request.id,
      address: request.ip,
    }),
  )
