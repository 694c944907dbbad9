import type { ItemFilter } from '../../../contract/campaign/item.ts'
import type { Reader } from '../../db/index.ts'
import { anyOf, containing, join, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { ItemVersions } from './item-facts.store.ts'

/** An item, with the sort keys of all views. */
export interface ItemRow extends ItemVersions {
  entitlementKey: string
  principalKey: string
  appOrder: string
  resourceOrder: string
  userOrder: string
  inheritedThrough: { id: string; displayName: string }[]
  conflictViolationIds: string[]
}
export type ItemView = 'BY_APP' | 'BY_USER' | 'BY_RESOURCE' | 'UNSTRUCTURED'
type SortKey = readonly (string | number)[]

/** Up to this many items are sorted for a page; more are read in order from the indexes. */
const FEW_ITEMS = 10_000

const columns = sql`i.grant_version::text as "grantVersion", i.entitlement_key::text as "entitlementKey",
  i.principal_key::text as "principalKey", e.entitlement_version::text as "entitlementVersion",
  e.policy_id as "policyId", e.app_order as "appOrder", e.resource_order as "resourceOrder",
  p.account_version::text as "accountVersion", p.resource_version::text as "resourceVersion",
  p.user_version::text as "userVersion", p.user_order as "userOrder", (
    select coalesce(json_agg(json_build_object('id', r.resource_id, 'displayName', r.display_name) order by step.n), '[]')
    from preparation_resources w
    join preparations m on m.tenant_id = w.tenant_id and m.preparation_key = w.preparation_key
    cross join unnest(w.path) with ordinality as step (id, n)
    cross join lateral (select resource_id, display_name from resource_versions r
      where r.tenant_id = w.tenant_id and r.resource_id = step.id and r.version <= (m.versions ->> 'resource')::bigint
      order by r.version desc limit 1) r
    where w.tenant_id = e.tenant_id and w.preparation_key = e.preparation_key and w.resource_id = ev.resource_id)
    as "inheritedThrough",
  array(select c.violation_id from preparation_conflicts c where c.tenant_id = e.tenant_id
    and c.preparation_key = e.preparation_key and c.entitlement_key = i.entitlement_key
    and c.principal_key = i.principal_key order by 1) as "conflictViolationIds"`

const entitlements = sql`preparation_entitlements e
  join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version`
const principals = sql`preparation_principals p
  left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
  left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
  left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version`
const mine = (alias: Sql, tenantId: TenantId, key: string) =>
  sql`${alias}.tenant_id = ${tenantId} and ${alias}.preparation_key = ${key}`

/** Conditions on entitlements, on principals, and on text, which either may contain. */
function conditionsOf(filter: ItemFilter) {
  const text = filter.query ? containing(filter.query) : undefined
  return {
    entitlement: [
      ...anyOf(sql`ev.app_id`, filter.appIds),
      ...anyOf(sql`ev.entitlement_id`, filter.entitlementIds),
      ...anyOf(sql`ev.resource_id`, filter.resourceIds),
      ...anyOf(sql`ev.risk_level_id`, filter.riskLevelIds),
      ...anyOf(sql`e.policy_id`, filter.policyIds),
    ],
    principal: [
      ...anyOf(sql`uv.user_id`, filter.userIds),
      ...anyOf(sql`av.account_id`, filter.appUserIds),
      ...anyOf(sql`av.account_type`, filter.accountTypes),
    ],
    text: text && {
      entitlement: sql`lower(ev.display_name) like ${text}`,
      principal: sql`(lower(av.display_name || ' ' || av.username || ' ' || av.email) like ${text}
        or lower(uv.display_name || ' ' || uv.email) like ${text} or lower(rv.display_name) like ${text})`,
    },
  }
}
type Conditions = ReturnType<typeof conditionsOf>

/** One page of the items of a preparation, in the order of a view. */
export async function listItems(
  reader: Reader,
  tenantId: TenantId,
  key: string,
  request: { view: ItemView; filter: ItemFilter; after: SortKey | undefined; limit: number },
): Promise<ItemRow[]> {
  const conditions = conditionsOf(request.filter)
  const of = { tenantId, key, conditions, ...request }
  const few = await fewItems(reader, of)
  return reader.rows<ItemRow>(few ? inAnyOrder(of, few) : inOrder(of))
}

interface Request {
  tenantId: TenantId
  key: string
  conditions: Conditions
  view: ItemView
  after: SortKey | undefined
  limit: number
}

const either = ({ text }: Conditions) =>
  text ? [sql`(${text.entitlement} or coalesce(${text.principal}, false))`] : []
const all = (conditions: Conditions) =>
  join([...conditions.entitlement, ...conditions.principal, ...either(conditions)], ' and ')

/** A condition on `i` that narrows the items down to few; undefined when the filter selects too many. */
async function fewItems(reader: Reader, { tenantId, key, conditions }: Request): Promise<Sql | undefined> {
  const { entitlement, principal, text } = conditions
  const entitlementKeys = (which: readonly Sql[]) => sql`select e.entitlement_key from ${entitlements}
    where ${mine(sql`e`, tenantId, key)} and ${join(which, ' and ')}`
  const principalKeys = (which: readonly Sql[]) => sql`select p.principal_key from ${principals}
    where ${mine(sql`p`, tenantId, key)} and ${join(which, ' and ')}`
  const candidates: Sql[] = [
    ...(principal.length > 0 ? [sql`i.principal_key = any(array(${principalKeys(principal)}))`] : []),
    ...(entitlement.length > 0 ? [sql`i.entitlement_key = any(array(${entitlementKeys(entitlement)}))`] : []),
    ...(text
      ? [
          sql`(i.entitlement_key = any(array(${entitlementKeys([text.entitlement])}))
            or i.principal_key = any(array(${principalKeys([text.principal])})))`,
        ]
      : []),
  ]
  for (const which of candidates) {
    const found = await reader.count(sql`
      select 1 from items i where ${mine(sql`i`, tenantId, key)} and ${which} limit ${FEW_ITEMS + 1}`)
    if (found <= FEW_ITEMS) return which
  }
  return undefined
}

const ORDER: Record<ItemView, readonly Sql[]> = {
  BY_APP: [sql`e.app_order`, sql`i.entitlement_key`, sql`i.principal_key`],
  BY_RESOURCE: [sql`e.resource_order`, sql`i.entitlement_key`, sql`i.principal_key`],
  BY_USER: [sql`p.user_order`, sql`i.principal_key`, sql`i.entitlement_key`],
  UNSTRUCTURED: [sql`i.principal_key`, sql`i.entitlement_key`],
}
/** The sort key of an item in a view. Its first part is text, except in the unstructured view. */
export function sortKeyOf(view: ItemView, row: ItemRow): string[] {
  switch (view) {
    case 'BY_APP':
      return [row.appOrder, row.entitlementKey, row.principalKey]
    case 'BY_RESOURCE':
      return [row.resourceOrder, row.entitlementKey, row.principalKey]
    case 'BY_USER':
      return [row.userOrder, row.principalKey, row.entitlementKey]
    case 'UNSTRUCTURED':
      return [row.principalKey, row.entitlementKey]
  }
}

/** For few items: sorts all of them and takes the next page. */
function inAnyOrder({ tenantId, key, conditions, view, after, limit }: Request, which: Sql): Sql {
  const order = join(ORDER[view], ', ')
  const [first, ...rest] = after ?? []
  const keys = rest.map((one) => sql`${one}::bigint`)
  const values = [view === 'UNSTRUCTURED' ? sql`${first}::bigint` : sql`${first}::text`, ...keys]
  return sql`
    select ${columns} from items i
    join (${entitlements}) on ${mine(sql`e`, tenantId, key)} and e.entitlement_key = i.entitlement_key
    join (${principals}) on ${mine(sql`p`, tenantId, key)} and p.principal_key = i.principal_key
    where ${mine(sql`i`, tenantId, key)} and ${which} and ${all(conditions)}
      and ${after ? sql`(${order}) > (${join(values, ', ')})` : sql`true`}
    order by ${order} limit ${limit}`
}

/** For many items: walks entitlements or principals in order, at most a page of each, so that nothing is sorted. */
function inOrder(request: Request): Sql {
  const { tenantId, key, conditions, view, after, limit } = request
  if (view === 'UNSTRUCTURED')
    return sql`
      select ${columns} from (
        select * from items i where ${mine(sql`i`, tenantId, key)}
          and (i.principal_key, i.entitlement_key) > (${after?.[0] ?? '0'}::bigint, ${after?.[1] ?? '0'}::bigint)
        order by i.principal_key, i.entitlement_key) i
      join (${entitlements}) on ${mine(sql`e`, tenantId, key)} and e.entitlement_key = i.entitlement_key
      join (${principals}) on ${mine(sql`p`, tenantId, key)} and p.principal_key = i.principal_key
      where ${all(conditions)} order by i.principal_key, i.entitlement_key limit ${limit}`
  const [outer, inner] = view === 'BY_USER' ? [PRINCIPALS, ENTITLEMENTS] : [ENTITLEMENTS, PRINCIPALS]
  const [order = sql``] = ORDER[view]
  const [first = '', outerKey = '0', innerKey = '0'] = after ?? []
  const joined = sql`join (${inner.table}) on ${mine(inner.alias, tenantId, key)} and ${inner.alias}.${inner.key} = i.${inner.key}`
  return sql`
    select ${columns} from (${outer.table})
    cross join lateral (
      select i.* from items i ${joined}
      where ${mine(sql`i`, tenantId, key)} and i.${outer.key} = ${outer.alias}.${outer.key}
        and i.${inner.key} > case when ${outer.alias}.${outer.key} = ${outerKey}::bigint then ${innerKey}::bigint else 0 end
        and ${join([...inner.conditions(conditions), ...either(conditions)], ' and ')}
      order by i.${inner.key} limit ${limit}) i
    ${joined}
    where ${mine(outer.alias, tenantId, key)} and ${join(outer.conditions(conditions), ' and ')}
      and (${order}, ${outer.alias}.${outer.key}) >= (${first}::text, ${outerKey}::bigint)
    order by ${order}, ${outer.alias}.${outer.key}, i.${inner.key} limit ${limit}`
}

const ENTITLEMENTS = {
  table: entitlements,
  alias: sql`e`,
  key: sql`entitlement_key`,
  conditions: ({ entitlement }: Conditions) => entitlement,
}
const PRINCIPALS = {
  table: principals,
  alias: sql`p`,
  key: sql`principal_key`,
  conditions: ({ principal }: Conditions) => principal,
}

/** One item of a preparation. */
export const findItem = (reader: Reader, tenantId: TenantId, key: string, grantVersion: string) =>
  reader.first<ItemRow>(sql`
    select ${columns} from grant_versions g
    join items i on ${mine(sql`i`, tenantId, key)} and i.entitlement_key = g.entitlement_key
      and i.principal_key = g.principal_key and i.grant_version = g.version
    join (${entitlements}) on ${mine(sql`e`, tenantId, key)} and e.entitlement_key = i.entitlement_key
    join (${principals}) on ${mine(sql`p`, tenantId, key)} and p.principal_key = i.principal_key
    where g.tenant_id = ${tenantId} and g.version = ${grantVersion}::bigint`)

/** The items of these pairs. */
export const findItems = (
  reader: Reader,
  tenantId: TenantId,
  key: string,
  pairs: readonly { principalKey: string; entitlementKey: string }[],
) =>
  reader.rows<ItemRow>(sql`
    select ${columns} from unnest(${pairs.map((pair) => pair.principalKey)}::bigint[],
      ${pairs.map((pair) => pair.entitlementKey)}::bigint[]) as q (principal_key, entitlement_key)
    join items i on ${mine(sql`i`, tenantId, key)} and i.principal_key = q.principal_key
      and i.entitlement_key = q.entitlement_key
    join (${entitlements}) on ${mine(sql`e`, tenantId, key)} and e.entitlement_key = i.entitlement_key
    join (${principals}) on ${mine(sql`p`, tenantId, key)} and p.principal_key = i.principal_key`)
