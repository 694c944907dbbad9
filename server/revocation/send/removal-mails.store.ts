import { campaignOwners } from '../../campaign/index.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { enqueueMail } from '../../mail/index.ts'
import { removedPairs } from '../make/goes-with.sql.ts'
import { hasWork, isOverdue } from '../view/revocation-filter.sql.ts'

/** What owners are told of a removal. */
export type NoticeKind = 'OVERDUE' | 'STILL_THERE' | 'REAPPEARED'

/** Notes that owners are to be told of these revocations, with the mails of the next local day. */
export const noteRemovals = (tx: Tx, tenantId: TenantId, kind: NoticeKind, numbers: readonly string[]) =>
  tx.count(sql`
    insert into removal_notices (tenant_id, numeric_id, kind)
    select ${tenantId}, unnest(${numbers}::bigint[]), ${kind}`)

/** Who owns the campaign of a revocation `x`, or asked for it by hand. */
const managers: Sql = sql`
  select o.user_id from reviews v
  join ${campaignOwners} o on o.tenant_id = v.tenant_id and o.campaign_id = v.campaign_id
  where v.tenant_id = x.tenant_id and v.review_key = x.review_key
  union select x.requested_by where x.requested_by is not null`

/** Who is told of a notice `t` about a revocation `x`: owners of its apps and its campaign, and who said it was done. */
const told: Sql = sql`(
  select unnest(a.owner_ids) as user_id from apps a where a.tenant_id = x.tenant_id and a.app_id = any(x.app_ids)
  union ${managers}
  union select x.claimed_by where t.kind = 'STILL_THERE' and x.claimed_by is not null)`

const active = (people: Sql): Sql => sql`nullif(array(
  select u.user_id from users u where u.tenant_id = x.tenant_id and u.user_id in (${people}) and u.status = 'ENABLED'), '{}')`

/** Who has to remove what a revocation `x` is about: its assignees, else owners of the app, else of the campaign. */
const workers: Sql = sql`(select unnest(coalesce(
  ${active(sql`select unnest(x.assignee_ids)`)},
  ${active(sql`select unnest(a.owner_ids) from ${removedPairs} w
    join entitlements e on e.tenant_id = x.tenant_id and e.entitlement_key = w.entitlement_key
    join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id`)},
  ${active(managers)}, '{}')) as user_id)`

/** Tells everybody who has something to remove, once for a local date. */
export const mailRemovalWork = (tx: Tx, tenantId: TenantId, day: string) =>
  enqueueMail(tx, tenantId, {
    kind: 'REMOVAL_WORK',
    window: day,
    data: { day },
    to: sql`select distinct p.user_id from revocations x cross join lateral ${workers} p
      where x.tenant_id = ${tenantId} and x.is_open and ${hasWork}`,
  })

/** Tells owners what was found since the last local date that they were told on. */
export async function mailRemovalNotices(tx: Tx, tenantId: TenantId, day: string): Promise<number> {
  const found = await tx.count(sql`
    update removal_notices set told_on = ${day}::date where tenant_id = ${tenantId} and told_on is null`)
  if (found === 0) return 0
  return enqueueMail(tx, tenantId, {
    kind: 'REMOVAL_NOTICE',
    window: day,
    data: { day },
    to: sql`select distinct p.user_id from removal_notices t
      join revocations x on x.tenant_id = t.tenant_id and x.numeric_id = t.numeric_id
      cross join lateral ${told} p
      where t.tenant_id = ${tenantId} and t.told_on = ${day}::date`,
  })
}

/** Numbers of removals that concern somebody, by app, the most first. */
interface AppCount {
  displayName: string
  count: number
}
const appName: Sql = sql`coalesce((select p.display_name from apps p
  where p.tenant_id = x.tenant_id and p.app_id = e.app_id), '')`

/** What somebody has to remove. */
export interface RemovalWork {
  userId: string
  count: number
  overdue: number
  apps: AppCount[]
}

