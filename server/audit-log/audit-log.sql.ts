import { campaignRows, isVisible, reachOf } from '../campaign/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Actor } from '../http/index.ts'

/** Whether the caller may see an entry `e`: all of them with `audit.read`, else those of their campaigns. */
export const visibleEntry = (actor: Actor): Sql =>
  actor.permissions.has('audit.read')
    ? sql`true`
    : sql`e.campaign_id in (
        select c.campaign_id from ${campaignRows} c where c.tenant_id = e.tenant_id and ${isVisible(reachOf(actor))})`
