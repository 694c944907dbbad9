import type { JobHandler, Schedule } from '../../jobs/index.ts'
import { tenantsWithOpenReviews } from './fold.sql.ts'
import { foldTallies, listUnfolded } from './fold.store.ts'

const FOLD_JOB = 'review.fold'

export const foldSchedule: Schedule = { kind: FOLD_JOB, everySeconds: 60, tenants: tenantsWithOpenReviews }

/** Adds up the tallies of reviews, so that reading them stays cheap however many changes there were. */
export const foldJob: JobHandler = {
  kind: FOLD_JOB,
  async run({ tenantId, read, tx }) {
    for (const reviewKey of await read((reader) => listUnfolded(reader, tenantId)))
      await tx((chunk) => foldTallies(chunk, tenantId, reviewKey))
  },
}
