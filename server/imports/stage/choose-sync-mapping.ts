import type { Database } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { type Choice, chooseMapping, findPreset, type Mapping, presetAsShipped, presetOf } from '../map/index.ts'
import { isNamed } from '../map/presets/fingerprint.ts'
import type { FoundTable } from '../read/found-table.ts'
import { findMapping, listEarlierColumns, type SourceMapping } from '../sources/mapping.store.ts'
import { findSource } from '../sources/source.store.ts'
import { readSyncMapping } from '../syncs/sync.store.ts'
import { sampleTables } from './sample-tables.ts'
import { findUploadTables, type UploadsOf, type UploadTables } from './upload-tables.ts'

/** How the uploads of a sync are read. */
export interface SyncMapping extends Choice, UploadTables {
  /** The mapping by which the tables were found, if there was one. */
  readBy: Mapping | undefined
  presetId: string
  /** Our own files need no mapping: the columns are the fields. */
  isOwnFiles: boolean
  /** The zone that the source is set to, or empty. */
  zone: string
}

export interface ChooseFor extends UploadsOf {
  sourceId: string
  /** Whether a preset or a suggestion may be proposed: only where somebody confirms it before it is applied. */
  isAttended: boolean
  now: Date
}

const OWN = 'recert'

/** The mapping of a sync: the one somebody gave it, the source's own, or the one that our own files have. */
export async function chooseSyncMapping(database: Pick<Database, 'read'>, options: ChooseFor): Promise<SyncMapping> {
  const { tenantId, syncId, sourceId, isAttended, now } = options
  const [given, kept, source] = await database.read(async (reader) => [
    await readSyncMapping(reader, tenantId, syncId),
    await findMapping(reader, tenantId, sourceId),
    await findSource(reader, tenantId, sourceId),
  ])
  const preset = given?.mapping ? presetAsShipped(given.presetId, given.mapping)?.id : undefined
  const own = preset === undefined ? (given?.mapping ?? kept?.document) : undefined
  const readBy = given?.mapping ?? kept?.document
  const found = await findUploadTables(database, options, readBy)
  const { uploaded } = found
  const isOwnFiles = own === undefined && preset === undefined && uploaded.length > 0 && uploaded.every(isOwnFile)
  const { tables, suggestedFor } =
    isOwnFiles || own
      ? { tables: uploaded.map(({ shape }) => ({ shape, sample: [] })), suggestedFor: {} }
      : await sampleTables(database, options, uploaded)
  const earlierColumns = own ? await findEarlierColumns(database, tenantId, kept) : {}
  const choice = chooseMapping(tables, {
    ...suggestedFor,
    earlierColumns,
    isAttended,
    now,
    ...(own ? { mapping: own } : preset ? { presetId: preset } : isOwnFiles ? { presetId: OWN } : {}),
  })
  const presetId =
    preset ?? (own ? ((given?.mapping ? given.presetId : kept?.presetId) ?? '') : presetOfChoice(choice, isOwnFiles))
  return { ...choice, ...found, readBy, presetId, isOwnFiles, zone: source?.zone ?? '' }
}

async function findEarlierColumns(
  database: Pick<Database, 'read'>,
  tenantId: TenantId,
  kept: SourceMapping | undefined,
): Promise<Record<number, string[]>> {
  if (!kept) return {}
  const { sourceId, version } = kept
  const tables = await database.read((reader) => listEarlierColumns(reader, tenantId, sourceId, version))
  return Object.fromEntries(tables.map(({ file, columns }) => [file, columns]))
}

/** Our own files are recognised by name, and report problems with their columns themselves. */
function isOwnFile({ shape }: FoundTable): boolean {
  const own = presetOf(OWN)?.document as Mapping
  if (!own.files.some((file) => isNamed(file, shape))) return false
  const found = findPreset(shape)
  return found === undefined || found.preset.id === OWN
}

function presetOfChoice({ tables }: Choice, isOwnFiles: boolean): string {
  if (isOwnFiles) return OWN
  const presets = new Set(tables.map(({ presetId }) => presetId ?? ''))
  const [only = ''] = presets
  return presets.size === 1 ? only : ''
}
