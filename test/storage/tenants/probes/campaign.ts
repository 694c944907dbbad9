import { expect } from 'vitest'
import { namesOf } from '../../../../server/audit-log/audit-log.store.ts'
import * as campaigns from '../../../../server/campaign/campaign.store.ts'
import { completeFields } from '../../../../server/campaign/complete-fields.ts'
import * as selections from '../../../../server/campaign/selection/selection.store.ts'
import { sql } from '../../../../server/db/sql.ts'
import * as items from '../../../../server/preparation/items/item.store.ts'
import * as facts from '../../../../server/preparation/items/item-facts.store.ts'
import * as ledgers from '../../../../server/preparation/ledger/ledger.store.ts'
import * as preparations from '../../../../server/preparation/preparation.store.ts'
import * as names from '../../../../server/preparation/preview/names.store.ts'
import * as gaps from '../../../../server/preparation/preview/reviewer-gaps.store.ts'
import { takeSnapshot } from '../../../../server/preparation/snapshot.store.ts'
import { countByCampaign } from '../../../../server/review/progress/campaign-tallies.store.ts'
import { directoryLookup } from '../../../../server/scope/directory-lookup.store.ts'
import { nextGrants } from '../../../../server/scope/evaluate-now.store.ts'
import {
  listAccountSubjects,
  listAccountSubjectsAfter,
  listUserSubjects,
  listUserSubjectsAfter,
} from '../../../../server/scope/expression-subjects.store.ts'
import { countInheritance, findReachableResources } from '../../../../server/scope/reach.store.ts'
import type { CampaignScope } from '../../../../server/scope/scope-context.ts'
import { after, auditedAs, type Probe, type Things, whetherChanged } from '../things.ts'

const PREPARING = 'ACCESS_REVIEW_STATE_PREPARING'
const FINISHED = { from: PREPARING, to: 'ACCESS_REVIEW_STATE_REVIEW', by: 'done' } as const
const FAILED = { from: PREPARING, to: 'ACCESS_REVIEW_STATE_DRAFT', by: 'failed' } as const
const EVERYTHING = { all: true, ownerId: 'user' }
const LAST_KEY = '9223372036854775807'
const SCOPE = { scopeV2: { resourceSelection: {} }, sets: { resources: 'reached' } } as unknown as CampaignScope

const inState = (state: string) => (t: Things) =>
  sql`update campaigns set state = ${`ACCESS_REVIEW_STATE_${state}`} where tenant_id = ${t.a} and campaign_id = ${t.campaign}`

