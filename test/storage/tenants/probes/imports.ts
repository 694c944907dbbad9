import { campaignSourceUsage, preparingCampaigns } from '../../../../server/campaign/index.ts'
import type { Tx } from '../../../../server/db/index.ts'
import { name, sql } from '../../../../server/db/sql.ts'
import * as demo from '../../../../server/demo/demo.store.ts'
import * as holds from '../../../../server/directory/access-data-lock.store.ts'
import * as deletion from '../../../../server/imports/deletion/delete-source.store.ts'
import { stateOf } from '../../../../server/imports/files/same-files.sql.ts'
import * as same from '../../../../server/imports/files/same-files.store.ts'
import * as faults from '../../../../server/imports/problems/fault.store.ts'
import * as differentNames from '../../../../server/imports/questions/different-names.store.ts'
import * as links from '../../../../server/imports/sources/link.store.ts'
import * as mappings from '../../../../server/imports/sources/mapping.store.ts'
import * as sources from '../../../../server/imports/sources/source.store.ts'
import * as health from '../../../../server/imports/sources/source-health.store.ts'
import * as known from '../../../../server/imports/stage/known.store.ts'
import * as syncs from '../../../../server/imports/syncs/sync.store.ts'
import * as progress from '../../../../server/imports/syncs/sync-progress.store.ts'
import { preparationSourceUsage } from '../../../../server/preparation/index.ts'
import { LINK, MAPPING, PAIR } from '../import-things.ts'
import { after, MONITOR, type Probe, refusedBy, type Things } from '../things.ts'

const SOURCE_USAGES = [campaignSourceUsage, preparationSourceUsage]

/** As if everything of A came from its source. */
async function inSource(db: Tx, { a, source }: Things): Promise<void> {
  for (const table of ['user_versions', 'app_versions', 'account_versions', 'entitlement_versions', 'grant_versions'])
    await db.count(sql`update ${name(table)} set source_id = ${source} where tenant_id = ${a}`)
  await db.count(sql`update ledger_entries set source_id = ${source} where tenant_id = ${a}`)
}

/** A's source is half written by its sync. */
const inHold = (db: Tx, t: Things) =>
  db.count(sql`insert into half_written_sources (tenant_id, source_id, sync_id, state)
    values (${t.a}, ${t.source}, ${t.sync}, 'WRITING')`)

