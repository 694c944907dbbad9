import { afterAll, describe, expect, it } from 'vitest'
import * as audit from '../../server/audit/audit.store.ts'
import { sealAll } from '../../server/audit/index.ts'
import * as credentials from '../../server/auth/credentials/credential.store.ts'
import { createCredential, createTenant } from '../../server/auth/index.ts'
import * as sessions from '../../server/auth/sessions/session.store.ts'
import { NEW_CAMPAIGN } from '../../server/campaign/campaign.rules.ts'
import * as campaigns from '../../server/campaign/campaign.store.ts'
import * as selections from '../../server/campaign/selection/selection.store.ts'
import type { Tx } from '../../server/db/index.ts'
import { type Sql, sql } from '../../server/db/sql.ts'
import * as demo from '../../server/demo/demo.store.ts'
import * as accessProfiles from '../../server/directory/access-profiles/access-profile.store.ts'
import * as accounts from '../../server/directory/accounts/account.store.ts'
import * as apps from '../../server/directory/apps/app.store.ts'
import * as ownerships from '../../server/directory/apps/ownership.store.ts'
import * as attributes from '../../server/directory/attributes/attribute.store.ts'
import * as monitors from '../../server/directory/conflicts/monitor.store.ts'
import * as violations from '../../server/directory/conflicts/violation.store.ts'
import * as entitlements from '../../server/directory/entitlements/entitlement.store.ts'
import * as grants from '../../server/directory/grants/grant.store.ts'
import * as history from '../../server/directory/grants/grant-history.store.ts'
import { insertUser } from '../../server/directory/index.ts'
import * as policies from '../../server/directory/policies/policy.store.ts'
import * as references from '../../server/directory/references.store.ts'
import * as resources from '../../server/directory/resources/resource.store.ts'
import * as resourceTypes from '../../server/directory/resources/resource-type.store.ts'
import * as trustedDomains from '../../server/directory/trusted-domains/trusted-domain.store.ts'
import * as delegations from '../../server/directory/users/delegation.store.ts'
import * as users from '../../server/directory/users/user.store.ts'
import * as versions from '../../server/directory/versions.store.ts'
import * as idempotency from '../../server/http/idempotency.store.ts'
import * as staging from '../../server/imports/staging.store.ts'
import * as syncs from '../../server/imports/sync.store.ts'
import * as jobs from '../../server/jobs/job.store.ts'
import { newId, type TenantId } from '../../server/lib/ids.ts'
import * as items from '../../server/preparation/items/item.store.ts'
import * as facts from '../../server/preparation/items/item-facts.store.ts'
import * as ledgers from '../../server/preparation/ledger/ledger.store.ts'
import * as preparations from '../../server/preparation/preparation.store.ts'
import * as names from '../../server/preparation/preview/names.store.ts'
import { directoryLookup } from '../../server/scope/directory-lookup.store.ts'
import { ENGINES, openStorage } from '../engines.ts'

declare global {
  interface ImportMeta {
    /** Of the test runner: the modules of all files that match. */
    glob<M>(pattern: string, options: { eager: true }): Record<string, M>
  }
}

/** Every store there is: one that is added and not used here fails the first test. */
const STORES = import.meta.glob<Record<string, unknown>>('../../server/**/*.store.ts', { eager: true })

/** Things of tenant A, by which tenant B asks. */
interface Things {
  a: TenantId
  b: TenantId
  user: string
  email: string
  credential: string
  clientId: string
  tokenHash: Buffer
  linkHash: Buffer
  session: string
  sessionHash: Buffer
  value: string
  accessProfile: string
  monitor: string
  violation: string
  app: string
  resourceType: string
  resource: string
  entitlement: string
  account: string
  policy: string
  campaign: string
  /** Of that campaign; its only item is of this version of a grant. */
  preparation: string
  grantVersion: string
  source: string
  sync: string
  call: idempotency.IdempotentCall
  job: jobs.LeasedJob
}

type Probe = (db: Tx, t: Things) => Promise<unknown>

const tokenOf = (tenantId: TenantId, credentialId: string, hash: Buffer): credentials.NewToken => ({
  tenantId,
  credential: { id: credentialId, allowedCidrs: [] },
  hash,
  lifeSeconds: 60,
  use: undefined,
  method: 'client_secret',
  requestId: 'request',
  address: '127.0.0.1',
})

const MONITOR = { displayName: 'x', description: '', enabled: true, negateGroupB: false, notificationConfig: {} }
const REPLACED = { manager: {}, escalation: { replacePolicy: { policyId: 'replacement' }, expiration: '60' } }
const POLICY: policies.PolicyFields = {
  displayName: 'x',
  description: '',
  policyType: 'POLICY_TYPE_CERTIFY',
  policySteps: { certify: { steps: [{ approval: REPLACED }] } },
  rules: [],
  postActions: [],
  reassignTasksToDelegates: false,
  annotations: {},
}
const bindingOf = (t: Things) => ({
  monitorId: t.monitor,
  appId: 'conflict app',
  appEntitlementId: 'conflict entitlement',
  entitlementGroup: 'ENTITLEMENT_GROUP_A' as const,
})

