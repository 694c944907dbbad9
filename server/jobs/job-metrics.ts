import type { Database } from '../db/index.ts'
import { type MetricGroup, samplesBy } from '../lib/metric.ts'
import { countJobs } from './job.store.ts'

const NONE = { waiting: 0, running: 0, failed: 0, stuck: 0 }

export const jobMetrics: MetricGroup<Pick<Database, 'read'>> = {
  gauges: {
    recert_jobs: { help: 'Background jobs by state; failed and stuck jobs need attention', labels: ['state'] },
  },
  async read(database) {
    const counts = await database.read(countJobs)
    return {
      recert_jobs: samplesBy('state', { ...NONE, ...Object.fromEntries(counts.map(({ state, n }) => [state, n])) }),
    }
  },
}
