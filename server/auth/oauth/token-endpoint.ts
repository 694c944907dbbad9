import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type AuditEntry, appendEntries } from '../../audit/index.ts'
import type { Database } from '../../db/index.ts'
import type { Tenant } from '../../http/index.ts'
import { batcher } from '../../lib/batcher.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { networkOf } from '../address.ts'
import { hostOfClientId } from '../credentials/client-id.ts'
import { looksLikeSecret } from '../credentials/client-secret.ts'
import {
  insertTokens,
  type NewToken,
  type StoredToken,
  TOKEN_OPERATION,
  type UsableCredential,
} from '../credentials/credential.store.ts'
import { DEVICE_GRANT, issueDeviceToken } from '../device/device-grant.ts'
import { type RateLimiter, rateLimiter } from '../rate-limiter.ts'
import type { CredentialFinder } from './credential-finder.ts'
import { invalidClient, invalidRequest, OAuthError, tooManyFailures } from './oauth-error.ts'
import { asOAuthError, NO_STORE, sendRefusal } from './oauth-reply.ts'
import { checkUsable, chooseProof, type Proof, verifyProof } from './prove-client.ts'
import { parseTokenForm } from './token-form.ts'

export const TOKEN_PATH = '/auth/v1/token'
/** Tokens and refusals are written in batches: one transaction each would cost more than all other work. */
const BATCH = { maxSize: 200, lanes: 2 }
const RECORDS_PER_MINUTE = 1_000
const FAILURES_PER_MINUTE = { sameClient: 20, sameAddress: 200 }

export interface TokenDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  findCredential: CredentialFinder
  tokenSeconds: number
  strictAssertions: boolean
  onOutcome(outcome: string): void
  log: Logger
}

/** POST /auth/v1/token: both client authentication methods and device logins, errors of RFC 6749, section 5.2 (interface 5.3, 5.4, 5.5). */
export function registerTokenEndpoint(app: FastifyInstance, deps: TokenDeps): void {
  const endpoint: Endpoint = {
    ...deps,
    limits: {
      client: rateLimiter(FAILURES_PER_MINUTE.sameClient),
      address: rateLimiter(FAILURES_PER_MINUTE.sameAddress),
      records: rateLimiter(RECORDS_PER_MINUTE),
    },
    // Used assertions, tokens and audit entries commit together, before a token is sent.
    store: batcher((tokens) => deps.database.single((reader) => insertTokens(reader, tokens)), BATCH),
    record: batcher(async (entries: readonly AuditEntry[]) => {
      await deps.database.tx((tx) => appendEntries(tx, entries))
      return entries.map(() => undefined)
    }, BATCH),
  }
  const route = (url: string) =>
    app.post(url, {
      handler: (request, reply) => answer(endpoint, request, reply),
      errorHandler: (thrown, request, reply) => {
        const error = asOAuthError(thrown)
        if (error.status >= 500) deps.log.error({ requestId: request.id, err: thrown }, 'token request failed')
        return sendRefusal(request, reply, error)
      },
    })
  route(TOKEN_PATH)
  // An existing client sends an extra leading slash if its server address ends in one (interface 5.9).
  route(`/${TOKEN_PATH}`)
}

interface Limits {
  client: RateLimiter
  address: RateLimiter
  records: RateLimiter
}

interface Endpoint extends TokenDeps {
  limits: Limits
  store(token: NewToken): Promise<StoredToken>
  record(entry: AuditEntry): Promise<undefined>
}

async function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const tenant = await endpoint.resolveTenant(request)
  const attempt: Attempt = { clientId: undefined, method: undefined }
  try {
    const token = await issueToken(endpoint, tenant, request, attempt)
    endpoint.onOutcome('issued')
    return reply.headers(NO_STORE).send(JSON.stringify(token))
  } catch (thrown) {
    const error = asOAuthError(thrown)
    if (error.status >= 500) throw thrown
    endpoint.onOutcome(error.reason)
    await recordRefusal(endpoint, tenant, request, error, attempt)
    return sendRefusal(request, reply, error)
  }
}

/**
 * Refused clients go to the audit log. Requests that name no client are malformed and say nothing about anybody. One
 * address cannot fill the log: refusals over the limit are only counted in the metrics.
 */
