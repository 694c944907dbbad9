import { sql } from '../db/sql.ts'
import { tenantsWithSourceOwners } from '../imports/index.ts'
import { tenantsWithOpenReviews } from '../review/index.ts'
import { tenantsWithRemovalMails } from '../revocation/index.ts'

/** Tenants with an open review, with removals that somebody is told of, or with owners of sources. */
export const tenantsWithDailyMails = sql`${tenantsWithOpenReviews} union ${tenantsWithRemovalMails}
  union ${tenantsWithSourceOwners}`
