import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { OpenDatabase } from '../db/index.ts'
import type { JobHandler, Schedule } from '../jobs/index.ts'
import type { MetricGroup } from '../lib/metric.ts'
import type { SealedColumn } from '../lib/sealed-column.ts'
import type { Setting, Settings } from '../lib/setting.ts'
import type { ExtraPaths } from './openapi/document.ts'
import type { Operation } from './operation.ts'
import type { RouteDeps } from './routes.ts'

/** What the jobs of a domain are made with. */
export interface JobDeps {
  database: OpenDatabase
  settings: Settings
  log?: Logger
}

/** What the endpoints of a domain are made with. */
export interface EndpointDeps extends RouteDeps {
  log: Logger
  /** For counters of what the endpoints do. */
  registry: Registry
}

/** One part of the product, as its index.ts exports it; server/domains.ts lists all of them. */
export interface Domain {
  name: string
  /** Every setting that the domain reads. */
  settings?: readonly Setting<unknown>[]
  operations?: readonly Operation[]
  /** Adds routes that are not operations, such as the token endpoint. */
  endpoints?(app: FastifyInstance, deps: EndpointDeps): void
  /** What the API document says about them. */
  paths?: ExtraPaths
  jobs?(deps: JobDeps): readonly JobHandler[]
  schedules?: readonly Schedule[]
  metrics?: readonly MetricGroup<OpenDatabase>[]
  /** Every column with values that the domain seals. */
  sealed?: readonly SealedColumn[]
}
