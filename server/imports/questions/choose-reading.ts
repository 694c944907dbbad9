import type { Database } from '../../db/index.ts'
import { chooseMapping, type Mapping, namedSheets, presetAsShipped, type Reading, withReading } from '../map/index.ts'
import { findMapping } from '../sources/mapping.store.ts'
import { chooseSyncMapping } from '../stage/choose-sync-mapping.ts'
import { sampleTables } from '../stage/sample-tables.ts'
import { findUploadTables, type UploadsOf } from '../stage/upload-tables.ts'
import { readSyncMapping } from '../syncs/sync.store.ts'

/** The files cannot be read as somebody says; the message says what to do instead. */
export class ReadingRefused extends Error {
  override readonly name = 'ReadingRefused'
}

export interface ReadingChoice {
  document: Mapping
  presetId: string
  /** Nobody has named or kept this mapping: somebody has to confirm it. */
  isProposal: boolean
}

/** The mapping of uploads that are read as somebody says: the sync's, the source's, or a proposal for the tables found so. */
export async function chooseReading(
  database: Pick<Database, 'read'>,
  of: UploadsOf & { sourceId: string; isAttended?: boolean },
  reading: Reading,
): Promise<ReadingChoice> {
  const now = new Date()
  const [given, kept] = await database.read(async (reader) => [
    await readSyncMapping(reader, of.tenantId, of.syncId),
    await findMapping(reader, of.tenantId, of.sourceId),
  ])
  const preset = given?.mapping ? presetAsShipped(given.presetId, given.mapping) : undefined
  const known = given?.mapping ?? kept?.document
  if (known && !preset) {
    const presetId = (given?.mapping ? given.presetId : kept?.presetId) ?? ''
    const document = read(known, reading)
    if (!of.isAttended || (await fitsAll(database, of, document, now))) return { document, presetId, isProposal: false }
  }
  if (!known && (await chooseSyncMapping(database, { ...of, isAttended: true, now })).isOwnFiles)
    throw new ReadingRefused(
      'These are files of Recert itself (users.csv and so on), which are read as they are. To read them in another way, add --preset recert.',
    )
  const { uploaded } = await findUploadTables(database, of, withReading({ format: 1, files: [{ make: [] }] }, reading))
  const { tables, suggestedFor } = await sampleTables(database, of, uploaded)
  const named = preset ? { presetId: preset.id } : {}
  const choice = chooseMapping(tables, { ...suggestedFor, isAttended: true, now, ...named })
  const presets = new Set(choice.tables.map(({ presetId = '' }) => presetId))
  const presetId = preset?.id ?? (presets.size === 1 ? [...presets].join('') : '')
  return { document: read(choice.mapping ?? { format: 1, files: [] }, reading), presetId, isProposal: !preset }
}

/** Columns that are read in another way can have other names: then the mapping was made for what they seemed to be. */
async function fitsAll(database: Pick<Database, 'read'>, of: UploadsOf, mapping: Mapping, now: Date): Promise<boolean> {
  const { uploaded } = await findUploadTables(database, of, mapping)
  const tables = uploaded.map(({ shape }) => ({ shape, sample: [] }))
  return chooseMapping(tables, { mapping, isAttended: true, now }).stops.length === 0
}

function read(mapping: Mapping, reading: Reading): Mapping {
  const sheets = [...namedSheets(mapping)]
  if (reading.sheet !== undefined && sheets.length > 1)
    throw new ReadingRefused(
      `The mapping reads several sheets (${sheets.join(', ')}), so that --sheet cannot choose one. Leave --sheet out, or change the mapping.`,
    )
  return withReading(mapping, reading)
}
