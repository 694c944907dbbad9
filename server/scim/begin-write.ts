import type { Tx } from '../db/index.ts'
import {
  insertSourced,
  monitorsAround,
  noteAccessSynced,
  type Origin,
  recomputeViolations,
} from '../directory/index.ts'
import {
  addLiveCounts,
  carryRefused,
  findScimUsers,
  findSource,
  type LiveCounts,
  openLiveSync,
} from '../imports/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { lockSourceState, type SourceState, updateSourceState } from './source.store.ts'

/** A write of a source, in one transaction. */
export interface ScimWrite {
  tx: Tx
  tenantId: TenantId
  origin: Origin
  /** What the users of the source become: at least one of both. */
  makesPeople: boolean
  makesAccounts: boolean
  /** Empty, like the type, when there are no accounts. */
  appId: string
  resourceTypeId: string
  /** What it did so far, by kind. */
  counts: LiveCounts
  /** Monitors of conflicts that it may concern. */
  monitorIds: Set<string>
}

/** What left-out rows of the source call its app. */
export const APP_REF = 'scim'

type What = 'added' | 'changed' | 'removed' | 'unchanged'

export function count(write: ScimWrite, kind: keyof LiveCounts, what: What, number = 1): void {
  if (number === 0) return
  const counts = { ...write.counts[kind] }
  counts[what] = (counts[what] ?? 0) + number
  write.counts[kind] = counts
}

/** Waits for other writes of the source; each hour of them is one sync, and the first one makes the app. */
export async function beginWrite(tx: Tx, tenantId: TenantId, sourceId: string): Promise<ScimWrite> {
  const state = await lockSourceState(tx, tenantId, sourceId)
  const syncId = state.syncId || newId()
  if (!state.syncId) {
    await openLiveSync(tx, tenantId, { id: syncId, sourceId })
    await carryRefused(tx, tenantId, state.lastSyncId, syncId)
  }
  const users = await findScimUsers(tx, tenantId, sourceId)
  const makesAccounts = users !== 'SCIM_USERS_PEOPLE'
  const write: ScimWrite = {
    tx,
    tenantId,
    origin: { sourceId, syncId },
    makesPeople: users !== 'SCIM_USERS_ACCOUNTS',
    makesAccounts,
    appId: state.appId || (makesAccounts ? newId() : ''),
    resourceTypeId: state.resourceTypeId || (makesAccounts ? newId() : ''),
    counts: {},
    monitorIds: new Set(),
  }
  await addMissing(write, state)
  return write
}

async function addMissing(write: ScimWrite, before: SourceState): Promise<void> {
  const { tx, tenantId, origin, appId, resourceTypeId } = write
  const { sourceId, syncId } = origin
  if (before.appId === appId && before.resourceTypeId === resourceTypeId && before.syncId === syncId) return
  if (before.appId === '' && write.makesAccounts) {
    const source = await findSource(tx, tenantId, sourceId)
    const names = { display_name: source?.displayName ?? 'SCIM', external_id: APP_REF }
    await insertSourced(tx, 'app', tenantId, origin, { app_id: appId, is_directory: true, ...names })
    count(write, 'apps', 'added')
  }
  if (before.resourceTypeId === '' && write.makesAccounts) {
    const names = { display_name: 'Group', external_id: 'group', trait_ids: ['group'] }
    const type = { app_id: appId, resource_type_id: resourceTypeId, ...names }
    await insertSourced(tx, 'resource_type', tenantId, origin, type)
    count(write, 'resource_types', 'added')
  }
  await updateSourceState(tx, tenantId, sourceId, { appId, resourceTypeId, syncId })
}

/** Call it before grants of or to these keys change. */
export async function watchConflicts(write: ScimWrite, keys: readonly string[]): Promise<void> {
  for (const id of await monitorsAround(write.tx, write.tenantId, keys)) write.monitorIds.add(id)
}

/** Records what was done, and starts what follows from it. */
export async function endWrite(write: ScimWrite): Promise<void> {
  const { tx, tenantId, origin, counts, monitorIds } = write
  await addLiveCounts(tx, tenantId, origin.syncId, counts)
  if (monitorIds.size > 0) await recomputeViolations(tx, tenantId, [...monitorIds])
  if (counts.grants) await noteAccessSynced(tx, tenantId, origin.syncId)
}
