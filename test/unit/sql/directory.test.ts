import { describe, expect, it } from 'vitest'
import { selectedEntitlements } from '../../../server/campaign/campaign.sql.ts'
import { sql } from '../../../server/db/sql.ts'
import { listAccounts } from '../../../server/directory/accounts/account.store.ts'
import { listViolations, recomputeViolations } from '../../../server/directory/conflicts/violation.store.ts'
import { listEntitlements } from '../../../server/directory/entitlements/entitlement.store.ts'
import { listGrants } from '../../../server/directory/grants/grant.store.ts'
import { listGrantEvents, listPastGrants } from '../../../server/directory/grants/grant-history.store.ts'
import { listResources } from '../../../server/directory/resources/resource.store.ts'
import { listUsers } from '../../../server/directory/users/user.store.ts'
import { reviseObjects } from '../../../server/directory/versions.store.ts'
import type { Actor } from '../../../server/http/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { preparedEntitlements } from '../../../server/preparation/preparation.sql.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const PAGE = { after: 'id', limit: 50 }
/** Sees the campaigns that they own. */
const OWNER = { userId: 'user', permissions: new Set(['campaign.own']) } as unknown as Actor
const REF = { appId: 'app', id: 'id' }

describe('statements of the directory', () => {
  it('users', async () => {
    const all: Parameters<typeof listUsers>[3] = {
      ids: ['a'],
      refs: [{ id: 'b' }],
      excludeIds: ['c'],
      query: 'ada',
      email: 'ada@example.com',
      departments: ['a'],
      jobTitles: ['a'],
      userStatuses: ['ENABLED'],
      origins: ['USER_ORIGIN_LOCAL'],
      excludeOrigins: ['USER_ORIGIN_SYSTEM'],
      excludeTypes: ['USER_TYPE_AGENT'],
      managerIds: ['a'],
      delegatedUserIds: ['a'],
      roleIds: ['a'],
      delegateStatus: 'DELEGATE_STATUS_HAS_DELEGATE',
      isDelegate: true,
    }
    const statements = await recordStatements({
      'listUsers without filters': (tx) => listUsers(tx, TENANT, PAGE),
      'listUsers with all filters': (tx) => listUsers(tx, TENANT, PAGE, all),
      'reviseObjects of a user': (tx) =>
        reviseObjects(tx, 'user', TENANT, sql`old.user_id = ${'id'}`, { status: 'DISABLED' }),
    })
    await expect(statements).toMatchFileSnapshot('users.sql')
  })

  it('accounts', async () => {
    const statements = await recordStatements({
      'listAccounts by app, with all filters': (tx) =>
        listAccounts(
          tx,
          TENANT,
          { after: ['app', 'id'], limit: 50 },
          {
            sortBy: 'APP_USER_SEARCH_SORT_BY_APP',
            appId: 'a',
            appIds: ['a'],
            appUserIds: ['a'],
            excludeAppUserIds: ['a'],
            refs: [REF],
            userIds: ['a'],
            withoutResponsibleParty: true,
            appUserTypes: ['APP_USER_TYPE_USER'],
            appUserStatuses: ['STATUS_ENABLED'],
            appUserStatusDetails: ['a'],
            appUserDomains: ['APP_USER_DOMAIN_EXTERNAL'],
            withOpenFindings: true,
            query: 'ada',
          },
        ),
    })
    await expect(statements).toMatchFileSnapshot('accounts.sql')
  })

  it('entitlements', async () => {
    const all: Parameters<typeof listEntitlements>[3] = {
      appId: 'a',
      resourceId: 'a',
      query: 'admin',
      displayName: 'admin',
      alias: 'a',
      appIds: ['a'],
      excludeAppIds: ['a'],
      refs: [REF],
      excludedEntitlementRefs: [REF],
      resourceIds: ['a'],
      resourceTypeIds: ['a'],
      excludeResourceTypeIds: ['a'],
      riskLevelIds: ['a'],
      complianceFrameworkIds: ['a'],
      policyRefs: [{ id: 'a' }],
      requestSchemaIds: ['a'],
      sourceConnectorId: 'a',
      isAutomated: true,
      appDisplayName: 'a',
      resourceTraitIds: ['a'],
      appUserIds: ['a'],
      membershipType: ['APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER', 'APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER'],
      excludeAppUserIds: ['a'],
      holder: { userId: 'a', holds: true },
      onlyGetExpiring: true,
      includeDeleted: true,
      reviewed: [selectedEntitlements, preparedEntitlements].map((query) => query(TENANT, 'campaign', OWNER)),
    }
    const statements = await recordStatements({
      'listEntitlements without filters': (tx) => listEntitlements(tx, TENANT, PAGE, {}),
      'listEntitlements with all filters': (tx) => listEntitlements(tx, TENANT, PAGE, all),
    })
    await expect(statements).toMatchFileSnapshot('entitlements.sql')
  })

  it('resources', async () => {
    const statements = await recordStatements({
      'listResources, newest first, with all filters': (tx) =>
        listResources(tx, TENANT, PAGE, {
          direction: 'SORT_DIRECTION_DESC',
          appId: 'a',
          resourceTypeId: 'a',
          appIds: ['a'],
          resourceTypeIds: ['a'],
          resourceIds: ['a'],
          excludeResourceIds: ['a'],
          query: 'a',
          refs: [{ appId: 'a', appResourceTypeId: 'a', id: 'a' }],
          resourceTypeTraitIds: ['a'],
          excludeResourceTypeTraitIds: ['a'],
          ownerUserIds: ['a'],
          unownedOnly: true,
          appUserIds: ['a'],
          withOpenFindings: true,
        }),
    })
    await expect(statements).toMatchFileSnapshot('resources.sql')
  })

  it('grants', async () => {
    const page = { after: ['1', '2'] as const, limit: 50 }
    const some: Parameters<typeof listGrants>[3] = {
      entitlementIds: ['a'],
      appIds: ['a'],
      entitlementRefs: [REF],
      entitlementSlugs: ['a'],
      purpose: ['APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION'],
      resourceIds: ['a'],
      resourceTypeIds: ['a'],
    }
    const history = {
      after: { atText: '2026-01-01', entitlementKey: '1', accountKey: '2', type: 'GRANT_EVENT_TYPE_REMOVED' as const },
      limit: 50,
    }
    const filter = { appIds: ['a'], entitlementRefs: [REF], accountRefs: [REF], userIds: ['a'], since: 'a', until: 'b' }
    const statements = await recordStatements({
      'listGrants without filters': (tx) => listGrants(tx, TENANT, page, {}),
      'listGrants of accounts, with all filters': (tx) =>
        listGrants(tx, TENANT, page, { ...some, appUserIds: ['a'], userId: 'a' }),
      'listPastGrants with all filters': (tx) => listPastGrants(tx, TENANT, history, filter),
      'listGrantEvents without filters': (tx) => listGrantEvents(tx, TENANT, { after: undefined, limit: 50 }, {}),
      'listGrantEvents with all filters': (tx) => listGrantEvents(tx, TENANT, history, filter),
    })
    await expect(statements).toMatchFileSnapshot('grants.sql')
  })

  it('violations', async () => {
    const statements = await recordStatements({
      'recomputeViolations of all monitors': (tx) => recomputeViolations(tx, TENANT),
      'recomputeViolations of some monitors': (tx) => recomputeViolations(tx, TENANT, ['monitor']),
      'listViolations with a status': (tx) =>
        listViolations(tx, TENANT, 'monitor', PAGE, 'CONFLICT_VIOLATION_STATUS_ACTIVE'),
    })
    await expect(statements).toMatchFileSnapshot('violations.sql')
  })
})
