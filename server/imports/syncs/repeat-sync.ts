import type { Sync } from '../../../contract/imports/source.ts'
import type { Tx } from '../../db/index.ts'
import { noteAccessSynced } from '../../directory/index.ts'
import { copyFindings, findSame } from '../files/same-files.store.ts'
import type { SyncRef } from '../merge/merge-rows.sql.ts'
import { readSync, updateSync } from './sync.store.ts'
import { auditSync } from './sync-audit.ts'

/**
 * Ends a sync whose files are those of the last one, when nothing has changed since: then reading them would change
 * nothing (docs/adr/0075). False when they have to be read.
 */
export async function repeatSync(tx: Tx, ref: SyncRef, inputs: string): Promise<boolean> {
  const { tenantId, syncId } = ref
  const same = await findSame(tx, ref, inputs)
  if (!same) return false
  const counts = allUnchanged(same.counts)
  const { problem, mappingVersion } = same
  const done = { state: 'SYNC_STATE_DONE', phase: '', problem, counts, mappingVersion, finished: true } as const
  if ((await updateSync(tx, tenantId, syncId, ['SYNC_STATE_CHECKING'], done)) === 0) return false
  await copyFindings(tx, ref, same.id)
  await noteAccessSynced(tx, tenantId, syncId)
  const sync = await readSync(tx, tenantId, syncId)
  if (sync) auditSync(tx, tenantId, sync, { repeats: same.id })
  return true
}

const allUnchanged = (counts: Sync['counts']): Sync['counts'] =>
  Object.fromEntries(
    Object.entries(counts).map(([kind, { added, changed, unchanged }]) => [
      kind,
      { added: 0, changed: 0, removed: 0, unchanged: added + changed + unchanged },
    ]),
  )
