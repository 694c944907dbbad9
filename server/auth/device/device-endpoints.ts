import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DecideDeviceLoginRequest, type DeviceLogin, FindDeviceLoginRequest } from '../../../contract/auth/auth.ts'
import { appendEntry } from '../../audit/index.ts'
import type { Database } from '../../db/index.ts'
import { type Actor, ApiError, type Tenant } from '../../http/index.ts'
import { jsonBytes } from '../../http/routes.ts'
import { bodyDecoder, parseJson } from '../../http/wire/decode.ts'
import { newId } from '../../lib/ids.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { networkOf } from '../address.ts'
import { type Authenticate, refuseIfLimited, requireOwnOrigin } from '../authenticate.ts'
import { invalidRequest, OAuthError } from '../oauth/oauth-error.ts'
import { asOAuthError, NO_STORE, sendRefusal } from '../oauth/oauth-reply.ts'
import { parseTokenForm } from '../oauth/token-form.ts'
import { type RateLimiter, rateLimiter } from '../rate-limiter.ts'
import { userAgentOf } from '../sessions/start-session.ts'
import { originOf } from '../sso/sign-in-settings.ts'
import { newUserCode, readUserCode, shownUserCode } from './device.rules.ts'
import { decideLogin, findWaitingLogin, insertDeviceLogin, type WaitingLogin } from './device.store.ts'

export const DEVICE_AUTHORIZATION_PATH = '/auth/v1/device_authorization'
export const DEVICE_FIND_PATH = '/auth/v1/device/find'
export const DEVICE_DECIDE_PATH = '/auth/v1/device/decide'
const DEVICE_PAGE = '/device'

const LOGIN_SECONDS = 600
const INTERVAL_SECONDS = 5
const MAX_WAITING = 1_000
const MAX_CLIENT_ID = 200
const PER_MINUTE = { logins: 30, wrongCodes: 20 }

export interface DeviceDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  publicUrl: URL
  authenticate: Authenticate
}

/** Lets command line programs in: they ask and show a code, a signed-in person confirms it (RFC 8628). */
export function registerDeviceLogin(app: FastifyInstance, deps: DeviceDeps): void {
  const logins = rateLimiter(PER_MINUTE.logins)
  const wrongCodes = rateLimiter(PER_MINUTE.wrongCodes)
  app.post(DEVICE_AUTHORIZATION_PATH, {
    handler: async (request, reply) => {
      refuseAsking(logins.count(networkOf(request.ip)))
      return reply.headers(NO_STORE).send(JSON.stringify(await ask(deps, request)))
    },
    errorHandler: (thrown, request, reply) => sendRefusal(request, reply, asOAuthError(thrown)),
  })
  const decodeFind = bodyDecoder(FindDeviceLoginRequest)
  app.post(DEVICE_FIND_PATH, async (request, reply) => {
    const { tenant, person } = await signedInPerson(deps, request)
    const { userCode } = decodeFind(parseJson(jsonBytes(request))) as { userCode: string }
    const login = await withCode(wrongCodes, person, userCode, (hash) =>
      deps.database.read((db) => findWaitingLogin(db, tenant.id, hash)),
    )
    return reply
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(JSON.stringify(shown(login)))
  })
  const decodeDecide = bodyDecoder(DecideDeviceLoginRequest)
  app.post(DEVICE_DECIDE_PATH, async (request, reply) => {
    const { tenant, person } = await signedInPerson(deps, request)
    const { userCode, allow } = decodeDecide(parseJson(jsonBytes(request))) as { userCode: string; allow: boolean }
    await withCode(wrongCodes, person, userCode, (hash) => decide(deps, { tenant, person, request, hash, allow }))
    return reply.type('application/json').send('{}')
  })
}

function refuseAsking(seconds: number): void {
  if (seconds > 0)
    throw new OAuthError('temporarily_unavailable', 'Too many requests from this address.', 'too_many_logins', 429, {
      'retry-after': String(seconds),
    })
}

async function ask(deps: DeviceDeps, request: FastifyRequest) {
  const tenant = await deps.resolveTenant(request)
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const form = parseTokenForm(request.headers['content-type'], request.headers['content-encoding'], body)
  const clientId = form.get('client_id')
  if (clientId === undefined) throw invalidRequest('client_id is missing.')
  if (clientId.length > MAX_CLIENT_ID || /[\p{C}]/u.test(clientId)) throw invalidRequest('client_id is not valid.')
  const [deviceCode, userCode] = [randomBytes(32).toString('base64url'), newUserCode()]
  const stored = await deps.database.tx((tx) =>
    insertDeviceLogin(
      tx,
      tenant.id,
      {
        id: newId(),
        deviceHash: sha256(deviceCode),
        userCodeHash: sha256(userCode),
        clientId,
        address: request.ip,
        userAgent: userAgentOf(request),
        intervalSeconds: INTERVAL_SECONDS,
        lifeSeconds: LOGIN_SECONDS,
      },
      MAX_WAITING,
    ),
  )
  if (stored === 0)
    throw new OAuthError(
      'temporarily_unavailable',
      'Too many programs are waiting for approval.',
      'too_many_waiting',
      503,
      {
        'retry-after': '60',
      },
    )
  const page = new URL(DEVICE_PAGE, originOf(deps.publicUrl, tenant))
  return {
    device_code: deviceCode,
    user_code: shownUserCode(userCode),
    verification_uri: page.href,
    verification_uri_complete: `${page.href}?code=${shownUserCode(userCode)}`,
    expires_in: LOGIN_SECONDS,
    interval: INTERVAL_SECONDS,
  }
}

/** Only a person in a browser lets programs in: a credential must not multiply itself. */
async function signedInPerson(deps: DeviceDeps, request: FastifyRequest): Promise<{ tenant: Tenant; person: Actor }> {
  requireOwnOrigin(request, deps.publicUrl)
  const tenant = await deps.resolveTenant(request)
  const person = await deps.authenticate(request, tenant)
  if (person.via !== 'session') throw new ApiError('unauthenticated', { problem: 'Sign in with a browser to do this.' })
  return { tenant, person }
}

async function withCode<T>(
  wrongCodes: RateLimiter,
  { userId }: Actor,
  userCode: string,
  find: (hash: Buffer) => Promise<T | undefined>,
): Promise<T> {
  refuseIfLimited(wrongCodes.waitSeconds(userId))
  const code = readUserCode(userCode)
  const found = code === undefined ? undefined : await find(sha256(code))
  if (found) return found
  wrongCodes.count(userId)
  throw new ApiError('device_code_unknown')
}

const shown = ({ clientId, address, userAgent, createdAt, expiresAt }: WaitingLogin): DeviceLogin => ({
  clientId,
  address,
  userAgent,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

interface Decision {
  tenant: Tenant
  person: Actor
  request: FastifyRequest
  hash: Buffer
  allow: boolean
}

const decide = ({ database }: DeviceDeps, { tenant, person, request, hash, allow }: Decision) =>
  database.tx(async (tx) => {
    const asked = { userCodeHash: hash, userId: person.userId, isAllowed: allow }
    const login = await decideLogin(tx, tenant.id, asked)
    if (login)
      appendEntry(tx, {
        tenantId: tenant.id,
        actorId: person.userId,
        principalId: person.principalId,
        operation: 'auth.device_login',
        targetId: login.id,
        outcome: allow ? 'done' : 'refused',
        detail: { clientId: login.clientId, from: login.address },
        requestId: request.id,
        address: request.ip,
      })
    return login
  })
