import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import {
  ACCESS_TOKEN_SECONDS,
  API_REQUESTS_PER_MINUTE,
  authenticator,
  credentialFinder,
  DEVICE_AUTHORIZATION_PATH,
  DEVICE_DECIDE_PATH,
  DEVICE_FIND_PATH,
  freshCache,
  type KnownCaller,
  listTenants,
  PUBLIC_URL,
  registerDeviceLogin,
  registerSignIn,
  registerSso,
  registerTokenEndpoint,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  SSO_CALLBACK_PATH,
  SSO_PATH,
  SSO_START_PATH,
  STRICT_ASSERTIONS,
  signOutUrl,
  TOKEN_PATH,
  tenantResolver,
} from './auth/index.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/index.ts'
import { apiDocument, domains, operations } from './domains.ts'
import { docsPage } from './http/docs-page.ts'
import { SEARCH_SCRIPT } from './http/docs-search.ts'
import { STYLE } from './http/docs-style.ts'
import { registerText } from './http/encoding.ts'
import { registerHealth } from './http/health.ts'
import { BODY_LIMIT_BYTES, METRICS_FROM, REQUEST_TIMEOUT_MS, TRUSTED_PROXIES, tlsOf } from './http/http.settings.ts'
import type { Operation } from './http/index.ts'
import { createMetrics } from './http/metrics.ts'
import { registerOperations } from './http/routes.ts'
import type { RunDeps } from './http/run-operation.ts'
import { createServer, refuseOtherMethods } from './http/server.ts'
import { pagePolicy, registerWeb } from './http/static.ts'
import { listSourceHealth, loadImportFigures } from './imports/index.ts'
import { countJobs, type JobWorker, startWorker } from './jobs/index.ts'
import { builtFile } from './lib/built.ts'
import { lazily } from './lib/lazily.ts'
import { oidcClient } from './oidc/index.ts'
import { OUTBOUND_ALLOW } from './outbound/index.ts'
import { countPhantoms } from './review/index.ts'
import { registerScim } from './scim/index.ts'
import { SECRET_KEY } from './secrets/index.ts'
import { JWKS_PATH, registerJwks } from './signing/index.ts'
import { registerStepUp, START_PATH, STEP_UP_CALLBACK_PATH } from './step-up/index.ts'
import { CALLBACK_PATH, registerCallback } from './webhook/index.ts'

export interface AppDeps {
  config: Config
  database: OpenDatabase
  log: Logger
  /** For tests of the mechanism: operations and steps besides those of the product. */
  extraOperations?: readonly Operation[]
  atStep?: RunDeps['atStep']
  /** For tests that queue jobs behind the server's back: how often it looks for them. */
  jobPollMs?: number
}

export interface App {
  server: FastifyInstance
  startJobs(): Promise<void>
  /** In-flight requests finish and jobs return their leases. The database stays open. */
  stop(): Promise<void>
}

const STOP_GRACE_MS = 10_000

