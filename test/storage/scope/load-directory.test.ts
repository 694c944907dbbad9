import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reader } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor } from '../../engines.ts'
import { parameters } from '../../rounds.ts'
import { AT, type Directory } from './directory.ts'
import { randomDirectory } from './random-directory.ts'
import { randomScopes } from './random-scope.ts'
import { useDirectories } from './use-directories.ts'

type Kind = 'users' | 'resources' | 'entitlements' | 'accounts' | 'grants'

/** What the views show of a tenant, in the words of a directory. */
const shown = async (reader: Reader, t: string): Promise<Pick<Directory, Kind>> => ({
  users: await reader.rows(sql`
    select user_id as id, email, status, username, department, job_title as "jobTitle",
      employment_status as "employmentStatus", employment_type as "employmentType", manager_ids as "managerIds", profile
    from users where tenant_id = ${t} order by user_id`),
  resources: await reader.rows(sql`
    select resource_id as id, app_id as "appId", resource_type_id as "resourceTypeId", parent_id as "parentId"
    from resources where tenant_id = ${t} order by resource_id`),
  entitlements: await reader.rows(sql`
    select entitlement_id as id, app_id as "appId", resource_type_id as "resourceTypeId", resource_id as "resourceId",
      is_app_access as "isAppAccess", risk_level_id as "riskLevelId",
      compliance_framework_ids as "complianceFrameworkIds"
    from entitlements where tenant_id = ${t} order by entitlement_id`),
  accounts: await reader.rows(sql`
    select account_id as id, app_id as "appId", user_id as "userId", account_type as "accountType", status, email, profile
    from accounts where tenant_id = ${t} order by account_id`),
  grants: await reader.rows(sql`
    select e.entitlement_id as "entitlementId", coalesce(a.account_id, r.resource_id) as "principalId",
      g.to_resource as "toResource", g.is_direct as "isDirect", g.added_at as "addedAt", g.created_at as "createdAt",
      g.last_used_at as "lastUsedAt", g.last_reviewed_at as "lastReviewedAt", g.expires_at as "expiresAt",
      g.access_profile_ids as "accessProfileIds"
    from grants g
    join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
    left join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key and not g.to_resource
    left join resources r on r.tenant_id = g.tenant_id and r.resource_key = g.principal_key and g.to_resource
    where g.tenant_id = ${t} order by 1, 2`),
})

const sorted = <T extends object>(rows: readonly T[], ...keys: (keyof T)[]): T[] => {
  const textOf = (row: T) => keys.map((key) => row[key]).join(' ')
  return [...rows].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
}

describe.each(enginesFor('directories'))('directories that are loaded on %s', async (engine) => {
  const { database, load } = await useDirectories(engine)

  it('are what the views show, without what is over', async () => {
    await fc.assert(
      fc.asyncProperty(randomDirectory, async (directory) => {
        const { tenantId } = await load(directory, [])
        expect(await database.read((reader) => shown(reader, tenantId))).toEqual({
          users: sorted(directory.users, 'id'),
          resources: sorted(directory.resources, 'id'),
          entitlements: sorted(directory.entitlements, 'id'),
          accounts: sorted(directory.accounts, 'id'),
          grants: sorted(directory.grants, 'entitlementId', 'principalId'),
        })
      }),
      parameters(25),
    )
  })

  it('have the conflicts and the selections that were drawn', async () => {
    await fc.assert(
      fc.asyncProperty(randomDirectory, randomScopes, async (directory, planned) => {
        const { tenantId, scopes } = await load(directory, planned)
        const count = (what: ReturnType<typeof sql>) =>
          database.read(async (reader) => (await reader.rows(what)).length)
        const { monitors, violations } = directory
        const active = violations.filter(
          ({ resolvedAt, exemptedAt, exemptionExpiresAt: end }) =>
            !resolvedAt && !(exemptedAt && (!end || end.getTime() > AT.getTime())),
        )
        expect(
          await count(sql`
            select 1 from conflict_violations where tenant_id = ${tenantId} and resolved_at is null
              and not (exempted_at is not null and coalesce(exemption_expires_at > ${AT}, true))`),
        ).toBe(active.length)
        expect(await count(sql`select 1 from conflict_entitlements where tenant_id = ${tenantId}`)).toBe(
          monitors.flatMap(({ groupA, groupB }) => [...groupA, ...groupB]).length,
        )
        for (const [index, { selections }] of planned.entries())
          for (const [list, entries] of Object.entries(selections)) {
            const setId = scopes[index]?.sets[list as keyof typeof selections]
            const rows = sql`select 1 from selection_entries where tenant_id = ${tenantId} and set_id = ${setId}`
            expect(await count(rows)).toBe(entries.length)
          }
      }),
      parameters(5),
    )
  })
})