/** The open version of A's account, and A's grant. */
const versionOf = async (db: Tx, t: Things) =>
  (await db.first<{ version: string }>(sql`select version::text from accounts where account_id = ${t.account}`))
    ?.version ?? ''
const grantOf = async (db: Tx, t: Things) => {
  const grant = await grants.findGrant(db, t.a, t.entitlement, t.account)
  if (!grant) throw new Error('no grant')
  return grant
}
/** A change of a version that is not there is an error, which makes the transaction start over. */
const whetherChanged = (change: Promise<void>) =>
  change.then(
    () => true,
    () => false,
  )

const PREPARING = 'ACCESS_REVIEW_STATE_PREPARING'
const EVERYTHING = { all: true, ownerId: 'user' }

/** What each store function gives tenant B when asked for a thing of tenant A: nothing. */
const PROBES: Record<string, Probe> = {
  'sync.store.findSource': (db, t) => syncs.findSource(db, t.b, t.source),
  'sync.store.listSources': (db, t) => syncs.listSources(db, t.b, { after: '', limit: 10 }),
  'sync.store.findSync': (db, t) => syncs.findSync(db, t.b, t.source, t.sync),
  'sync.store.findSyncUnderWay': (db, t) => syncs.findSyncUnderWay(db, t.b, t.source),
  'sync.store.listSyncs': (db, t) => syncs.listSyncs(db, t.b, t.source, { before: undefined, limit: 10 }),
  'sync.store.lockSync': (db, t) => syncs.lockSync(db, t.b, t.sync),
  'sync.store.updateSync': (db, t) => syncs.updateSync(db, t.b, t.sync, ['SYNC_STATE_UPLOADING'], { phase: 'x' }),
  'sync.store.listFaults': (db, t) => syncs.listFaults(db, t.b, t.sync, { after: '0', limit: 10 }),
  'sync.store.takeFaults': (db, t) => syncs.takeFaults(db, t.b, t.sync, '0', 10),
  'sync.store.countFaults': (db, t) => syncs.countFaults(db, t.b, t.sync),
  'sync.store.lastFault': async (db, t) => (await syncs.lastFault(db, t.b, t.sync)) !== '0',
  'staging.store.fileColumns': (db, t) => staging.fileColumns(db, t.b, t.sync),
  'staging.store.insertRows': (db, t) =>
    staging.insertRows(db, { tenantId: t.b, syncId: t.sync, kind: 'users', uploadId: 'upload' }, [
      { line: 1, fields: ['x'] },
    ]),
  'staging.store.insertFileFaults': (db, t) =>
    staging.insertFileFaults(db, { tenantId: t.b, syncId: t.sync, kind: 'users', uploadId: 'upload' }, [
      { line: 1, column: 'id', value: '', reason: 'r', problem: 'p', key: '' },
    ]),
  'staging.store.completeFile': (db, t) =>
    staging.completeFile(
      db,
      { tenantId: t.b, syncId: t.sync, kind: 'users', uploadId: 'upload' },
      { columns: [], sha256: '', byteCount: 0, rowCount: 0 },
    ),
  'sync.store.cancelAbandoned': async (db, t) => {
    await db.count(sql`update syncs set updated_at = now() - interval '2 hours'`)
    return syncs.cancelAbandoned(db, t.b, t.source)
  },
  'staging.store.dropRows': async (db, t) => {
    await db.count(sql`update syncs set state = 'SYNC_STATE_DONE'`)
    await db.count(sql`insert into syncs (tenant_id, sync_id, source_id, state)
      values (${t.a}, 'another', ${t.source}, 'SYNC_STATE_UPLOADING')`)
    await staging.dropRows(db, t.b, t.sync)
    return (await db.rows(sql`select 1 from sync_rows`)).length - 1
  },
  'demo.store.findDemoSource': (db, t) => demo.findDemoSource(db, t.b, 'Marker'),
  'attribute.store.findAttributeValue': (db, t) => attributes.findAttributeValue(db, t.b, 'risk_level', t.value),
  'attribute.store.listAttributeValues': (db, t) =>
    attributes.listAttributeValues(db, t.b, { after: '', limit: 10 }, { ids: [t.value] }),
  'attribute.store.deleteAttributeValue': (db, t) => attributes.deleteAttributeValue(db, t.b, t.value),
  'attribute.store.countEntitlementsWith': async (db, t) =>
    (await attributes.countEntitlementsWith(db, t.b, t.value)).count,
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
  'violation.store.listViolations': (db, t) => violations.listViolations(db, t.b, t.monitor, { after: '', limit: 10 }),
  'violation.store.updateExemption': (db, t) => violations.updateExemption(db, t.b, t.violation, undefined),
  'violation.store.recomputeViolations': async (db, t) => {
    await violations.recomputeViolations(db, t.b)
    return db.rows(sql`select 1 from conflict_violations where resolved_at is not null`)
  },
  'campaign.store.findOwnersAndPolicy': async (db, t) => {
    const { statuses, policyId } = await campaigns.findOwnersAndPolicy(db, t.b, [t.user], t.policy)
    return [...statuses, ...(policyId ? [policyId] : [])]
  },
  'campaign.store.findCampaign': (db, t) => campaigns.findCampaign(db, t.b, t.campaign, EVERYTHING),
  'campaign.store.lockCampaign': (db, t) => campaigns.lockCampaign(db, t.b, t.campaign, EVERYTHING),
  'campaign.store.listCampaigns': (db, t) =>
    campaigns.listCampaigns(db, t.b, EVERYTHING, { before: undefined, limit: 10 }),
  'campaign.store.updateCampaign': (db, t) =>
    campaigns.updateCampaign(db, t.b, t.campaign, { ...NEW_CAMPAIGN, policyId: t.policy }, true),
  'campaign.store.deleteCampaign': (db, t) => campaigns.deleteCampaign(db, t.b, t.campaign),
  'campaign.store.listOwnerIds': (db, t) => campaigns.listOwnerIds(db, t.b, t.campaign),
  'campaign.store.replaceOwners': async (db, t) => {
    await campaigns.replaceOwners(db, t.b, t.campaign, [])
    return db.rows(sql`select 1 where not exists (select 1 from campaign_owners where campaign_id = ${t.campaign})`)
  },
  'selection.store.unknownEntries': async (db, t) => {
    const entry = { appId: t.app, objectId: t.entitlement, roleId: '', policyId: '' }
    return (await selections.unknownEntries(db, t.b, 'entitlements', [entry])).length === 0
  },
  'selection.store.listEntries': (db, t) => selections.listEntries(db, t.b, t.campaign, 'entitlements'),
  'selection.store.selectedAt': (db, t) => selections.selectedAt(db, t.b, t.campaign, 'entitlements'),
  'selection.store.replaceEntries': async (db, t) => {
    await selections.replaceEntries(db, t.b, t.campaign, 'entitlements', { setId: 'set', entries: [] })
    return (await selections.listEntries(db, t.a, t.campaign, 'entitlements')).length === 0
  },
  'selection.store.listSets': async (db, t) => Object.keys(await selections.listSets(db, t.b, t.campaign)),
  'preparation.store.findPreparation': (db, t) => preparations.findPreparation(db, t.b, t.campaign),
  'preparation.store.beginPreparation': (db, t) =>
    whetherChanged(preparations.beginPreparation(db, t.b, t.campaign).then(() => undefined)),
  'preparation.store.beginPolicies': (db, t) =>
    whetherChanged(preparations.beginPolicies(db, t.b, t.campaign).then(() => undefined)),
  'preparation.store.holdCampaign': (db, t) => preparations.holdCampaign(db, t.b, t.preparation, PREPARING),
  'preparation.store.tellProgress': (db, t) => preparations.tellProgress(db, t.b, t.preparation, 'ITEMS', { items: 1 }),
  'preparation.store.finishPolicies': (db, t) => preparations.finishPolicies(db, t.b, t.preparation),
  'preparation.store.finishPreparation': (db, t) => preparations.finishPreparation(db, t.b, t.preparation),
  'preparation.store.dropPreparation': (db, t) => preparations.dropPreparation(db, t.b, t.campaign),
  'preparation.store.deleteSome': (db, t) => preparations.deleteSome(db, t.b, t.preparation, 10),
  'ledger.store.listLedgerSources': (db, t) => ledgers.listLedgerSources(db, t.b, t.preparation),
  'ledger.store.listCurrentSources': (db, t) => ledgers.listCurrentSources(db, t.b),
  'ledger.store.listLedgerEntries': (db, t) => ledgers.listLedgerEntries(db, t.b, t.preparation),
  'ledger.store.countItems': async (db, t) => Number(await ledgers.countItems(db, t.b, t.preparation)),
  'ledger.store.listFaults': async (db, t) => (await ledgers.listFaults(db, t.b, t.preparation, 10)).list,
  'names.store.loadNames': async (db, t) => [...(await names.loadNames(db, t.b, 'user', [t.user]))],
  'item.store.findItem': (db, t) => items.findItem(db, t.b, t.preparation, t.grantVersion),
  'item.store.listItems': (db, t) =>
    items.listItems(db, t.b, t.preparation, { view: 'BY_USER', filter: {}, after: undefined, limit: 10 }),
  'item-facts.store.loadFacts': async (db, t) => {
    const item = await items.findItem(db, t.a, t.preparation, t.grantVersion)
    return [...(await facts.loadFacts(db, t.b, undefined, item ? [item] : []))]
  },
  'selection.store.copySelections': (db, t) => selections.copySelections(db, t.b, t.campaign, 'copy'),
  'selection.store.findEntitlementPlaces': async (db, t) => {
    const entry = { appId: t.app, objectId: t.entitlement, roleId: '', policyId: '' }
    const { places, appPolicies } = await selections.findEntitlementPlaces(db, t.b, [entry])
    return [...places, ...appPolicies]
  },
  'directory-lookup.store.directoryLookup': async (db, t) => {
    const lookup = directoryLookup(db, { tenantId: t.b })
    await db.count(sql`update users set manager_ids = array[user_id] where user_id = ${t.user}`)
    await db.count(sql`update entitlements set owner_ids = ${[t.user]} where entitlement_id = ${t.entitlement}`)
    await db.count(sql`update resource_types set trait_ids = '{group}' where resource_type_id = ${t.resourceType}`)
    await db.count(sql`update grants set access_profile_ids = '{x}'`)
    const answers = {
      hasApp: await lookup.hasApp([[t.user, t.app]]),
      hasEntitlement: await lookup.hasEntitlement([[t.user, t.app, t.entitlement]]),
      grantedFromEnrollment: await lookup.grantedFromEnrollment([[t.user, t.app, t.entitlement, false]]),
      appUserStatus: (await lookup.appUserStatus([[t.user, t.app]])).map((status) => status === 'USER_STATUS_ENABLED'),
      appUserManagers: (await lookup.appUserManagers([[t.user, t.app]])).flat(),
      appUsers: (await lookup.appUsers([[t.user, t.app]])).flat(),
      userByEmail: await lookup.userByEmail([[t.email]]),
      userById: await lookup.userById([[t.user]]),
      userByName: await lookup.userByName([['A']]),
      managers: (await lookup.managers([[t.user]])).flat(),
      directReports: (await lookup.directReports([[[t.user]]])).flat(),
      entitlementMembers: (await lookup.entitlementMembers([[t.app, t.entitlement]])).flat(),
      entitlementOwners: (await lookup.entitlementOwners([[t.app, t.entitlement]])).flat(),
      groupByName: await lookup.groupByName([['x']]),
    }
    const found = Object.entries(answers).filter(([, [answer]]) => Boolean(answer))
    // To its own tenant each of them gives the thing.
    if (t.a === t.b) expect(found.map(([kind]) => kind)).toEqual(Object.keys(answers))
    return found.map(([kind]) => kind)
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
  'policy.store.listPolicyUsers': (db, t) => policies.listPolicyUsers(db, t.b, t.policy, 5),
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
  'entitlement.store.removeEntitlement': (db, t) => entitlements.removeEntitlement(db, t.b, t.entitlement),
  'grant.store.listGrants': (db, t) => grants.listGrants(db, t.b, { after: ['0', '0'], limit: 10 }, {}),
  'grant.store.findGrant': (db, t) => grants.findGrant(db, t.b, t.entitlement, t.account),
  'grant.store.grantsOfUser': (db, t) => grants.grantsOfUser(db, t.b, t.user, [t.entitlement]),
  'grant.store.countGrantsOfUser': (db, t) => grants.countGrantsOfUser(db, t.b, t.user, []),
  'grant.store.updateGrantExpiry': async (db, t) =>
    whetherChanged(grants.updateGrantExpiry(db, t.b, (await grantOf(db, t)).version, new Date())),
  'grant.store.insertGrants': (db, t) => grants.insertGrants(db, t.b, t.entitlement, [t.account]),
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
  'resource.store.countResourceGrants': async (db, t) =>
    (await resources.countResourceGrants(db, t.b, [t.resource])).get(t.resource),
  'resource.store.isSameOrAbove': (db, t) => resources.isSameOrAbove(db, t.b, t.resource, t.resource),
  'resource.store.countParts': (db, t) => resources.countParts(db, t.b, t.resource),
  'resource.store.removeResource': (db, t) => resources.removeResource(db, t.b, t.resource),
  'user.store.findUserByEmail': (db, t) => users.findUserByEmail(db, t.b, t.email),
  'user.store.findUsers': (db, t) => users.findUsers(db, t.b, [t.user]),
  'user.store.listUsers': (db, t) => users.listUsers(db, t.b, { after: '', limit: 10 }, { ids: [t.user] }),
  'user.store.updateUserEmail': (db, t) => users.updateUserEmail(db, t.b, t.user, 'x@example.com'),
  'user.store.updateUserStatus': (db, t) => users.updateUserStatus(db, t.b, t.user, 'DISABLED'),
  'user.store.replaceRoles': async (db, t) => {
    await users.replaceRoles(db, t.b, t.user, ['super_administrator'])
    return db.rows(sql`select 1 from user_roles where tenant_id = ${t.b}`)
  },
  'credential.store.findByClientIds': async (db, t) =>
    (await credentials.findByClientIds(db, [{ tenantId: t.b, clientId: t.clientId }]))[0],
  'credential.store.findByToken': (db, t) => credentials.findByToken(db, t.b, t.tokenHash),
  'credential.store.findCredential': (db, t) => credentials.findCredential(db, t.b, t.credential, undefined),
  'credential.store.listCredentials': (db, t) =>
    credentials.listCredentials(db, t.b, { after: '', limit: 10 }, { userIds: [t.user] }),
  'credential.store.updateCredential': (db, t) =>
    credentials.updateCredential(db, t.b, t.credential, {
      displayName: 'x',
      allowSourceCidr: [],
      scopedRoles: [],
      expiresTime: null,
    }),
  'credential.store.deleteCredential': (db, t) => credentials.deleteCredential(db, t.b, t.credential),
  'credential.store.insertTokens': async (db, t) => {
    expect(await credentials.insertTokens(db, [tokenOf(t.b, t.credential, Buffer.from('x'))])).toEqual(['stale'])
    return db.rows(sql`select 1 from audit_entries where tenant_id = ${t.b}`)
  },
  'credential.store.purgeExpired': (db, t) => credentials.purgeExpired(db, t.b, 10),
  'session.store.takeSignInLink': (db, t) => sessions.takeSignInLink(db, t.b, t.linkHash),
  'session.store.findSession': (db, t) => sessions.findSession(db, t.b, t.sessionHash),
  'session.store.deleteSession': (db, t) => sessions.deleteSession(db, t.b, t.user, t.session),
  'session.store.listSessions': (db, t) => sessions.listSessions(db, t.b, t.user, { after: '', limit: 10 }),
  'session.store.purgeSessions': (db, t) => sessions.purgeSessions(db, t.b, 10),
  'idempotency.store.claimKey': async (db, t) => {
    // The same key is free for the other tenant.
    expect(await idempotency.claimKey(db, { ...t.call, tenantId: t.b })).toEqual({ claimed: true })
    return undefined
  },
  'idempotency.store.keepReply': (db, t) =>
    new Promise((resolve) => {
      const tx = { ...db, atCommit: (statement: Sql) => resolve(db.count(statement)) }
      idempotency.keepReply(tx, { ...t.call, tenantId: t.b, key: 'of nobody' }, { text: 'x' })
    }),
  'idempotency.store.purgeKeys': (db, t) => idempotency.purgeKeys(db, t.b, 10),
  'audit.store.entriesBetween': (db, t) => audit.entriesBetween(db, t.b, undefined, audit.LAST, 10),
  'audit.store.lastEntry': async (db, t) => ((await audit.lastEntry(db, t.b, 100)) === '0' ? undefined : 'found'),
  'audit.store.sealsBetween': (db, t) => audit.sealsBetween(db, t.b, undefined, audit.LAST, 10),
  'audit.store.readHead': (db, t) => audit.readHead(db, t.b),
  'audit.store.countAfter': (db, t) => audit.countAfter(db, t.b, '0'),
  'audit.store.addSeal': async (db, t) => {
    const head = await audit.readHead(db, t.a)
    const seal = { firstSeq: '9', lastEntry: '9', hashes: Buffer.from('x') }
    await audit.addSeal(db, t.b, seal, { seq: '9', hash: Buffer.from('x'), entryId: '9' })
    expect(await audit.readHead(db, t.a)).toEqual(head)
    return db.rows(sql`select 1 from audit_seals where tenant_id = ${t.a} and first_seq = 9`)
  },
  'job.store.holdLease': (db, t) => jobs.holdLease(db, 'worker', { ...t.job, tenantId: t.b }),
  'job.store.lengthenLease': (db, t) => jobs.lengthenLease(db, 60, { ...t.job, tenantId: t.b }),
  'job.store.savePayload': (db, t) => jobs.savePayload(db, { ...t.job, tenantId: t.b }, {}),
  'job.store.deleteJob': (db, t) => jobs.deleteJob(db, { ...t.job, tenantId: t.b }),
  'job.store.failAttempt': (db, t) => jobs.failAttempt(db, { ...t.job, tenantId: t.b }, 'x', undefined),
}

/** Functions that have no thing of another tenant to reach for, and why. */
const EXEMPT: Record<string, string> = {
  'judge-now.store.frameNow': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'frame.store.frameOf': 'parts of statements, filtered on the tenant it is given',
  'judge-now.store.accountsWithin': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge-now.store.conflictsOf': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge-now.store.itemsIn': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge-now.store.judgedGrantsIn': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge-now.store.nextGrants': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge-now.store.tallyIn': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge.store.conflictingGrants': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge.store.judgedAccounts': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge.store.judgedEntitlements': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge.store.judgedGrants': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'judge.store.judgedResources': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'live.store.live': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'live.store.liveRows': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'members.store.conditionOf': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'members.store.firstRule': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'members.store.restrictsAccounts': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'reach.store.reachedResources': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'verdicts.store.listAccountSubjects': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'verdicts.store.listUserSubjects': 'judging a scope; test/scope has many tenants with the same ids and keys',
  'chunks.store.accountsOf': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.countGrants': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.deleteUnusedEntitlements':
    'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.deleteUnusedPrincipals':
    'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.insertAccounts': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.insertEntitlements': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.insertFaults': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.insertItems': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.insertResources': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.nextRange': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.findPolicies': 'a step of a preview; test/campaign has many tenants with the same ids and keys',
  'chunks.store.updateApps': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.updatePolicies': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'chunks.store.analyzeItems': 'reads and changes nothing but statistics',
  'chunks.store.analyzePrepared': 'reads and changes nothing but statistics',
  'freeze.store.freeze': 'a step of preparing; test/campaign has many tenants with the same ids and keys',
  'freeze.store.holdAccessData': 'makes writers of every tenant wait for a moment',
  'ledger.store.sourcesNow': 'a part of a statement, filtered on the tenant it is given',
  'item.store.placeOf': 'reads nothing',
  'campaign.store.insertCampaign': 'adds rows to the tenant it is given; the policy is checked by a foreign key',
  'staging.store.analyzeRows': 'reads and changes nothing but statistics',
  'sync.store.ensureSource': 'adds a row to the tenant it is given',
  'sync.store.insertSync': 'adds a row to the tenant it is given; the source is checked by a foreign key',
  'sync.store.insertFaults': 'adds rows to the tenant it is given; the sync is checked by a foreign key',
  'staging.store.beginFile': 'adds a row to the tenant it is given; the sync is checked by a foreign key',
  'demo.store.countDemoGrants': 'works on the demo company of the tenant it is given (test/demo-start.test.ts)',
  'demo.store.exemptPeople': 'works on the demo company of the tenant it is given (test/demo-start.test.ts)',
  'demo.store.insertDemoBindings': 'works on the demo company of the tenant it is given (test/demo-start.test.ts)',
  'merge-checks.store.addFaults':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.addKnown': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.addNames': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-checks.store.checkRows':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.isUnsure': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.keyRows': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.makeNext': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.makeTables': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.isSame': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.rowsOf': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-write.store.countGonePeople':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge.store.rowKey': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-grants.store.checkGrants':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-grants.store.resolveGrants':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-grants.store.writeGrants':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-write.store.findGone':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-write.store.findGoneGrants':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-write.store.removeGoneGrants':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-write.store.tidyTables':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'merge-write.store.writeObjects':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.attributeOf':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.attributesOf':
    'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.field': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.list': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.lookUp': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.policyOf': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.userOf': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'references.store.usersOf': 'a step of applying a sync; test/import has two tenants with the same ids and addresses',
  'app.store.insertApp': 'adds rows to the tenant it is given',
  'account.store.insertAccounts': 'adds rows to the tenant it is given',
  'entitlement.store.insertEntitlement': 'adds a row to the tenant it is given',
  'versions.store.withEdited': 'a part of a statement',
  'entitlement-filter.store.entitlementConditions': 'a part of a statement, filtered on the tenant it is given',
  'cel-subject.store.userSubjectColumns': 'columns of a statement; a manager is looked up in the tenant of the row',
  'cel-subject.store.accountSubjectColumns': 'columns of a statement',
  'app.store.lockApp': 'makes callers wait, and the tenant is part of what they wait for',
  'resource-type.store.insertResourceType': 'adds a row to the tenant it is given',
  'resource-type.store.resourceTypeMessage': 'reads nothing',
  'resource-type.store.entitlementsHeldBy': 'a part of a statement, filtered on the tenant it is given',
  'resource.store.insertResource': 'adds a row to the tenant it is given',
  'attribute.store.insertAttributeValue': 'adds a row to the tenant it is given',
  'attribute.store.insertAttributeValues': 'adds rows to the tenant it is given',
  'policy.store.insertPolicy': 'adds a row to the tenant it is given',
  'policy.store.insertBuiltinPolicies': 'adds rows to the tenant it is given',
  'policy.store.lockReplacements': 'makes callers wait for others of the tenant it is given',
  'access-profile.store.insertAccessProfile': 'adds a row to the tenant it is given',
  'delegation.store.replaceDelegation': 'adds a row to the tenant it is given; the operation has looked for both users',
  'monitor.store.insertMonitor': 'adds a row to the tenant it is given',
  'monitor.store.insertBinding': 'adds a row to the tenant it is given; the monitor is checked by a foreign key',
  'user.store.insertUser': 'adds a row to the tenant it is given',
  'credential.store.insertCredential': 'adds a row to the tenant it is given; the owner is checked by a foreign key',
  'session.store.insertSignInLink': 'adds a row to the tenant it is given; the user is checked by a foreign key',
  'session.store.insertSession': 'adds a row to the tenant it is given; the user is checked by a foreign key',
  'audit.store.insertEntries': 'a part of a statement, which says itself for which tenants it adds rows',
  'audit.store.entryInsert': 'a part of a statement, for the tenant of the entry that it is given',
  'audit.store.appendEntry': 'adds a row to the tenant it is given',
  'audit.store.appendEntries': 'adds rows to the tenants they name',
  'audit.store.lockHead': 'makes the head of the tenant it is given',
  'job.store.enqueueJob': 'adds a row to the tenant it is given',
  'job.store.leaseJobs': 'the worker serves every tenant; a job carries its own',
  'job.store.renewLeases': 'the worker’s own leases, of every tenant',
  'job.store.returnLeases': 'the worker’s own leases, of every tenant',
  'job.store.takeOverJobs': 'the jobs of dead workers, of every tenant',
  'job.store.addSchedule': 'schedules belong to the installation',
  'job.store.takeTick': 'schedules belong to the installation',
  'job.store.countJobs': 'counts for the operator’s metrics, by state only',
  'tenant.store.listTenants': 'finds the tenant of a host',
  'tenant.store.insertTenant': 'makes a tenant',
  'tenant.store.updateTenantHost': 'changes the tenant it is given',
}

/** A preparation with one item, and all that belongs to it; the version of its grant. */
async function insertItem(tx: Tx, tenantId: TenantId, key: string, entitlementId: string): Promise<string> {
  const grant = await tx.first<Record<'version' | 'e' | 'p' | 'ev' | 'av', string>>(sql`
    select g.version::text, e.entitlement_key::text as e, a.account_key::text as p, e.version::text as ev,
      a.version::text as av
    from entitlements e join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
    where e.tenant_id = ${tenantId} and e.entitlement_id = ${entitlementId}`)
  if (!grant) throw new Error('no grant')
  await tx.count(
    sql`insert into preparation_entitlements values (${tenantId}, ${key}, ${grant.e}, ${grant.ev}, '', '', '')`,
  )
  await tx.count(
    sql`insert into preparation_principals values (${tenantId}, ${key}, ${grant.p}, ${grant.av}, null, null, '')`,
  )
  await tx.count(sql`insert into items values (${tenantId}, ${key}, ${grant.e}, ${grant.p}, ${grant.version})`)
  await tx.count(sql`insert into ledger_entries values (${tenantId}, ${key}, '', '', 1)`)
  await tx.count(sql`insert into ledger_sources values (${tenantId}, ${key}, '', 'Made here', '')`)
  await tx.count(sql`insert into preparation_faults values (${tenantId}, ${key}, 'users_failed', 'x', 'x')`)
  return grant.version
}

const functions = Object.entries(STORES).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => `${path.split('/').at(-1)?.replace('.ts', '')}.${name}`),
)

