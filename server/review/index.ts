import type { Domain } from '../http/index.ts'

/** The review itself: start, assignment, tasks, decisions, submissions, close, progress. */
export const review: Domain = {
  name: 'review',
  operations: [],
}
