import type { Domain } from '../http/index.ts'
import { healthJob, healthSchedule } from './submissions/health-job.ts'
import { submissionOperations } from './submissions/operations.ts'
import { submissionJob } from './submissions/submission-job.ts'

export { countPhantoms } from './submissions/health.store.ts'

/** The review itself: start, assignment, tasks, decisions, submissions, close, progress. */
export const review: Domain = {
  name: 'review',
  operations: [...submissionOperations],
  jobs: ({ database }) => [submissionJob(database.engine), healthJob],
  schedules: [healthSchedule],
}
