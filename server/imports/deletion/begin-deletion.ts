import type { Tx } from '../../db/index.ts'
import type { Sql } from '../../db/sql.ts'
import type { ErrorParams } from '../../http/index.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { namedList } from '../../lib/names.ts'
import { lockSource } from '../sources/source.store.ts'
import { findSyncInProgress, insertSync } from '../syncs/sync.store.ts'
import { countSourceData, listPreparing, type SourceUsage } from './delete-source.store.ts'
import { DELETE_JOB } from './delete-source-job.ts'

/** What later domains know of a source. */
export interface SourceUsages {
  /** Campaigns with its access. */
  campaigns: readonly SourceUsage[]
  /** A query for the campaigns that are being prepared, with one column: their names. */
  preparing: (tenantId: TenantId) => Sql
}

export interface DeletionRefused {
  error: 'not_found' | 'count_changed' | 'sync_under_way' | 'preparation_under_way' | 'source_deleting'
  params: ErrorParams
}

interface Begun {
  syncId: string
  displayName: string
  /** To be enqueued by the caller. */
  job: { kind: string; key: string; payload: { sourceId: string; syncId: string } }
}

/** Begins to delete a source, unless something stands in the way. */
export async function beginDeletion(
  tx: Tx,
  tenantId: TenantId,
  request: { sourceId: string; expectedGrantCount?: number; createdBy: string | undefined },
  { preparing }: Pick<SourceUsages, 'preparing'>,
): Promise<Begun | DeletionRefused> {
  const { sourceId, expectedGrantCount, createdBy } = request
  const source = await lockSource(tx, tenantId, sourceId)
  if (!source) return { error: 'not_found', params: { thing: 'source' } }
  const other = await findSyncInProgress(tx, tenantId, sourceId)
  if (other?.deletesSource) return { error: 'source_deleting', params: { sync: other.id } }
  if (other) return { error: 'sync_under_way', params: { sync: other.id, state: other.state } }
  const names = await listPreparing(tx, tenantId, preparing)
  if (names.length > 0)
    return {
      error: 'preparation_under_way',
      params: { campaigns: `${namedList(names)} ${names.length === 1 ? 'is' : 'are'}` },
    }
  const { grantCount } = await countSourceData(tx, tenantId, sourceId)
  if (expectedGrantCount !== undefined && grantCount !== expectedGrantCount)
    return { error: 'count_changed', params: { what: 'grants of the source', count: grantCount } }
  const syncId = newId()
  const sync = { id: syncId, sourceId, skipBadRows: false, allowRemovals: true, createdBy, deletesSource: true }
  if (!(await insertSync(tx, tenantId, sync))) throw new Error('a sync of a locked source has begun')
  const payload = { sourceId, syncId }
  return { syncId, displayName: source.displayName, job: { kind: DELETE_JOB, key: sourceId, payload } }
}
