import { type MetricGroup, samplesBy } from '../lib/metric.ts'
import type { OpenDatabase } from './open.ts'

export const poolMetrics: MetricGroup<Pick<OpenDatabase, 'stats'>> = {
  gauges: { recert_database_connections: { help: 'Database connections by state', labels: ['state'] } },
  read: async (database) => ({ recert_database_connections: samplesBy('state', database.stats()) }),
}
