import type { SearchUsersRequest, User } from '../../../contract/directory/user.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import { readEmail } from '../../lib/email.ts'
import type { TenantId } from '../../lib/ids.ts'
import { announceAccessWrite } from '../access-data-lock.store.ts'
import { withEdited } from '../versions.sql.ts'
import { reviseObjects } from '../versions.store.ts'
import { hasAnyRole, roleIdsOf } from './user-roles.sql.ts'

/** The current delegate of a user: that of a delegation in effect, else the permanent one. */
const delegateOf = (user: Sql) => sql`coalesce((
  select d.delegated_user_id from user_delegations d where d.tenant_id = ${user}.tenant_id
    and d.user_id = ${user}.user_id and d.starts_at <= now() and coalesce(d.expires_at > now(), true)),
  ${user}.delegated_user_id)`
const delegate = delegateOf(sql`u`)

const columns = sql`u.user_id as id, u.email, u.display_name as "displayName", u.status, u.type, u.origin, u.username,
  u.department, u.job_title as "jobTitle", u.employment_status as "employmentStatus",
  u.employment_type as "employmentType", u.employee_ids as "employeeIds", u.manager_ids as "managerIds",
  ${delegate} as "delegatedUserId", u.profile, u.created_at as "createdAt", u.opened_at as "updatedAt",
  ${roleIdsOf(sql`u`)} as "roleIds"`

interface Row extends Omit<User, 'createdAt' | 'updatedAt' | 'deletedAt' | 'delegatedUserId'> {
  createdAt: Date
  updatedAt: Date
  delegatedUserId: string | null
}

const toMessage = (row: Row): User => ({
  ...row,
  emails: row.email ? [row.email] : [],
  usernames: row.username ? [row.username] : [],
  directoryStatus: row.status,
  directoryIds: [],
  delegatedUserId: row.delegatedUserId ?? '',
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  // A deleted person no longer changes, so the last change was the deletion.
  ...(row.status === 'DELETED' && { deletedAt: row.updatedAt.toISOString() }),
})

export interface NewUser {
  id: string
  email: string
  displayName: string
  roles: readonly string[]
}

/** Throws a unique violation of `user_versions_email` if the address is taken, in any letter case. */
export async function insertUser(tx: Tx, tenantId: TenantId, user: NewUser): Promise<void> {
  await announceAccessWrite(tx, tenantId)
  await tx.count(sql`
    insert into user_versions (tenant_id, user_id, email, display_name)
    values (${tenantId}, ${user.id}, ${user.email}, ${user.displayName})`)
  await replaceRoles(tx, tenantId, user.id, user.roles)
}

export const updateUserStatus = (tx: Tx, tenantId: TenantId, id: string, status: 'ENABLED' | 'DISABLED') =>
  reviseObjects(tx, 'user', tenantId, sql`old.user_id = ${id}`, { status, edited: withEdited(['status']) })

/** Throws a unique violation of `user_versions_email` if the address is taken. Imports keep the new address. */
export const updateUserEmail = (tx: Tx, tenantId: TenantId, id: string, email: string) =>
  reviseObjects(tx, 'user', tenantId, sql`old.user_id = ${id}`, { email, edited: withEdited(['email']) })

export async function replaceRoles(tx: Tx, tenantId: TenantId, id: string, roles: readonly string[]): Promise<void> {
  await tx.count(sql`delete from user_roles where tenant_id = ${tenantId} and user_id = ${id}`)
  await tx.count(sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select u.tenant_id, u.user_id, role from users u, unnest(${[...new Set(roles)]}::text[]) as role
    where u.tenant_id = ${tenantId} and u.user_id = ${id}`)
}

/** Whether a user (`u`) has this address, in any spelling. */
const hasEmail = (email: string) => sql`lower(u.email) in (lower(${email}), lower(${readEmail(email) ?? email}))`

export async function findUserByEmail(reader: Reader, tenantId: TenantId, email: string): Promise<User | undefined> {
  const row = await reader.first<Row>(sql`
    select ${columns} from users u where u.tenant_id = ${tenantId} and ${hasEmail(email)}`)
  return row && toMessage(row)
}

export async function findUsers(reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return []
  const rows = await reader.rows<Row>(sql`
    select ${columns} from users u where u.tenant_id = ${tenantId} and u.user_id = any(${ids}::text[])`)
  return rows.map(toMessage)
}

export type UserFilter = Omit<SearchUsersRequest, 'pageSize' | 'pageToken' | 'expandMask'>

/** Users in order of creation, after a given id. */
export async function listUsers(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: UserFilter = {},
): Promise<User[]> {
  const rows = await reader.rows<Row>(sql`
    select ${columns} from users u
    where u.tenant_id = ${tenantId} and u.user_id > ${page.after} and ${join(conditions(tenantId, filter), ' and ')}
    order by u.user_id limit ${page.limit}`)
  return rows.map(toMessage)
}

function conditions(tenantId: TenantId, filter: UserFilter): Sql[] {
  const ids = [...(filter.ids ?? []), ...(filter.refs ?? []).map((ref) => ref.id)]
  const askedFor = ids.length > 0 || filter.userStatuses?.length
  return [
    ...anyOf(sql`u.user_id`, ids),
    ...(askedFor ? [] : [sql`u.status <> 'DELETED'`]),
    ...noneOf(sql`u.user_id`, filter.excludeIds),
    ...(filter.query ? [sql`lower(u.display_name || ' ' || u.email) like ${containing(filter.query)}`] : []),
    ...(filter.email ? [hasEmail(filter.email)] : []),
    ...anyOf(sql`u.department`, filter.departments),
    ...anyOf(sql`u.job_title`, filter.jobTitles),
    ...anyOf(sql`u.status`, filter.userStatuses),
    ...anyOf(sql`u.origin`, filter.origins),
    ...noneOf(sql`u.origin`, filter.excludeOrigins),
    ...noneOf(sql`u.type`, filter.excludeTypes),
    ...(filter.managerIds?.length ? [sql`u.manager_ids && ${filter.managerIds}::text[]`] : []),
    ...(filter.sourceAppIds?.length
      ? [
          sql`exists (select 1 from accounts a where a.tenant_id = u.tenant_id and a.user_id = u.user_id
            and a.app_id = any(${filter.sourceAppIds}::text[]))`,
        ]
      : []),
    ...anyOf(delegate, filter.delegatedUserIds),
    ...(filter.roleIds?.length ? [hasAnyRole(sql`u`, filter.roleIds)] : []),
    ...(filter.delegateStatus === 'DELEGATE_STATUS_HAS_DELEGATE' ? [sql`${delegate} is not null`] : []),
    ...(filter.delegateStatus === 'DELEGATE_STATUS_NO_DELEGATE' ? [sql`${delegate} is null`] : []),
    ...(filter.isDelegate === undefined
      ? []
      : [
          sql`${filter.isDelegate}::boolean = (u.user_id in (
            select delegate from (select ${delegateOf(sql`o`)} as delegate from users o where o.tenant_id = ${tenantId}) as o
            where delegate is not null))`,
        ]),
  ]
}
