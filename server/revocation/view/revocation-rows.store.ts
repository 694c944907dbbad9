import type { TaskFilter } from '../../../contract/review/task-search.ts'
import type { RemovedAccess, RevocationCounts, RevocationFilter } from '../../../contract/revocation/revocation.ts'
import { campaignRows } from '../../campaign/index.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import type { Actor } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { isOpenState, type RevocationState } from '../change/revocation.states.ts'
import { goesWith, removedPairs } from '../make/goes-with.sql.ts'
import { revokeTaskConditions } from '../task/revoke-task-filter.sql.ts'
import {
  hasRequested,
  hasWork,
  isOverdue,
  isSeen,
  ownsCampaign,
  ownsWork,
  revocationConditions,
} from './revocation-filter.sql.ts'
import type { Relation } from './revocation-rights.rules.ts'
import type { Shown } from './shown-to.ts'

/** A revocation with everything that is shown of it. */
export interface RevocationRow extends Relation {
  number: string
  state: RevocationState
  stateAt: Date
  createdAt: Date
  dueAt: Date
  isOverdue: boolean
  channel: string
  carriedBy: string | null
  carriedByAt: Date | null
  assigneeIds: string[]
  instructions: string
  ticketId: string
  ticketUrl: string
  claimedAt: Date | null
  claimedBy: string | null
  verifiedAt: Date | null
  verifiedSync: string | null
  reappearedAt: Date | null
  reappearedSync: string | null
  campaignId: string | null
  campaignName: string | null
  reviewKey: string | null
  reviewAt: Date | null
  taskNumber: string | null
  requestedBy: string | null
  deniedBy: string | null
  deniedByName: string | null
  deniedAt: Date
  reason: string
  appId: string
  appName: string
  entitlementId: string
  entitlementName: string
  accountId: string | null
  accountName: string | null
  username: string | null
  userId: string | null
  userName: string | null
  holder: { appId: string; appResourceTypeId: string; id: string } | null
  holderName: string | null
  targets: RemovedAccess[]
  alsoRemoved: RemovedAccess[]
  alsoRemovedCount: number
  commentCount: number
}

const ALSO_SHOWN = 20
const appName = (appId: Sql): Sql => sql`coalesce((select p.display_name from app_versions p
  where p.tenant_id = x.tenant_id and p.app_id = ${appId} order by (p.closed_at is null) desc, p.version desc limit 1), '')`

/** Pairs of holder and entitlement with their names, as they are or last were, and how many there are. */
const removedAccess = (pairs: Sql, limit: Sql): Sql => sql`
  select coalesce(json_agg(w.access order by w.access ->> 'entitlementDisplayName', w.access ->> 'appEntitlementId',
      w.access ->> 'username'), '[]') as shown, coalesce(max(w.total), 0) as total from (
    select w.total, json_build_object('appId', m.app_id, 'appDisplayName', ${appName(sql`m.app_id`)},
      'appEntitlementId', m.entitlement_id, 'entitlementDisplayName', m.display_name,
      'appUserId', coalesce(n.account_id, ''), 'username', coalesce(nullif(n.username, ''), n.display_name, '')) as access
    from (select *, count(*) over ()::int as total from ${pairs} w) w
    join entitlement_versions m on m.tenant_id = x.tenant_id and m.entitlement_key = w.entitlement_key
      and (m.closed_at is null or m.removed)
    left join account_versions n on n.tenant_id = x.tenant_id and n.account_key = w.principal_key
      and (n.closed_at is null or n.removed)
    order by w.entitlement_key, w.principal_key limit ${limit}) w`

const targets: Sql = sql`(
  select * from unnest(x.target_principals, x.target_entitlements) as w (principal_key, entitlement_key))`
/** What goes with open work, without the work itself. */
const others: Sql = sql`(
  select principal_key, entitlement_key from ${goesWith} w where x.is_open
  except select principal_key, entitlement_key from ${removedPairs} v)`

