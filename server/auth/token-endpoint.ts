import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appendEntry } from '../audit/index.ts'
import { type Database, StorageUnavailable } from '../db/index.ts'
import { ApiError, type Tenant } from '../http/index.ts'
import { sha256 } from '../lib/canonical-json.ts'
import { isAddressAllowed } from './address.ts'
import { hostOfClientId } from './client-id.ts'
import { looksLikeSecret, provesSecret } from './client-secret.ts'
import { findByClientId, insertToken, recordAssertion, type UsableCredential } from './credential.store.ts'
import { invalidClient, invalidRequest, OAuthError, tooManyFailures } from './oauth-error.ts'
import { type RateLimiter, rateLimiter } from './rate-limiter.ts'
import { parseTokenForm } from './token-form.ts'
import {
  checkAudience,
  checkHeader,
  checkSignature,
  checkSubject,
  checkTimes,
  parseAssertion,
  replayKey,
} from './verify-assertion.ts'

export const TOKEN_PATH = '/auth/v1/token'
export const TOKEN_OPERATION = 'auth.token'
export const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const FAILURES_PER_MINUTE = { sameClient: 20, sameAddress: 200 }

export interface TokenDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  tokenSeconds: number
  strictAssertions: boolean
  onOutcome(outcome: string): void
}

/** POST /auth/v1/token (interface 5.3 to 5.5): both client authentication methods, errors of RFC 6749 section 5.2. */
export function registerTokenEndpoint(app: FastifyInstance, deps: TokenDeps): void {
  const limits = {
    client: rateLimiter(FAILURES_PER_MINUTE.sameClient),
    address: rateLimiter(FAILURES_PER_MINUTE.sameAddress),
  }
  const route = (url: string) =>
    app.post(url, {
      handler: (request, reply) => answer(deps, limits, request, reply),
      errorHandler: (thrown, _request, reply) => sendRefusal(reply, asOAuthError(thrown)),
    })
  route(TOKEN_PATH)
  // An existing client puts a slash too many in front when its server address ends in one (client-facts 1.4).
  route(`/${TOKEN_PATH}`)
}

interface Limits {
  client: RateLimiter
  address: RateLimiter
}

async function answer(deps: TokenDeps, limits: Limits, request: FastifyRequest, reply: FastifyReply) {
  const tenant = await deps.resolveTenant(request)
  const grant: Grant = { clientId: undefined, method: undefined }
  try {
    const token = await issueToken(deps, limits, tenant, request, grant)
    deps.onOutcome('issued')
    return reply.headers(NO_STORE).send(JSON.stringify(token))
  } catch (thrown) {
    const error = asOAuthError(thrown)
    if (error.code === 'server_error') throw thrown
    deps.onOutcome(error.reason)
    await deps.database.tx((tx) =>
      appendEntry(tx, {
        tenantId: tenant.id,
        operation: TOKEN_OPERATION,
        outcome: 'refused',
        detail: { reason: error.reason, clientId: grant.clientId?.slice(0, 200), method: grant.method },
        requestId: request.id,
        address: request.ip,
      }),
    )
    return sendRefusal(reply, error)
  }
}

/** What is known of the request so far, for the audit entry of a refusal. */
interface Grant {
  clientId: string | undefined
  method: 'client_secret' | 'client_assertion' | undefined
}

async function issueToken(deps: TokenDeps, limits: Limits, tenant: Tenant, request: FastifyRequest, grant: Grant) {
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const form = parseTokenForm(request.headers['content-type'], request.headers['content-encoding'], body)
  checkGrantType(form)
  checkScope(form)
  const proof = chooseProof(form, request.headers.authorization)
  grant.clientId = proof.clientId
  grant.method = proof.method
  checkLimits(limits, request.ip, proof.clientId)
  const credential = await deps.database.read((reader) => findByClientId(reader, tenant.id, proof.clientId))
  let use: AssertionUse | undefined
  try {
    use = verifyProof(proof, credential, deps.strictAssertions)
    checkUsable(credential, request.ip)
  } catch (error) {
    countFailure(limits, request.ip, proof, error)
    throw error
  }
  return storeToken(deps, tenant, request, credential, use, proof.method)
}

function checkGrantType(form: Map<string, string>): void {
  const grantType = form.get('grant_type')
  if (grantType === undefined) throw invalidRequest('grant_type is missing.')
  if (grantType !== 'client_credentials')
    throw new OAuthError('unsupported_grant_type', 'grant_type must be client_credentials.', 'unsupported_grant_type')
}

function checkScope(form: Map<string, string>): void {
  if (form.has('scope'))
    throw new OAuthError('invalid_scope', 'This service defines no scopes; leave scope out.', 'scope_not_allowed')
}

type Proof =
  | { method: 'client_secret'; clientId: string; secret: string }
  | { method: 'client_assertion'; clientId: string; assertion: string }

