import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import {
  type AccountSubject,
  accountSubjectColumns,
  type Snapshot,
  type UserSubject,
  userSubjectColumns,
} from '../../scope/index.ts'

/** What a step is about. Parts that the step does not need may be missing. */
export interface Asked {
  principalKey?: string | undefined
  entitlementKey?: string | undefined
  /** The person behind the account. */
  subjectId?: string | undefined
  /** The resource that holds the access. */
  holderId?: string | undefined
  appId?: string | undefined
  /** The resource that the entitlement belongs to. */
  resourceId?: string | undefined
}

const ofPreparation = (alias: Sql, tenantId: TenantId, preparationKey: string) => sql`
  ${alias}.tenant_id = ${tenantId} and ${alias}.preparation_key = ${preparationKey}`

/** A page of the facts that steps go by, for pairs of principals and entitlements; either may be null. */
export async function loadAsked(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  pairs: readonly { principalKey: string | null; entitlementKey: string | null }[],
): Promise<Asked[]> {
  const rows = await reader.rows<{ [K in keyof Asked]: string | null }>(sql`
    select q.principal_key::text as "principalKey", q.entitlement_key::text as "entitlementKey",
      u.user_id as "subjectId", h.resource_id as "holderId", e.app_id as "appId", nullif(e.resource_id, '') as "resourceId"
    from unnest(${pairs.map((pair) => pair.principalKey)}::bigint[], ${pairs.map((pair) => pair.entitlementKey)}::bigint[])
      with ordinality as q (principal_key, entitlement_key, n)
    left join preparation_principals p on ${ofPreparation(sql`p`, tenantId, preparationKey)}
      and p.principal_key = q.principal_key
    left join user_versions u on u.tenant_id = ${tenantId} and u.version = p.user_version
    left join resource_versions h on h.tenant_id = ${tenantId} and h.version = p.resource_version
    left join preparation_entitlements pe on ${ofPreparation(sql`pe`, tenantId, preparationKey)}
      and pe.entitlement_key = q.entitlement_key
    left join entitlement_versions e on e.tenant_id = ${tenantId} and e.version = pe.entitlement_version
    order by q.n`)
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? undefined])))
}

/** What a grant of an account is about, as it is now. */
export async function findGrantNow(
  reader: Reader,
  tenantId: TenantId,
  { appId, appEntitlementId, appUserId }: { appId: string; appEntitlementId: string; appUserId: string },
): Promise<Asked | undefined> {
  const row = await reader.first<{ [K in keyof Asked]: string | null }>(sql`
    select g.principal_key::text as "principalKey", g.entitlement_key::text as "entitlementKey",
      a.user_id as "subjectId", e.app_id as "appId", nullif(e.resource_id, '') as "resourceId"
    from grants g
    join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
    join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
    where g.tenant_id = ${tenantId} and not g.to_resource and e.app_id = ${appId}
      and e.entitlement_id = ${appEntitlementId} and a.account_id = ${appUserId}`)
  return row && Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? undefined]))
}

/** Which people, accounts and entitlements expressions read: those of a preparation, or as they are now. */
const sourcesOf = (tenantId: TenantId, frozen: Frozen | undefined) => {
  if (!frozen)
    return {
      users: sql`accounts p join users u on u.tenant_id = p.tenant_id and u.user_id = p.user_id
        where p.tenant_id = ${tenantId}`,
      accounts: sql`accounts p join accounts a on a.tenant_id = p.tenant_id and a.account_key = p.account_key
        where p.tenant_id = ${tenantId}`,
      principalKey: sql`p.account_key`,
      entitlements: sql`entitlements e where e.tenant_id = ${tenantId}`,
      entitlementKey: sql`e.entitlement_key`,
    }
  const { preparationKey } = frozen
  return {
    users: sql`preparation_principals p
      join user_versions u on u.tenant_id = p.tenant_id and u.version = p.user_version
      where ${ofPreparation(sql`p`, tenantId, preparationKey)}`,
    accounts: sql`preparation_principals p
      join account_versions a on a.tenant_id = p.tenant_id and a.version = p.account_version
      where ${ofPreparation(sql`p`, tenantId, preparationKey)}`,
    principalKey: sql`p.principal_key`,
    entitlements: sql`preparation_entitlements pe
      join entitlement_versions e on e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version
      where ${ofPreparation(sql`pe`, tenantId, preparationKey)}`,
    entitlementKey: sql`pe.entitlement_key`,
  }
}

