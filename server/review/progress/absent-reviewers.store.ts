import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { openByUser } from './tally.sql.ts'
import { lastSeen } from './visits.sql.ts'

/** Those with the most open tasks; the list of reviewers has all. */
const MOST_PEOPLE = 5

export interface AwayReviewer {
  userId: string
  displayName: string
  openCount: number
  standIn: string
  /** Null if unknown. */
  until: Date | null
}

/** Reviewers who have a stand-in at present, most open tasks first. Tasks that they already had stay with them. */
export const listAway = (reader: Reader, tenantId: TenantId, reviewKey: string): Promise<AwayReviewer[]> =>
  reader.rows<AwayReviewer>(sql`
    select o.user_id as "userId", u.display_name as "displayName", o.n::float8 as "openCount",
      coalesce(i.display_name, '') as "standIn", d.expires_at as until
    from ${openByUser(tenantId, reviewKey)} o
    join user_delegations d on d.tenant_id = ${tenantId} and d.user_id = o.user_id and d.starts_at <= now()
      and coalesce(d.expires_at > now(), true)
    join users u on u.tenant_id = ${tenantId} and u.user_id = o.user_id and u.status = 'ENABLED'
    left join users i on i.tenant_id = ${tenantId} and i.user_id = d.delegated_user_id
    where o.n > 0 order by o.n desc, o.user_id limit ${MOST_PEOPLE}`)

export interface UnseenReviewer {
  userId: string
  displayName: string
  openCount: number
  /** Null if never. */
  seenAt: Date | null
  reminderCount: number
}

/**
 * Reviewers who have had tasks for a week and have not opened the review since, most open tasks first. Who has a
 * stand-in is away, which is told of them already.
 */
export const listUnseen = (reader: Reader, tenantId: TenantId, reviewKey: string): Promise<UnseenReviewer[]> =>
  // In order, and looked at one after the other: five are found long before thousands are.
  reader.rows<UnseenReviewer>(sql`
    select o.user_id as "userId", late.display_name as "displayName", o.n::float8 as "openCount",
      late.seen_at as "seenAt", (
        select count(*)::int from outbox x where x.tenant_id = ${tenantId} and x.user_id = o.user_id
          and x.campaign_id in (late.campaign_id, '') and x.kind in ('REMINDER', 'REMINDER_NOW') and x.state = 'SENT'
          and x.created_at > coalesce(late.seen_at, late.opened_at)) as "reminderCount"
    from (
      select o.user_id, o.n from ${openByUser(tenantId, reviewKey)} o
      where o.n > 0 and exists (
        select 1 from reviews r where r.tenant_id = ${tenantId} and r.review_key = ${reviewKey}
          and r.closing_at is null and r.opened_at < now() - interval '7 days')
      order by o.n desc, o.user_id offset 0) o
    cross join lateral (
      select u.display_name, r.campaign_id, r.opened_at, v.seen_at
      from reviews r
      join users u on u.tenant_id = ${tenantId} and u.user_id = o.user_id and u.status = 'ENABLED'
      cross join lateral (select ${lastSeen(tenantId, reviewKey, sql`o.user_id`)} as seen_at) v
      where r.tenant_id = ${tenantId} and r.review_key = ${reviewKey}
        and coalesce(v.seen_at < now() - interval '7 days', true)
        and not exists (
          select 1 from user_delegations d where d.tenant_id = ${tenantId} and d.user_id = o.user_id
            and d.starts_at <= now() and coalesce(d.expires_at > now(), true))
        and exists (
          select 1 from reviewer_set_members m
          join tasks t on t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.set_key = m.set_key
            and t.state = 'O' and t.step_since < now() - interval '7 days'
          where m.tenant_id = ${tenantId} and m.review_key = ${reviewKey} and m.user_id = o.user_id)
      limit 1) late
    order by o.n desc, o.user_id limit ${MOST_PEOPLE}`)
