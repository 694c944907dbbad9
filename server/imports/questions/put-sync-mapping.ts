import type { Static } from 'typebox'
import { PutSyncMappingRequest } from '../../../contract/imports/mapping.ts'
import { type Sync, SyncReply } from '../../../contract/imports/source.ts'
import type { Database, Reader } from '../../db/index.ts'
import { PreparedAnew, writeOperation } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import { IMPORT_MAX_BYTES } from '../imports.settings.ts'
import { applyFixes, checkMapping, type Fix, type Mapping, presetOf } from '../map/index.ts'
import { ReadingStopped } from '../read/limits.ts'
import { findMapping } from '../sources/mapping.store.ts'
import { listUploads } from '../stage/upload.store.ts'
import { findSync, lockSync, readSync, readSyncMapping, updateSync, updateSyncMapping } from '../syncs/sync.store.ts'
import { chooseReading, ReadingRefused } from './choose-reading.ts'
import { mappingViolations } from './mapping-violations.ts'

const OPEN = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_NEEDS_CONFIRMATION'] as const
const isOpen = ({ state }: Sync) => OPEN.some((open) => open === state)

export const putSyncMapping = writeOperation({
  id: 'svc.api.source.v1.SyncService.PutMapping',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/syncs/{id}/mapping',
  tag: 'Sources',
  summary: 'Choose the mapping of a sync',
  description:
    'A preset, a document, another reading of files, or fixes of the mapping it has. The files are read again with it, without a second upload; when the sync is applied, the source keeps it.',
  permission: 'source.write',
  idempotent: true,
  maxConcurrent: 4,
  body: PutSyncMappingRequest,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'unreadable_file'],
  async prepare({ database, tenant, settings }, { params, body: { readings = [] } }) {
    if (readings.length === 0) return undefined
    const sync = await database.read((reader) => findSync(reader, tenant.id, params.source_id, params.id))
    if (!sync || !isOpen(sync)) return undefined
    const basis = await database.read((reader) => basisOf(reader, tenant.id, sync))
    try {
      return { basis, choice: await readAnew(database, tenant.id, sync, settings.get(IMPORT_MAX_BYTES), readings) }
    } catch (error) {
      // Parts of files go when the sync ends, or when a file is uploaded again.
      if (basis === (await database.read((reader) => basisOf(reader, tenant.id, sync)))) throw error
      return undefined
    }
  },
  async run({ tx, tenant, audit, fail, invalid }, { params, body }, prepared) {
    const found = await findSync(tx, tenant.id, params.source_id, params.id)
    const held = found && (await lockSync(tx, tenant.id, found.id))
    if (!held) return fail('not_found', { thing: 'sync' })
    if (!isOpen(held)) return fail('sync_ended', { state: held.state, wanted: 'given a mapping' })
    const { presetId, document, fixes = [], readings = [] } = body
    if (readings.length > 0 && prepared?.basis !== (await basisOf(tx, tenant.id, held))) throw new PreparedAnew()
    const preset = presetId === undefined ? undefined : presetOf(presetId)
    if (presetId !== undefined && !preset)
      return invalid({ field: 'presetId', description: 'is not the id of a preset; list them to see which there are' })
    const read = prepared?.choice
    if (read instanceof ReadingRefused) return invalid({ field: 'readings', description: read.message })
    if (read instanceof ReadingStopped) return fail('unreadable_file', { file: read.file, problem: read.problem })
    const base = document ?? read?.document ?? preset?.document ?? (await present(tx, tenant.id, held))
    if (base === undefined)
      return invalid({ field: 'document', description: 'is needed, or a presetId: this sync has no mapping yet' })
    const checked = checkMapping(base)
    if (!checked.mapping) return invalid(...mappingViolations(checked.violations))
    const fixed = fixes.length === 0 ? checked : checkMapping(withFixes(checked.mapping, fixes as unknown as Fix[]))
    if (!fixed.mapping) return invalid(...mappingViolations(fixed.violations))
    const chosen = { document: fixed.mapping, presetId: presetId ?? read?.presetId ?? '' }
    await updateSyncMapping(tx, tenant.id, held.id, chosen)
    await updateSync(tx, tenant.id, held.id, OPEN, { state: 'SYNC_STATE_UPLOADING', problem: '' })
    audit({ target: held.id, detail: { presetId: presetId ?? '', fixCount: fixes.length } })
    const sync = await findSync(tx, tenant.id, params.source_id, params.id)
    return sync ? { sync } : fail('not_found', { thing: 'sync' })
  },
})

/** What the reading of files follows from: the files, and the mapping they have. */
async function basisOf(reader: Reader, tenantId: TenantId, { id, sourceId }: Sync): Promise<string> {
  const sync = await readSync(reader, tenantId, id)
  const uploads = await listUploads(reader, tenantId, id)
  const own = await readSyncMapping(reader, tenantId, id)
  const kept = await findMapping(reader, tenantId, sourceId)
  return canonicalJson([
    sync !== undefined && isOpen(sync),
    uploads.map(({ uploadId }) => uploadId),
    own?.mapping ?? null,
    own?.presetId ?? '',
    kept?.version ?? 0,
  ])
}

/** The mapping for files that are read so, or why they cannot be. */
async function readAnew(
  database: Pick<Database, 'read'>,
  tenantId: TenantId,
  sync: Sync,
  maxBytes: number,
  readings: NonNullable<Static<typeof PutSyncMappingRequest>['readings']>,
) {
  const uploads = { tenantId, syncId: sync.id, sourceId: sync.sourceId, maxBytes, isAttended: true }
  const read = readings.map(({ headerLine, ...reading }) => ({
    ...reading,
    ...(headerLine === undefined ? {} : { header: headerLine === 0 ? (false as const) : headerLine }),
  }))
  try {
    return await chooseReading(database, uploads, read)
  } catch (error) {
    if (error instanceof ReadingRefused || error instanceof ReadingStopped) return error
    throw error
  }
}

/** The mapping that the sync has now: its own, or the source's. */
async function present(reader: Reader, tenantId: TenantId, sync: { id: string; sourceId: string }) {
  const own = await readSyncMapping(reader, tenantId, sync.id)
  return own?.mapping ?? (await findMapping(reader, tenantId, sync.sourceId))?.document
}

/** A fix that is none leaves a document that is refused. */
function withFixes(mapping: Mapping, fixes: readonly Fix[]): unknown {
  try {
    return applyFixes(mapping, fixes) ?? {}
  } catch {
    return {}
  }
}
