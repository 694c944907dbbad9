import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appendEntry } from '../audit/index.ts'
import { matchPerson, networkOf, originOf, PUBLIC_URL, rateLimiter, refuseIfLimited } from '../auth/index.ts'
import type { Database, Reader, Tx } from '../db/index.ts'
import { type Actor, ApiError, type EndpointDeps, type Tenant } from '../http/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { sha256 } from '../lib/json/canonical-json.ts'
import { type OidcClient, OidcError, oidcClient, type SignedIn } from '../oidc/index.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { open, SECRET_KEY, type SecretKeys, seal } from '../secrets/index.ts'
import type { Party } from './id-token.ts'
import { claimsParameter, claimsProblem, demandsOf, shownClaims } from './provider.rules.ts'
import { findProvider, noteTested, type ProviderRow } from './provider.store.ts'
import { findPerson } from './step-up-person.store.ts'
import {
  failTransaction,
  findTransaction,
  keepChecks,
  type Proof,
  type TransactionRow,
  takeChecks,
  verifyTransaction,
} from './transaction.store.ts'
import { nonceOf, START_PATH, STEP_UP_CALLBACK_PATH } from './transactions.ts'

interface StepUpDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  authenticate(request: FastifyRequest, tenant: Tenant): Promise<Actor>
  publicUrl: URL
  keys: () => SecretKeys
  oidc: OidcClient
}

const TRIES_PER_MINUTE = 60

/** Sends browsers to step-up providers, and takes what they bring back. */
export function stepUpEndpoints(app: FastifyInstance, { settings, ...given }: EndpointDeps): void {
  const deps: StepUpDeps = {
    ...given,
    publicUrl: settings.get(PUBLIC_URL),
    keys: () => settings.get(SECRET_KEY),
    oidc: oidcClient({ allowed: settings.get(OUTBOUND_ALLOW) }),
  }
  const tries = rateLimiter(TRIES_PER_MINUTE)
  const person = async (request: FastifyRequest) => {
    refuseIfLimited(tries.count(networkOf(request.ip)))
    const tenant = await deps.resolveTenant(request)
    const actor = await deps.authenticate(request, tenant)
    if (actor.via !== 'session') throw new ApiError('session_required')
    return { tenant, actor }
  }
  app.get(START_PATH, async (request, reply) => {
    const { tenant, actor } = await person(request)
    const { transaction: id = '' } = request.query as { transaction?: string }
    const row = await deps.database.read((reader) => findTransaction(reader, tenant.id, String(id)))
    if (row?.userId !== actor.userId) throw new ApiError('not_found', { thing: 'step-up transaction' })
    if (row.state !== 'PENDING' || row.isOver) return goBack(deps, reply, tenant, row)
    return start(deps, reply, tenant, row)
  })
  app.get(STEP_UP_CALLBACK_PATH, async (request, reply) => {
    const { tenant, actor } = await person(request)
    const { state = '' } = request.query as { state?: string }
    const taken = await deps.database.tx((tx) => takeChecks(tx, tenant.id, sha256(String(state)), actor.userId))
    if (!taken) throw new ApiError('step_up_refused', { problem: 'it was already answered, or is not yours' })
    const proven = await finish(deps, request, tenant, taken, String(state))
    await deps.database.tx((tx) => conclude(tx, { request, tenant, actor }, taken, proven))
    return goBack(deps, reply, tenant, taken)
  })
}

async function start(deps: StepUpDeps, reply: FastifyReply, tenant: Tenant, row: TransactionRow) {
  const [provider, person] = await deps.database.read(async (reader) => [
    await findProvider(reader, tenant.id, row.providerId),
    await findPerson(reader, tenant.id, row.userId),
  ])
  const problem = provider?.enabled ? undefined : 'The provider is disabled or was deleted.'
  try {
    if (!provider || problem) throw new OidcError('unreachable', problem ?? '')
    const { acrValues, contexts } = demandsOf(provider)
    const { url, checks } = await deps.oidc.begin(providerOf(deps, tenant, provider), {
      redirectUri: redirectUri(deps, tenant),
      nonce: nonceOf(row.binding),
      prompt: 'login',
      maxAgeSeconds: 0,
      acrValues,
      ...(person ? { loginHint: person.email } : {}),
    })
    if (contexts.length > 0) url.searchParams.set('claims', claimsParameter(contexts))
    const { issuerUrl: issuer, clientId } = provider
    const sealedVerifier = sealChecks(deps, tenant, row.id, { codeVerifier: checks.codeVerifier, issuer, clientId })
    const stateHash = sha256(checks.state)
    await deps.database.tx((tx) => keepChecks(tx, tenant.id, row.id, { stateHash, sealedVerifier }))
    return reply.header('cache-control', 'no-store').redirect(url.href, 302)
  } catch (error) {
    if (!(error instanceof OidcError)) throw error
    await deps.database.tx((tx) => failTransaction(tx, tenant.id, row.id, error.message))
    return goBack(deps, reply, tenant, row)
  }
}

