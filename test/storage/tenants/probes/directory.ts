import { campaignPolicyUsage } from '../../../../server/campaign/index.ts'
import type { Tx } from '../../../../server/db/index.ts'
import { sql } from '../../../../server/db/sql.ts'
import * as accessProfiles from '../../../../server/directory/access-profiles/access-profile.store.ts'
import * as accounts from '../../../../server/directory/accounts/account.store.ts'
import * as apps from '../../../../server/directory/apps/app.store.ts'
import * as ownerships from '../../../../server/directory/apps/ownership.store.ts'
import * as attributes from '../../../../server/directory/attributes/attribute.store.ts'
import * as monitors from '../../../../server/directory/conflicts/monitor.store.ts'
import * as violations from '../../../../server/directory/conflicts/violation.store.ts'
import * as entitlements from '../../../../server/directory/entitlements/entitlement.store.ts'
import { BLANK } from '../../../../server/directory/entitlements/entitlement-fields.ts'
import * as grants from '../../../../server/directory/grants/grant.store.ts'
import * as history from '../../../../server/directory/grants/grant-history.store.ts'
import * as resourceGrants from '../../../../server/directory/grants/resource-grant.store.ts'
import * as totals from '../../../../server/directory/history/totals.store.ts'
import * as policies from '../../../../server/directory/policies/policy.store.ts'
import * as profileAttributes from '../../../../server/directory/profile-attribute.store.ts'
import * as references from '../../../../server/directory/references.store.ts'
import * as resources from '../../../../server/directory/resources/resource.store.ts'
import * as resourceTypes from '../../../../server/directory/resources/resource-type.store.ts'
import * as trustedDomains from '../../../../server/directory/trusted-domains/trusted-domain.store.ts'
import * as delegations from '../../../../server/directory/users/delegation.store.ts'
import * as users from '../../../../server/directory/users/user.store.ts'
import * as userRoles from '../../../../server/directory/users/user-role.store.ts'
import * as versions from '../../../../server/directory/versions.store.ts'
import { preparationPolicyUsage } from '../../../../server/preparation/index.ts'
import {
  after,
  auditedAs,
  bindingOf,
  MONITOR,
  POLICY,
  type Probe,
  refusedBy,
  type Things,
  whetherChanged,
} from '../things.ts'

/** The open version of A's account, and A's grant. */
const versionOf = async (db: Tx, t: Things) =>
  (await db.first<{ version: string }>(sql`select version::text from accounts where account_id = ${t.account}`))
    ?.version ?? ''
const grantOf = async (db: Tx, t: Things) => {
  const grant = await grants.findGrant(db, t.a, t.entitlement, t.account)
  if (!grant) throw new Error('no grant')
  return grant
}

