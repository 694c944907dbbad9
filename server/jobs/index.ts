export { countJobs, enqueueJob } from './job.store.ts'
export { type JobContext, type JobHandler, type JobWorker, type Schedule, startWorker } from './worker.ts'