/** Proves the answer of the provider; returns what is to be kept of it, or what is wrong with it. */
async function finish(
  deps: StepUpDeps,
  request: FastifyRequest,
  tenant: Tenant,
  row: TransactionRow & { sealedVerifier: Buffer },
  state: string,
): Promise<Proof | { problem: string }> {
  if (row.isOver) return { problem: 'The authentication took longer than 5 minutes.' }
  const [provider, person] = await deps.database.read(async (reader) => [
    await findProvider(reader, tenant.id, row.providerId),
    await findPerson(reader, tenant.id, row.userId),
  ])
  if (!provider?.enabled || !person) return { problem: 'The provider is disabled or was deleted.' }
  const { codeVerifier, issuer, clientId } = openChecks(deps, tenant, row)
  if (provider.issuerUrl !== issuer || provider.clientId !== clientId)
    return { problem: 'The settings of the provider changed during the authentication.' }
  const demands = demandsOf(provider)
  const callbackUrl = redirectUri(deps, tenant)
  callbackUrl.search = new URL(request.raw.url ?? '', callbackUrl).search
  let proven: SignedIn
  try {
    proven = await deps.oidc.finish(providerOf(deps, tenant, provider), {
      callbackUrl,
      checks: { state, nonce: nonceOf(row.binding), codeVerifier },
      authenticatedSince: row.createdAt,
      acrValues: demands.acrValues,
    })
  } catch (error) {
    if (error instanceof OidcError) return { problem: error.message }
    throw error
  }
  const { claims, idToken, keys: keySet } = proven
  const problem =
    claimsProblem(claims, person, { ...demands, kind: provider.kind }) ??
    (await deps.database.read((reader) => subjectProblem(reader, tenant.id, claims.sub, { ...row, ...person, issuer })))
  return problem ? { problem } : { claims: shownClaims(claims), idToken, keySet }
}

/** Who signs in with the same issuer is known by their subject: their address may be somebody else's by now. */
async function subjectProblem(
  reader: Reader,
  tenantId: TenantId,
  sub: string,
  { userId, email, issuer }: { userId: string; email: string; issuer: string },
): Promise<string | undefined> {
  // Sign-in keeps the issuer as it was typed.
  for (const spelling of [issuer, `${issuer}/`]) {
    const found = await matchPerson(reader, tenantId, spelling, { sub, email, emailProblem: undefined })
    if ('refused' in found || found.userId !== userId)
      return 'Another account authenticated: when the person signs in, the provider knows them by another subject.'
  }
  return undefined
}

/** Keeps the proof or the problem, and notes in the audit log how it ended, both or neither. */
async function conclude(
  tx: Tx,
  { request, tenant, actor }: { request: FastifyRequest; tenant: Tenant; actor: Actor },
  { id, providerId, target }: TransactionRow,
  proven: Proof | { problem: string },
): Promise<void> {
  let problem = 'problem' in proven ? proven.problem : undefined
  if ('problem' in proven) await failTransaction(tx, tenant.id, id, proven.problem)
  else if ((await verifyTransaction(tx, tenant.id, id, proven)) === 0) problem = 'It was already answered.'
  else if (target === 'TEST') await noteTested(tx, tenant.id, providerId)
  appendEntry(tx, {
    tenantId: tenant.id,
    actorId: actor.userId,
    principalId: actor.principalId,
    operation: 'auth.step_up',
    outcome: problem ? 'refused' : 'done',
    targetId: id,
    detail: { providerId, ...(problem && { problem }) },
    requestId: request.id,
    address: request.ip,
  })
}

/** What an answer is checked with: it must come from the issuer that was asked. */
interface KeptChecks extends Party {
  codeVerifier: string
}
const purposeOf = (tenant: Tenant, id: string) => ({ tenantId: tenant.id, of: ['step-up verifier', id] as const })

const sealChecks = ({ keys }: StepUpDeps, tenant: Tenant, id: string, checks: KeptChecks): Buffer =>
  seal(keys(), purposeOf(tenant, id), JSON.stringify(checks))

const openChecks = (
  { keys }: StepUpDeps,
  tenant: Tenant,
  { id, sealedVerifier }: { id: string; sealedVerifier: Buffer },
): KeptChecks => JSON.parse(open(keys(), purposeOf(tenant, id), sealedVerifier).toString())

/** Where the provider sends browsers back to; it must know this address. */
const redirectUri = ({ publicUrl }: StepUpDeps, tenant: Tenant) =>
  new URL(STEP_UP_CALLBACK_PATH, originOf(publicUrl, tenant))

const providerOf = ({ keys }: StepUpDeps, tenant: Tenant, { id, issuerUrl, clientId, sealedSecret }: ProviderRow) => ({
  issuer: issuerUrl,
  clientId,
  clientSecret:
    sealedSecret.length === 0
      ? ''
      : open(keys(), { tenantId: tenant.id, of: ['step-up secret', id] }, sealedSecret).toString(),
})

/** Shows the page on which the person goes on. */
function goBack({ publicUrl }: StepUpDeps, reply: FastifyReply, tenant: Tenant, { id, returnPath }: TransactionRow) {
  const url = new URL(returnPath, originOf(publicUrl, tenant))
  url.searchParams.set('transaction', id)
  return reply.header('cache-control', 'no-store').redirect(url.href, 302)
}
