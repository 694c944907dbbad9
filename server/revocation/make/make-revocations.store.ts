import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { isClosedByDeletion } from '../../imports/index.ts'
import type { Range } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Moving } from '../change/revocation.store.ts'

/** The next denied tasks of a review, in number order. */
export async function nextDenied(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ last: string | null }>(sql`
    select max(numeric_id)::text as last from (
      select numeric_id from tasks where tenant_id = ${tenantId} and review_key = ${reviewKey} and outcome = 'D'
        and numeric_id > ${after}::bigint
      order by tenant_id, review_key, numeric_id limit ${size}) next`)
  return row?.last ? { after, upTo: row.last } : undefined
}

/** A close makes many at once; without new figures the planner takes the table for empty. */
export const analyzeRevocations = (tx: Tx) => tx.count(sql`analyze revocations`)

/** The next open revocations of a review, in the order of its tasks. */
export async function nextOfReview(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ last: string | null }>(sql`
    select max(task_number)::text as last from (
      select task_number from revocations where tenant_id = ${tenantId} and review_key = ${reviewKey}
        and task_number > ${after}::bigint and is_open
      order by tenant_id, review_key, task_number limit ${size}) next`)
  return row?.last ? { after, upTo: row.last } : undefined
}

export async function listOfReview(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  range: Range,
): Promise<string[]> {
  const rows = await reader.rows<{ number: string }>(sql`
    select numeric_id::text as number from revocations where tenant_id = ${tenantId} and review_key = ${reviewKey}
      and task_number > ${range.after}::bigint and task_number <= ${range.upTo}::bigint and is_open
    order by numeric_id`)
  return rows.map(({ number }) => number)
}

/** Denied tasks without a revocation for their current run: those with these numbers, or in a range. */
export async function listDenied(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  which: readonly string[] | Range,
): Promise<string[]> {
  const among = (number: Sql) =>
    'upTo' in which
      ? sql`${number} > ${which.after}::bigint and ${number} <= ${which.upTo}::bigint`
      : sql`${number} = any(${which}::bigint[])`
  // The second range looks needless. Without it, and without figures about a table that is being filled, the planner
  // compares each task with every revocation: 10 s instead of 10 ms for the second chunk of a close.
  const rows = await tx.rows<{ number: string }>(sql`
    select t.numeric_id::text as number from tasks t
    where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.outcome = 'D' and ${among(sql`t.numeric_id`)}
      and not exists (select 1 from revocations x where x.tenant_id = t.tenant_id and x.review_key = t.review_key
        and x.task_number = t.numeric_id and x.run_no = t.run_no and ${among(sql`x.task_number`)})
    order by t.numeric_id`)
  return rows.map(({ number }) => number)
}

/** Makes a revocation for each of these denied tasks, numbered from `first` on; returns their numbers. */
export async function insertOfTasks(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  taskNumbers: readonly string[],
  first: string,
): Promise<string[]> {
  const rows = await tx.rows<{ number: string }>(sql`
    with made as (
      insert into revocations (tenant_id, numeric_id, review_key, task_number, run_no, principal_key, entitlement_key)
      select t.tenant_id, ${first}::bigint - 1 + row_number() over (order by t.numeric_id), t.review_key, t.numeric_id,
        t.run_no, t.principal_key, t.entitlement_key
      from tasks t where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey}
        and t.numeric_id = any(${taskNumbers}::bigint[])
      returning numeric_id
    ), recorded as (
      insert into revocation_events (tenant_id, numeric_id, kind, state)
      select ${tenantId}, numeric_id, 'made', 'READY' from made)
    select numeric_id::text as number from made order by numeric_id`)
  return rows.map(({ number }) => number)
}

/** A grant that somebody wants removed. */
export interface Wanted {
  principalKey: string
  entitlementKey: string
}

export async function insertRequest(
  tx: Tx,
  tenantId: TenantId,
  number: string,
  { principalKey, entitlementKey }: Wanted,
  { userId, description }: { userId: string; description: string },
): Promise<void> {
  await tx.count(sql`
    with made as (
      insert into revocations (tenant_id, numeric_id, principal_key, entitlement_key, requested_by, description)
      values (${tenantId}, ${number}::bigint, ${principalKey}::bigint, ${entitlementKey}::bigint, ${userId}, ${description})
      returning numeric_id)
    insert into revocation_events (tenant_id, numeric_id, kind, state, user_id, comment)
    select ${tenantId}, numeric_id, 'made', 'READY', ${userId}, ${description} from made`)
}

/** The open revocation that does the work of removing a grant. */
export async function findOpenOf(tx: Tx, tenantId: TenantId, { principalKey, entitlementKey }: Wanted) {
  const row = await tx.first<{ number: string }>(sql`
    select numeric_id::text as number from revocations
    where tenant_id = ${tenantId} and principal_key = ${principalKey}::bigint and entitlement_key = ${entitlementKey}::bigint
      and is_open order by carried_by nulls first, numeric_id limit 1`)
  return row?.number
}

/** Open revocations of the people whose access these remove, these included: each may carry another. */
export async function listRelated(reader: Reader, tenantId: TenantId, numbers: readonly string[]): Promise<string[]> {
  const rows = await reader.rows<{ number: string }>(sql`
    with mine as (
      select distinct principal_key from revocations where tenant_id = ${tenantId} and numeric_id = any(${numbers}::bigint[])
    ), holders as (
      select principal_key from mine
      union
      select o.account_key from mine m
      join accounts a on a.tenant_id = ${tenantId} and a.account_key = m.principal_key
      join accounts o on o.tenant_id = ${tenantId} and o.user_id = a.user_id)
    select x.numeric_id::text as number from revocations x
    where x.tenant_id = ${tenantId} and x.is_open and x.principal_key in (select principal_key from holders)
    order by x.numeric_id`)
  return rows.map(({ number }) => number)
}

export interface Gone extends Moving {
  /** It went because its source was deleted, so it may still be there. */
  isUnproven: boolean
}

/** Open revocations whose grant nobody holds any more, with the sync that removed it: with these numbers, or in a range. */
export const listGone = (tx: Tx, tenantId: TenantId, which: readonly string[] | Range): Promise<Gone[]> =>
  tx.rows<Gone>(sql`
    select x.numeric_id::text as number, last.closed_by as "syncId", coalesce(last.unproven, false) as "isUnproven"
    from revocations x
    left join lateral (
      select v.closed_by, ${isClosedByDeletion(sql`v`)} as unproven from grant_versions v
      where v.tenant_id = x.tenant_id and v.entitlement_key = x.entitlement_key
        and v.principal_key = x.principal_key and v.removed order by v.closed_at desc limit 1) last on true
    where x.tenant_id = ${tenantId} and x.is_open and ${
      'upTo' in which
        ? sql`x.numeric_id > ${which.after}::bigint and x.numeric_id <= ${which.upTo}::bigint`
        : sql`x.numeric_id = any(${which}::bigint[])`
    } and not exists (select 1 from grants g where g.tenant_id = x.tenant_id and g.entitlement_key = x.entitlement_key
      and g.principal_key = x.principal_key)
    order by x.numeric_id`)