export const DIRECTORY_PROBES: Record<string, Probe> = {
  'attribute.store.findAttributeValue': (db, t) => attributes.findAttributeValue(db, t.b, 'risk_level', t.value),
  'attribute.store.listAttributeValues': (db, t) =>
    attributes.listAttributeValues(db, t.b, { after: '', limit: 10 }, { ids: [t.value] }),
  'attribute.store.deleteAttributeValue': (db, t) => attributes.deleteAttributeValue(db, t.b, t.value),
  'attribute.store.countEntitlementsWith': async (db, t) =>
    (await attributes.countEntitlementsWith(db, t.b, t.value)).count,
  'attribute.store.countAttributeUses': async (db, t) => {
    const { uses, entitlementCount } = await attributes.countAttributeUses(db, t.b, [t.value])
    return uses.length + entitlementCount
  },
  'access-profile.store.findAccessProfile': (db, t) => accessProfiles.findAccessProfile(db, t.b, t.accessProfile),
  'access-profile.store.listAccessProfiles': (db, t) =>
    accessProfiles.listAccessProfiles(db, t.b, { after: '', limit: 10 }),
  'access-profile.store.updateAccessProfile': (db, t) =>
    accessProfiles.updateAccessProfile(db, t.b, t.accessProfile, { displayName: 'x' }),
  'access-profile.store.deleteAccessProfile': (db, t) => accessProfiles.deleteAccessProfile(db, t.b, t.accessProfile),
  'access-profile.store.countGrantsOf': (db, t) => accessProfiles.countGrantsOf(db, t.b, t.accessProfile, 10),
  'trusted-domain.store.listTrustedDomains': (db, t) => trustedDomains.listTrustedDomains(db, t.b),
  'trusted-domain.store.replaceTrustedDomains': async (db, t) =>
    (await trustedDomains.replaceTrustedDomains(db, t.b, [])).removed,
  'delegation.store.delegatesBack': (db, t) =>
    delegations.delegatesBack(db, t.b, {
      userId: t.user,
      delegatedUserId: t.user,
      startAt: new Date(0),
      expireAt: null,
    }),
  'delegation.store.deleteDelegation': (db, t) => delegations.deleteDelegation(db, t.b, t.user),
  'delegation.store.findDelegation': (db, t) => delegations.findDelegation(db, t.b, t.user),
  'delegation.store.lockUsers': (db, t) => delegations.lockUsers(db, t.b, [t.user]),
  'monitor.store.findMonitor': (db, t) => monitors.findMonitor(db, t.b, t.monitor),
  'monitor.store.lockMonitor': (db, t) => monitors.lockMonitor(db, t.b, t.monitor),
  'monitor.store.listMonitors': (db, t) => monitors.listMonitors(db, t.b, { after: '', limit: 10 }),
  'monitor.store.updateMonitor': (db, t) => monitors.updateMonitor(db, t.b, t.monitor, MONITOR),
  'monitor.store.deleteMonitor': (db, t) => monitors.deleteMonitor(db, t.b, t.monitor),
  'monitor.store.findBinding': (db, t) => monitors.findBinding(db, t.b, bindingOf(t)),
  'monitor.store.listBindings': (db, t) => monitors.listBindings(db, t.b, t.monitor, { after: ['', ''], limit: 10 }),
  'monitor.store.deleteBinding': (db, t) => monitors.deleteBinding(db, t.b, bindingOf(t)),
  'violation.store.findViolation': (db, t) => violations.findViolation(db, t.b, t.monitor, t.violation),
  'violation.store.searchViolations': (db, t) =>
    violations.searchViolations(db, t.b, { after: '', limit: 10 }, { userIds: [t.user] }),
  'violation.store.listViolations': (db, t) => violations.listViolations(db, t.b, t.monitor, { after: '', limit: 10 }),
  'violation.store.countViolations': (db, t) => violations.countViolations(db, t.b, [t.monitor]),
  'violation.store.countConflicting': async (db, t) => {
    const groups = { groupA: [{ appId: t.app, id: t.entitlement }], groupB: [], negateGroupB: true }
    const { userCount, accountCount } = await violations.countConflicting(db, t.b, groups)
    return userCount + accountCount
  },
  'violation.store.updateExemption': (db, t) => violations.updateExemption(db, t.b, t.violation, undefined),
  'violation.store.recomputeViolations': async (db, t) => {
    await violations.recomputeViolations(db, t.b)
    return db.rows(sql`select 1 from conflict_violations where resolved_at is not null`)
  },
  'app.store.findApp': (db, t) => apps.findApp(db, t.b, t.app),
  'app.store.findApps': (db, t) => apps.findApps(db, t.b, [t.app]),
  'app.store.listApps': (db, t) => apps.listApps(db, t.b, { after: '', limit: 10 }),
  'app.store.countAccounts': async (db, t) => (await apps.countAccounts(db, t.b, [t.app])).get(t.app),
  'app.store.removeApp': (db, t) => apps.removeApp(db, t.b, t.app),
  'ownership.store.listOwnerships': (db, t) =>
    ownerships.listOwnerships(db, t.b, t.user, [], { rank: 0, id: '', limit: 10 }),
  'policy.store.findPolicy': (db, t) => policies.findPolicy(db, t.b, t.policy),
  'policy.store.lockPolicy': (db, t) => policies.lockPolicy(db, t.b, t.policy),
  'policy.store.listPolicies': (db, t) =>
    policies.listPolicies(db, t.b, { after: '', limit: 10 }, { refs: [{ id: t.policy }] }),
  'policy.store.updatePolicy': (db, t) => policies.updatePolicy(db, t.b, t.policy, POLICY),
  'policy.store.deletePolicy': (db, t) => policies.deletePolicy(db, t.b, t.policy),
  'policy.store.listPolicyUsers': (db, t) =>
    policies.listPolicyUsers(db, t.b, t.policy, 5, [campaignPolicyUsage, preparationPolicyUsage]),
  'policy.store.countPolicyUsers': (db, t) =>
    policies.countPolicyUsers(db, t.b, [t.policy], [campaignPolicyUsage, preparationPolicyUsage]),
  'policy.store.loadPolicies': (db, t) => policies.loadPolicies(db, t.b, [t.policy]),
  'policy.store.policiesReplacedBy': (db, t) => policies.policiesReplacedBy(db, t.b, [t.policy], 'replacement'),
  'references.store.knownPolicyIds': async (db, t) => [...(await references.knownPolicyIds(db, t.b, [t.policy]))],
  'references.store.knownReviewPolicyIds': async (db, t) => [
    ...(await references.knownReviewPolicyIds(db, t.b, [t.policy])),
  ],
  'references.store.knownUserIds': async (db, t) => [...(await references.knownUserIds(db, t.b, [t.user]))],
  'references.store.knownAppIds': async (db, t) => [...(await references.knownAppIds(db, t.b, [t.app]))],
  'references.store.knownAccessProfileIds': async (db, t) => [
    ...(await references.knownAccessProfileIds(db, t.b, [t.accessProfile])),
  ],
  'versions.store.listVersions': (db, t) => versions.listVersions(db, t.b, 'account', t.account, { limit: 10 }),
  'versions.store.reviseObjects': (db, t) =>
    versions.reviseObjects(db, 'account', t.b, sql`old.account_id = ${t.account}`, { status: 'STATUS_DISABLED' }),
  'versions.store.reviseVersion': async (db, t) =>
    whetherChanged(versions.reviseVersion(db, 'account', t.b, await versionOf(db, t), { status: 'STATUS_DISABLED' })),
  'versions.store.removeObjects': (db, t) =>
    versions.removeObjects(db, 'account', t.b, sql`old.account_id = ${t.account}`),
  'references.store.knownAttributeValueIds': async (db, t) => [
    ...(await references.knownAttributeValueIds(db, t.b, 'risk_level', [t.value])),
  ],
  'account.store.findAccounts': (db, t) => accounts.findAccounts(db, t.b, [t.account]),
  'account.store.findAccountOfApp': (db, t) => accounts.findAccountOfApp(db, t.b, t.app, t.account),
  'account.store.listAccounts': (db, t) => accounts.listAccounts(db, t.b, { after: ['', ''], limit: 10 }, {}),
  'account.store.accountIdsOfUser': (db, t) => accounts.accountIdsOfUser(db, t.b, t.app, t.user),
  'account.store.mainAccounts': (db, t) => accounts.mainAccounts(db, t.b, t.app, [t.user]),
  'account.store.updateAccountType': async (db, t) =>
    whetherChanged(accounts.updateAccountType(db, t.b, await versionOf(db, t), 'APP_USER_TYPE_SYSTEM_ACCOUNT')),
  'entitlement.store.findEntitlements': (db, t) => entitlements.findEntitlements(db, t.b, [t.entitlement]),
  'entitlement.store.findEntitlement': (db, t) => entitlements.findEntitlement(db, t.b, t.app, t.entitlement),
  'entitlement.store.listEntitlements': (db, t) =>
    entitlements.listEntitlements(db, t.b, { after: '', limit: 10 }, { includeDeleted: true, appUserIds: [t.account] }),
  'entitlement.store.listEntitlementsOfAccount': (db, t) =>
    entitlements.listEntitlementsOfAccount(db, t.b, t.account, { after: '0', limit: 10 }),
  'entitlement.store.countGrants': async (db, t) => [
    ...(await entitlements.countGrants(db, t.b, [(await grantOf(db, t)).entitlementKey])),
  ],
  'entitlement.store.listUntagged': (db, t) =>
    entitlements.listUntagged(db, t.b, { after: undefined, limit: 10 }, { attributeTypeId: 'compliance_framework' }),
  'entitlement.store.removeEntitlement': (db, t) => entitlements.removeEntitlement(db, t.b, t.entitlement),
  'grant.store.listGrants': (db, t) => grants.listGrants(db, t.b, { after: ['0', '0'], limit: 10 }, {}),
  'resource-grant.store.listResourceGrants': async (db, t) => {
    await db.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, to_resource)
      select r.tenant_id, e.entitlement_key, r.resource_key, true from resources r
      join entitlements e on e.tenant_id = r.tenant_id and e.entitlement_id = ${t.entitlement}
      where r.resource_id = ${t.resource}`)
    return resourceGrants.listResourceGrants(db, t.b, { after: ['0', '0'], limit: 10 }, {})
  },
  'grant.store.findGrant': (db, t) => grants.findGrant(db, t.b, t.entitlement, t.account),
  'grant.store.grantsOfUser': (db, t) => grants.grantsOfUser(db, t.b, t.user, [t.entitlement]),
  'grant.store.countGrantsOfUsers': (db, t) => grants.countGrantsOfUsers(db, t.b, [t.user]),
  'totals.store.countAccessData': async (db, t) => (await totals.countAccessData(db, t.b)).accountCount || undefined,
  'totals.store.countAccessDataOfApp': async (db, t) =>
    (await totals.countAccessDataOfApp(db, t.b, t.app)).accountCount || undefined,
  'totals.store.countCoverage': async (db, t) => (await totals.countCoverage(db, t.b)).entitlementCount || undefined,
  'grant.store.countGrantsOfUser': (db, t) => grants.countGrantsOfUser(db, t.b, t.user, []),
  'grant.store.updateGrantExpiry': async (db, t) =>
    whetherChanged(grants.updateGrantExpiry(db, t.b, (await grantOf(db, t)).version, new Date())),
  'grant.store.removeOwnGrants': (db, t) => grants.removeOwnGrants(db, t.b, [t.task]),
  'grant.store.insertGrants': after(
    (t) => sql`update grant_versions set closed_at = now() where tenant_id = ${t.a} and closed_at is null`,
    (db, t) => grants.insertGrants(db, t.b, t.entitlement, [t.account]),
  ),
  'grant-history.store.listPastGrants': (db, t) => history.listPastGrants(db, t.b, { after: undefined, limit: 10 }, {}),
  'grant-history.store.listGrantEvents': (db, t) =>
    history.listGrantEvents(db, t.b, { after: undefined, limit: 10 }, {}),
  'references.store.knownEntitlements': (db, t) =>
    references.knownEntitlements(db, t.b, [{ appId: t.app, id: t.entitlement }]),
  'resource-type.store.findResourceType': (db, t) => resourceTypes.findResourceType(db, t.b, t.app, t.resourceType),
  'resource-type.store.loadResourceTypes': (db, t) =>
    resourceTypes.loadResourceTypes(db, t.b, [t.app], [t.resourceType]),
  'resource-type.store.listResourceTypes': (db, t) =>
    resourceTypes.listResourceTypes(db, t.b, { appId: '', id: '', limit: 10 }, {}),
  'resource-type.store.countUsesOfType': async (db, t) =>
    (await resourceTypes.countUsesOfType(db, t.b, t.app, t.resourceType)).resources,
  'resource-type.store.removeResourceType': (db, t) => resourceTypes.removeResourceType(db, t.b, t.app, t.resourceType),
  'resource.store.findResource': (db, t) =>
    resources.findResource(db, t.b, { appId: t.app, typeId: t.resourceType, id: t.resource }),
  'resource.store.findResources': (db, t) => resources.findResources(db, t.b, [t.resource]),
  'resource.store.listResources': (db, t) => resources.listResources(db, t.b, { after: '', limit: 10 }, {}),
  'resource.store.countChildren': async (db, t) => [...(await resources.countChildren(db, t.b, [t.resource]))],
  'resource.store.countResourceGrants': async (db, t) =>
    (await resources.countResourceGrants(db, t.b, [t.resource])).get(t.resource),
  'resource.store.isSameOrAbove': (db, t) => resources.isSameOrAbove(db, t.b, t.resource, t.resource),
  'resource.store.countParts': (db, t) => resources.countParts(db, t.b, t.resource),
  'resource.store.removeResource': (db, t) => resources.removeResource(db, t.b, t.resource),
  'user.store.findUserByEmail': (db, t) => users.findUserByEmail(db, t.b, t.email),
  'user.store.findUsers': (db, t) => users.findUsers(db, t.b, [t.user]),
  'profile-attribute.store.listUserAttributes': (db, t) => profileAttributes.listUserAttributes(db, t.b),
  'profile-attribute.store.listAccountAttributes': async (db, t) => {
    await db.count(sql`update account_versions set profile = '{"marker": "x"}' where tenant_id = ${t.a}`)
    return profileAttributes.listAccountAttributes(db, t.b, [])
  },
  'user.store.listUsers': (db, t) => users.listUsers(db, t.b, { after: '', limit: 10 }, { ids: [t.user] }),
  'user.store.updateUserEmail': (db, t) => users.updateUserEmail(db, t.b, t.user, 'x@example.com'),
  'user.store.updateUserStatus': (db, t) => users.updateUserStatus(db, t.b, t.user, 'DISABLED'),
  'user-role.store.insertRole': (db, t) => userRoles.insertRole(db, t.b, t.user, 'campaign_administrator'),
  'user-role.store.deleteRole': (db, t) => userRoles.deleteRole(db, t.b, t.user, 'basic_user'),
  'user-role.store.lockActiveHolders': (db, t) => userRoles.lockActiveHolders(db, t.b, 'basic_user'),
  'user.store.replaceRoles': async (db, t) => {
    await users.replaceRoles(db, t.b, t.user, ['super_administrator'])
    return db.rows(sql`select 1 from user_roles where tenant_id = ${t.b}`)
  },
}

const NAMED = { displayName: 'x', description: '', annotations: {}, settings: {} }

/** Writes of B that name things of A: A's rows stay as they are. */
export const DIRECTORY_WRITES: Record<string, Probe> = {
  'app.store.insertApp': (db, t) =>
    apps.insertApp(db, t.b, {
      id: t.app,
      ...NAMED,
      ownerIds: [t.user],
      certifyPolicyId: t.policy,
      grantPolicyId: '',
      revokePolicyId: '',
      monthlyCostUsd: 0,
      accessEntitlementId: t.entitlement,
    }),
  'account.store.insertAccounts': (db, t) =>
    accounts.insertAccounts(db, t.b, t.app, [
      { id: t.account, userId: t.user, displayName: 'x', username: 'x', email: t.email },
    ]),
  'resource-type.store.insertResourceType': (db, t) =>
    resourceTypes.insertResourceType(db, t.b, { id: t.resourceType, appId: t.app, displayName: 'x', traitIds: [] }),
  'resource.store.insertResource': (db, t) =>
    resources.insertResource(db, t.b, {
      id: t.resource,
      appId: t.app,
      appResourceTypeId: t.resourceType,
      ...NAMED,
      ownerIds: [t.user],
    }),
  'attribute.store.insertAttributeValue': (db, t) =>
    attributes.insertAttributeValue(auditedAs(db, t.b), t.b, { id: t.value, type: 'risk_level', value: 'Of A' }),
  'attribute.store.insertAttributeValues': (db, t) =>
    attributes.insertAttributeValues(db, t.b, [{ id: t.value, type: 'risk_level', value: 'Of A' }]),
  'policy.store.insertPolicy': (db, t) => policies.insertPolicy(db, t.b, t.policy, POLICY),
  'policy.store.insertBuiltinPolicies': (db, t) =>
    policies.insertBuiltinPolicies(db, t.b, [
      { id: t.policy, builtin: 'x', displayName: 'x', description: '', policySteps: {} },
    ]),
  'access-profile.store.insertAccessProfile': (db, t) =>
    accessProfiles.insertAccessProfile(db, t.b, t.accessProfile, { displayName: 'x', description: '' }),
  'delegation.store.replaceDelegation': (db, t) =>
    delegations.replaceDelegation(db, t.b, {
      userId: t.user,
      delegatedUserId: t.user,
      startAt: new Date(0),
      expireAt: null,
    }),
  'monitor.store.insertMonitor': (db, t) =>
    monitors.insertMonitor(db, t.b, { id: t.monitor, setAId: 'a', setBId: 'b' }, MONITOR),
  'monitor.store.insertBinding': (db, t) =>
    refusedBy('conflict_entitlements_tenant_id_monitor_id_fkey', monitors.insertBinding(db, t.b, bindingOf(t))),
  'app.store.lockApp': (db, t) => apps.lockApp(db, t.b, t.app),
  'app.store.lockApps': (db, t) => apps.lockApps(db, t.b, sql`select ${t.app}::text as app_id`),
  'policy.store.lockReplacements': (db, t) => policies.lockReplacements(db, t.b),
  'entitlement.store.insertEntitlement': (db, t) =>
    entitlements.insertEntitlement(db, t.b, t.app, t.entitlement, { ...BLANK, displayName: 'x', ownerIds: [t.user] }),
  'user.store.insertUser': (db, t) =>
    users.insertUser(db, t.b, { id: t.user, email: t.email, displayName: 'A', roles: ['basic_user'] }),
}
