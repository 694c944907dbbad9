import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MetricGroup, Sample } from '../lib/metric.ts'

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
}

/** The metrics of the process and its requests, and those that the domains read from a source. */
export function createMetrics<Source>(source: Source, groups: readonly MetricGroup<Source>[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const group of groups) addGauges(registry, source, group)
  return {
    registry,
    requests: new Histogram({
      name: 'recert_http_request_seconds',
      help: 'Request duration',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
  }
}

/** The registry collects all gauges at once, so those of a group share one read. */
function addGauges<Source>(registry: Registry, source: Source, { gauges, read }: MetricGroup<Source>): void {
  let reading: Promise<Readonly<Record<string, readonly Sample[]>> | undefined> | undefined
  const readOnce = () => {
    reading ??= read(source)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  for (const [name, { help, labels = [] }] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const samples = (await readOnce())?.[name]
        if (!samples) return
        this.reset()
        for (const sample of samples) this.set({ ...sample.labels }, sample.value)
      },
    })
}
