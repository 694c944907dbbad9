import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { currentReviews } from '../review.sql.ts'

/** Whose open tasks are counted: in one campaign, or in all; only those that were assigned since a time, or all. */
export interface OpenTasksRequest {
  userId: string
  campaignId: string | undefined
  since: Date | undefined
}

/** What somebody has to decide in one campaign. */
export interface OpenTasks {
  campaignId: string
  open: number
  /** How many of them are chosen and not submitted. */
  staged: number
  /** By app, the most first. */
  apps: { displayName: string; open: number }[]
}

interface AppRow {
  n: number
  campaignId: string
  displayName: string
  open: number
}

/** The open tasks of people, one list for each request. Campaigns in which nothing is open for them are left out. */
export async function loadOpenTasks(
  reader: Reader,
  tenantId: TenantId,
  requests: readonly OpenTasksRequest[],
): Promise<OpenTasks[][]> {
  const results = requests.map((): OpenTasks[] => [])
  if (requests.length === 0) return results
  const users = requests.map(({ userId }) => userId)
  const campaigns = requests.map(({ campaignId }) => campaignId ?? null)
  const since = requests.map((request) => request.since ?? null)
  const asked = sql`unnest(${users}::text[], ${campaigns}::text[], ${since}::timestamptz[])
    with ordinality as q (user_id, campaign_id, since, n)`
  const rows = await reader.rows<AppRow>(sql`
    with work as (
      select q.n, r.campaign_id, r.preparation_key, t.app_rank, count(*) as open from ${asked}
      join reviewer_set_members m on m.tenant_id = ${tenantId} and m.user_id = q.user_id
      join (select r.tenant_id, r.review_key, r.campaign_id, r.preparation_key from ${currentReviews}
        where r.tenant_id = ${tenantId} and r.opened_at is not null and r.closing_at is null) r
        on r.review_key = m.review_key and r.campaign_id = coalesce(q.campaign_id, r.campaign_id)
      join tasks t on t.tenant_id = ${tenantId} and t.review_key = m.review_key and t.set_key = m.set_key
        and t.state = 'O' and t.step_since >= coalesce(q.since, t.step_since)
      group by q.n, r.campaign_id, r.preparation_key, t.app_rank)
    select w.n::int as n, w.campaign_id as "campaignId", coalesce(a.display_name, '') as "displayName",
      sum(w.open)::int as open
    from work w
    join preparation_entitlements e on e.tenant_id = ${tenantId} and e.preparation_key = w.preparation_key
      and e.app_rank = w.app_rank
    join entitlement_versions v on v.tenant_id = ${tenantId} and v.version = e.entitlement_version
    left join apps a on a.tenant_id = ${tenantId} and a.app_id = v.app_id
    group by w.n, w.campaign_id, v.app_id, a.display_name
    order by w.n, w.campaign_id, open desc, a.display_name collate "C", v.app_id`)
  const staged = await countStaged(reader, tenantId, users)
  for (const { n, campaignId, displayName, open } of rows) {
    const list = results[n - 1] ?? []
    const last = list.at(-1)
    if (last?.campaignId === campaignId) {
      last.open += open
      last.apps.push({ displayName, open })
    } else {
      const chosen = staged.get(`${users[n - 1]} ${campaignId}`) ?? 0
      list.push({ campaignId, open, staged: chosen, apps: [{ displayName, open }] })
    }
  }
  return results
}

/** How many decisions people have chosen and not submitted, by person and campaign. */
async function countStaged(reader: Reader, tenantId: TenantId, userIds: readonly string[]) {
  const rows = await reader.rows<{ userId: string; campaignId: string; n: number }>(sql`
    select p.user_id as "userId", r.campaign_id as "campaignId", count(*)::int as n from pending_decisions p
    join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
      and t.step_seq = p.step_seq and t.state = 'O'
    join reviews r on r.tenant_id = p.tenant_id and r.review_key = p.review_key
    where p.tenant_id = ${tenantId} and p.user_id = any(${userIds}::text[]) and p.submission_key is null
    group by p.user_id, r.campaign_id`)
  return new Map(rows.map(({ userId, campaignId, n }) => [`${userId} ${campaignId}`, n]))
}