async function recordRefusal(
  endpoint: Endpoint,
  tenant: Tenant,
  request: FastifyRequest,
  error: OAuthError,
  { clientId, method }: Attempt,
): Promise<void> {
  if (clientId === undefined || endpoint.limits.records.count(networkOf(request.ip)) > 0) return
  await endpoint.record({
    tenantId: tenant.id,
    operation: TOKEN_OPERATION,
    outcome: 'refused',
    detail: { reason: error.reason, clientId: recordedClientId(clientId), method },
    requestId: request.id,
    address: request.ip,
  })
}

/**
 * A Client ID as it is recorded: short, well formed, no control characters. Anything else that was sent as one may be a
 * secret in the wrong field.
 */
const recordedClientId = (text: string) =>
  hostOfClientId(text) === undefined
    ? 'not a Client ID'
    : text
        .slice(0, 200)
        .toWellFormed()
        .replace(/[\u0000-\u001f\u007f]/g, '\ufffd')

/** What is known about the request so far, for the audit entry of a refusal. */
interface Attempt {
  clientId: string | undefined
  method: Proof['method'] | undefined
}

async function issueToken(endpoint: Endpoint, tenant: Tenant, request: FastifyRequest, attempt: Attempt) {
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const form = parseTokenForm(request.headers['content-type'], request.headers['content-encoding'], body)
  if (form.get('grant_type') === DEVICE_GRANT) return issueDeviceToken(endpoint, tenant, request, form)
  attempt.clientId = form.get('client_id')
  checkGrantType(form)
  checkScope(form)
  const proof = chooseProof(form, request.raw.headersDistinct.authorization)
  attempt.clientId = proof.clientId
  attempt.method = proof.method
  const from = networkOf(request.ip)
  checkLimits(endpoint.limits, from, proof.clientId)
  const credential = await endpoint.findCredential({ tenantId: tenant.id, clientId: proof.clientId })
  const { host } = tenant
  const use = await verifyProof(proof, credential, { host, strict: endpoint.strictAssertions }).catch(
    (error: unknown) => {
      throw countFailure(endpoint.limits, from, proof, error)
    },
  )
  checkUsable(credential, request.ip)
  return storeToken(endpoint, tenant, request, credential, use, proof.method)
}

function checkGrantType(form: Map<string, string>): void {
  const grantType = form.get('grant_type')
  if (grantType === undefined) throw invalidRequest('grant_type is missing.')
  if (grantType !== 'client_credentials')
    throw new OAuthError(
      'unsupported_grant_type',
      `grant_type must be client_credentials or ${DEVICE_GRANT}.`,
      'unsupported_grant_type',
    )
}

function checkScope(form: Map<string, string>): void {
  if (form.has('scope'))
    throw new OAuthError('invalid_scope', 'Scopes are not supported; omit scope.', 'scope_not_allowed')
}

/** Hashed, so that keys stay short whatever was sent. */
const clientKey = (address: string, clientId: string) => `${address} ${sha256(clientId).toString('base64url')}`

function checkLimits(limits: Limits, address: string, clientId: string): void {
  const wait = Math.max(limits.client.waitSeconds(clientKey(address, clientId)), limits.address.waitSeconds(address))
  if (wait > 0) throw tooManyFailures(wait)
}

/**
 * Counts a wrong but well-formed secret as a failure: signatures cannot be guessed, and a malformed secret is no guess.
 * Returns the error for the client.
 */
function countFailure(limits: Limits, address: string, proof: Proof, error: unknown): unknown {
  const wrong = error instanceof OAuthError && ['wrong_secret', 'unknown_client'].includes(error.reason)
  if (!wrong || proof.method !== 'client_secret' || !looksLikeSecret(proof.secret)) return error
  // Parallel guesses all pass the check above; those over the limit must not learn whether they were right.
  const wait = Math.max(limits.client.count(clientKey(address, proof.clientId)), limits.address.count(address))
  return wait > 0 ? tooManyFailures(wait) : error
}

async function storeToken(
  endpoint: Endpoint,
  tenant: Tenant,
  request: FastifyRequest,
  credential: UsableCredential,
  use: NewToken['use'],
  method: Proof['method'],
) {
  const token = randomBytes(32).toString('base64url')
  const stored = await endpoint.store({
    tenantId: tenant.id,
    credential,
    hash: sha256(token),
    lifeSeconds: endpoint.tokenSeconds,
    use,
    method,
    requestId: request.id,
    address: request.ip,
  })
  if (stored === 'stale') throw invalidClient('credential_changed')
  if (stored === 'replayed') throw invalidClient('assertion_replayed')
  return { access_token: token, token_type: 'Bearer', expires_in: stored }
}
