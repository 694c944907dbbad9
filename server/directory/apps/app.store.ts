import type { AppInput, CreateAppRequest, SearchAppsRequest } from '../../../contract/directory/app.ts'
import type { Annotations } from '../../../contract/wire/annotations.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { announceAccessWrite } from '../access-data-lock.store.ts'
import { removeObjects } from '../versions.store.ts'

/** Fields that no statement filters by, stored together. */
export type AppSettings = Pick<
  AppInput,
  | 'accessModel'
  | 'appUserMapper'
  | 'connectorVersion'
  | 'defaultRequestCatalogId'
  | 'enableConnectorSourcedOwnership'
  | 'iconUrl'
  | 'identityMatching'
  | 'instructions'
  | 'revokeGrantSources'
  | 'strictAccessEntitlementProvisioning'
> &
  Pick<CreateAppRequest, 'appEntitlementOwnerRefs'>

/** An open version of an app. */
export interface AppRow {
  id: string
  version: string
  displayName: string
  description: string
  ownerIds: string[]
  certifyPolicyId: string
  grantPolicyId: string
  revokePolicyId: string
  isDirectory: boolean
  monthlyCostUsd: number
  annotations: Annotations
  settings: AppSettings
  sourceId: string | null
  createdAt: Date
  updatedAt: Date
}

const columns = sql`a.app_id as id, a.version::text, a.display_name as "displayName", a.description,
  a.owner_ids as "ownerIds", a.certify_policy_id as "certifyPolicyId", a.grant_policy_id as "grantPolicyId",
  a.revoke_policy_id as "revokePolicyId", a.is_directory as "isDirectory", a.monthly_cost_usd as "monthlyCostUsd",
  a.annotations, a.settings, a.source_id as "sourceId", a.created_at as "createdAt", a.opened_at as "updatedAt"`

/**
 * Serializes changes inside one app, so that nothing is added while it is removed and each change sees the one before.
 */
export const lockApp = (tx: Tx, tenantId: TenantId, id: string): Promise<void> =>
  lockApps(tx, tenantId, sql`select ${id}::text as app_id`)

/** The class of these locks, and how many the apps of a tenant share: the database has room for a few thousand in all. */
const APP_LOCK = 0x61707073
const LOCKS_OF_TENANT = 256

/** The same for every app that the query finds. Locks are taken in one order, so that no two wait for each other. */
export async function lockApps(tx: Tx, tenantId: TenantId, appIds: Sql): Promise<void> {
  await tx.rows(sql`
    select pg_advisory_xact_lock(${APP_LOCK}::int, hashtext(${tenantId}::text || ':' || lock))
    from (select distinct hashtext(app_id) & ${LOCKS_OF_TENANT - 1}::int as lock from (${appIds}) a order by lock) l`)
}

export async function findApp(reader: Reader, tenantId: TenantId, id: string): Promise<AppRow | undefined> {
  const [app] = await findApps(reader, tenantId, [id])
  return app
}

export const findApps = (reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<AppRow[]> =>
  reader.rows<AppRow>(sql`
    select ${columns} from apps a where a.tenant_id = ${tenantId} and a.app_id = any(${ids}::text[])`)

export type AppFilter = Omit<SearchAppsRequest, 'pageSize' | 'pageToken'>

/** Apps in order of creation, after a given id. */
export const listApps = (
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: AppFilter = {},
): Promise<AppRow[]> =>
  reader.rows<AppRow>(sql`
    select ${columns} from apps a
    where a.tenant_id = ${tenantId} and a.app_id > ${page.after} and ${join(conditions(filter), ' and ')}
    order by a.app_id limit ${page.limit}`)

function conditions({ query, displayName, policyRefs, ...filter }: AppFilter): Sql[] {
  const policies = policyRefs?.map(({ id }) => id)
  return [
    ...anyOf(sql`a.app_id`, filter.appIds),
    ...noneOf(sql`a.app_id`, filter.excludeAppIds),
    ...[query, displayName].flatMap((text) => (text ? [sql`lower(a.display_name) like ${containing(text)}`] : [])),
    ...(filter.onlyDirectories ? [sql`a.is_directory`] : []),
    ...(filter.ownerUserIds?.length ? [sql`a.owner_ids && ${filter.ownerUserIds}::text[]`] : []),
    ...(policies?.length
      ? [sql`array[a.certify_policy_id, a.grant_policy_id, a.revoke_policy_id] && ${policies}::text[]`]
      : []),
  ]
}

/** The number of accounts of each of these apps; apps without accounts are omitted. */
export async function countAccounts(reader: Reader, tenantId: TenantId, appIds: readonly string[]) {
  const rows = await reader.rows<{ id: string; count: string }>(sql`
    select app_id as id, count(*)::text as count from accounts
    where tenant_id = ${tenantId} and app_id = any(${appIds}::text[]) group by app_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export interface NewApp extends Pick<AppRow, 'id' | 'displayName' | 'ownerIds' | 'annotations' | 'settings'> {
  description: string
  certifyPolicyId: string
  grantPolicyId: string
  revokePolicyId: string
  monthlyCostUsd: number
  /** The id of the entitlement that stands for access to the app. */
  accessEntitlementId: string
}

/** Adds an app together with its access entitlement. */
export async function insertApp(tx: Tx, tenantId: TenantId, app: NewApp): Promise<void> {
  await announceAccessWrite(tx, tenantId)
  await tx.count(sql`
    insert into app_versions (tenant_id, app_id, display_name, description, owner_ids, certify_policy_id,
      grant_policy_id, revoke_policy_id, monthly_cost_usd, annotations, settings)
    values (${tenantId}, ${app.id}, ${app.displayName}, ${app.description}, ${app.ownerIds}, ${app.certifyPolicyId},
      ${app.grantPolicyId}, ${app.revokePolicyId}, ${app.monthlyCostUsd}, ${app.annotations}, ${app.settings})`)
  await tx.count(sql`
    insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name, slug, is_app_access)
    values (${tenantId}, ${app.accessEntitlementId}, ${app.id}, 'Access', 'access', true)`)
}

/** Removes an app with everything in it; returns whether it existed. */
export async function removeApp(tx: Tx, tenantId: TenantId, id: string): Promise<boolean> {
  const inApp = sql`tenant_id = ${tenantId} and app_id = ${id}`
  await removeObjects(
    tx,
    'grant',
    tenantId,
    sql`old.entitlement_key in (select entitlement_key from entitlements where ${inApp})`,
  )
  await removeObjects(
    tx,
    'grant',
    tenantId,
    sql`old.principal_key in (select account_key from accounts where ${inApp}
      union all select resource_key from resources where ${inApp})`,
  )
  for (const kind of ['account', 'entitlement', 'resource', 'resource_type'] as const)
    await removeObjects(tx, kind, tenantId, sql`old.app_id = ${id}`)
  return (await removeObjects(tx, 'app', tenantId, sql`old.app_id = ${id}`)) > 0
}
