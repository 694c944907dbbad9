import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Message } from '../../../contract/wire/scalars.ts'
import { appendEntry } from '../../audit/index.ts'
import type { Database, Tx } from '../../db/index.ts'
import { type Actor, ApiError, type Tenant } from '../../http/index.ts'
import { jsonBytes } from '../../http/routes.ts'
import { bodyDecoder, parseJson } from '../../http/wire/decode.ts'
import type { TenantId } from '../../lib/ids.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { networkOf } from '../address.ts'
import { type Authenticate, refuseIfLimited, requireOwnOrigin } from '../authenticate.ts'
import { rateLimiter } from '../rate-limiter.ts'
import { insertSignInLinks, takeSession, takeSignInLink } from './session.store.ts'
import { clearedCookie, sessionCookie } from './session-cookie.ts'
import { SESSION_SECONDS, SIGN_IN, startSession } from './start-session.ts'

const FAILURES_PER_MINUTE = 30
export const LINK_SECONDS = 15 * 60

export const SIGN_IN_PATH = '/auth/v1/sign-in'
export const SIGN_OUT_PATH = '/auth/v1/sign-out'
export const SignInRequest = Message('SignInRequest', { token: Type.String({ maxLength: 100 }) })

/**
 * Links that sign people in once, and then show a page. The token is in the fragment, which browsers do not send, so it
 * appears in no log, proxy or Referer. The page sends it in a body when the person confirms. Links in mails can be
 * switched off; those that an operator makes are the way in that remains.
 */
export async function createSignInLinks(
  tx: Tx,
  tenantId: TenantId,
  publicUrl: URL,
  people: readonly { userId: string; path: string; lifeSeconds: number }[],
  { isMailed }: { isMailed: boolean },
): Promise<string[]> {
  const tokens = people.map(() => randomBytes(32).toString('base64url'))
  const userIds = people.map(({ userId }) => userId)
  await insertSignInLinks(tx, tenantId, {
    hashes: tokens.map((token) => sha256(token)),
    userIds,
    lifeSeconds: people.map(({ lifeSeconds }) => lifeSeconds),
    isMailed,
  })
  return people.map(({ path }, n) => {
    const link = new URL('/sign-in', publicUrl)
    if (path !== '/') link.searchParams.set('to', path)
    link.hash = tokens[n] ?? ''
    return link.href
  })
}

/** A link that signs a person in once, within 15 minutes. */
export async function createSignInLink(tx: Tx, tenantId: TenantId, userId: string, publicUrl: URL): Promise<string> {
  const people = [{ userId, path: '/', lifeSeconds: LINK_SECONDS }]
  const [link = ''] = await createSignInLinks(tx, tenantId, publicUrl, people, { isMailed: false })
  return link
}

export interface SignInDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  publicUrl: URL
  authenticate: Authenticate
  accessChanged: () => void
  /** Where to sign out at the provider that began a session, if there is such a page. */
  signOutUrl(tenant: Tenant, sessionId: string, sealedIdToken: Buffer): Promise<string | undefined>
}

export function registerSignIn(app: FastifyInstance, deps: SignInDeps): void {
  const https = deps.publicUrl.protocol === 'https:'
  const decode = bodyDecoder(SignInRequest)
  const failures = rateLimiter(FAILURES_PER_MINUTE)

  app.post(SIGN_IN_PATH, async (request, reply) => {
    requireOwnOrigin(request, deps.publicUrl)
    const from = networkOf(request.ip)
    refuseIfLimited(failures.waitSeconds(from))
    const tenant = await deps.resolveTenant(request)
    const { token } = decode(parseJson(jsonBytes(request))) as { token: string }
    const session = await deps.database.tx(async (tx) => {
      const link = await takeSignInLink(tx, tenant.id, sha256(token))
      if (link) return startSession(tx, tenant.id, request, { userId: link.userId, detail: {} })
      const detail = { reason: 'link_not_valid' }
      const { id: requestId, ip: address } = request
      appendEntry(tx, { tenantId: tenant.id, operation: SIGN_IN, outcome: 'refused', detail, requestId, address })
      return undefined
    })
    if (session === undefined) {
      failures.count(from)
      throw new ApiError('unauthenticated', {
        problem: 'This sign-in link was already used or has expired. Ask for a new one.',
      })
    }
    return reply
      .header('set-cookie', sessionCookie(session, SESSION_SECONDS, https))
      .header('content-type', 'application/json')
      .send('{}')
  })

  app.post(SIGN_OUT_PATH, async (request, reply) => {
    const tenant = await deps.resolveTenant(request)
    const actor = await deps.authenticate(request, tenant)
    const idToken =
      actor.via === 'session' ? await deps.database.tx((tx) => endSession(tx, tenant, actor, request)) : undefined
    deps.accessChanged()
    const redirectUrl = idToken && (await deps.signOutUrl(tenant, actor.principalId, idToken))
    return reply
      .header('set-cookie', clearedCookie(https))
      .header('content-type', 'application/json')
      .send(JSON.stringify(redirectUrl ? { redirectUrl } : {}))
  })
}

/** Ends the session of a request; returns the sealed ID token that began it, if one did. */
async function endSession(tx: Tx, tenant: Tenant, { userId, principalId }: Actor, request: FastifyRequest) {
  const [ended] = await takeSession(tx, tenant.id, userId, principalId)
  appendEntry(tx, {
    tenantId: tenant.id,
    actorId: userId,
    principalId,
    operation: 'auth.sign_out',
    outcome: 'done',
    detail: {},
    requestId: request.id,
    address: request.ip,
  })
  return ended?.sealedIdToken ?? undefined
}
