import type { Database } from '../../db/index.ts'
import type { MetricGroup } from '../../lib/metric.ts'
import { countPhantoms } from './health.store.ts'

export const phantomMetrics: MetricGroup<Pick<Database, 'read'>> = {
  gauges: {
    recert_phantom_locks: {
      help: 'Pending decisions locked by dead submissions, as the last check found them; more than 0 needs attention if it lasts',
    },
  },
  read: async (database) => ({ recert_phantom_locks: [{ value: await database.read(countPhantoms) }] }),
}
