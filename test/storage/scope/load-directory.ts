import { ATTRIBUTE_TYPES } from '../../../contract/directory/attribute.ts'
import type { Tx } from '../../../server/db/index.ts'
import { type Sql, sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { type Directory, daysBefore, type ListName, type Past, type Selections } from './directory.ts'
import { FRAMEWORKS, RISKS } from './random-directory.ts'

/** When versions that are over were opened and closed. */
const LONG_AGO = daysBefore(200)
const SINCE = daysBefore(150)

/**
 * Writes a directory into a tenant that has none, a statement for each table and past all checks of the product: what
 * is generated is right by itself. Tenants have the same ids and keys, so that what leaks from one to another shows.
 */
export async function loadDirectory(tx: Tx, tenantId: TenantId, directory: Directory): Promise<void> {
  for (const statement of [
    ...objects(tenantId, directory),
    ...access(tenantId, directory, keysOf(directory)),
    ...conflicts(tenantId, directory),
  ])
    await tx.count(statement)
}

/** Writes selections; the answer says which set is which list. `prefix` tells the sets of several scopes apart. */
export async function loadSelections(
  tx: Tx,
  tenantId: TenantId,
  prefix: string,
  selections: Selections,
): Promise<Partial<Record<ListName, string>>> {
  const lists = Object.entries(selections) as [ListName, NonNullable<Selections[ListName]>][]
  const sets = Object.fromEntries(lists.map(([list]) => [list, `${prefix} ${list}`]))
  const rows = lists.flatMap(([list, entries]) => entries.map((entry) => ({ ...entry, setId: sets[list] })))
  await tx.count(sql`
    insert into selection_entries (tenant_id, set_id, app_id, object_id, role_id)
    select ${tenantId}, x."setId", x."appId", x."objectId", x."roleId"
    from json_to_recordset(${JSON.stringify(rows)}::json) as x ("setId" text, "appId" text, "objectId" text, "roleId" text)`)
  return sets
}

const json = (rows: readonly object[]): Sql => sql`json_to_recordset(${JSON.stringify(rows)}::json)`

/** Versions that are open and versions that are over, as rows. */
const versionsOf = <T extends object>(open: readonly T[], past: readonly Past<T>[]): object[] => [
  ...open.map((row) => ({ createdAt: LONG_AGO, ...row, openedAt: SINCE, closedAt: null, removed: false })),
  ...past.map((row) => ({ createdAt: LONG_AGO, ...row, openedAt: LONG_AGO, closedAt: SINCE })),
]
const versionColumns = sql`created_at, opened_at, closed_at, removed`
const versionValues = sql`x."createdAt", x."openedAt", x."closedAt", x.removed`
const versionTypes = sql`"createdAt" timestamptz, "openedAt" timestamptz, "closedAt" timestamptz, removed boolean`

/** The short keys by which grants refer to what they are about: one number for an object through all its versions. */
function keysOf({ resources, entitlements, accounts, past }: Directory): (id: string) => number {
  const kinds = [resources, past.resources, entitlements, past.entitlements, accounts, past.accounts]
  const ids = [...new Set(kinds.flat().map(({ id }) => id))]
  const keys = new Map(ids.map((id, index) => [id, index + 1]))
  return (id) => {
    const key = keys.get(id)
    if (key === undefined) throw new Error(`a grant is about ${id}, which never was`)
    return key
  }
}

function objects(t: string, directory: Directory): Sql[] {
  const { users, past, appIds, resourceTypes, accessProfileIds, trustedDomains } = directory
  const attributes = [
    ...RISKS.map((id) => ({ id, type: ATTRIBUTE_TYPES.risk_levels.id })),
    ...FRAMEWORKS.map((id) => ({ id, type: ATTRIBUTE_TYPES.compliance_frameworks.id })),
  ]
  return [
    sql`
      insert into user_versions (tenant_id, user_id, email, display_name, status, username, department, job_title,
        employment_status, employment_type, manager_ids, profile, ${versionColumns})
      select ${t}, x.id, x.email, x.id, x.status, x.username, x.department, x."jobTitle", x."employmentStatus",
        x."employmentType", x."managerIds", x.profile, ${versionValues}
      from ${json(versionsOf(users, past.users))} as x (id text, email text, status text, username text,
        department text, "jobTitle" text, "employmentStatus" text, "employmentType" text, "managerIds" text[],
        profile jsonb, ${versionTypes})`,
    sql`
      insert into app_versions (tenant_id, app_id, display_name)
      select ${t}, id, id from unnest(${appIds}::text[]) as id`,
    sql`
      insert into resource_type_versions (tenant_id, app_id, resource_type_id, display_name)
      select ${t}, x."appId", x.id, x.id from ${json(resourceTypes)} as x ("appId" text, id text)`,
    sql`
      insert into access_profiles (tenant_id, access_profile_id, display_name)
      select ${t}, id, id from unnest(${accessProfileIds}::text[]) as id`,
    sql`
      insert into attribute_values (tenant_id, value_id, attribute_type, value)
      select ${t}, x.id, x.type, x.id from ${json(attributes)} as x (id text, type text)`,
    sql`
      insert into trusted_domains (tenant_id, domain)
      select ${t}, domain from unnest(${trustedDomains}::text[]) as domain`,
  ]
}

function access(t: string, directory: Directory, key: (id: string) => number): Sql[] {
  const { resources, entitlements, accounts, grants, past } = directory
  const keyed = <T extends { id: string }>(open: readonly T[], over: readonly Past<T>[]) =>
    versionsOf(
      open.map((row) => ({ ...row, key: key(row.id) })),
      over.map((row) => ({ ...row, key: key(row.id) })),
    )
  const heldOf = <T extends { entitlementId: string; principalId: string }>(row: T) => ({
    ...row,
    entitlementKey: key(row.entitlementId),
    principalKey: key(row.principalId),
  })
  return [
    sql`
      insert into resource_versions (tenant_id, resource_id, resource_key, app_id, resource_type_id, parent_id,
        display_name, ${versionColumns})
      select ${t}, x.id, x.key, x."appId", x."resourceTypeId", x."parentId", x.id, ${versionValues}
      from ${json(keyed(resources, past.resources))} as x (id text, key bigint, "appId" text, "resourceTypeId" text,
        "parentId" text, ${versionTypes})`,
    sql`
      insert into entitlement_versions (tenant_id, entitlement_id, entitlement_key, app_id, resource_type_id,
        resource_id, display_name, is_app_access, risk_level_id, compliance_framework_ids, ${versionColumns})
      select ${t}, x.id, x.key, x."appId", x."resourceTypeId", x."resourceId", x.id, x."isAppAccess", x."riskLevelId",
        x."complianceFrameworkIds", ${versionValues}
      from ${json(keyed(entitlements, past.entitlements))} as x (id text, key bigint, "appId" text,
        "resourceTypeId" text, "resourceId" text, "isAppAccess" boolean, "riskLevelId" text,
        "complianceFrameworkIds" text[], ${versionTypes})`,
    sql`
      insert into account_versions (tenant_id, account_id, account_key, app_id, user_id, account_type, status, email,
        display_name, profile, ${versionColumns})
      select ${t}, x.id, x.key, x."appId", x."userId", x."accountType", x.status, x.email, x.id, x.profile,
        ${versionValues}
      from ${json(keyed(accounts, past.accounts))} as x (id text, key bigint, "appId" text, "userId" text,
        "accountType" text, status text, email text, profile jsonb, ${versionTypes})`,
    sql`
      insert into grant_versions (tenant_id, entitlement_key, principal_key, to_resource, is_direct, added_at,
        last_used_at, last_reviewed_at, expires_at, access_profile_ids, ${versionColumns})
      select ${t}, x."entitlementKey", x."principalKey", x."toResource", x."isDirect", x."addedAt", x."lastUsedAt",
        x."lastReviewedAt", x."expiresAt", x."accessProfileIds", ${versionValues}
      from ${json(versionsOf(grants.map(heldOf), past.grants.map(heldOf)))} as x ("entitlementKey" bigint,
        "principalKey" bigint, "toResource" boolean, "isDirect" boolean, "addedAt" timestamptz,
        "lastUsedAt" timestamptz, "lastReviewedAt" timestamptz, "expiresAt" timestamptz, "accessProfileIds" text[],
        ${versionTypes})`,
  ]
}

function conflicts(t: string, { monitors, violations }: Directory): Sql[] {
  const bound = monitors.flatMap(({ id, groupA, groupB }) => [
    ...groupA.map((entitlementId) => ({ id, group: 'ENTITLEMENT_GROUP_A', entitlementId })),
    ...groupB.map((entitlementId) => ({ id, group: 'ENTITLEMENT_GROUP_B', entitlementId })),
  ])
  return [
    sql`
      insert into conflict_monitors (tenant_id, monitor_id, display_name, set_a_id, set_b_id, enabled, negate_b,
        deleted_at)
      select ${t}, x.id, x.id, 'a', 'b', x.enabled, x."negateB", case when x.deleted then ${SINCE}::timestamptz end
      from ${json(monitors)} as x (id text, enabled boolean, "negateB" boolean, deleted boolean)`,
    sql`
      insert into conflict_entitlements (tenant_id, monitor_id, entitlement_group, entitlement_id)
      select ${t}, x.id, x."group", x."entitlementId"
      from ${json(bound)} as x (id text, "group" text, "entitlementId" text)`,
    sql`
      insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id, account_id, detected_at,
        resolved_at, exempted_at, exemption_expires_at)
      select ${t}, x.id, x."monitorId", x."userId", x."accountId", ${LONG_AGO}::timestamptz, x."resolvedAt",
        x."exemptedAt", x."exemptionExpiresAt"
      from ${json(violations)} as x (id text, "monitorId" text, "userId" text, "accountId" text,
        "resolvedAt" timestamptz, "exemptedAt" timestamptz, "exemptionExpiresAt" timestamptz)`,
  ]
}