/** Wires the domains to the server and the worker. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, database, log, extraOperations = [], atStep, jobPollMs: pollMs } = deps
  let stopping = false
  let worker: JobWorker | undefined
  const metrics = createMetrics({
    pool: database.stats,
    jobs: () => database.read(countJobs),
    phantomLocks: () => database.read(countPhantoms),
    sources: () => database.read(listSourceHealth),
    imports: () => database.read(loadImportFigures),
  })
  const findTenant = tenantResolver(database)
  const resolveTenant = (request: FastifyRequest) => findTenant(request.host)
  const publicUrl = config.get(PUBLIC_URL)
  const callers = freshCache<KnownCaller>()
  const accessChanged = callers.clear
  const authenticate = authenticator({
    database,
    publicUrl,
    cache: callers,
    requestsPerMinute: config.get(API_REQUESTS_PER_MINUTE),
  })

  const server = createServer(
    {
      trustedProxies: config.get(TRUSTED_PROXIES),
      tls: tlsOf(config),
      bodyLimit: config.get(BODY_LIMIT_BYTES),
      requestTimeoutMs: config.get(REQUEST_TIMEOUT_MS),
      unreadTimeoutMs: config.get(REQUEST_TIMEOUT_MS),
      https: publicUrl.protocol === 'https:',
    },
    log,
    metrics,
  )
  registerHealth(server, {
    checkDatabase: async () => void (await database.read(listTenants)),
    isStopping: () => stopping,
    registry: metrics.registry,
    metricsFrom: config.get(METRICS_FROM),
  })
  registerTokenEndpoint(server, {
    database,
    resolveTenant,
    findCredential: credentialFinder(database),
    log,
    tokenSeconds: config.get(ACCESS_TOKEN_SECONDS),
    strictAssertions: config.get(STRICT_ASSERTIONS),
    onOutcome: (outcome) => metrics.tokens.inc({ outcome }),
  })
  const ways = { database, resolveTenant, publicUrl, authenticate }
  const sso = {
    ...ways,
    oidc: oidcClient({ allowed: config.get(OUTBOUND_ALLOW) }),
    keys: () => config.get(SECRET_KEY),
    log,
  }
  registerSignIn(server, { ...ways, accessChanged, signOutUrl: signOutUrl(sso) })
  registerSso(server, sso)
  registerDeviceLogin(server, ways)
  for (const path of [TOKEN_PATH, `/${TOKEN_PATH}`, SIGN_IN_PATH, SIGN_OUT_PATH])
    refuseOtherMethods(server, path, ['POST'])
  for (const path of [DEVICE_AUTHORIZATION_PATH, DEVICE_FIND_PATH, DEVICE_DECIDE_PATH])
    refuseOtherMethods(server, path, ['POST'])
  for (const path of [SSO_PATH, SSO_START_PATH, SSO_CALLBACK_PATH]) refuseOtherMethods(server, path, ['GET'])
  registerJwks(server, { database, resolveTenant })
  registerCallback(server, { database, resolveTenant })
  registerStepUp(server, {
    database,
    resolveTenant,
    authenticate,
    publicUrl,
    keys: () => config.get(SECRET_KEY),
    oidc: oidcClient({ allowed: config.get(OUTBOUND_ALLOW) }),
  })
  refuseOtherMethods(server, `${CALLBACK_PATH}/:token`, ['POST'])
  registerScim(server, {
    database,
    resolveTenant,
    publicUrl,
    requestsPerMinute: config.get(API_REQUESTS_PER_MINUTE),
    log,
    jobsEnqueued: () => worker?.wake(),
    accessChanged,
  })
  registerOperations(server, [...operations, ...extraOperations], {
    database,
    resolveTenant,
    settings: config,
    authenticate,
    jobsEnqueued: () => worker?.wake(),
    accessChanged,
    ...(atStep ? { atStep } : {}),
  })
  registerDocuments(server)
  await registerWeb(server, builtFile('web/'))

  for (const path of [START_PATH, STEP_UP_CALLBACK_PATH]) refuseOtherMethods(server, path, ['GET'])
  for (const path of [JWKS_PATH, '/healthz', '/readyz', '/metrics', '/openapi.json', '/docs', '/docs.js', '/docs.css'])
    refuseOtherMethods(server, path, ['GET'])

  return {
    server,
    async startJobs() {
      const handlers = domains.flatMap((domain) => domain.jobs?.({ database, settings: config, log }) ?? [])
      const schedules = domains.flatMap((domain) => domain.schedules ?? [])
      worker = await startWorker({ database, handlers, schedules, log, ...(pollMs === undefined ? {} : { pollMs }) })
    },
    async stop() {
      stopping = true
      // A request that never arrives in full would otherwise keep the server open.
      const late = setTimeout(() => server.server.closeAllConnections(), STOP_GRACE_MS)
      await Promise.all([server.close(), worker?.stop(STOP_GRACE_MS)])
      clearTimeout(late)
    },
  }
}

function registerDocuments(server: FastifyInstance): void {
  const document = lazily(apiDocument)
  registerText(server, '/openapi.json', 'application/json', () => JSON.stringify(document()))
  registerText(server, '/docs', 'text/html; charset=utf-8', () => docsPage(document()), {
    'content-security-policy': pagePolicy(),
  })
  registerText(server, '/docs.js', 'text/javascript; charset=utf-8', () => SEARCH_SCRIPT)
  registerText(server, '/docs.css', 'text/css; charset=utf-8', () => STYLE)
}
