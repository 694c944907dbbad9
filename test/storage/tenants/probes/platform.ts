import * as audit from '../../../../server/audit/audit.store.ts'
import * as auditSearch from '../../../../server/audit/audit-search.store.ts'
import * as tenants from '../../../../server/auth/tenants/tenant.store.ts'
import { type Sql, sql } from '../../../../server/db/sql.ts'
import * as idempotency from '../../../../server/http/idempotency/idempotency.store.ts'
import * as jobs from '../../../../server/jobs/job.store.ts'
import * as tenantSettings from '../../../../server/tenant-settings/tenant-settings.store.ts'
import { after, type Probe } from '../things.ts'

export const PLATFORM_PROBES: Record<string, Probe> = {
  'idempotency.store.claimKey': async (db, t) => {
    // The same key is free for the other tenant.
    const result = await idempotency.claimKey(db, { ...t.call, tenantId: t.b })
    return result.claimed ? undefined : result
  },
  'idempotency.store.keepReply': (db, t) =>
    new Promise((resolve) => {
      const tx = { ...db, atCommit: (statement: Sql) => resolve(db.count(statement)) }
      idempotency.keepReply(tx, { ...t.call, tenantId: t.b }, { text: 'x' })
    }),
  'idempotency.store.purgeKeys': after(
    (t) => sql`update idempotency_keys set expires_at = now() where tenant_id = ${t.a}`,
    (db, t) => idempotency.purgeKeys(db, t.b, 10),
  ),
  'audit.store.entriesBetween': (db, t) => audit.entriesBetween(db, t.b, undefined, audit.LAST, 10),
  'audit.store.lastEntry': async (db, t) => ((await audit.lastEntry(db, t.b, 100)) === '0' ? undefined : 'found'),
  'audit.store.sealsBetween': (db, t) => audit.sealsBetween(db, t.b, undefined, audit.LAST, 10),
  'audit.store.findSealEndingBy': (db, t) => audit.findSealEndingBy(db, t.b, audit.LAST),
  'audit.store.readHead': (db, t) => audit.readHead(db, t.b),
  'audit.store.countAfter': (db, t) => audit.countAfter(db, t.b, '0'),
  'audit-search.store.searchEntries': (db, t) =>
    auditSearch.searchEntries(db, t.b, { visible: sql`true` }, { before: undefined, limit: 10 }),
  'audit-search.store.findChainState': async (db, t) => (await auditSearch.findChainState(db, t.b)).head,
  'tenant-settings.store.hasWebhook': async (db, t) =>
    (await tenantSettings.hasWebhook(db, t.b, t.webhook)) ? ['found'] : [],
  'job.store.lockLease': (db, t) => jobs.lockLease(db, 'worker', { ...t.job, tenantId: t.b }),
  'job.store.lengthenLease': (db, t) => jobs.lengthenLease(db, 60, { ...t.job, tenantId: t.b }),
  'job.store.savePayload': (db, t) => jobs.savePayload(db, { ...t.job, tenantId: t.b }, {}),
  'job.store.deleteJob': (db, t) => jobs.deleteJob(db, { ...t.job, tenantId: t.b }),
  'job.store.failAttempt': (db, t) => jobs.failAttempt(db, { ...t.job, tenantId: t.b }, 'x', 1),
  'job.store.failJob': (db, t) => jobs.failJob(db, { ...t.job, tenantId: t.b }, 'x'),
  'job.store.postponeGivingUp': (db, t) => jobs.postponeGivingUp(db, { ...t.job, tenantId: t.b }, 'x', 1),
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const PLATFORM_WRITES: Record<string, Probe> = {
  'audit.store.addSeal': (db, t) => {
    const seal = { firstSeq: '9', lastEntry: '9', hashes: Buffer.from('x') }
    return audit.addSeal(db, t.b, seal, { seq: '9', hash: Buffer.from('x'), entryId: '9' })
  },
  'audit.store.appendEntries': (db, t) =>
    audit.appendEntries(db, [{ tenantId: t.b, operation: 'op', outcome: 'done', targetId: t.user, detail: {} }]),
  'audit.store.appendEntry': (db, t) =>
    new Promise((resolve) => {
      const tx = { ...db, atCommit: (statement: Sql) => resolve(db.count(statement)) }
      audit.appendEntry(tx, { tenantId: t.b, operation: 'op', outcome: 'done', targetId: t.user, detail: {} })
    }),
  'audit.store.lockHead': (db, t) => audit.lockHead(db, t.b),
  'job.store.postponeJob': (db, t) =>
    jobs.postponeJob(db, { tenantId: t.b, kind: 'kind', key: 'key', runAt: new Date() }),
  'job.store.enqueueJob': (db, t) => jobs.enqueueJob(db, { tenantId: t.b, kind: 'kind', payload: {} }),
  'tenant-settings.store.loadTenantSettings': (db, t) => tenantSettings.loadTenantSettings(db, t.b),
  'tenant-settings.store.lockTenantSettings': (db, t) => tenantSettings.lockTenantSettings(db, t.b),
  'tenant-settings.store.loadLimit': (db, t) => tenantSettings.loadLimit(db, t.b, 'campaignMaxItems', 10),
  'tenant-settings.store.loadRemovalDays': (db, t) =>
    tenantSettings.loadRemovalDays(db, t.b, { get: () => 1 as never }),
  'tenant-settings.store.changeTenantSettings': (db, t) =>
    tenantSettings.changeTenantSettings(db, t.b, { displayName: 'Elsewhere', highRiskRank: 7 }),
  'tenant.store.updateTenantHost': (db, t) => tenants.updateTenantHost(db, t.b, 'elsewhere.example.com'),
}
