import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { type AccountSubject, accountSubjectColumns, type UserSubject, userSubjectColumns } from '../../scope/index.ts'

/** More people than this carry out no removal together: such a group names nobody. */
const MAX_PEOPLE = 1_000

const chosen = (tenantId: TenantId, numbers: readonly string[]): Sql =>
  sql`x.tenant_id = ${tenantId} and x.numeric_id = any(${numbers}::bigint[]) and x.is_open`

/** How what a revocation `x` has to remove is removed: `policy` of the entitlement `w`, or of the one it delegates to. */
const way: Sql = sql`join lateral (
  select w.entitlement_key, w.app_id, w.owner_ids, coalesce(case
    when w.settings #> '{deprovisionerPolicy,delegated}' is null then w.settings #> '{deprovisionerPolicy,manual}'
    else (select d.settings #> '{deprovisionerPolicy,manual}' from entitlements d where d.tenant_id = w.tenant_id
      and d.entitlement_id = w.settings #>> '{deprovisionerPolicy,delegated,entitlementId}') end, '{}') as manual
  from entitlements w
  where w.tenant_id = x.tenant_id and w.entitlement_key = coalesce(x.target_entitlements[1], x.entitlement_key)) w on true`

/**
 * Finds who removes these: the active people whom the entitlement names, else those it falls back to. Nobody means the
 * owners of the app. People that expressions name are found by `resolveAssignees`. Most entitlements name nobody: looking
 * for their people took 8 s for 5,000 revocations on the embedded engine. The results are materialized, because
 * PostgreSQL would otherwise repeat the look-up wherever they are read: planning took 32 ms, and takes 6.
 */
export const updateAssignees = (tx: Tx, tenantId: TenantId, numbers: readonly string[]) =>
  tx.count(sql`
    with asked as (
      select x.numeric_id, x.principal_key, w.app_id, w.owner_ids, w.manual,
        coalesce(w.manual -> 'assignee', '{}') as assignee
      from revocations x ${way} where ${chosen(tenantId, numbers)}
    ), groups as (
      select q.app_id, q.entitlement_id, array(
        select distinct a.user_id from entitlements e
        join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        where e.tenant_id = ${tenantId} and e.app_id = q.app_id and e.entitlement_id = q.entitlement_id
          and a.user_id is not null limit ${MAX_PEOPLE + 1}) as members
      from (select distinct assignee #>> '{group,appId}' as app_id, assignee #>> '{group,appGroupId}' as entitlement_id
        from asked where assignee -> 'group' is not null) q
    ), named as materialized (
      select a.numeric_id, case when a.manual = '{}' then '{}' else array(
        select jsonb_array_elements_text(a.manual -> 'userIds')
        union select jsonb_array_elements_text(a.assignee #> '{users,userIds}')
        union select unnest(a.owner_ids) where a.assignee -> 'entitlementOwners' is not null
        union select unnest(p.owner_ids) from apps p
          where a.assignee -> 'appOwners' is not null and p.tenant_id = ${tenantId} and p.app_id = a.app_id
        union select unnest(u.manager_ids) from accounts c
          join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
          where a.assignee -> 'manager' is not null and c.tenant_id = ${tenantId} and c.account_key = a.principal_key
        union select unnest(s.owner_ids) from resources s
          where a.assignee -> 'manager' is not null and s.tenant_id = ${tenantId} and s.resource_key = a.principal_key
        union select unnest(g.members) from groups g
          where g.app_id = a.assignee #>> '{group,appId}' and g.entitlement_id = a.assignee #>> '{group,appGroupId}'
            and cardinality(g.members) <= ${MAX_PEOPLE}) end as people,
        array(select jsonb_array_elements_text(f.value -> 'fallbackUserIds') from jsonb_each(a.assignee) f) as fallback
      from asked a where a.assignee -> 'expression' is null
    ), found as materialized (
      select n.numeric_id, ${active(tenantId, sql`n.people`)} as people, ${active(tenantId, sql`n.fallback`)} as fallback
      from named n)
    update revocations x set assignee_ids = case when f.people = '{}' then f.fallback else f.people end
    from found f
    where x.tenant_id = ${tenantId} and x.numeric_id = f.numeric_id
      and x.assignee_ids is distinct from case when f.people = '{}' then f.fallback else f.people end`)

const active = (tenantId: TenantId, people: Sql): Sql => sql`case when ${people} = '{}' then '{}' else array(
  select u.user_id from users u where u.tenant_id = ${tenantId} and u.user_id = any(${people}) and u.status = 'ENABLED'
  order by u.user_id) end`

