import { campaignRows } from '../campaign/index.ts'
import { type Sql, sql } from '../db/sql.ts'

/** The current reviews of campaigns that are not deleted: `r` and its campaign `c`. */
export const currentReviews: Sql = sql`reviews r join ${campaignRows} c
  on c.tenant_id = r.tenant_id and c.campaign_id = r.campaign_id and c.review_key = r.review_key`
