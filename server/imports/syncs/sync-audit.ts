import type { Sync } from '../../../contract/imports/source.ts'
import { appendEntry } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'

/** The audit entry of a sync that was applied. */
export const auditSync = (tx: Tx, tenantId: TenantId, sync: Sync, detail: object) =>
  appendEntry(tx, {
    tenantId,
    actorId: sync.createdById || undefined,
    operation: 'source.sync',
    outcome: 'done',
    targetId: sync.id,
    detail: {
      sourceId: sync.sourceId,
      files: sync.files.map(({ fileName, sha256, rowCount }) => ({ fileName, sha256, rowCount })),
      counts: sync.counts,
      faultCount: sync.faultCount,
      mappingVersion: sync.mappingVersion,
      ...detail,
    },
  })