/** What each of these people has to remove now; who has nothing is left out. */
export async function loadRemovalWork(
  reader: Reader,
  tenantId: TenantId,
  userIds: readonly string[],
  deadlineDays: number,
): Promise<RemovalWork[]> {
  if (userIds.length === 0) return []
  const rows = await reader.rows<AppCount & { userId: string; overdue: number }>(sql`
    select p.user_id as "userId", ${appName} as "displayName", count(*)::int as count,
      count(*) filter (where ${isOverdue(deadlineDays)})::int as overdue
    from revocations x
    cross join lateral ${workers} p
    join entitlements e on e.tenant_id = x.tenant_id
      and e.entitlement_key = coalesce(x.target_entitlements[1], x.entitlement_key)
    where x.tenant_id = ${tenantId} and x.is_open and ${hasWork} and p.user_id = any(${userIds}::text[])
    group by p.user_id, e.app_id, 2 order by p.user_id, count desc, 2`)
  return gather(
    rows,
    ({ userId }) => userId,
    ({ userId }) => ({ userId, overdue: 0 }),
  )
}

/** What somebody is told of. */
export interface RemovalNews {
  userId: string
  day: string
  count: number
  overdue: number
  stillThere: number
  reappeared: number
  apps: AppCount[]
}

/** What was found for these people and told on these dates, as far as it still holds. */
export async function loadRemovalNews(
  reader: Reader,
  tenantId: TenantId,
  asked: readonly { userId: string; day: string }[],
): Promise<RemovalNews[]> {
  if (asked.length === 0) return []
  const of = (kind: NoticeKind) => sql`count(distinct x.numeric_id) filter (where t.kind = ${kind})::int`
  const rows = await reader.rows<Omit<RemovalNews, 'apps'> & AppCount>(sql`
    select p.user_id as "userId", t.told_on::text as day, ${appName} as "displayName",
      count(distinct x.numeric_id)::int as count, ${of('OVERDUE')} as overdue, ${of('STILL_THERE')} as "stillThere",
      ${of('REAPPEARED')} as reappeared
    from removal_notices t
    join revocations x on x.tenant_id = t.tenant_id and x.numeric_id = t.numeric_id
    cross join lateral ${told} p
    join entitlement_versions e on e.tenant_id = x.tenant_id and e.entitlement_key = x.entitlement_key
      and (e.closed_at is null or e.removed)
    where t.tenant_id = ${tenantId} and t.told_on = any(${asked.map(({ day }) => day)}::date[])
      and p.user_id = any(${asked.map(({ userId }) => userId)}::text[]) and case t.kind
        when 'OVERDUE' then x.is_open
        when 'STILL_THERE' then x.state = 'STILL_THERE'
        else exists (select 1 from grants g where g.tenant_id = x.tenant_id and g.principal_key = x.principal_key
          and g.entitlement_key = x.entitlement_key) end
    group by p.user_id, t.told_on, e.app_id, 3 order by p.user_id, t.told_on, count desc, 3`)
  const nothing = { overdue: 0, stillThere: 0, reappeared: 0 }
  return gather(
    rows,
    ({ userId, day }) => `${userId} ${day}`,
    ({ userId, day }) => ({ userId, day, ...nothing }),
  )
}

/** Rows of one app each as one entry for each key, with their numbers added. */
function gather<R extends AppCount, E extends Record<string, string | number>>(
  rows: readonly R[],
  keyOf: (row: R) => string,
  empty: (row: R) => E,
): (E & { count: number; apps: AppCount[] })[] {
  const entries = new Map<string, E & { count: number; apps: AppCount[] }>()
  for (const row of rows) {
    const entry = entries.get(keyOf(row)) ?? { ...empty(row), count: 0, apps: [] }
    const summed = Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value + Number(row[name as keyof R])]] : [],
    )
    const apps = [...entry.apps, { displayName: row.displayName, count: row.count }]
    entries.set(keyOf(row), { ...entry, ...Object.fromEntries(summed), apps })
  }
  return [...entries.values()]
}
