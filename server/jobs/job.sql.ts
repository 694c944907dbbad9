import { sql } from '../db/sql.ts'

/** Jobs that wait or run, for statements of other domains: `from ${liveJobs} j`. */
export const liveJobs = sql`(select tenant_id, kind, key from jobs where failed_at is null)`
