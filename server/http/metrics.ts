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
