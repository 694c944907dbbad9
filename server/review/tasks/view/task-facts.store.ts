import type { AppUser } from '../../../../contract/directory/account.ts'
import type { Reader } from '../../../db/index.ts'
import { sql } from '../../../db/sql.ts'
import type { TenantId } from '../../../lib/ids.ts'
import type { TaskRow } from '../../task.store.ts'

/** What a task is about, as it was when the campaign was prepared. */
export interface TaskFacts {
  numericId: string
  grantVersion: string
  appId: string
  appName: string
  entitlementId: string
  entitlementName: string
  accountId: string | null
  accountName: string
  userId: string | null
  userName: string | null
  holder: { appId: string; appResourceTypeId: string; id: string } | null
  holderName: string | null
}

/** The facts of these tasks, by number. */
export async function loadTaskFacts(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  tasks: readonly TaskRow[],
): Promise<Map<string, TaskFacts>> {
  const rows = await reader.rows<TaskFacts>(sql`
    select q.number::text as "numericId", i.grant_version::text as "grantVersion", ev.app_id as "appId",
      coalesce((select a.display_name from app_versions a where a.tenant_id = ${tenantId} and a.app_id = ev.app_id
        order by (a.closed_at is null) desc, a.version desc limit 1), '') as "appName",
      ev.entitlement_id as "entitlementId", ev.display_name as "entitlementName",
      av.account_id as "accountId", coalesce(nullif(av.display_name, ''), nullif(av.username, ''), av.account_id, '') as "accountName",
      uv.user_id as "userId", uv.display_name as "userName",
      case when rv.version is not null then json_build_object('appId', rv.app_id, 'appResourceTypeId', rv.resource_type_id,
        'id', rv.resource_id) end as holder, rv.display_name as "holderName"
    from unnest(${tasks.map((task) => task.numericId)}::bigint[], ${tasks.map((task) => task.principalKey)}::bigint[],
      ${tasks.map((task) => task.entitlementKey)}::bigint[]) as q (number, principal_key, entitlement_key)
    join items i on i.tenant_id = ${tenantId} and i.preparation_key = ${preparationKey}
      and i.principal_key = q.principal_key and i.entitlement_key = q.entitlement_key
    join preparation_entitlements e on e.tenant_id = ${tenantId} and e.preparation_key = ${preparationKey}
      and e.entitlement_key = q.entitlement_key
    join entitlement_versions ev on ev.tenant_id = ${tenantId} and ev.version = e.entitlement_version
    join preparation_principals p on p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey}
      and p.principal_key = q.principal_key
    left join account_versions av on av.tenant_id = ${tenantId} and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = ${tenantId} and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = ${tenantId} and rv.version = p.resource_version`)
  return new Map(rows.map((row) => [row.numericId, row]))
}

/** What the caller is to tasks of one review, besides owner or administrator. */
export interface Relation {
  isMember: boolean
  onBehalfOf: string | null
  hasAnswered: boolean
}

export async function findRelations(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  userId: string,
  numbers: readonly string[],
): Promise<Map<string, Relation>> {
  const rows = await reader.rows<Relation & { numericId: string }>(sql`
    select t.numeric_id::text as "numericId", m.user_id is not null as "isMember", m.on_behalf_of as "onBehalfOf",
      exists (select 1 from decisions d where d.tenant_id = t.tenant_id and d.review_key = t.review_key
        and d.numeric_id = t.numeric_id and d.user_id = ${userId}) as "hasAnswered"
    from tasks t
    left join reviewer_set_members m on m.tenant_id = t.tenant_id and m.review_key = t.review_key
      and m.set_key = t.set_key and m.user_id = ${userId}
    where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.numeric_id = any(${numbers}::bigint[])`)
  return new Map(rows.map(({ numericId, ...relation }) => [numericId, relation]))
}

/** Whether a person is in a reviewer set. */
export const isInSet = async (reader: Reader, tenantId: TenantId, reviewKey: string, setKey: number, userId: string) =>
  (await reader.count(sql`
    select 1 from reviewer_set_members where tenant_id = ${tenantId} and review_key = ${reviewKey}
      and set_key = ${setKey} and user_id = ${userId}`)) > 0

/** The accounts of these principals as they were when the campaign was prepared. */
export async function loadFrozenAccounts(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  principalKeys: readonly string[],
): Promise<{ appUser: AppUser; lastLoginAt: Date | null }[]> {
  if (principalKeys.length === 0) return []
  const rows = await reader.rows<
    Omit<AppUser, 'status' | 'usernames' | 'emails' | 'createdAt' | 'updatedAt'> & {
      status: AppUser['status']['status']
      details: string
      createdAt: Date
      updatedAt: Date
      lastLoginAt: Date | null
    }
  >(sql`
    select a.account_id as id, a.app_id as "appId", coalesce(a.user_id, '') as "identityUserId",
      a.account_type as "appUserType", a.status, a.status_details as details, a.display_name as "displayName",
      a.username, a.email, a.employee_ids as "employeeIds", a.profile, a.created_at as "createdAt",
      a.opened_at as "updatedAt", a.last_login_at as "lastLoginAt",
      cardinality(n.trusted_domains) > 0 and a.domain <> '' and a.domain <> all(n.trusted_domains) as "isExternal"
    from preparation_principals p
    join preparations n on n.tenant_id = p.tenant_id and n.preparation_key = p.preparation_key
    join account_versions a on a.tenant_id = p.tenant_id and a.version = p.account_version
    where p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey}
      and p.principal_key = any(${[...new Set(principalKeys)]}::bigint[])`)
  return rows.map(({ status, details, lastLoginAt, createdAt, updatedAt, ...rest }) => ({
    appUser: {
      ...rest,
      status: { status, details },
      usernames: rest.username ? [rest.username] : [],
      emails: rest.email ? [rest.email] : [],
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
    lastLoginAt,
  }))
}