/** Exactly one way of authenticating, in the body (interface 5). */
function chooseProof(form: Map<string, string>, authorization: string | undefined): Proof {
  const [clientId, secret, assertion, type] = [
    'client_id',
    'client_secret',
    'client_assertion',
    'client_assertion_type',
  ].map((name) => form.get(name))
  if (authorization !== undefined) {
    if (secret !== undefined || assertion !== undefined)
      throw invalidRequest('Authenticate in the body or in the header, not both.')
    throw invalidClient('credentials_in_header', { 'www-authenticate': 'Basic realm="recert"' })
  }
  if (secret !== undefined && (assertion !== undefined || type !== undefined))
    throw invalidRequest('Send client_secret or client_assertion, not both.')
  if (assertion !== undefined || type !== undefined) {
    if (type !== JWT_BEARER) throw invalidRequest(`client_assertion_type must be ${JWT_BEARER}.`)
    if (assertion === undefined) throw invalidRequest('client_assertion is missing.')
    if (clientId === undefined) throw invalidRequest('client_id is missing.')
    return { method: 'client_assertion', clientId, assertion }
  }
  if (secret === undefined) throw invalidClient('no_credentials')
  if (clientId === undefined) throw invalidRequest('client_id is missing.')
  return { method: 'client_secret', clientId, secret }
}

const clientKey = (address: string, clientId: string) => `${address} ${clientId}`

function checkLimits(limits: Limits, address: string, clientId: string): void {
  const wait = Math.max(limits.client.waitSeconds(clientKey(address, clientId)), limits.address.waitSeconds(address))
  if (wait > 0) throw tooManyFailures(wait)
}

/** What counts is a wrong secret of the right form: a signature cannot be guessed, and a malformed secret is no guess. */
function countFailure(limits: Limits, address: string, proof: Proof, error: unknown): void {
  const wrong = error instanceof OAuthError && ['wrong_secret', 'unknown_client'].includes(error.reason)
  if (!wrong || proof.method !== 'client_secret' || !looksLikeSecret(proof.secret)) return
  limits.client.count(clientKey(address, proof.clientId))
  limits.address.count(address)
}

interface AssertionUse {
  key: string | undefined
  until: Date
}

/** An unknown client costs the same work as a wrong secret, so that time does not tell them apart. */
const NOBODY_HASH = randomBytes(32)

function verifyProof(
  proof: Proof,
  credential: UsableCredential | undefined,
  strict: boolean,
): AssertionUse | undefined {
  if (proof.method === 'client_secret') {
    const proven = provesSecret(proof.secret, credential?.secretHash ?? NOBODY_HASH)
    if (!credential) throw invalidClient('unknown_client')
    if (!proven) throw invalidClient('wrong_secret')
    return undefined
  }
  const assertion = parseAssertion(proof.assertion)
  checkSubject(assertion, proof.clientId)
  if (!credential) throw invalidClient('unknown_client')
  checkHeader(assertion, credential.publicKey)
  checkSignature(assertion, credential.publicKey)
  checkAudience(assertion, hostOfClientId(proof.clientId) ?? '')
  return { until: checkTimes(assertion, credential.now), key: replayKey(assertion, strict) }
}

function checkUsable(credential: UsableCredential | undefined, address: string): asserts credential {
  if (!credential) throw invalidClient('unknown_client')
  if (!credential.ownerEnabled) throw invalidClient('owner_disabled')
  if (credential.expiresAt && credential.expiresAt <= credential.now) throw invalidClient('credential_expired')
  if (!isAddressAllowed(credential.allowedCidrs, address)) throw invalidClient('ip_not_allowed')
}

/** The use of the assertion, the token and the audit entry commit together, before the token leaves. */
async function storeToken(
  deps: TokenDeps,
  tenant: Tenant,
  request: FastifyRequest,
  credential: UsableCredential,
  use: AssertionUse | undefined,
  method: string,
) {
  const token = randomBytes(32).toString('base64url')
  const remaining = credential.expiresAt
    ? Math.floor((credential.expiresAt.getTime() - credential.now.getTime()) / 1000)
    : Number.POSITIVE_INFINITY
  const lifeSeconds = Math.min(deps.tokenSeconds, remaining)
  await deps.database.tx(async (tx) => {
    if (use?.key !== undefined && !(await recordAssertion(tx, tenant.id, credential.id, use.key, use.until)))
      throw invalidClient('assertion_replayed')
    await insertToken(tx, tenant.id, { hash: sha256(token), credentialId: credential.id, lifeSeconds })
    await appendEntry(tx, {
      tenantId: tenant.id,
      actorId: credential.userId,
      principalId: credential.id,
      operation: TOKEN_OPERATION,
      outcome: 'done',
      detail: { method, expiresIn: lifeSeconds },
      requestId: request.id,
      address: request.ip,
    })
  })
  return { access_token: token, token_type: 'Bearer', expires_in: lifeSeconds }
}

const NO_STORE = { 'content-type': 'application/json', 'cache-control': 'no-store', pragma: 'no-cache' }

function sendRefusal(reply: FastifyReply, error: OAuthError): FastifyReply {
  const body = { error: error.code, error_description: error.message }
  return reply
    .code(error.status)
    .headers({ ...error.headers, ...NO_STORE })
    .send(JSON.stringify(body))
}

function asOAuthError(thrown: unknown): OAuthError {
  if (thrown instanceof OAuthError) return thrown
  if ((thrown as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return invalidRequest('The body is too large.')
  if (thrown instanceof ApiError && thrown.error === 'unknown_host') return invalidClient('unknown_host')
  if (thrown instanceof StorageUnavailable)
    return new OAuthError('temporarily_unavailable', 'Try again in a few seconds.', 'storage', 503, {
      'retry-after': '2',
    })
  return new OAuthError('server_error', 'Something went wrong on our side.', 'internal', 500)
}
