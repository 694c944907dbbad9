import type { Database } from '../../db/index.ts'
import { isNamed } from '../map/fingerprint.ts'
import {
  type Choice,
  chooseMapping,
  findPreset,
  type Mapping,
  presetAsShipped,
  presetOf,
  type UploadedTable,
} from '../map/index.ts'
import { findMapping } from '../mapping.store.ts'
import type { FoundTable } from '../read/found-table.ts'
import { profileRows } from '../read/profile.ts'
import { readSyncMapping } from '../sync.store.ts'
import { findUploadTables, type UploadsOf, type UploadTable, type UploadTables } from './upload-tables.ts'

/** How the uploads of a sync are read. */
export interface SyncMapping extends Choice, UploadTables {
  presetId: string
  /** Our own files need no mapping: the columns are the fields. */
  isOwnFiles: boolean
}

export interface ChooseFor extends UploadsOf {
  sourceId: string
  /** Whether a preset or a suggestion may be proposed, because somebody looks at it before it is applied. */
  isAttended: boolean
  now: Date
}

const OWN = 'recert'

/** The mapping of a sync: the one somebody gave it, the source's own, or the one that our own files have. */
export async function chooseSyncMapping(database: Pick<Database, 'read'>, options: ChooseFor): Promise<SyncMapping> {
  const { tenantId, syncId, sourceId, isAttended, now } = options
  const [given, kept] = await database.read(async (reader) => [
    await readSyncMapping(reader, tenantId, syncId),
    await findMapping(reader, tenantId, sourceId),
  ])
  const preset = given?.mapping ? presetAsShipped(given.presetId, given.mapping)?.id : undefined
  const own = preset === undefined ? (given?.mapping ?? kept?.document) : undefined
  const { uploaded, hidden } = await findUploadTables(database, options, given?.mapping ?? kept?.document)
  const isOwnFiles = own === undefined && preset === undefined && uploaded.length > 0 && uploaded.every(isOwnFile)
  const tables = isOwnFiles || own ? uploaded.map(({ shape }) => ({ shape, sample: [] })) : await withSamples(uploaded)
  const choice = chooseMapping(tables, {
    isAttended,
    now,
    ...(own ? { mapping: own } : preset ? { presetId: preset } : isOwnFiles ? { presetId: OWN } : {}),
  })
  const presetId =
    preset ?? (own ? ((given?.mapping ? given.presetId : kept?.presetId) ?? '') : presetOfChoice(choice, isOwnFiles))
  return { ...choice, uploaded, hidden, presetId, isOwnFiles }
}

/** A file of ours is known by its name, and complains about its columns by itself. */
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

const withSamples = (uploaded: readonly UploadTable[]): Promise<UploadedTable[]> =>
  Promise.all(uploaded.map(async (table) => ({ shape: table.shape, sample: await profileRows(table.rows()) })))