export const CAMPAIGN_PROBES: Record<string, Probe> = {
  'audit-log.store.namesOf': async (db, t) => [...(await namesOf(db, t.b, [t.user, t.app, t.campaign]))],
  'campaign.store.findCampaign': (db, t) => campaigns.findCampaign(db, t.b, t.campaign, EVERYTHING),
  'campaign.store.lockCampaign': (db, t) => campaigns.lockCampaign(db, t.b, t.campaign, EVERYTHING),
  'campaign.store.listCampaigns': (db, t) =>
    campaigns.listCampaigns(db, t.b, EVERYTHING, { before: undefined, limit: 10 }),
  'campaign.store.countCampaigns': (db, t) => campaigns.countCampaigns(db, t.b, EVERYTHING, {}),
  'campaign.store.listShownOwners': (db, t) => campaigns.listShownOwners(db, t.b, [t.campaign]),
  'campaign-tallies.store.countByCampaign': (db, t) => countByCampaign(db, t.b, [t.campaign]),
  'campaign.store.updateCampaign': (db, t) =>
    campaigns.updateCampaign(db, t.b, t.campaign, completeFields({ policyId: t.policy }), { scope: true }),
  'campaign.store.moveCampaign': (db, t) => campaigns.moveCampaign(db, t.b, t.campaign, FINISHED),
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
  'preparation.store.beginPreparation': after(inState('DRAFT'), (db, t) =>
    whetherChanged(preparations.beginPreparation(db, t.b, t.campaign).then(() => undefined)),
  ),
  'preparation.store.beginPolicies': after(inState('REVIEW'), (db, t) =>
    whetherChanged(preparations.beginPolicies(db, t.b, t.campaign).then(() => undefined)),
  ),
  'preparation.store.lockCampaignInState': (db, t) =>
    preparations.lockCampaignInState(db, t.b, t.preparation, PREPARING),
  'preparation.store.addProgress': (db, t) => preparations.addProgress(db, t.b, t.preparation, 'ITEMS', { items: 1 }),
  'preparation.store.finishPolicies': after(inState('RESETTING_POLICIES'), (db, t) =>
    preparations.finishPolicies(db, t.b, t.preparation),
  ),
  'preparation.store.finishPreparation': (db, t) => preparations.finishPreparation(db, t.b, t.preparation),
  'preparation.store.dropPreparation': (db, t) => preparations.dropPreparation(db, t.b, t.campaign, FAILED),
  'preparation.store.deletePreparationRows': (db, t) => preparations.deletePreparationRows(db, t.b, t.preparation, 10),
  'ledger.store.listLedgerSources': (db, t) => ledgers.listLedgerSources(db, t.b, t.preparation),
  'ledger.store.listCurrentSources': (db, t) => ledgers.listCurrentSources(db, t.b),
  'ledger.store.listLedgerEntries': (db, t) => ledgers.listLedgerEntries(db, t.b, t.preparation),
  'ledger.store.countItems': async (db, t) => Number(await ledgers.countItems(db, t.b, t.preparation)),
  'ledger.store.listAcknowledgements': (db, t) => ledgers.listAcknowledgements(db, t.b, t.campaign),
  // For a preparation without items.
  'ledger.store.listExcludedApps': (db, t) =>
    ledgers.listExcludedApps(db, t.b, { key: '0', snapshot: undefined }, [t.app]),
  'ledger.store.listFaults': async (db, t) => (await ledgers.listFaults(db, t.b, t.preparation, 10)).list,
  'names.store.countDeletedUsers': async (db, t) => {
    await db.count(sql`update users set status = 'DELETED' where tenant_id = ${t.a} and user_id = ${t.user}`)
    return names.countDeletedUsers(db, t.b, [t.user])
  },
  'names.store.loadNames': async (db, t) => [...(await names.loadNames(db, t.b, 'user', [t.user]))],
  'reviewer-gaps.store.groupByPolicy': (db, t) => {
    const scopeContext = { tenantId: t.b, scope: { sets: {} } as never, snapshot: undefined }
    return gaps.groupByPolicy(db, { scopeContext, policyId: t.policy, usePolicyOverride: true }, [t.entitlement])
  },
  'reviewer-gaps.store.countManagerGaps': async (db, t) => {
    const { missing, gone } = await gaps.countManagerGaps(db, t.b, [t.user], [t.entitlement])
    return missing + gone > 0 ? 'seen' : undefined
  },
  'reviewer-gaps.store.listUnownedApps': async (db, t) => {
    await db.count(sql`update app_versions set owner_ids = '{}' where tenant_id = ${t.a}`)
    return gaps.listUnownedApps(db, t.b, [t.entitlement], 10)
  },
  'reviewer-gaps.store.listUnownedEntitlements': (db, t) => gaps.listUnownedEntitlements(db, t.b, [t.entitlement], 10),
  'reviewer-gaps.store.listNamesInApps': (db, t) => gaps.listNamesInApps(db, t.b, [t.entitlement]),
  'reviewer-gaps.store.appsOfSources': async (db, t) => {
    await db.count(sql`update app_versions set source_id = ${t.source} where tenant_id = ${t.a}`)
    return gaps.appsOfSources(db, t.b, [t.app], [t.source])
  },
  'item.store.findItem': (db, t) => items.findItem(db, t.b, t.preparation, t.grantVersion),
  'item.store.listItems': (db, t) =>
    items.listItems(db, t.b, t.preparation, { view: 'BY_USER', filter: {}, after: undefined, limit: 10 }),
  'item-facts.store.loadFacts': async (db, t) => {
    const item = await items.findItem(db, t.a, t.preparation, t.grantVersion)
    return [...(await facts.loadFacts(db, t.b, undefined, item ? [item] : [], []))]
  },
  'selection.store.copySelections': after(
    (t) => sql`
      insert into campaigns select (jsonb_populate_record(c, '{"campaign_id": "copy"}')).* from campaigns c
      where c.tenant_id = ${t.a} and c.campaign_id = ${t.campaign}`,
    (db, t) => selections.copySelections(db, t.b, t.campaign, 'copy'),
  ),
  'selection.store.findEntitlementLocations': async (db, t) => {
    const entry = { appId: t.app, objectId: t.entitlement, roleId: '', policyId: '' }
    const { locations, appPolicies } = await selections.findEntitlementLocations(db, t.b, [entry])
    return [...locations, ...appPolicies]
  },
  'expression-subjects.store.listAccountSubjects': (db, t) => listAccountSubjects(db, { tenantId: t.b }, sql`true`),
  'expression-subjects.store.listUserSubjects': (db, t) => listUserSubjects(db, { tenantId: t.b }, sql`true`),
  'expression-subjects.store.listAccountSubjectsAfter': (db, t) =>
    listAccountSubjectsAfter(db, t.b, { after: '', limit: 10 }),
  'expression-subjects.store.listUserSubjectsAfter': async (db, t) =>
    (await listUserSubjectsAfter(db, t.b, { after: '', limit: 1000 })).filter(({ id }) => id === t.user),
  'evaluate-now.store.nextGrants': async (db, t) => (await nextGrants(db, t.b, '0', 0))?.upTo !== LAST_KEY,
  'reach.store.countInheritance': (db, t) => countInheritance(db, t.b, [t.resource]),
  'reach.store.findReachableResources': async (db, t) => {
    const entries = [{ appId: t.app, objectId: t.resource, roleId: '', policyId: '' }]
    await selections.replaceEntries(db, t.a, t.campaign, 'resources', { setId: 'reached', entries })
    return [...(await findReachableResources(db, t.b, SCOPE))]
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
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const CAMPAIGN_WRITES: Record<string, Probe> = {
  'ledger.store.saveAcknowledgement': (db, t) =>
    ledgers.saveAcknowledgement(db, t.b, t.campaign, {
      ...{ sourceId: t.source, syncId: t.sync, leftOutCount: '1', comment: 'Other', userId: t.user },
    }),
  'snapshot.store.takeSnapshot': (db, t) => takeSnapshot(db, t.b, t.preparation, SCOPE),
  'campaign.store.insertCampaign': (db, t) =>
    campaigns.insertCampaign(
      auditedAs(db, t.b),
      t.b,
      {
        id: t.campaign,
        createdById: t.user,
        scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
        ownerIds: [t.user],
        fields: completeFields({ policyId: t.policy }),
      },
      t.user,
    ),
}
