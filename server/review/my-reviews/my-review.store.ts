import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { currentReviews } from '../review.sql.ts'

/** A campaign in which a person is or was a reviewer. */
export interface MyReviewRow {
  id: string
  displayName: string
  state: AccessReview['state']
  completionAt: Date | null
  openedAt: Date
  closedAt: Date | null
  closingAt: Date | null
  frozenAt: Date
  seenAt: Date | null
  startedBy: { id: string; displayName: string } | null
  open: number
  approve: number
  deny: number
  answered: number
  denied: number
  whys: number[]
}

/** The sets of a review `r` in which a person is. */
const setsOf = (tenantId: TenantId, userId: string): Sql => sql`
  select m.set_key from reviewer_set_members m
  where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.review_key = r.review_key`

/** Why a person was found is taken from one task of each set. */
const columns = (tenantId: TenantId, userId: string): Sql => sql`
  r.campaign_id as id, c.display_name as "displayName", c.state, c.completion_at as "completionAt",
  r.opened_at as "openedAt", r.closed_at as "closedAt", r.closing_at as "closingAt", pr.frozen_at as "frozenAt",
  (select v.seen_at from review_visits v where v.tenant_id = ${tenantId} and v.review_key = r.review_key
    and v.user_id = ${userId}) as "seenAt",
  (select json_build_object('id', u.user_id, 'displayName', u.display_name) from users u
    where u.tenant_id = ${tenantId} and u.user_id = r.started_by) as "startedBy",
  coalesce((select sum(y.n) from review_tallies y where y.tenant_id = ${tenantId} and y.review_key = r.review_key
    and y.dimension = 'S' and y.measure = 'O' and y.key in (${setsOf(tenantId, userId)})), 0)::int as open,
  staged.approve, staged.deny,
  submitted.answered, submitted.denied,
  array(select distinct t.why from (${setsOf(tenantId, userId)}) m cross join lateral (
    select t.why from tasks t where t.tenant_id = ${tenantId} and t.review_key = r.review_key and t.set_key = m.set_key
      and t.state = 'O' limit 1) t order by 1) as whys`

const from = (tenantId: TenantId, userId: string): Sql => sql`${currentReviews}
  join preparations pr on pr.tenant_id = r.tenant_id and pr.preparation_key = r.preparation_key
  cross join lateral (
    select count(*) filter (where p.approved)::int as approve, count(*) filter (where not p.approved)::int as deny
    from pending_decisions p
    join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
      and t.step_seq = p.step_seq and t.state = 'O'
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.review_key = r.review_key) staged
  cross join lateral (
    select coalesce(sum(s.approved_count + s.denied_count), 0)::int as answered,
      coalesce(sum(s.denied_count), 0)::int as denied
    from submissions s
    where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.review_key = r.review_key) submitted
  where r.tenant_id = ${tenantId} and r.opened_at is not null and exists (
    select 1 from reviewer_set_members m
    where m.tenant_id = r.tenant_id and m.user_id = ${userId} and m.review_key = r.review_key)`

/** Campaigns without a due date come after those with one. */
const due = sql`coalesce(extract(epoch from c.completion_at) * 1000000, 9000000000000000)::bigint`

/** A page of the campaigns in which a person reviews, by due date: those that are open, or those that are closed. */
export const listMyReviewRows = (
  reader: Reader,
  tenantId: TenantId,
  userId: string,
  { done, after, limit }: { done: boolean; after: readonly string[]; limit: number },
) =>
  reader.rows<MyReviewRow & { due: string }>(sql`
    select ${columns(tenantId, userId)}, ${due}::text as due from ${from(tenantId, userId)}
      and ${done ? sql`r.closed_at is not null` : sql`r.closed_at is null`}
      and ${after.length > 0 ? sql`(${due}, r.campaign_id) > (${after[0]}::bigint, ${after[1]}::text)` : sql`true`}
    order by ${due}, r.campaign_id limit ${limit}`)

export const findMyReviewRow = (reader: Reader, tenantId: TenantId, userId: string, campaignId: string) =>
  reader.first<MyReviewRow>(sql`
    select ${columns(tenantId, userId)} from ${from(tenantId, userId)} and r.campaign_id = ${campaignId}`)

/** Notes that a reviewer opened a review. */
export const noteVisit = (tx: Tx, tenantId: TenantId, reviewKey: string, userId: string) =>
  tx.count(sql`
    insert into review_visits (tenant_id, review_key, user_id) values (${tenantId}, ${reviewKey}, ${userId})
    on conflict (tenant_id, review_key, user_id) do update set seen_at = excluded.seen_at`)