export const IMPORTS_PROBES: Record<string, Probe> = {
  'access-data-lock.store.hasBegunToWrite': async (db, t) => {
    await inHold(db, t)
    return holds.hasBegunToWrite(db, t.b, t.sync)
  },
  'sync-progress.store.hasAppliedSync': async (db, t) => {
    await db.count(sql`update syncs set state = 'SYNC_STATE_DONE' where tenant_id = ${t.a}`)
    return progress.hasAppliedSync(db, t.b, t.source)
  },
  'source.store.findSource': (db, t) => sources.findSource(db, t.b, t.source),
  'source.store.listSources': (db, t) => sources.listSources(db, t.b, { after: '', limit: 10 }),
  'sync.store.findSync': (db, t) => syncs.findSync(db, t.b, t.source, t.sync),
  'sync.store.findSyncInProgress': (db, t) => syncs.findSyncInProgress(db, t.b, t.source),
  'sync.store.listSyncs': (db, t) => syncs.listSyncs(db, t.b, t.source, { before: undefined, limit: 10 }),
  'sync.store.lockSync': (db, t) => syncs.lockSync(db, t.b, t.sync),
  'sync.store.readSync': (db, t) => syncs.readSync(db, t.b, t.sync),
  'sync.store.findAppliedSync': async (db, t) => {
    await db.count(sql`update syncs set state = 'SYNC_STATE_DONE' where tenant_id = ${t.a}`)
    await db.count(sql`update sync_files set kind = 'grants', left_out_count = 0 where tenant_id = ${t.a}`)
    return syncs.findAppliedSync(db, t.b, t.sync)
  },
  'sync.store.isSyncIn': (db, t) => syncs.isSyncIn(db, t.b, t.sync, ['SYNC_STATE_UPLOADING']),
  'sync.store.updateSync': (db, t) => syncs.updateSync(db, t.b, t.sync, ['SYNC_STATE_UPLOADING'], { phase: 'x' }),
  'fault.store.listFaults': (db, t) => faults.listFaults(db, t.b, t.sync, { after: '0', limit: 10 }),
  'sync.store.countProblems': async (db, t) => (await syncs.countProblems(db, t.b, t.sync)).faultCount,
  'sync.store.updateSyncMapping': (db, t) => syncs.updateSyncMapping(db, t.b, t.sync, MAPPING),
  'sync.store.readSyncMapping': (db, t) => syncs.readSyncMapping(db, t.b, t.sync),
  'sync.store.countLeftOut': (db, t) => syncs.countLeftOut(db, t.b, t.sync),
  'fault.store.listFaultsOfFiles': (db, t) =>
    faults.listFaultsOfFiles(db, t.b, [{ syncId: t.sync, kind: 'users' }], { after: '0', limit: 10 }),
  'fault.store.listLeftOutApps': (db, t) => faults.listLeftOutApps(db, t.b, [{ syncId: t.sync, kind: 'users' }]),
  'fault.store.listReadTables': (db, t) => faults.listReadTables(db, t.b, [{ syncId: t.sync, kind: 'users' }]),
  'source-health.store.listFailedSyncs': async (db, t) => {
    await db.count(sql`update sources set owner_ids = '{x}' where tenant_id = ${t.a}`)
    await db.count(sql`update syncs set state = 'SYNC_STATE_FAILED', finished_at = now() where tenant_id = ${t.a}`)
    return health.listFailedSyncs(db, t.b)
  },
  'sync.store.addCounts': (db, t) => syncs.addCounts(db, t.b, t.sync, 'users', 1),
  'link.store.listLinks': (db, t) => links.listLinks(db, t.b, t.source, { after: '', limit: 10 }),
  'link.store.countLinks': (db, t) => links.countLinks(db, t.b, t.source),
  'link.store.deleteLinks': (db, t) => links.deleteLinks(db, t.b, t.source, [LINK.text]),
  'different-names.store.listDifferentNames': (db, t) =>
    differentNames.listDifferentNames(db, t.b, t.source, { after: [], limit: 10 }),
  'different-names.store.listDifferentInApps': async (db, t) => {
    await inSource(db, t)
    await db.count(sql`insert into source_different_names (tenant_id, source_id, kind, app, name, other_name)
      select a.tenant_id, a.source_id, 'entitlements', a.display_name, 'x', 'y' from apps a where a.app_id = ${t.app}`)
    return differentNames.listDifferentInApps(db, t.b, [t.app], 10)
  },
  'different-names.store.countDifferentNames': (db, t) => differentNames.countDifferentNames(db, t.b, t.source),
  'different-names.store.deleteDifferentNames': (db, t) =>
    differentNames.deleteDifferentNames(db, t.b, t.source, [PAIR]),
  'same-files.store.keepState': async (db, t) => {
    await db.count(sql`update syncs set inputs = 'x' where tenant_id = ${t.a}`)
    return same.keepState(db, { tenantId: t.b, sourceId: t.source, syncId: t.sync })
  },
  'same-files.store.findSame': async (db, t) => {
    const ref = { tenantId: t.b, sourceId: t.source, syncId: t.sync }
    await db.count(sql`
      update syncs set inputs = 'x', state = 'SYNC_STATE_DONE', access_state = ${stateOf(ref)}, left_out_count = 0
      where tenant_id = ${t.a}`)
    return same.findSame(db, ref, 'x')
  },
  'same-files.store.copyFindings': async (db, t) => {
    await db.count(sql`
      insert into syncs (tenant_id, sync_id, source_id, state)
      select tenant_id, 'copy', source_id, 'SYNC_STATE_CANCELLED' from syncs where sync_id = ${t.sync}`)
    return same.copyFindings(db, { tenantId: t.b, sourceId: t.source, syncId: 'copy' }, t.sync)
  },
  'mapping.store.findMapping': (db, t) => mappings.findMapping(db, t.b, t.source),
  'mapping.store.listEarlierColumns': async (db, t) => {
    await db.count(sql`
      update syncs set state = 'SYNC_STATE_DONE', mapping_version = 1, finished_at = now() where tenant_id = ${t.a}`)
    await db.count(sql`update sync_tables set mapping_file = 0 where tenant_id = ${t.a}`)
    return mappings.listEarlierColumns(db, t.b, t.source, 1)
  },
  'mapping.store.listMappings': (db, t) => mappings.listMappings(db, t.b, t.source, { before: undefined, limit: 10 }),
  'mapping.store.findVersions': (db, t) => mappings.findVersions(db, t.b, t.source, [1]),
  'sync.store.forgetSyncMapping': (db, t) => syncs.forgetSyncMapping(db, t.b, t.sync),
  'known.store.findKnownPeople': async (db, t) => {
    await db.count(sql`update user_versions set username = 'known' where tenant_id = ${t.a}`)
    return known.findKnownPeople(db, t.b, ['known'])
  },
  'known.store.findKnownApps': async (db, t) => {
    await db.count(sql`update app_versions set display_name = 'known' where tenant_id = ${t.a}`)
    return known.findKnownApps(db, t.b, ['known'])
  },
  'source.store.findMaxRemoval': async (db, t) => {
    await db.count(sql`update sources set max_removal_percent = 5 where tenant_id = ${t.a}`)
    return sources.findMaxRemoval(db, t.b, t.source)
  },
  'source.store.findScimUsers': (db, t) => sources.findScimUsers(db, t.b, t.source),
  // Without a source no row may be left out.
  'source.store.findBadRows': async (db, t) => (await sources.findBadRows(db, t.b, t.source)).maxLeftOutPercent,
  'source.store.dropUnusedSource': after(
    (t) => sql`
      with failed as (
        update syncs set state = 'SYNC_STATE_FAILED', created_at = now() where tenant_id = ${t.a} and sync_id = ${t.sync})
      update sources set owner_ids = '{}', created_at = now() where tenant_id = ${t.a} and source_id = ${t.source}`,
    (db, t) => sources.dropUnusedSource(db, t.b, t.source, t.sync),
  ),
  'source.store.findDemoSource': async (db, t) => {
    await db.count(sql`update sources set kind = 'SOURCE_KIND_DEMO' where tenant_id = ${t.a}`)
    return sources.findDemoSource(db, t.b)
  },
  'source.store.lockSource': (db, t) => sources.lockSource(db, t.b, t.source),
  'source.store.updateSource': (db, t) => sources.updateSource(db, t.b, t.source, { displayName: 'x' }),
  'source.store.markSourceDeleted': (db, t) => sources.markSourceDeleted(db, t.b, t.source),
  'source.store.isSourceBeingDeleted': async (db, t) => {
    await db.count(sql`update syncs set deletes_source = true where tenant_id = ${t.a}`)
    return (await sources.isSourceBeingDeleted(db, t.b)) || undefined
  },
  'delete-source.store.countSourceData': async (db, t) => {
    await inSource(db, t)
    const counts = await deletion.countSourceData(db, t.b, t.source)
    return Object.values(counts).some((count) => count > 0) || undefined
  },
  'delete-source.store.countCampaignsOfSource': async (db, t) => {
    await inSource(db, t)
    return deletion.countCampaignsOfSource(db, t.b, t.source, SOURCE_USAGES)
  },
  'delete-source.store.listCampaignsOfSource': async (db, t) => {
    await inSource(db, t)
    return deletion.listCampaignsOfSource(db, t.b, t.source, SOURCE_USAGES)
  },
  'delete-source.store.listPreparing': async (db, t) => {
    await db.count(sql`update campaigns set state = 'ACCESS_REVIEW_STATE_PREPARING' where tenant_id = ${t.a}`)
    return deletion.listPreparing(db, t.b, preparingCampaigns)
  },
  'delete-source.store.nextGrants': async (db, t) => {
    await inSource(db, t)
    return deletion.nextGrants(db, { tenantId: t.b, sourceId: t.source, syncId: t.sync }, '0', 10)
  },
  'delete-source.store.closeObjects': async (db, t) => {
    await inSource(db, t)
    return (
      (await deletion.closeObjects(db, { tenantId: t.b, sourceId: t.source, syncId: t.sync }, 'account', 10)) ||
      undefined
    )
  },
  'delete-source.store.releasePeople': async (db, t) => {
    await inSource(db, t)
    return (await deletion.releasePeople(db, { tenantId: t.b, sourceId: t.source, syncId: t.sync }, 10)) || undefined
  },
  'delete-source.store.closeGrants': async (db, t) => {
    await inSource(db, t)
    return deletion.closeGrants(
      db,
      { tenantId: t.b, sourceId: t.source, syncId: t.sync },
      { after: '0', upTo: '999999' },
    )
  },
  'delete-source.store.closeApps': async (db, t) => {
    await inSource(db, t)
    return deletion.closeApps(db, { tenantId: t.b, sourceId: t.source, syncId: t.sync })
  },
  'sync.store.cancelAbandoned': async (db, t) => {
    await db.count(sql`update syncs set updated_at = now() - interval '2 hours'`)
    return syncs.cancelAbandoned(db, t.b, t.source)
  },
  'demo.store.countDemoGrants': async (db, t) => {
    await db.count(sql`update grant_versions set source_id = ${t.source} where tenant_id = ${t.a}`)
    return demo.countDemoGrants(db, t.b, t.source)
  },
  'source.store.findSourceByName': (db, t) => sources.findSourceByName(db, t.b, 'Marker'),
  'demo.store.findDemoState': async (db, t) =>
    (await demo.findDemoState(db, t.b, t.source)) === 'DEMO_STATE_AVAILABLE' ? undefined : 'seen',
  'demo.store.hasMonitors': async (db, t) => (await demo.hasMonitors(db, t.b, [MONITOR.displayName])) || undefined,
  'demo.store.listDemoMonitors': async (db, t) => {
    await inSource(db, t)
    await db.count(sql`update conflict_monitors set display_name = 'Marker' where tenant_id = ${t.a}`)
    await db.count(sql`insert into conflict_entitlements (tenant_id, monitor_id, entitlement_group, entitlement_id)
      values (${t.a}, ${t.monitor}, 'ENTITLEMENT_GROUP_A', ${t.entitlement}) on conflict do nothing`)
    return demo.listDemoMonitors(db, t.b, t.source, ['Marker'])
  },
  'demo.store.listDemoAdministrators': async (db, t) => {
    await inSource(db, t)
    await db.count(sql`insert into user_roles (tenant_id, user_id, role_id)
      values (${t.a}, ${t.user}, 'super_administrator') on conflict do nothing`)
    return demo.listDemoAdministrators(db, t.b, t.source)
  },
  'demo.store.findDemoEntitlements': (db, t) => demo.findDemoEntitlements(db, t.b, [{ app: '', entitlement: '' }]),
  'demo.store.findDemoViolation': (db, t) => demo.findDemoViolation(db, t.b, t.monitor, ''),
}