it('TEN-001: every function of every store is accounted for here', () => {
  expect(functions.length).toBeGreaterThan(30)
  expect([...Object.keys(PROBES), ...Object.keys(EXEMPT)].sort()).toEqual([...functions].sort())
})

describe.each(ENGINES)('TEN-001 on %s: asked as one tenant for a thing of another', async (engine) => {
  const storage = await openStorage(engine)
  const { database } = storage
  afterAll(() => storage.drop())

  const things = await database.tx(async (tx): Promise<Things> => {
    const [a, b] = [await createTenant(tx, 'a.example.com', 'A'), await createTenant(tx, 'b.example.com', 'B')]
    if (!a || !b) throw new Error('no tenants')
    const user = { id: newId(), email: 'same@example.com', displayName: 'A', roles: ['basic_user'] }
    await insertUser(tx, a.id, user)
    const limits = { allowedCidrs: [], scopedRoles: [] }
    const made = await createCredential(tx, a, 'recert', {
      userId: user.id,
      displayName: 'x',
      lifespan: 'never',
      ...limits,
    })
    const [tokenHash, linkHash, sessionHash] = ['token', 'link', 'session'].map((text) => Buffer.from(text)) as [
      Buffer,
      Buffer,
      Buffer,
    ]
    expect(await credentials.insertTokens(tx, [tokenOf(a.id, made.id, tokenHash)])).toEqual([60])
    await sessions.insertSignInLink(tx, a.id, { hash: linkHash, userId: user.id, lifeSeconds: 60 })
    const session = newId()
    await sessions.insertSession(tx, a.id, { id: session, hash: sessionHash, userId: user.id, lifeSeconds: 60 })
    const value = newId()
    const entry = { tenantId: a.id, operation: 'test', outcome: 'done', detail: {} } as const
    const change: audit.AuditedChange = (statement) => tx.first(statement(audit.entryInsert(entry)))
    await attributes.insertAttributeValue(change, a.id, { id: value, type: 'risk_level', value: 'Of A' })
    const [accessProfile, monitor, violation] = [newId(), newId(), newId()]
    await accessProfiles.insertAccessProfile(tx, a.id, accessProfile, { displayName: 'x', description: '' })
    await trustedDomains.replaceTrustedDomains(tx, a.id, ['a.example.com'])
    const [startAt, expireAt] = [await tx.now(), null]
    await delegations.replaceDelegation(tx, a.id, { userId: user.id, delegatedUserId: user.id, startAt, expireAt })
    await monitors.insertMonitor(tx, a.id, { id: monitor, setAId: 'a', setBId: 'b' }, MONITOR)
    await tx.rows(sql`insert into entitlement_versions
      (tenant_id, app_id, entitlement_id, entitlement_key, display_name, risk_level_id)
      values (${a.id}, 'conflict app', 'conflict entitlement', 1000000, 'x', ${value})`)
    await tx.rows(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, access_profile_ids)
      values (${a.id}, 1000000, 1000001, ${[accessProfile]}::text[])`)
    await monitors.insertBinding(tx, a.id, bindingOf({ monitor } as Things))
    await tx.rows(sql`insert into conflict_violations (tenant_id, violation_id, monitor_id, user_id)
      values (${a.id}, ${violation}, ${monitor}, ${user.id})`)
    const [app, resourceType, resource, entitlement, policy] = [newId(), newId(), newId(), newId(), newId()]
    const named = { displayName: 'x', description: '', ownerIds: [user.id], annotations: {}, settings: {} }
    const itsPolicies = { certifyPolicyId: policy, grantPolicyId: '', revokePolicyId: '' }
    const newApp = { id: app, ...named, ...itsPolicies, monthlyCostUsd: 0, accessEntitlementId: entitlement }
    await apps.insertApp(tx, a.id, newApp)
    await resourceTypes.insertResourceType(tx, a.id, { id: resourceType, appId: app, displayName: 'x', traitIds: [] })
    const place = { appId: app, appResourceTypeId: resourceType }
    await resources.insertResource(tx, a.id, { id: resource, ...place, ...named })
    await policies.insertPolicy(tx, a.id, policy, POLICY)
    await tx.count(sql`update entitlements set resource_id = ${resource} where entitlement_id = ${entitlement}`)
    await tx.count(sql`update resources set parent_id = resource_id where resource_id = ${resource}`)
    const account = newId()
    await tx.count(sql`insert into account_versions (tenant_id, account_id, app_id, display_name, user_id)
      values (${a.id}, ${account}, ${app}, 'x', ${user.id})`)
    await tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, closed_at, removed)
      select ${a.id}, e.entitlement_key, c.account_key, now(), true from entitlements e, accounts c
      where e.entitlement_id = ${entitlement} and c.account_id = ${account}`)
    await tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key)
      select ${a.id}, e.entitlement_key, c.account_key from entitlements e join accounts c on c.app_id = e.app_id
      where e.entitlement_id = ${entitlement}`)
    const call = { tenantId: a.id, actorId: user.id, operation: 'op', key: 'k', requestHash: Buffer.from('h') }
    await idempotency.claimKey(tx, call)
    await jobs.enqueueJob(tx, { tenantId: a.id, kind: 'kind', payload: {} })
    const [job] = await jobs.leaseJobs(tx, { worker: 'worker', leaseSeconds: 60, kinds: ['kind'], limit: 1 })
    await audit.appendEntries(tx, [{ tenantId: a.id, operation: 'op', outcome: 'done', detail: {} }])
    await sealAll({ read: (work) => work(tx), tx: (work) => work(tx) }, a.id)
    await audit.appendEntries(tx, [{ tenantId: a.id, operation: 'op', outcome: 'done', detail: {} }])
    if (!job) throw new Error('no job')
    const [source, sync] = [newId(), newId()]
    await syncs.ensureSource(tx, a.id, { id: source, displayName: 'Marker', kind: 'SOURCE_KIND_FILE' })
    await syncs.insertSync(tx, a.id, {
      id: sync,
      sourceId: source,
      skipBadRows: false,
      allowRemovals: false,
      createdBy: undefined,
    })
    const upload = { tenantId: a.id, syncId: sync, kind: 'users', uploadId: 'upload' } as const
    await staging.beginFile(tx, upload, 'users.csv')
    await staging.insertRows(tx, upload, [{ line: 2, fields: ['x'] }])
    await syncs.insertFaults(tx, a.id, sync, [
      { kind: 'users', fileName: 'users.csv', line: 1, column: 'id', value: '', reason: 'r', problem: 'p', key: '' },
    ])
    const ids = {
      a: a.id,
      b: b.id,
      source,
      sync,
      user: user.id,
      email: user.email,
      credential: made.id,
      clientId: made.clientId,
    }
    const campaign = newId()
    const fields = { ...NEW_CAMPAIGN, policyId: policy }
    const scopeType = 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS'
    const newCampaign = { id: campaign, createdById: user.id, scopeType, ownerIds: [user.id], fields } as const
    await campaigns.insertCampaign(change, a.id, newCampaign, user.id)
    const entries = [{ appId: app, objectId: entitlement, roleId: '', policyId: '' }]
    await selections.replaceEntries(tx, a.id, campaign, 'entitlements', { setId: 'set', entries })
    const preparation = await preparations.beginPreparation(tx, a.id, campaign)
    const grantVersion = await insertItem(tx, a.id, preparation, entitlement)
    const access = { app, resourceType, resource, entitlement, account, policy, campaign, preparation, grantVersion }
    return {
      ...ids,
      ...access,
      tokenHash,
      linkHash,
      session,
      sessionHash,
      value,
      accessProfile,
      monitor,
      violation,
      call,
      job,
    }
  })
  /** Runs and takes everything back, so that the order of probes does not matter. */
  const probe = async (work: Probe, given: Things) => {
    let result: unknown
    await database
      .tx(async (tx) => {
        result = await work(tx, given)
        throw new Error('taken back')
      })
      .catch((error: Error) => {
        if (error.message !== 'taken back') throw error
      })
    return result
  }
  const isNothing = (result: unknown) =>
    result === undefined ||
    result === null ||
    result === 0 ||
    result === false ||
    (Array.isArray(result) && result.length === 0)

  it.each(Object.entries(PROBES))('%s gives nothing', async (_, work) => {
    const result = await probe(work, things)
    expect(isNothing(result), JSON.stringify(result)).toBe(true)
  })

  /** The same probe as tenant A finds the thing: a probe that never finds anything would prove nothing. */
  const finders = Object.entries(PROBES).filter(([name]) =>
    /find|list|take|count|unsealed|sealed|readHead|delete|update|hold|revise|remove|lookup/i.test(name),
  )
  it.each(finders)('%s gives the thing to its own tenant', async (_, work) => {
    expect(isNothing(await probe(work, { ...things, b: things.a }))).toBe(false)
  })
})
