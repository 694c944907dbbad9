import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { Range } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Moving } from '../change/revocation.store.ts'

const lastOf = (row: { last: string | null } | undefined, after: string): Range | undefined =>
  row?.last ? { after, upTo: row.last } : undefined

/** The next open revocations in number order. */
export const nextOpen = async (reader: Reader, tenantId: TenantId, after: string, size: number) =>
  lastOf(
    await reader.first<{ last: string | null }>(sql`
      select max(numeric_id)::text as last from (
        select numeric_id from revocations where tenant_id = ${tenantId} and is_open and numeric_id > ${after}::bigint
        order by tenant_id, numeric_id limit ${size}) next`),
    after,
  )

/** The next revocations that are watched for access that comes back. */
export const nextWatched = async (reader: Reader, tenantId: TenantId, after: string, size: number) =>
  lastOf(
    await reader.first<{ last: string | null }>(sql`
      select max(numeric_id)::text as last from (
        select numeric_id from revocations where tenant_id = ${tenantId} and state = 'VERIFIED' and reappeared_at is null
          and numeric_id > ${after}::bigint
        order by tenant_id, numeric_id limit ${size}) next`),
    after,
  )

/** What was said to be done before a sync of its source began, and is still there after it. */
export const listStillThere = (
  tx: Tx,
  tenantId: TenantId,
  { id, sourceId, begunAt }: { id: string; sourceId: string; begunAt: Date },
  range: Range,
): Promise<Moving[]> =>
  tx.rows<Moving>(sql`
    select x.numeric_id::text as number, ${id}::text as "syncId" from revocations x
    join grants g on g.tenant_id = x.tenant_id and g.entitlement_key = x.entitlement_key
      and g.principal_key = x.principal_key and g.source_id = ${sourceId}
    where x.tenant_id = ${tenantId} and x.state = 'CLAIMED' and x.claimed_at < ${begunAt}
      and x.is_open and x.numeric_id > ${range.after}::bigint and x.numeric_id <= ${range.upTo}::bigint
    order by x.numeric_id`)

/** Open revocations in a range whose grant was changed after they were made: the way may be another. */
export async function listChanged(tx: Tx, tenantId: TenantId, range: Range): Promise<string[]> {
  const rows = await tx.rows<{ number: string }>(sql`
    select x.numeric_id::text as number from revocations x
    join grants g on g.tenant_id = x.tenant_id and g.entitlement_key = x.entitlement_key
      and g.principal_key = x.principal_key
    where x.tenant_id = ${tenantId} and x.is_open and x.numeric_id > ${range.after}::bigint
      and x.numeric_id <= ${range.upTo}::bigint
      and (not g.is_direct or g.opened_at > x.created_at)
    order by x.numeric_id`)
  return rows.map(({ number }) => number)
}

/** Marks verified ones whose grant is there again, for so many days after they were verified; returns their numbers. */
export async function markReappeared(tx: Tx, tenantId: TenantId, range: Range, watchDays: number): Promise<string[]> {
  const rows = await tx.rows<{ number: string }>(sql`
    with found as (
      update revocations x set reappeared_at = now(), reappeared_sync = g.opened_by
      from grants g
      where x.tenant_id = ${tenantId} and x.state = 'VERIFIED' and x.reappeared_at is null
        and x.numeric_id > ${range.after}::bigint and x.numeric_id <= ${range.upTo}::bigint
        and x.verified_at > now() - make_interval(days => ${watchDays}::int)
        and g.tenant_id = x.tenant_id and g.entitlement_key = x.entitlement_key and g.principal_key = x.principal_key
      returning x.numeric_id, x.reappeared_sync
    ), recorded as (
      insert into revocation_events (tenant_id, numeric_id, kind, state, sync_id)
      select ${tenantId}, numeric_id, 'reappeared', 'VERIFIED', reappeared_sync from found)
    select numeric_id::text as number from found order by numeric_id`)
  return rows.map(({ number }) => number)
}

/** Marks some overdue ones of which owners were not told this week; returns their numbers. */
export async function markOverdue(tx: Tx, tenantId: TenantId, days: number, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ number: string }>(sql`
    update revocations x set overdue_told_at = now()
    where x.tenant_id = ${tenantId} and x.numeric_id = any(array(
      select numeric_id from revocations where tenant_id = ${tenantId} and is_open
        and created_at < now() - make_interval(days => ${days}::int)
        and (overdue_told_at is null or overdue_told_at < now() - interval '7 days')
      order by tenant_id, numeric_id limit ${limit}))
    returning x.numeric_id::text as number`)
  return rows.map(({ number }) => number)
}

/** These revocations by campaign; those that somebody asked for by hand have none. */
export const groupByCampaign = (reader: Reader, tenantId: TenantId, numbers: readonly string[]) =>
  reader.rows<{ campaignId: string | null; numbers: string[] }>(sql`
    select v.campaign_id as "campaignId", array_agg(x.numeric_id::text order by x.numeric_id) as numbers
    from revocations x left join reviews v on v.tenant_id = x.tenant_id and v.review_key = x.review_key
    where x.tenant_id = ${tenantId} and x.numeric_id = any(${numbers}::bigint[]) group by v.campaign_id order by 1`)
