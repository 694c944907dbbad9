import type { MonitorBindingKey } from '../../contract/directory/conflict.ts'
import type { EngineDatabase, Tx } from '../db/index.ts'
import {
  insertBinding,
  insertMonitor,
  listTrustedDomains,
  recomputeViolations,
  replaceTrustedDomains,
  updateExemption,
} from '../directory/index.ts'
import { cancelSync, findDemoSource, findSyncInProgress, importFiles } from '../imports/index.ts'
import type { JobHandler } from '../jobs/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { type DemoCompany, demoCompany } from './company.ts'
import {
  countDemoGrants,
  DEMO_JOB,
  DEMO_SOURCE,
  findDemoEntitlements,
  findDemoViolation,
  hasMonitors,
} from './demo.store.ts'
import type { DemoFile } from './files.ts'
import type { DemoMonitor } from './monitors.ts'

/** Loads the demo company. A job, so that a server that is killed halfway continues next time. */
export const demoJob = (database: EngineDatabase): JobHandler => ({
  kind: DEMO_JOB,
  async run({ tenantId }) {
    const company = demoCompany(new Date())
    const loaded = await database.tx(async (tx) => {
      const source = (await findDemoSource(tx, tenantId))?.id
      const left = source && (await findSyncInProgress(tx, tenantId, source))
      if (left) await cancelSync(tx, tenantId, left.id, 'The server was stopped.')
      return source !== undefined && (await countDemoGrants(tx, tenantId, source)) > 0
    })
    if (!loaded) await importDemo(database, tenantId, company)
    await database.tx((tx) => addMonitors(tx, tenantId, company))
  },
})

async function importDemo(database: EngineDatabase, tenantId: TenantId, { files }: DemoCompany): Promise<void> {
  const sync = await importFiles(database, {
    tenantId,
    source: DEMO_SOURCE,
    files: Object.entries(files).map(([kind, file]) => ({ fileName: `${kind}.csv`, bytes: csvOf(file) })),
    skipBadRows: false,
    allowRemovals: false,
    maxRemovalPercent: 100,
  })
  if (sync.state !== 'SYNC_STATE_DONE') throw new Error(`the import of the demo company failed: ${sync.problem}`)
}

async function* csvOf({ columns, rows }: DemoFile): AsyncIterable<Uint8Array> {
  const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const lines = [columns, ...rows].map((row) => row.map(quoted).join(','))
  yield Buffer.from(`${lines.join('\n')}\n`)
}

async function addMonitors(tx: Tx, tenantId: TenantId, { monitors, trustedDomains }: DemoCompany): Promise<void> {
  const names = monitors.map(({ displayName }) => displayName)
  // An earlier attempt may have got this far.
  if (await hasMonitors(tx, tenantId, names)) return
  const ownDomains = await listTrustedDomains(tx, tenantId)
  await replaceTrustedDomains(tx, tenantId, [...new Set([...ownDomains, ...trustedDomains])])
  const ids: string[] = []
  for (const { displayName, description, negateB, a, b } of monitors) {
    const [id, setAId, setBId] = [newId(), newId(), newId()]
    ids.push(id)
    const fields = { displayName, description, enabled: true, negateGroupB: negateB, notificationConfig: {} }
    await insertMonitor(tx, tenantId, { id, setAId, setBId }, fields)
    await addBindings(tx, tenantId, id, 'ENTITLEMENT_GROUP_A', a)
    await addBindings(tx, tenantId, id, 'ENTITLEMENT_GROUP_B', b)
  }
  await recomputeViolations(tx, tenantId, ids)
  for (const [at, { exemptions }] of monitors.entries())
    for (const { user, reason, expiresAt } of exemptions) {
      const violation = await findDemoViolation(tx, tenantId, ids[at] ?? '', user)
      const exemption = { by: null, reason, expiresAt: new Date(expiresAt) }
      if (violation) await updateExemption(tx, tenantId, violation.id, exemption)
    }
}

async function addBindings(
  tx: Tx,
  tenantId: TenantId,
  monitorId: string,
  entitlementGroup: MonitorBindingKey['entitlementGroup'],
  entitlements: DemoMonitor['a'],
): Promise<void> {
  for (const { appId, id } of await findDemoEntitlements(tx, tenantId, entitlements))
    await insertBinding(tx, tenantId, { monitorId, entitlementGroup, appId, appEntitlementId: id })
}
