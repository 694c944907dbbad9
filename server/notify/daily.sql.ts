import { sql } from '../db/sql.ts'
import { tenantsWithOpenReviews } from '../review/index.ts'
import { tenantsWithRemovalMails } from '../revocation/index.ts'

/** Tenants with an open review, or with removals that somebody is told of. */
export const tenantsWithDailyMails = sql`${tenantsWithOpenReviews} union ${tenantsWithRemovalMails}`
