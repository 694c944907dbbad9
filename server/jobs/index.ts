import { jobMetrics } from './job-metrics.ts'

export type { JobContext, JobHandler } from './attempt.ts'
export {
  Abandoned,
  type ChunkedJob,
  chunkedJob,
  type GuardedJob,
  isTransient,
  type JobIdentity,
  nextSize,
  type Phase,
  type Range,
  SIZES,
  type Sizes,
  Stopped,
} from './chunked-job.ts'
export { liveJobs } from './job.sql.ts'
export { enqueueJob, postponeJob, type Schedule } from './job.store.ts'
export { type JobWorker, startWorker } from './worker.ts'

export const jobs = { name: 'jobs', metrics: [jobMetrics] }