const holderOf = (t: Things) => ({ tenantId: t.b, sourceId: t.source, syncId: t.sync })

/** Writes of B that name things of A: A's rows stay as they are. */
export const IMPORTS_WRITES: Record<string, Probe> = {
  'access-data-lock.store.lockAccessDataForSync': (db, t) =>
    refusedBy('half_written_sources_tenant_id_source_id_fkey', holds.lockAccessDataForSync(db, holderOf(t))),
  'access-data-lock.store.markHalfWritten': (db, t) => holds.markHalfWritten(db, holderOf(t)),
  'access-data-lock.store.clearHalfWritten': (db, t) => holds.clearHalfWritten(db, holderOf(t)),
  'access-data-lock.store.unlockAccessData': (db, t) => holds.unlockAccessData(db, t.b, t.sync),
  'sync-progress.store.saveProgress': (db, t) => progress.saveProgress(db, t.b, t.sync, { percent: 1 }),
  'sync-progress.store.addPhaseSeconds': (db, t) => progress.addPhaseSeconds(db, t.b, t.sync, { READING: 1 }),
  'sync-progress.store.resetProgress': (db, t) => progress.resetProgress(db, t.b, t.sync),
  'source.store.ensureSource': (db, t) =>
    sources.ensureSource(db, t.b, { id: t.source, displayName: 'Marker', kind: 'SOURCE_KIND_FILE' }),
  'sync.store.insertSync': (db, t) =>
    refusedBy(
      'syncs_tenant_id_source_id_fkey',
      syncs.insertSync(db, t.b, {
        id: t.sync,
        sourceId: t.source,
        skipBadRows: false,
        allowRemovals: false,
        createdBy: undefined,
      }),
    ),
  'link.store.putLinks': (db, t) =>
    refusedBy('source_links_tenant_id_source_id_fkey', links.putLinks(db, t.b, t.source, [LINK], undefined)),
  'different-names.store.putDifferentNames': (db, t) =>
    refusedBy(
      'source_different_names_tenant_id_source_id_fkey',
      differentNames.putDifferentNames(db, t.b, t.source, [PAIR], undefined),
    ),
  'mapping.store.keepMapping': (db, t) =>
    refusedBy('source_mappings_tenant_id_source_id_fkey', mappings.keepMapping(db, t.b, t.source, MAPPING)),
  'delete-source.store.lockSourceApps': (db, t) =>
    deletion.lockSourceApps(db, { tenantId: t.b, sourceId: t.source, syncId: t.sync }),
}
