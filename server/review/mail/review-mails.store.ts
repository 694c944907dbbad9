import type { Reader, Tx } from '../../db/index.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { enqueueMail } from '../../mail/index.ts'
import { answersByUser, staged } from '../progress/tally.sql.ts'
import { currentReviews } from '../review.sql.ts'
import type { Review } from '../review.store.ts'
import { peopleWithOpenTasks } from './reviewers.sql.ts'

type MailedReview = Pick<Review, 'key' | 'campaignId'>

/** Tells everybody with open tasks that a review has started. */
export const mailKickoff = (tx: Tx, tenantId: TenantId, { key, campaignId }: MailedReview) =>
  enqueueMail(tx, tenantId, { kind: 'KICKOFF', campaignId, to: peopleWithOpenTasks(tenantId, [key]) })

/** Tells everybody who had tasks that a review is closed. */
export const mailClosed = (tx: Tx, tenantId: TenantId, { key, campaignId }: MailedReview) =>
  enqueueMail(tx, tenantId, {
    kind: 'CLOSED',
    campaignId,
    to: sql`select distinct user_id from reviewer_set_members where tenant_id = ${tenantId} and review_key = ${key}`,
  })

/** Which reviewers of a review: these people, those of one set, those who have not begun or not submitted; all that are given. */
export interface Chosen {
  userIds?: readonly string[] | undefined
  setKey?: number
  notBegun?: boolean | undefined
  staged?: boolean | undefined
}

/** Reminds people with open tasks, each at most once an hour; returns how many. */
export async function mailReminders(
  tx: Tx,
  tenantId: TenantId,
  { key, campaignId }: MailedReview,
  chosen: Chosen,
): Promise<number> {
  const window = (await tx.now()).toISOString().slice(0, 13)
  return enqueueMail(tx, tenantId, {
    kind: 'REMINDER_NOW',
    campaignId,
    window,
    to: sql`
      select p.user_id from (${peopleWithOpenTasks(tenantId, [key])}) p
      join users u on u.tenant_id = ${tenantId} and u.user_id = p.user_id and u.status = 'ENABLED'
      where ${isChosen(tenantId, key, chosen)} and not exists (
        select 1 from outbox o where o.tenant_id = ${tenantId} and o.campaign_id = ${campaignId}
          and o.user_id = p.user_id and o.kind = 'REMINDER_NOW' and o.created_at > now() - interval '1 hour')`,
  })
}

const isChosen = (
  tenantId: TenantId,
  reviewKey: string,
  { userIds, setKey, notBegun, staged: hasStaged }: Chosen,
): Sql =>
  join(
    [
      ...(userIds ? [sql`p.user_id = any(${userIds}::text[])`] : []),
      ...(setKey === undefined
        ? []
        : [
            sql`exists (select 1 from reviewer_set_members m where m.tenant_id = ${tenantId}
              and m.review_key = ${reviewKey}::bigint and m.set_key = ${setKey} and m.user_id = p.user_id)`,
          ]),
      ...(notBegun
        ? [
            sql`not exists (select 1 from ${staged(tenantId, reviewKey)} s where s.user_id = p.user_id)`,
            sql`not exists (select 1 from ${answersByUser(tenantId, reviewKey)} a
              where a.user_id = p.user_id and a.answered > 0)`,
          ]
        : []),
      ...(hasStaged ? [sql`exists (select 1 from ${staged(tenantId, reviewKey)} s where s.user_id = p.user_id)`] : []),
    ],
    ' and ',
  )

/** Reminds everybody with open tasks in these reviews, once for a local date. */
export const mailDailyReminders = (tx: Tx, tenantId: TenantId, reviewKeys: readonly string[], day: string) =>
  enqueueMail(tx, tenantId, {
    kind: 'REMINDER',
    window: day,
    to: peopleWithOpenTasks(tenantId, reviewKeys),
    data: { day },
  })

/** A delegation that began less than a day ago, of somebody with open tasks: the delegate does not get those by itself. */
export const mailDelegationOffers = (tx: Tx, tenantId: TenantId) =>
  enqueueMail(tx, tenantId, {
    kind: 'DELEGATION_OFFER',
    to: sql`
      select d.user_id from user_delegations d
      where d.tenant_id = ${tenantId} and d.starts_at between now() - interval '1 day' and now()
        and coalesce(d.expires_at > now(), true) and not exists (
          select 1 from outbox o where o.tenant_id = d.tenant_id and o.campaign_id = '' and o.user_id = d.user_id
            and o.kind = 'DELEGATION_OFFER' and o.created_at >= d.starts_at)
        and exists (
          select 1 from ${currentReviews}
          join reviewer_set_members m on m.tenant_id = r.tenant_id and m.review_key = r.review_key
          where r.tenant_id = d.tenant_id and r.opened_at is not null and r.closing_at is null and m.user_id = d.user_id
            and exists (select 1 from tasks t where t.tenant_id = m.tenant_id and t.review_key = m.review_key
              and t.set_key = m.set_key and t.state = 'O'))`,
  })

/** An open review, as reminders go by it. */
export interface RemindedReview {
  key: string
  campaignId: string
  openedAt: Date
}

/** Reviews whose tasks can be answered. */
export const listAnswerableReviews = (reader: Reader, tenantId: TenantId): Promise<RemindedReview[]> =>
  reader.rows<RemindedReview>(sql`
    select r.review_key::text as key, r.campaign_id as "campaignId", r.opened_at as "openedAt" from ${currentReviews}
    where r.tenant_id = ${tenantId} and r.opened_at is not null and r.closing_at is null order by r.review_key`)
