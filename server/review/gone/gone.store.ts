import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { isClosedByDeletion } from '../../imports/index.ts'
import type { Range } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { currentReviews } from '../review.sql.ts'
import type { Review } from '../review.store.ts'

/** Campaigns whose reviews are open and not being closed. */
export async function listOpenCampaigns(reader: Reader, tenantId: TenantId): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select r.campaign_id as id from ${currentReviews} where r.tenant_id = ${tenantId}
      and r.opened_at is not null and r.closing_at is null and c.state = 'ACCESS_REVIEW_STATE_OPEN' order by 1`)
  return rows.map(({ id }) => id)
}

const place = sql`(g.closed_at, g.entitlement_key, g.principal_key)`
const parts = (key: string) => {
  const [at = '', entitlement = '0', principal = '0'] = key.split(' ')
  return sql`(${at}::timestamptz, ${entitlement}::bigint, ${principal}::bigint)`
}

/** The place before the first grant that was removed after the access data of a review was frozen. */
export const beginningOf = (frozenAt: string): string => `${frozenAt.replace(' ', 'T')} 0 0`

/** The next removed grants, in the order of their removal. */
export async function nextRemoved(
  reader: Reader,
  tenantId: TenantId,
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ upTo: string }>(sql`
    select to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || ' ' || entitlement_key || ' ' || principal_key as "upTo"
    from (
      select g.closed_at, g.entitlement_key, g.principal_key from grant_versions g
      where g.tenant_id = ${tenantId} and g.removed and g.closed_at is not null and ${place} > ${parts(after)}
      order by g.closed_at, g.entitlement_key, g.principal_key limit ${size}) g
    order by closed_at desc, entitlement_key desc, principal_key desc limit 1`)
  return row && { after, upTo: row.upTo }
}

/**
 * The open tasks about removed grants that nobody holds again, in number order; those of deleted entitlements only,
 * unless `all`. What went with its source may still be held there, so its tasks stay.
 */
export async function listGone(
  tx: Tx,
  tenantId: TenantId,
  { key, preparationKey, firstNumber }: Review,
  range: Range,
  all: boolean,
): Promise<string[]> {
  const isDeleted = sql`not exists (select 1 from entitlements e
    where e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key)`
  const rows = await tx.rows<{ number: string }>(sql`
    select distinct t.numeric_id, t.numeric_id::text as number from grant_versions g
    join preparation_principals p on p.tenant_id = g.tenant_id and p.preparation_key = ${preparationKey}
      and p.principal_key = g.principal_key
    join tasks t on t.tenant_id = g.tenant_id and t.review_key = ${key}
      and t.numeric_id >= ${firstNumber}::bigint + p.first_item
      and t.numeric_id < ${firstNumber}::bigint + p.first_item + p.item_count
      and t.entitlement_key = g.entitlement_key and t.state <> 'C'
    where g.tenant_id = ${tenantId} and g.removed and ${place} > ${parts(range.after)} and ${place} <= ${parts(range.upTo)}
      and not exists (select 1 from grants o where o.tenant_id = g.tenant_id and o.entitlement_key = g.entitlement_key
        and o.principal_key = g.principal_key)
      and ${all ? sql`true` : isDeleted} and not ${isClosedByDeletion(sql`g`)}
    order by t.numeric_id`)
  return rows.map(({ number }) => number)
}

/** Keeps that the access of these tasks is gone, with the instances of steps that this ends. They are locked. */
export const insertGoneEvents = (tx: Tx, tenantId: TenantId, reviewKey: string, numbers: readonly string[]) =>
  tx.count(sql`
    insert into task_events (tenant_id, review_key, numeric_id, at, kind, step_seq, step_no, run_no, path_key, set_key,
      why, because, step_since)
    select tenant_id, review_key, numeric_id, now(), 'GRANT_GONE', step_seq, step_no, run_no, path_key, set_key, why,
      because, step_since
    from tasks where tenant_id = ${tenantId} and review_key = ${reviewKey} and numeric_id = any(${numbers}::bigint[])
    order by numeric_id`)

/** Since when the access of these pairs is gone, by `entitlementKey principalKey`; those that are still held are not in it. */
export async function loadGoneSince(
  reader: Reader,
  tenantId: TenantId,
  pairs: readonly { entitlementKey: string; principalKey: string }[],
): Promise<Map<string, Date>> {
  const rows = await reader.rows<{ pair: string; since: Date }>(sql`
    select q.entitlement_key || ' ' || q.principal_key as pair, max(g.closed_at) as since
    from unnest(${pairs.map((pair) => pair.entitlementKey)}::bigint[], ${pairs.map((pair) => pair.principalKey)}::bigint[])
      as q (entitlement_key, principal_key)
    join grant_versions g on g.tenant_id = ${tenantId} and g.entitlement_key = q.entitlement_key
      and g.principal_key = q.principal_key and g.removed and not ${isClosedByDeletion(sql`g`)}
    where not exists (select 1 from grants o where o.tenant_id = ${tenantId} and o.entitlement_key = q.entitlement_key
      and o.principal_key = q.principal_key)
    group by 1`)
  return new Map(rows.map(({ pair, since }) => [pair, since]))
}