const columns = (actor: Actor, deadlineDays: number): Sql => sql`
  x.numeric_id::text as number, x.state, x.state_at as "stateAt", x.created_at as "createdAt",
  x.created_at + make_interval(days => ${deadlineDays}::int) as "dueAt", ${isOverdue(deadlineDays)} as "isOverdue",
  x.channel, x.carried_by::text as "carriedBy", b.created_at as "carriedByAt", x.assignee_ids as "assigneeIds",
  x.instructions, x.ticket_id as "ticketId", x.ticket_url as "ticketUrl", x.claimed_at as "claimedAt",
  x.claimed_by as "claimedBy", x.verified_at as "verifiedAt", x.verified_sync as "verifiedSync",
  x.reappeared_at as "reappearedAt", x.reappeared_sync as "reappearedSync", r.campaign_id as "campaignId",
  c.display_name as "campaignName", x.review_key::text as "reviewKey", coalesce(r.opened_at, r.created_at) as "reviewAt",
  x.task_number::text as "taskNumber", x.requested_by as "requestedBy", y.user_id as "deniedBy",
  du.display_name as "deniedByName", y.at as "deniedAt", y.reason, e.app_id as "appId", ${appName(sql`e.app_id`)} as "appName",
  e.entitlement_id as "entitlementId", e.display_name as "entitlementName", a.account_id as "accountId",
  coalesce(nullif(a.display_name, ''), nullif(a.username, ''), a.account_id) as "accountName", a.username,
  a.user_id as "userId", u.display_name as "userName",
  case when h.resource_id is not null then json_build_object('appId', h.app_id, 'appResourceTypeId', h.resource_type_id,
    'id', h.resource_id) end as holder, h.display_name as "holderName",
  targets.shown as targets, others.shown as "alsoRemoved", others.total as "alsoRemovedCount",
  (select count(*)::int from revocation_events v where v.tenant_id = x.tenant_id and v.numeric_id = x.numeric_id
    and v.comment <> '') as "commentCount",
  x.review_key is null as "isRequest", ${ownsCampaign(actor.userId)} as "ownsCampaign",
  ${ownsWork(actor.userId)} as "ownsWork", ${hasRequested(actor.userId)} as "hasRequested"`

/** The access that it removes, and who denied it, when and why: the last answer, the close, or the person who asked for it. */
const joins: Sql = sql`
  cross join lateral (${removedAccess(targets, sql`all`)}) targets
  cross join lateral (${removedAccess(others, sql`${ALSO_SHOWN}::int`)}) others
  left join revocations b on b.tenant_id = x.tenant_id and b.numeric_id = x.carried_by
  left join reviews r on r.tenant_id = x.tenant_id and r.review_key = x.review_key
  left join ${campaignRows} c on c.tenant_id = r.tenant_id and c.campaign_id = r.campaign_id
  left join tasks t on t.tenant_id = x.tenant_id and t.review_key = x.review_key and t.numeric_id = x.task_number
  left join lateral (
    select d.user_id, d.decided_at, d.comment from decisions d
    where d.tenant_id = x.tenant_id and d.review_key = x.review_key and d.numeric_id = x.task_number
      and d.run_no = x.run_no and not d.approved order by d.step_seq desc limit 1) d on true
  cross join lateral (
    select case when d.user_id is not null then d.user_id when t.outcome_reason = 'F' then r.closed_by
        else x.requested_by end as user_id,
      coalesce(d.decided_at, case when t.outcome_reason = 'F' then t.outcome_at end, x.created_at) as at,
      case when d.user_id is not null then d.comment when t.outcome_reason = 'F' then r.close_comment
        else x.description end as reason) y
  left join users du on du.tenant_id = x.tenant_id and du.user_id = y.user_id
  join entitlement_versions e on e.tenant_id = x.tenant_id and e.entitlement_key = x.entitlement_key
    and (e.closed_at is null or e.removed)
  left join account_versions a on a.tenant_id = x.tenant_id and a.account_key = x.principal_key
    and (a.closed_at is null or a.removed)
  left join users u on u.tenant_id = x.tenant_id and u.user_id = a.user_id
  left join lateral (
    select v.* from resource_versions v where v.tenant_id = x.tenant_id and v.resource_key = x.principal_key
      and a.account_id is null order by v.version desc limit 1) h on true`

interface Page {
  after: string
  limit: number
  isDescending?: boolean
}

/** One page in number order, of those that the caller may see. */
const readPage = (
  reader: Reader,
  tenantId: TenantId,
  { actor, deadlineDays }: Shown,
  conditions: readonly Sql[],
  { after, limit, isDescending = false }: Page,
): Promise<RevocationRow[]> => {
  const order = isDescending ? sql`x.numeric_id desc` : sql`x.numeric_id`
  const next = isDescending ? sql`x.numeric_id < ${after}::bigint` : sql`x.numeric_id > ${after}::bigint`
  return reader.rows<RevocationRow>(sql`
    select ${columns(actor, deadlineDays)} from (
      select x.* from revocations x
      where x.tenant_id = ${tenantId} and ${next} and ${isSeen(actor)} and ${join(conditions, ' and ')}
      order by ${order} limit ${limit}) x ${joins}
    where x.tenant_id = ${tenantId}
    order by ${order}`)
}

export const listRevocations = (
  reader: Reader,
  tenantId: TenantId,
  shown: Shown,
  filter: RevocationFilter,
  page: Page,
): Promise<RevocationRow[]> => readPage(reader, tenantId, shown, revocationConditions(filter, shown.deadlineDays), page)

/** What a search of tasks finds, in one of these states if they are given. */
export const listRevokeTasks = (
  reader: Reader,
  tenantId: TenantId,
  shown: Shown,
  { filter, states }: { filter: TaskFilter; states?: readonly RevocationState[] | undefined },
  page: Page,
): Promise<RevocationRow[]> =>
  readPage(reader, tenantId, shown, revokeTaskConditions(filter, states, shown.actor.userId), page)

