import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  tokens: Counter<'outcome'>
}

export interface MetricSources {
  pool: () => { total: number; idle: number; waiting: number }
  /** Jobs by state; queried only when the metrics are read. */
  jobs: () => Promise<{ state: string; n: number }[]>
  /** Pending decisions that submissions which will never end have locked. */
  phantomLocks: () => Promise<number>
  sources: () => Promise<readonly SourceFigures[]>
  imports: () => Promise<ImportFigures>
}

export interface ImportFigures {
  running: number
  /** Rows of applied imports by what became of them. */
  rows: Readonly<Record<string, number>>
  /** Seconds that imports took by phase. */
  seconds: Readonly<Record<string, number>>
}

interface SourceFigures {
  id: string
  displayName: string
  kind: string
  ageSeconds: number
  isLastSyncOk: boolean
  leftOutRows: number
}

export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'recert_database_connections',
    help: 'Database connections by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, n] of Object.entries(sources.pool())) this.set({ state }, n)
    },
  })
  new Gauge({
    name: 'recert_jobs',
    help: 'Background jobs by state; failed and stuck jobs need attention',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const state of ['waiting', 'running', 'failed', 'stuck']) this.set({ state }, 0)
      for (const { state, n } of await sources.jobs().catch(() => [])) this.set({ state }, n)
    },
  })
  new Gauge({
    name: 'recert_phantom_locks',
    help: 'Pending decisions locked by dead submissions, as the last check found them; more than 0 needs attention if it lasts',
    registers: [registry],
    async collect() {
      const n = await sources.phantomLocks().catch(() => undefined)
      if (n !== undefined) this.set(n)
    },
  })
  addSourceGauges(registry, sources.sources)
  addImportGauges(registry, sources.imports)
  return {
    registry,
    requests: new Histogram({
      name: 'recert_http_request_seconds',
      help: 'Request duration',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    tokens: new Counter({
      name: 'recert_tokens_total',
      help: 'Token requests by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  }
}

/** What is asked of each source: one value, and beside its id the labels that say who it is. */
const SOURCE_GAUGES: readonly {
  name: string
  help: string
  value: (source: SourceFigures) => number
  labels?: (source: SourceFigures) => Record<string, string>
}[] = [
  {
    name: 'recert_source_age_seconds',
    help: 'Time since the last import of a source, or since it was added',
    value: ({ ageSeconds }) => ageSeconds,
  },
  {
    name: 'recert_source_left_out_rows',
    help: 'Rows that the last import of a source left out',
    value: ({ leftOutRows }) => leftOutRows,
  },
  {
    name: 'recert_source_last_sync_ok',
    help: 'Whether the last sync of a source that ended was applied',
    value: ({ isLastSyncOk }) => (isLastSyncOk ? 1 : 0),
  },
  {
    name: 'recert_source_info',
    help: 'Name and kind of a source',
    value: () => 1,
    labels: ({ displayName, kind }) => ({ name: displayName, kind }),
  },
]

/** Counted in the database, so that all processes tell the same and a restart loses nothing. */
function addImportGauges(registry: Registry, load: MetricSources['imports']): void {
  new Gauge({
    name: 'recert_import_rows_total',
    help: 'Rows of applied imports by outcome',
    labelNames: ['outcome'],
    registers: [registry],
    async collect() {
      const found = await load().catch(() => undefined)
      for (const [outcome, n] of Object.entries(found?.rows ?? {})) this.set({ outcome }, n)
    },
  })
  new Gauge({
    name: 'recert_import_seconds',
    help: 'Seconds that all imports together took, by phase',
    labelNames: ['phase'],
    registers: [registry],
    async collect() {
      const found = await load().catch(() => undefined)
      for (const [phase, n] of Object.entries(found?.seconds ?? {})) this.set({ phase }, n)
    },
  })
  new Gauge({
    name: 'recert_imports_running',
    help: 'Imports that are being read, checked or applied',
    registers: [registry],
    async collect() {
      const found = await load().catch(() => undefined)
      if (found) this.set(found.running)
    },
  })
}

/** They are read at once, so one query serves all of them. */
function addSourceGauges(registry: Registry, load: MetricSources['sources']): void {
  let loading: Promise<readonly SourceFigures[] | undefined> | undefined
  const loadOnce = () => {
    loading ??= load()
      .catch(() => undefined)
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  for (const { name, help, value, labels } of SOURCE_GAUGES)
    new Gauge({
      name,
      help,
      labelNames: ['source', ...(labels ? ['name', 'kind'] : [])],
      registers: [registry],
      async collect() {
        const found = await loadOnce()
        if (!found) return
        this.reset()
        for (const source of found) this.set({ source: source.id, ...labels?.(source) }, value(source))
      },
    })
}
