import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { loadLimit } from '../../tenant-settings/index.ts'
import { findMaxRemoval } from '../sources/source.store.ts'

/** The share that a sync may remove without asking: the strictest of the server's, the organization's and the source's. */
export async function loadMaxRemoval(reader: Reader, tenantId: TenantId, sourceId: string, serverPercent: number) {
  const percent = await loadLimit(reader, tenantId, 'importMaxRemovalPercent', serverPercent)
  return Math.min(percent, (await findMaxRemoval(reader, tenantId, sourceId)) ?? percent)
}
