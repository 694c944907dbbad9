import type { Logger } from 'pino'
import type { OpenDatabase } from '../db/index.ts'
import type { JobHandler, Schedule } from '../jobs/index.ts'
import type { SealedColumn } from '../lib/sealed-column.ts'
import type { Setting, Settings } from '../lib/setting.ts'
import type { ExtraPaths } from './openapi/document.ts'
import type { Operation } from './operation.ts'

/** What the jobs of a domain are made with. */
export interface JobDeps {
  database: OpenDatabase
  settings: Settings
  log?: Logger
}

/** One part of the product, as its index.ts exports it; server/domains.ts lists all of them. */
export interface Domain {
  name: string
  /** Every setting that the domain reads. */
  settings?: readonly Setting<unknown>[]
  operations?: readonly Operation[]
  /** Paths that the API document describes but that are not operations, such as the token endpoint. */
  paths?: ExtraPaths
  jobs?(deps: JobDeps): readonly JobHandler[]
  schedules?: readonly Schedule[]
  /** Every column with values that the domain seals. */
  sealed?: readonly SealedColumn[]
}
