import type { AppUser, SearchAppUsersRequest } from '../../../contract/directory/account.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { announceAccessWrite } from '../access-data-lock.store.ts'
import { withEdited } from '../versions.sql.ts'
import { reviseVersion } from '../versions.store.ts'

/** An account as the API shows it, and the fields that only expansions show. */
export interface Account {
  appUser: AppUser
  version: string
  lastLoginAt: Date | null
}

interface AccountRow {
  id: string
  version: string
  appId: string
  identityUserId: string
  appUserType: AppUser['appUserType']
  status: AppUser['status']['status']
  statusDetails: string
  displayName: string
  username: string
  email: string
  employeeIds: string[]
  isExternal: boolean
  profile: Record<string, unknown>
  createdAt: Date
  updatedAt: Date
  lastLoginAt: Date | null
}

const columnsOf = (tenantId: TenantId): Sql => sql`a.account_id as id, a.version::text, a.app_id as "appId",
  coalesce(a.user_id, '') as "identityUserId", a.account_type as "appUserType", a.status,
  a.status_details as "statusDetails", a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds", ${domainOf(tenantId)} = 'APP_USER_DOMAIN_EXTERNAL' as "isExternal", a.profile,
  a.created_at as "createdAt", a.opened_at as "updatedAt", a.last_login_at as "lastLoginAt"`

/** Whether the account is external: unknown without an address, and while the tenant has no trusted domain. */
const domainOf = (tenantId: TenantId) => sql`(case
  when a.domain = '' or not exists (select 1 from trusted_domains where tenant_id = ${tenantId})
    then 'APP_USER_DOMAIN_UNSPECIFIED'
  when a.domain in (select domain from trusted_domains where tenant_id = ${tenantId}) then 'APP_USER_DOMAIN_TRUSTED'
  else 'APP_USER_DOMAIN_EXTERNAL' end)`

function toAccount(row: AccountRow): Account {
  const { version, status, statusDetails, lastLoginAt, createdAt, updatedAt, ...rest } = row
  return {
    appUser: {
      ...rest,
      status: { status, details: statusDetails },
      usernames: row.username ? [row.username] : [],
      emails: row.email ? [row.email] : [],
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
    version,
    lastLoginAt,
  }
}

export async function findAccounts(reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<Account[]> {
  if (ids.length === 0) return []
  const rows = await reader.rows<AccountRow>(sql`
    select ${columnsOf(tenantId)} from accounts a
    where a.tenant_id = ${tenantId} and a.account_id = any(${ids}::text[])`)
  return rows.map(toAccount)
}

/** The account with this id, if it belongs to this app. */
export async function findAccountOfApp(reader: Reader, tenantId: TenantId, appId: string, id: string) {
  const [account] = await findAccounts(reader, tenantId, [id])
  return account?.appUser.appId === appId ? account : undefined
}

export type AccountFilter = Omit<SearchAppUsersRequest, 'pageSize' | 'pageToken' | 'expandMask'>

/** Accounts in order of creation or by app, after a given app id and account id. */
export async function listAccounts(
  reader: Reader,
  tenantId: TenantId,
  page: { after: readonly [appId: string, id: string]; limit: number },
  filter: AccountFilter,
): Promise<Account[]> {
  const [appId, id] = page.after
  const byApp = filter.sortBy === 'APP_USER_SEARCH_SORT_BY_APP'
  const rows = await reader.rows<AccountRow>(sql`
    select ${columnsOf(tenantId)} from accounts a
    where a.tenant_id = ${tenantId} and ${join(conditions(tenantId, filter), ' and ')}
      and ${byApp ? sql`(a.app_id, a.account_id) > (${appId}, ${id})` : sql`a.account_id > ${id}`}
    order by ${byApp ? sql`a.app_id, a.account_id` : sql`a.account_id`} limit ${page.limit}`)
  return rows.map(toAccount)
}

function conditions(tenantId: TenantId, filter: AccountFilter): Sql[] {
  const { refs, query } = filter
  return [
    ...(filter.appId ? [sql`a.app_id = ${filter.appId}`] : []),
    ...anyOf(sql`a.app_id`, filter.appIds),
    ...anyOf(sql`a.account_id`, filter.appUserIds),
    ...noneOf(sql`a.account_id`, filter.excludeAppUserIds),
    ...(refs?.length
      ? [
          sql`(a.app_id, a.account_id) in (select * from unnest(${refs.map((ref) => ref.appId)}::text[],
            ${refs.map((ref) => ref.id)}::text[]))`,
        ]
      : []),
    ...anyOf(sql`a.user_id`, filter.userIds),
    ...(filter.withoutResponsibleParty ? [sql`a.user_id is null`] : []),
    ...anyOf(sql`a.account_type`, filter.appUserTypes),
    ...anyOf(sql`a.status`, filter.appUserStatuses),
    ...anyOf(sql`a.status_details`, filter.appUserStatusDetails),
    ...anyOf(domainOf(tenantId), filter.appUserDomains),
    ...(filter.withOpenFindings ? [sql`false`] : []),
    ...(query ? [sql`lower(a.display_name || ' ' || a.username || ' ' || a.email) like ${containing(query)}`] : []),
  ]
}

export const updateAccountType = (tx: Tx, tenantId: TenantId, version: string, type: AppUser['appUserType']) =>
  reviseVersion(tx, 'account', tenantId, version, { account_type: type, edited: withEdited(['account_type']) })

/** The main account of each of these people in an app: the oldest personal one, else the oldest. */
export const mainAccounts = (tx: Tx, tenantId: TenantId, appId: string, userIds: readonly string[]) =>
  tx.rows<{ id: string; userId: string }>(sql`
    select distinct on (a.user_id) a.account_id as id, a.user_id as "userId" from accounts a
    where a.tenant_id = ${tenantId} and a.app_id = ${appId} and a.user_id = any(${userIds}::text[])
      and a.status <> 'STATUS_DELETED'
    order by a.user_id, a.account_type <> 'APP_USER_TYPE_USER', a.account_id`)

export interface NewAccount {
  id: string
  userId: string
  displayName: string
  username: string
  email: string
}

export async function insertAccounts(tx: Tx, tenantId: TenantId, appId: string, accounts: readonly NewAccount[]) {
  await announceAccessWrite(tx, tenantId)
  return tx.count(sql`
    insert into account_versions (tenant_id, app_id, account_id, user_id, display_name, username, email)
    select ${tenantId}, ${appId}, * from unnest(${accounts.map(({ id }) => id)}::text[],
      ${accounts.map(({ userId }) => userId)}::text[], ${accounts.map(({ displayName }) => displayName)}::text[],
      ${accounts.map(({ username }) => username)}::text[], ${accounts.map(({ email }) => email)}::text[])`)
}

/** The ids of a person’s accounts in an app, oldest first. */
export async function accountIdsOfUser(reader: Reader, tenantId: TenantId, appId: string, userId: string) {
  const rows = await reader.rows<{ id: string }>(sql`
    select account_id as id from accounts
    where tenant_id = ${tenantId} and user_id = ${userId} and app_id = ${appId} order by account_id`)
  return rows.map(({ id }) => id)
}
