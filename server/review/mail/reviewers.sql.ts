import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Everybody who can answer an open task of one of these reviews, as `user_id`. */
export const peopleWithOpenTasks = (tenantId: TenantId, reviewKeys: readonly string[]): Sql => sql`
  select distinct m.user_id from reviewer_set_members m
  where m.tenant_id = ${tenantId} and m.review_key = any(${reviewKeys}::bigint[]) and exists (
    select 1 from tasks t where t.tenant_id = ${tenantId} and t.review_key = m.review_key and t.set_key = m.set_key
      and t.state = 'O')`

/** How many reviewers of a review `r` were sent a mail that could not be delivered. */
export const countUnreached = (tenantId: TenantId): Sql => sql`
  select count(distinct o.user_id)::int from outbox o
  where o.tenant_id = ${tenantId} and o.campaign_id in (r.campaign_id, '') and o.state = 'FAILED'
    and o.created_at >= r.opened_at and exists (
      select 1 from reviewer_set_members m where m.tenant_id = ${tenantId} and m.user_id = o.user_id
        and m.review_key = r.review_key)`