/** A revocation whose people expressions name, and what these go by. */
export interface ExpressionWork {
  number: string
  expressions: string[]
  fallbackUserIds: string[]
  principalKey: string
  createdAt: Date
  requestedBy: string
  isGrantPermanent: boolean
  violationIds: string[]
  entitlement: {
    id: string
    appId: string
    riskLevelValueId: string
    appResourceType: string
    annotations: Record<string, string>
  }
  appOwnerIds: string[]
}

export const listExpressionWork = (reader: Reader, tenantId: TenantId, numbers: readonly string[]) =>
  reader.rows<ExpressionWork>(sql`
    select x.numeric_id::text as number, coalesce(w.manual #> '{assignee,expression,expressions}', '[]') as expressions,
      coalesce(w.manual #> '{assignee,expression,fallbackUserIds}', '[]') as "fallbackUserIds",
      x.principal_key::text as "principalKey", x.created_at as "createdAt", coalesce(x.requested_by, '') as "requestedBy",
      coalesce((select g.expires_at is null from grants g where g.tenant_id = x.tenant_id
        and g.principal_key = x.principal_key and g.entitlement_key = x.entitlement_key), true) as "isGrantPermanent",
      array(select v.violation_id from conflict_violations v
        join conflict_entitlements c on c.tenant_id = v.tenant_id and c.monitor_id = v.monitor_id
        join entitlements i on i.tenant_id = c.tenant_id and i.entitlement_id = c.entitlement_id
          and i.entitlement_key = x.entitlement_key
        join accounts a on a.tenant_id = x.tenant_id and a.account_key = x.principal_key
        where v.tenant_id = x.tenant_id and v.resolved_at is null
          and (v.user_id = a.user_id or v.account_id = a.account_id) order by 1) as "violationIds",
      jsonb_build_object('id', e.entitlement_id, 'appId', e.app_id, 'riskLevelValueId', e.risk_level_id,
        'appResourceType', e.resource_type_id, 'annotations', e.annotations) as entitlement,
      coalesce((select p.owner_ids from apps p where p.tenant_id = x.tenant_id and p.app_id = e.app_id), '{}')
        as "appOwnerIds"
    from revocations x ${way}
    join entitlements e on e.tenant_id = x.tenant_id and e.entitlement_key = w.entitlement_key
    where ${chosen(tenantId, numbers)} and w.manual #> '{assignee,expression}' is not null order by x.numeric_id`)

/** People and accounts of these principals, and people by id, as expressions see them. */
export async function loadSubjects(
  reader: Reader,
  tenantId: TenantId,
  principalKeys: readonly string[],
  userIds: readonly string[],
) {
  const users = await reader.rows<UserSubject & { key: string }>(sql`
    select p.account_key::text as key, ${userSubjectColumns(sql`u`, undefined)} from accounts p
    join users u on u.tenant_id = p.tenant_id and u.user_id = p.user_id
    where p.tenant_id = ${tenantId} and p.account_key = any(${principalKeys}::bigint[])`)
  const accounts = await reader.rows<AccountSubject & { key: string }>(sql`
    select a.account_key::text as key, ${accountSubjectColumns(sql`a`)} from accounts a
    where a.tenant_id = ${tenantId} and a.account_key = any(${principalKeys}::bigint[])`)
  const people = await reader.rows<UserSubject>(sql`
    select ${userSubjectColumns(sql`u`, undefined)} from users u
    where u.tenant_id = ${tenantId} and u.user_id = any(${userIds}::text[])`)
  return {
    users: new Map(users.map((row) => [row.key, row])),
    accounts: new Map(accounts.map((row) => [row.key, row])),
    people: new Map(people.map((row) => [row.id, row])),
  }
}

/** Sets who removes each of these: those who are active. */
export const setAssignees = (
  tx: Tx,
  tenantId: TenantId,
  found: readonly { number: string; userIds: readonly string[]; fallbackUserIds: readonly string[] }[],
) =>
  tx.count(sql`
    with found as materialized (
      select q.number::bigint as numeric_id, ${active(tenantId, sql`array(select jsonb_array_elements_text(q.people::jsonb))`)} as people,
        ${active(tenantId, sql`array(select jsonb_array_elements_text(q.fallback::jsonb))`)} as fallback
      from unnest(${found.map(({ number }) => number)}::text[],
        ${found.map(({ userIds }) => JSON.stringify(userIds))}::text[],
        ${found.map(({ fallbackUserIds }) => JSON.stringify(fallbackUserIds))}::text[]) as q (number, people, fallback))
    update revocations x set assignee_ids = case when f.people = '{}' then f.fallback else f.people end
    from found f
    where x.tenant_id = ${tenantId} and x.numeric_id = f.numeric_id
      and x.assignee_ids is distinct from case when f.people = '{}' then f.fallback else f.people end`)
