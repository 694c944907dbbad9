import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Range } from '../../jobs/index.ts'
import type { Grouping } from '../assignment/expression-values.ts'
import { numberedItems, type TupleSource } from './numbered-items.sql.ts'

/** What rules and steps are resolved for: a key, and an item that stands for all with this key. */
export interface Tuple {
  key: string
  principalKey: string | null
  entitlementKey: string | null
  /** Of the principal; 0 when it does not matter. */
  holderNo: number
}

/** A key of entitlements or principals, and the table and the item part that it is about. */
const KEYS: Record<Exclude<Grouping, 'review' | 'item'>, { table: Sql; key: Sql; ofEntitlement: boolean }> = {
  app: { table: sql`preparation_entitlements`, key: sql`app_no`, ofEntitlement: true },
  resource: { table: sql`preparation_entitlements`, key: sql`resource_no`, ofEntitlement: true },
  entitlement: { table: sql`preparation_entitlements`, key: sql`entitlement_key`, ofEntitlement: true },
  holder: { table: sql`preparation_principals`, key: sql`holder_no`, ofEntitlement: false },
  principal: { table: sql`preparation_principals`, key: sql`user_rank`, ofEntitlement: false },
}

/** Items `n`, with the columns of numberedItems, of principals in a range of ranks; those for which it is asked. */
export type ItemsThatMatter = (ranks: Range) => Sql
export const ALL_RANKS: Range = { after: '0', upTo: '2147483647' }

const mine = ({ tenantId, preparationKey }: TupleSource) => sql`
  tenant_id = ${tenantId} and preparation_key = ${preparationKey}`

/** The last of the next keys after one, about `size`; undefined when none are left. Items go by the rank of principals. */
export async function lastKeyOfNext(
  reader: Reader,
  source: TupleSource,
  grouping: Grouping,
  after: string,
  size: number,
): Promise<string | undefined> {
  if (grouping === 'review') return after === '-1' ? '0' : undefined
  if (grouping === 'item') return lastPrincipalOfNext(reader, source, after, size)
  const { table, key } = KEYS[grouping]
  const row = await reader.first<{ last: string | null }>(sql`
    select max(key)::text as last from (
      select distinct ${key} as key from ${table} where ${mine(source)} and ${key} > ${after}::bigint
      order by 1 limit ${size}) as next`)
  return row?.last ?? undefined
}

/** The rank of the principal with whom about `size` items after another are complete. */
export async function lastPrincipalOfNext(reader: Reader, source: TupleSource, after: string, size: number) {
  const next = sql`from preparation_principals where ${mine(source)} and user_rank > ${after}::int`
  const row = await reader.first<{ last: string | null }>(sql`
    select coalesce(
      (select user_rank ${next} and first_item + item_count >=
          (select first_item ${next} order by user_rank limit 1) + ${size}::bigint order by user_rank limit 1),
      (select max(user_rank) ${next}))::text as last`)
  return row?.last ?? undefined
}

/** The keys of a range that items which matter have, each with an item that stands for it. */
export async function listTuples(
  reader: Reader,
  source: TupleSource,
  grouping: Grouping,
  { after, upTo }: Range,
  matter: ItemsThatMatter | undefined,
): Promise<Tuple[]> {
  if (grouping === 'review') {
    const isNeeded = !matter || (await reader.count(sql`${matter(ALL_RANKS)} limit 1`)) > 0
    return isNeeded ? [{ key: '0', principalKey: null, entitlementKey: null, holderNo: 0 }] : []
  }
  if (grouping === 'item')
    return reader.rows<Tuple>(sql`
      select n.numeric_id::text as key, n.principal_key::text as "principalKey",
        n.entitlement_key::text as "entitlementKey", n.holder_no as "holderNo"
      from (${(matter ?? ((range) => numberedItems(source, range)))({ after, upTo })}) n order by n.numeric_id`)
  const { table, key, ofEntitlement } = KEYS[grouping]
  const ranks = matter && !ofEntitlement ? await ranksOf(reader, source, key, { after, upTo }) : ALL_RANKS
  const mattering = matter ? sql`and ${key} in (select n.${key} from (${matter(ranks)}) n)` : sql``
  const columns = ofEntitlement
    ? sql`null as "principalKey", min(entitlement_key)::text as "entitlementKey", 0 as "holderNo"`
    : sql`min(principal_key)::text as "principalKey", null as "entitlementKey", min(holder_no) as "holderNo"`
  return reader.rows<Tuple>(sql`
    select ${key}::text as key, ${columns} from ${table}
    where ${mine(source)} and ${key} > ${after}::bigint and ${key} <= ${upTo}::bigint ${mattering}
    group by ${key} order by ${key}`)
}

/** Between which ranks the principals of a range of keys are. */
async function ranksOf(reader: Reader, source: TupleSource, key: Sql, { after, upTo }: Range): Promise<Range> {
  const row = await reader.first<Range>(sql`
    select (min(user_rank) - 1)::text as after, max(user_rank)::text as "upTo" from preparation_principals
    where ${mine(source)} and ${key} > ${after}::bigint and ${key} <= ${upTo}::bigint`)
  return row ?? ALL_RANKS
}

/** The numbers of these people as holders, where they hold access under review. */
export const listHolders = (reader: Reader, { tenantId, preparationKey }: TupleSource, userIds: readonly string[]) =>
  reader.rows<{ holderNo: number; userId: string }>(sql`
    select distinct p.holder_no as "holderNo", u.user_id as "userId" from user_versions u
    join preparation_principals p on p.tenant_id = u.tenant_id and p.preparation_key = ${preparationKey}
      and p.user_version = u.version
    where u.tenant_id = ${tenantId} and u.user_id = any(${userIds}::text[])`)
