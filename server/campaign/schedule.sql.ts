import { type Sql, sql } from '../db/sql.ts'

/** The one rule for whether a date of a campaign has come. The clock is the database's. */
export const isPast = (date: Sql): Sql => sql`${date} <= now()`

/** Whether a campaign `c` is to start at a date that has not acted yet. */
export const startIsScheduled = sql`(c.auto_start and c.scheduled_start_at is not null
  and c.scheduled_start_at is distinct from c.start_tried_for)`

/** Whether the date has come at which a campaign `c` starts. */
export const startIsDue = sql`(c.auto_start and c.state in ('ACCESS_REVIEW_STATE_DRAFT', 'ACCESS_REVIEW_STATE_PENDING')
  and ${isPast(sql`c.scheduled_start_at`)} and c.scheduled_start_at is distinct from c.start_tried_for)`

/** Whether the date has come at which a campaign `c` closes. */
export const closeIsDue = sql`(c.auto_close and c.state = 'ACCESS_REVIEW_STATE_OPEN' and not c.is_closing
  and ${isPast(sql`c.completion_at`)} and c.completion_at is distinct from c.close_tried_for)`

/** Tenants with a campaign whose date has come. */
export const tenantsWithDueCampaigns = sql`
  select distinct c.tenant_id from campaigns c where ${startIsDue} or ${closeIsDue}`
