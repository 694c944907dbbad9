import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { sealJob, sealSchedule } from './audit/index.ts'
import {
  allTenants,
  authenticator,
  credentialFinder,
  freshCache,
  type KnownCaller,
  listTenants,
  purgeJob,
  purgeSchedule,
  registerSignIn,
  registerTokenEndpoint,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  TOKEN_PATH,
  tenantResolver,
} from './auth/index.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/index.ts'
import { demoJob } from './demo/index.ts'
import { docsPage } from './http/docs-page.ts'
import { registerHealth } from './http/health.ts'
import type { Operation } from './http/index.ts'
import { createMetrics } from './http/metrics.ts'
import { purgeKeysJob } from './http/purge-idempotency-keys.ts'
import { registerOperations } from './http/routes.ts'
import type { RunDeps } from './http/run-operation.ts'
import { createServer, refuseOtherMethods } from './http/server.ts'
import { registerWeb } from './http/static.ts'
import { applyJob } from './imports/index.ts'
import { countJobs, type JobHandler, type JobWorker, type Schedule, startWorker } from './jobs/index.ts'
import { builtFile } from './lib/built.ts'
import { apiDocument, operations } from './operations.ts'
import { policiesJob, prepareJob, purgePreparationJob, SIZES } from './preparation/index.ts'

export interface AppDeps {
  config: Config
  database: OpenDatabase
  log: Logger
  /** For tests of the mechanism: operations and steps beside the product's own. */
  extraOperations?: readonly Operation[]
  atStep?: RunDeps['atStep']
}

export interface App {
  server: FastifyInstance
  startJobs(): Promise<void>
  /** In-flight requests finish, jobs give back their leases. The database stays open. */
  stop(): Promise<void>
}

const schedules: Schedule[] = [
  sealSchedule,
  purgeSchedule,
  { kind: purgeKeysJob.kind, everySeconds: 600, tenants: allTenants },
]
/** Paths at which the web application shows a page. */
const WEB_PAGES = ['/', '/sign-in']
const STOP_GRACE_MS = 10_000

/** Puts the parts together; what each does is its own module's affair. */
export async function buildApp({ config, database, log, extraOperations = [], atStep }: AppDeps): Promise<App> {
  let stopping = false
  let worker: JobWorker | undefined
  const metrics = createMetrics({ pool: database.stats, jobs: () => database.read(countJobs) })
  const findTenant = tenantResolver(database)
  const resolveTenant = (request: FastifyRequest) => findTenant(request.host)
  const publicUrl = config.PUBLIC_URL
  const callers = freshCache<KnownCaller>()
  const accessChanged = callers.clear
  const authenticate = authenticator({
    database,
    publicUrl,
    cache: callers,
    requestsPerMinute: config.API_REQUESTS_PER_MINUTE,
  })

  const server = createServer(
    {
      trustedProxies: config.TRUSTED_PROXIES,
      tls: config.tls,
      bodyLimit: config.BODY_LIMIT_BYTES,
      requestTimeoutMs: config.REQUEST_TIMEOUT_MS,
      https: publicUrl.protocol === 'https:',
    },
    log,
    metrics,
  )
  registerHealth(server, {
    checkDatabase: async () => void (await database.read(listTenants)),
    isStopping: () => stopping,
    registry: metrics.registry,
    metricsFrom: config.METRICS_FROM,
  })
  registerTokenEndpoint(server, {
    database,
    resolveTenant,
    findCredential: credentialFinder(database),
    log,
    tokenSeconds: config.ACCESS_TOKEN_SECONDS,
    strictAssertions: config.STRICT_ASSERTIONS,
    onOutcome: (outcome) => metrics.tokens.inc({ outcome }),
  })
  for (const path of [TOKEN_PATH, `/${TOKEN_PATH}`, SIGN_IN_PATH, SIGN_OUT_PATH])
    refuseOtherMethods(server, path, ['POST'])
  registerSignIn(server, { database, resolveTenant, publicUrl, authenticate, accessChanged })
  registerOperations(server, [...operations, ...extraOperations], {
    database,
    resolveTenant,
    settings: {
      secretLabel: config.SECRET_LABEL,
      maxRemovalPercent: config.IMPORT_MAX_REMOVAL_PERCENT,
      maxUploadBytes: config.IMPORT_MAX_BYTES,
      typePrefix: config.TYPE_PREFIX,
    },
    uploadLimits: { maxBytes: config.IMPORT_MAX_BYTES, idleMs: config.REQUEST_TIMEOUT_MS },
    authenticate,
    jobsEnqueued: () => worker?.wake(),
    accessChanged,
    ...(atStep ? { atStep } : {}),
  })
  registerDocuments(server)
  await registerWeb(server, builtFile('web/'), WEB_PAGES)

  for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs'])
    refuseOtherMethods(server, path, ['GET'])

  return {
    server,
    async startJobs() {
      const sizes = SIZES[config.DATABASE_URL === undefined ? 'embedded' : 'postgresql']
      const handlers: JobHandler[] = [
        sealJob,
        purgeJob,
        purgeKeysJob,
        applyJob(config.IMPORT_MAX_REMOVAL_PERCENT),
        prepareJob(config.CAMPAIGN_MAX_ITEMS, sizes),
        policiesJob(sizes),
        purgePreparationJob,
        demoJob(database),
      ]
      worker = await startWorker({ database, handlers, schedules, log })
    },
    async stop() {
      stopping = true
      // A request that never arrives in full would keep the server open for as long as its client likes.
      const late = setTimeout(() => server.server.closeAllConnections(), STOP_GRACE_MS)
      await Promise.all([server.close(), worker?.stop(STOP_GRACE_MS)])
      clearTimeout(late)
    },
  }
}

function registerDocuments(server: FastifyInstance): void {
  const document = apiDocument()
  const json = JSON.stringify(document)
  const page = docsPage(document)
  server.get('/openapi.json', (_request, reply) => reply.type('application/json').send(json))
  server.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