/** People and accounts of these principals, as expressions see them. */
export async function loadPrincipals(
  reader: Reader,
  tenantId: TenantId,
  frozen: Frozen | undefined,
  keys: readonly string[],
) {
  const { users: fromUsers, accounts: fromAccounts, principalKey } = sourcesOf(tenantId, frozen)
  const users = await reader.rows<UserSubject & { key: string }>(sql`
    select ${principalKey}::text as key, ${userSubjectColumns(sql`u`, frozen?.frozen)} from ${fromUsers}
      and ${principalKey} = any(${keys}::bigint[])`)
  const accounts = await reader.rows<AccountSubject & { key: string }>(sql`
    select ${principalKey}::text as key, ${accountSubjectColumns(sql`a`)} from ${fromAccounts}
      and ${principalKey} = any(${keys}::bigint[])`)
  return { users: byKey(users), accounts: byKey(accounts) }
}

export interface Frozen {
  preparationKey: string
  frozen: Snapshot
}

interface EntitlementSubject {
  key: string
  id: string
  appId: string
  riskLevelValueId: string
  appResourceType: string
  annotations: Record<string, string>
}

export async function loadEntitlementSubjects(
  reader: Reader,
  tenantId: TenantId,
  frozen: Frozen | undefined,
  keys: readonly string[],
) {
  const { entitlements, entitlementKey } = sourcesOf(tenantId, frozen)
  return byKey(
    await reader.rows<EntitlementSubject>(sql`
      select ${entitlementKey}::text as key, e.entitlement_id as id, e.app_id as "appId",
        e.risk_level_id as "riskLevelValueId", e.resource_type_id as "appResourceType", e.annotations
      from ${entitlements} and ${entitlementKey} = any(${keys}::bigint[])`),
  )
}

export interface ItemSubject {
  key: string
  isGrantPermanent: boolean
  violationIds: string[]
}
export const pairKey = ({ principalKey, entitlementKey }: Asked) => `${principalKey} ${entitlementKey}`

/** What `task` tells of items, or of grants as they are now: their end and the conflicts that they take part in. */
export async function loadItemSubjects(
  reader: Reader,
  tenantId: TenantId,
  frozen: Frozen | undefined,
  asked: readonly Asked[],
) {
  const pairs = sql`unnest(${asked.map((one) => one.principalKey)}::bigint[],
    ${asked.map((one) => one.entitlementKey)}::bigint[]) as q (principal_key, entitlement_key)`
  if (!frozen)
    return byKey(
      await reader.rows<ItemSubject>(sql`
        select q.principal_key || ' ' || q.entitlement_key as key, g.expires_at is null as "isGrantPermanent",
          array(select v.violation_id from conflict_violations v
            join conflict_entitlements c on c.tenant_id = v.tenant_id and c.monitor_id = v.monitor_id
              and c.entitlement_id = e.entitlement_id
            where v.tenant_id = ${tenantId} and v.resolved_at is null
              and (v.user_id = a.user_id or v.account_id = a.account_id) order by 1) as "violationIds"
        from ${pairs}
        join grants g on g.tenant_id = ${tenantId} and g.principal_key = q.principal_key
          and g.entitlement_key = q.entitlement_key and not g.to_resource
        join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key`),
    )
  const { preparationKey } = frozen
  return byKey(
    await reader.rows<ItemSubject>(sql`
      select i.principal_key || ' ' || i.entitlement_key as key, g.expires_at is null as "isGrantPermanent",
        array(select c.violation_id from preparation_conflicts c where ${ofPreparation(sql`c`, tenantId, preparationKey)}
          and c.entitlement_key = i.entitlement_key and c.principal_key = i.principal_key order by 1) as "violationIds"
      from ${pairs}
      join items i on ${ofPreparation(sql`i`, tenantId, preparationKey)} and i.principal_key = q.principal_key
        and i.entitlement_key = q.entitlement_key
      join grant_versions g on g.tenant_id = i.tenant_id and g.version = i.grant_version`),
  )
}

const byKey = <T extends { key: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.key, row]))
