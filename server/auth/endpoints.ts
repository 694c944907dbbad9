import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { EndpointDeps } from '../http/index.ts'
import { oidcClient } from '../oidc/index.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { SECRET_KEY } from '../secrets/index.ts'
import { ACCESS_TOKEN_SECONDS, PUBLIC_URL, STRICT_ASSERTIONS } from './auth.settings.ts'
import { registerDeviceLogin } from './device/device-endpoints.ts'
import { credentialFinder } from './oauth/credential-finder.ts'
import { registerTokenEndpoint } from './oauth/token-endpoint.ts'
import { canMailLinks, registerAskLink } from './sessions/ask-link.ts'
import { registerSignIn } from './sessions/sign-in.ts'
import { signOutUrl } from './sso/sign-out-url.ts'
import { registerSso } from './sso/sso-endpoints.ts'

/** The ways to become a known caller: tokens, sign-in links, the sign-in provider, device logins. */
export function authEndpoints(app: FastifyInstance, deps: EndpointDeps): void {
  const { database, settings, log, resolveTenant, authenticate, accessChanged, registry } = deps
  const tokens = new Counter({
    name: 'recert_tokens_total',
    help: 'Token requests by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  registerTokenEndpoint(app, {
    database,
    resolveTenant,
    findCredential: credentialFinder(database),
    log,
    tokenSeconds: settings.get(ACCESS_TOKEN_SECONDS),
    strictAssertions: settings.get(STRICT_ASSERTIONS),
    onOutcome: (outcome) => tokens.inc({ outcome }),
  })
  const ways = {
    database,
    resolveTenant,
    authenticate,
    publicUrl: settings.get(PUBLIC_URL),
    canMailLinks: canMailLinks(settings),
  }
  const sso = {
    ...ways,
    oidc: oidcClient({ allowed: settings.get(OUTBOUND_ALLOW) }),
    keys: () => settings.get(SECRET_KEY),
    log,
  }
  registerAskLink(app, ways)
  registerSignIn(app, { ...ways, accessChanged, signOutUrl: signOutUrl(sso) })
  registerSso(app, sso)
  registerDeviceLogin(app, ways)
}