/** Revocations with work to do, of one campaign or of all that the caller has work with. */
export const listWork = (
  reader: Reader,
  tenantId: TenantId,
  { actor, deadlineDays }: Shown,
  { campaignId, since, after, limit }: { campaignId?: string; since?: string; after: string; limit: number },
): Promise<RevocationRow[]> => {
  const conditions = [
    hasWork,
    campaignId === undefined
      ? ownsWork(actor.userId)
      : join(revocationConditions({ accessReviewIds: [campaignId] }, deadlineDays), ' and '),
    ...(since === undefined ? [] : [sql`x.state_at > ${since}::timestamptz`]),
  ]
  return reader.rows<RevocationRow>(sql`
    select ${columns(actor, deadlineDays)} from (
      select x.* from revocations x
      where x.tenant_id = ${tenantId} and x.is_open and x.numeric_id > ${after}::bigint and ${isSeen(actor)}
        and ${join(conditions, ' and ')}
      order by x.numeric_id limit ${limit}) x ${joins}
    where x.tenant_id = ${tenantId}
    order by x.numeric_id`)
}

/** The revocations with these numbers, whether the caller may see them or not. */
export const findRevocations = (
  reader: Reader,
  tenantId: TenantId,
  { actor, deadlineDays }: Shown,
  numbers: readonly string[],
): Promise<RevocationRow[]> =>
  reader.rows<RevocationRow>(sql`
    select ${columns(actor, deadlineDays)} from revocations x ${joins}
    where x.tenant_id = ${tenantId} and x.numeric_id = any(${numbers}::bigint[])
    order by x.numeric_id`)

export interface RelatedRevocation extends Relation {
  number: string
  state: RevocationState
  createdAt: Date
  campaignId: string | null
}

/** These revocations, locked in number order until the end of the transaction, and what the caller is to them. */
export const lockRevocations = (tx: Tx, tenantId: TenantId, actor: Actor, numbers: readonly string[]) =>
  tx.rows<RelatedRevocation>(sql`
    select x.numeric_id::text as number, x.state, x.created_at as "createdAt", x.review_key is null as "isRequest",
      (select v.campaign_id from reviews v where v.tenant_id = x.tenant_id and v.review_key = x.review_key) as "campaignId",
      ${ownsCampaign(actor.userId)} as "ownsCampaign", ${ownsWork(actor.userId)} as "ownsWork",
      ${hasRequested(actor.userId)} as "hasRequested"
    from revocations x where x.tenant_id = ${tenantId} and x.numeric_id = any(${numbers}::bigint[])
    order by x.numeric_id for update of x`)

interface CountRow {
  state: RevocationState
  count: number
  work: number
  overdue: number
  reappeared: number
}

export async function countRevocations(
  reader: Reader,
  tenantId: TenantId,
  { actor, deadlineDays }: Shown,
  filter: RevocationFilter,
): Promise<RevocationCounts> {
  const rows = await reader.rows<CountRow>(sql`
    select x.state, count(*)::int as count, count(*) filter (where ${hasWork})::int as work,
      count(*) filter (where ${isOverdue(deadlineDays)})::int as overdue,
      count(*) filter (where x.reappeared_at is not null)::int as reappeared
    from revocations x where x.tenant_id = ${tenantId} and ${isSeen(actor)}
      and ${join(revocationConditions(filter, deadlineDays), ' and ')}
    group by x.state order by x.state`)
  const sum = (pick: (row: CountRow) => number) => rows.reduce((total, row) => total + pick(row), 0)
  return {
    states: rows.map(({ state, count }) => ({ state, count })),
    openCount: sum(({ state, count }) => (isOpenState(state) ? count : 0)),
    workCount: sum(({ work }) => work),
    overdueCount: sum(({ overdue }) => overdue),
    reappearedCount: sum(({ reappeared }) => reappeared),
  }
}

/** How many removals of a review are overdue. */
export async function countOverdue(reader: Reader, tenantId: TenantId, reviewKey: string, deadlineDays: number) {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from revocations x
    where x.tenant_id = ${tenantId} and x.review_key = ${reviewKey} and ${isOverdue(deadlineDays)}`)
  return row?.n ?? 0
}

/** What these revocations have to remove. */
export const listRemovedPairs = (reader: Reader, tenantId: TenantId, numbers: readonly string[]) =>
  reader.rows<{ principalKey: string; entitlementKey: string }>(sql`
    select w.principal_key::text as "principalKey", w.entitlement_key::text as "entitlementKey"
    from revocations x cross join lateral ${removedPairs} w
    where x.tenant_id = ${tenantId} and x.numeric_id = any(${numbers}::bigint[])`)
