import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignInOptions } from '../../../contract/auth/sign-in.ts'
import { ApiError, type Tenant } from '../../http/index.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { OidcError } from '../../oidc/index.ts'
import { networkOf } from '../address.ts'
import { refuseIfLimited } from '../authenticate.ts'
import { type RateLimiter, rateLimiter } from '../rate-limiter.ts'
import { browserCookie, readBrowserCookie, sessionCookie } from '../sessions/session-cookie.ts'
import { SESSION_SECONDS } from '../sessions/start-session.ts'
import { insertAttempt } from './attempt.store.ts'
import { type Ended, finishAttempt } from './finish-attempt.ts'
import { loadProvider, type StoredProvider, saveTestResult } from './provider.store.ts'
import { ATTEMPT_SECONDS, oidcProvider, sealChecks } from './sealed.ts'
import { redirectUriOf, SSO_CALLBACK_PATH, SSO_PATH, SSO_START_PATH } from './sign-in-settings.ts'
import { ownPath } from './sso.rules.ts'
import type { SsoDeps } from './sso-deps.ts'

const PER_MINUTE = { options: 600, starts: 60, callbacks: 60 }
const SETTINGS_PAGE = '/settings/sign-in'

/** Why nobody was signed in, as the sign-in page explains it. */
export type Problem = Exclude<Ended['problem'], undefined> | 'off' | 'too_many' | 'failed'

/** Sign-in with the provider of a tenant: what the page offers, the way there, and the way back. */
export function registerSso(app: FastifyInstance, deps: SsoDeps): void {
  const options = rateLimiter(PER_MINUTE.options)
  app.get(SSO_PATH, async (request, reply) => {
    refuseIfLimited(options.count(networkOf(request.ip)))
    const tenant = await deps.resolveTenant(request)
    const { enabled, displayName, linksAllowed } = await deps.database.read((db) => loadProvider(db, tenant.id))
    const mailsLinks = linksAllowed && deps.canMailLinks
    const offered: SignInOptions = { providerName: enabled ? displayName : '', linksAllowed, mailsLinks }
    return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(offered))
  })
  browserRoute(app, deps, SSO_START_PATH, rateLimiter(PER_MINUTE.starts), start)
  browserRoute(app, deps, SSO_CALLBACK_PATH, rateLimiter(PER_MINUTE.callbacks), comeBack)
}

interface Visit {
  deps: SsoDeps
  request: FastifyRequest
  reply: FastifyReply
  tenant: Tenant
  query: Record<string, string>
}

/** A path that a person's browser visits: whatever goes wrong, they see a page that says what to do. */
function browserRoute(
  app: FastifyInstance,
  deps: SsoDeps,
  path: string,
  visits: RateLimiter,
  handle: (visit: Visit) => Promise<FastifyReply>,
): void {
  app.get(path, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const query = queryOf(request)
    if (visits.count(networkOf(request.ip)) > 0) return toSignIn(reply, 'too_many', query.to)
    const tenant = await deps.resolveTenant(request)
    try {
      return await handle({ deps, request, reply, tenant, query })
    } catch (error) {
      if (error instanceof ApiError) throw error
      deps.log.error({ requestId: request.id, err: error }, 'single sign-on failed')
      return toSignIn(reply, 'failed', query.to)
    }
  })
}

/** Parameters that came once; a parameter that came twice is none. */
const queryOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

function toSignIn(reply: FastifyReply, problem: Problem, to: string | undefined): FastifyReply {
  const search = new URLSearchParams({ problem, ...(to && to !== '/' ? { to } : {}) })
  return reply.redirect(`/sign-in?${search}`, 303)
}

async function start(visit: Visit): Promise<FastifyReply> {
  const { deps, request, reply, tenant, query } = visit
  const testerId = query.test === 'true' ? await testerOf(visit) : null
  const provider = await deps.database.read((db) => loadProvider(db, tenant.id))
  const returnPath = testerId ? SETTINGS_PAGE : ownPath(query.to, redirectUriOf(deps.publicUrl, tenant).origin)
  if (!provider.enabled && !testerId) return toSignIn(reply, 'off', returnPath)
  try {
    const isAgain = query.again === 'true'
    const url = await begin(visit, provider, { returnPath, testerId, isAgain })
    return reply.redirect(url.href, 303)
  } catch (error) {
    if (!(error instanceof OidcError)) throw error
    deps.log.warn({ requestId: request.id, reason: error.reason, problem: error.message }, 'sign-in provider failed')
    if (!testerId) return toSignIn(reply, 'unreachable', returnPath)
    await deps.database.tx((tx) => saveTestResult(tx, tenant.id, { ...provider, problem: error.message }))
    return reply.redirect(SETTINGS_PAGE, 303)
  }
}

/** Only who may change the settings tests them. */
async function testerOf({ deps, request, tenant }: Visit): Promise<string> {
  const actor = await deps.authenticate(request, tenant)
  if (actor.via !== 'session' || !actor.permissions.has('settings.write'))
    throw new ApiError('permission_denied', { permission: 'settings.write' })
  return actor.userId
}

async function begin(
  { deps, request, reply, tenant }: Visit,
  provider: StoredProvider,
  { returnPath, testerId, isAgain }: { returnPath: string; testerId: string | null; isAgain: boolean },
): Promise<URL> {
  const https = deps.publicUrl.protocol === 'https:'
  const { url, checks } = await deps.oidc.begin(oidcProvider(deps.keys, tenant.id, provider), {
    redirectUri: redirectUriOf(deps.publicUrl, tenant),
    // Somebody who is known already proves once more who they are.
    ...(isAgain ? { prompt: 'login' as const, maxAgeSeconds: 0 } : {}),
  })
  // Kept between attempts, so that two tabs do not end each other's.
  const browser = readBrowserCookie(request.headers.cookie, https) ?? randomBytes(32).toString('base64url')
  await deps.database.tx((tx) =>
    insertAttempt(tx, tenant.id, {
      stateHash: sha256(checks.state),
      browserHash: sha256(browser),
      sealedChecks: sealChecks(deps.keys, tenant.id, {
        ...checks,
        issuer: provider.issuer,
        clientId: provider.clientId,
      }),
      returnPath,
      testerId,
      lifeSeconds: ATTEMPT_SECONDS,
    }),
  )
  reply.header('set-cookie', browserCookie(browser, ATTEMPT_SECONDS, https))
  return url
}

async function comeBack({ deps, request, reply, tenant, query }: Visit): Promise<FastifyReply> {
  const https = deps.publicUrl.protocol === 'https:'
  const browser = readBrowserCookie(request.headers.cookie, https)
  const ended = await finishAttempt(deps, { request, tenant, browser, state: query.state })
  if (ended.isTest) return reply.redirect(SETTINGS_PAGE, 303)
  if (ended.problem) return toSignIn(reply, ended.problem, ended.returnPath)
  return reply
    .header('set-cookie', sessionCookie(ended.session, SESSION_SECONDS, https))
    .redirect(ended.returnPath, 303)
}
