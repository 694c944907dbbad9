import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { identification, listTenants, PUBLIC_URL } from './auth/index.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/index.ts'
import { apiDocument, domains, operations } from './domains.ts'
import { docsPage } from './http/docs/page.ts'
import { SEARCH_SCRIPT } from './http/docs/search.ts'
import { STYLE } from './http/docs/style.ts'
import { registerHealth } from './http/health.ts'
import { BODY_LIMIT_BYTES, METRICS_FROM, REQUEST_TIMEOUT_MS, TRUSTED_PROXIES, tlsOf } from './http/http.settings.ts'
import type { Operation } from './http/index.ts'
import { createMetrics } from './http/metrics.ts'
import { otherMethods } from './http/other-methods.ts'
import { registerOperations } from './http/routes.ts'
import type { RunDeps } from './http/run-operation.ts'
import { createServer } from './http/server.ts'
import { pagePolicy, registerWeb } from './http/static.ts'
import { registerText } from './http/wire/encoding.ts'
import { type JobWorker, startWorker } from './jobs/index.ts'
import { builtFile } from './lib/built.ts'
import { lazily } from './lib/lazily.ts'

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
export async function buildApp(given: AppDeps): Promise<App> {
  const { config, database, log, extraOperations = [], atStep, jobPollMs: pollMs } = given
  let stopping = false
  let worker: JobWorker | undefined
  const metrics = createMetrics(
    database,
    domains.flatMap((domain) => domain.metrics ?? []),
  )
  const server = createServer(
    {
      trustedProxies: config.get(TRUSTED_PROXIES),
      tls: tlsOf(config),
      bodyLimit: config.get(BODY_LIMIT_BYTES),
      requestTimeoutMs: config.get(REQUEST_TIMEOUT_MS),
      unreadTimeoutMs: config.get(REQUEST_TIMEOUT_MS),
      https: config.get(PUBLIC_URL).protocol === 'https:',
    },
    log,
    metrics,
  )
  const refuseOtherMethods = otherMethods(server)
  registerHealth(server, {
    checkDatabase: async () => void (await database.read(listTenants)),
    isStopping: () => stopping,
    registry: metrics.registry,
    metricsFrom: config.get(METRICS_FROM),
  })
  const deps = {
    database,
    settings: config,
    ...identification(database, config),
    jobsEnqueued: () => worker?.wake(),
    ...(atStep ? { atStep } : {}),
  }
  for (const domain of domains) domain.endpoints?.(server, { ...deps, log, registry: metrics.registry })
  registerOperations(server, [...operations, ...extraOperations], deps)
  registerDocuments(server)
  refuseOtherMethods()
  await registerWeb(server, builtFile('web/'))

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
