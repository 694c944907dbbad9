import type { Database } from '../../db/index.ts'
import { groupBy } from '../../lib/group-by.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import {
  chooseMapping,
  combineMappings,
  type FileMapping,
  kindsOf,
  type Mapping,
  namedSheets,
  presetAsShipped,
  type Reading,
  tableName,
  withReading,
  withReadings,
} from '../map/index.ts'
import type { TableShape } from '../read/table.ts'
import { findMapping } from '../sources/mapping.store.ts'
import { chooseSyncMapping } from '../stage/choose-sync-mapping.ts'
import { sampleTables } from '../stage/sample-tables.ts'
import { storedParts } from '../stage/stored-spool.ts'
import { listUploads } from '../stage/upload.store.ts'
import { tablesOfUploads, type UploadsOf, type UploadTable } from '../stage/upload-tables.ts'
import { readSyncMapping } from '../syncs/sync.store.ts'

/** The files cannot be read as somebody says; the message says what to do instead. */
export class ReadingRefused extends Error {
  override readonly name = 'ReadingRefused'
}

/** How somebody says that a file is read, a file in an archive, or one of its tables; without a name, all of them. */
export interface ReadingOf extends Reading {
  fileName?: string
  member?: string
  part?: string
}

export interface ReadingChoice {
  document: Mapping
  presetId: string
  /** Nobody has named or kept this mapping: somebody has to confirm it. */
  isProposal: boolean
}

interface Found {
  table: UploadTable
  reading: Reading | undefined
  isOfPart: boolean
}
type ReadUploads = UploadsOf & { sourceId: string; isAttended?: boolean }
type Reads = Pick<Database, 'read'>

/** The mapping of uploads that are read as somebody says: the sync's, the source's, or a proposal for the tables found so. */
export async function chooseReading(
  database: Reads,
  of: ReadUploads,
  readings: readonly ReadingOf[],
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
    const found = await readTables(database, of, readings, known)
    const left = await filesOf(database, of, readings, known, now)
    return changeReading(database, of, { known, presetId, now, found, left })
  }
  if (!known && (await chooseSyncMapping(database, { ...of, isAttended: true, now })).isOwnFiles)
    throw new ReadingRefused(
      'These are files of Recert itself (users.csv and so on), which are read as they are. To read them in another way, choose the preset recert first (--preset recert).',
    )
  const found = await readTables(database, of, readings, undefined)
  const { mapping, tables } = await proposal(database, of, found, { now, ...(preset ? { presetId: preset.id } : {}) })
  const presets = new Set(tables.map(({ presetId = '' }) => presetId))
  const presetId = preset?.id ?? (presets.size === 1 ? [...presets].join('') : '')
  const read = found.map(({ table: { shape }, ...one }, at) => ({ ...one, shape, file: tables[at]?.file ?? -1 }))
  return { document: withReadings(mapping, read), presetId, isProposal: !preset }
}

/** The tables, each read as the readings for it say together. */
async function readTables(
  database: Reads,
  { tenantId, syncId, maxBytes }: UploadsOf,
  readings: readonly ReadingOf[],
  known: Mapping | undefined,
): Promise<Found[]> {
  const uploads = await database.read((reader) => listUploads(reader, tenantId, syncId))
  for (const { fileName, part, sheet, rows } of readings) {
    if (fileName !== undefined && !uploads.some((upload) => upload.fileName === fileName))
      throw new ReadingRefused(`No uploaded file is named "${fileName}".`)
    if (part !== undefined && (sheet ?? rows) !== undefined)
      throw new ReadingRefused('A sheet or an array is chosen for a whole file. Leave "part" out.')
  }
  const readPart = storedParts(database, tenantId)
  const found: Found[] = []
  for (const upload of uploads) {
    const its = readings.filter(({ fileName }) => fileName === undefined || fileName === upload.fileName)
    const places = new Map([{}, ...its].map((one) => [canonicalJson(placeOf(one)), placeOf(one)]))
    for (const place of places.values()) {
      const reading = readingFor(its, { file: upload.fileName, ...place })
      // Another sheet may have no such line, another document no such list.
      const only = place.part === undefined ? {} : { sheet: place.part, rows: place.part }
      const mapping = reading ? read(takingAny(known), { ...reading, ...only }) : known
      const { uploaded } = await tablesOfUploads({ uploads: [upload], readPart, mapping, maxBytes })
      const tables = uploaded.filter(({ shape }) => isNearest(shape, place, [...places.values()]))
      found.push(...tables.map((table) => ({ table, reading, isOfPart: place.part !== undefined })))
    }
  }
  return found
}

/**
 * The mapping, which also takes a table that none of its files is when it is read in another way. One that names sheets
 * leaves the other sheets out, and still does.
 */
function takingAny({ files, ...mapping }: Mapping = { format: 1, files: [] }): Mapping {
  const namesSheets = files.some(({ sheet }) => sheet !== undefined)
  return { ...mapping, files: namesSheets ? files : [...files, { make: [] }] }
}

type Place = Pick<TableShape, 'file' | 'member' | 'part'>

const isAt = (shape: TableShape, { member = shape.member, part = shape.part }: Partial<Place>) =>
  member === shape.member && part === shape.part

/** Whether a table is in a place, and in none that says more. */
const isNearest = (shape: TableShape, place: Partial<Place>, places: readonly Partial<Place>[]) =>
  isAt(shape, place) &&
  !places.some((other) => isAt(shape, other) && Object.keys(other).length > Object.keys(place).length)

const placeOf = ({ member, part }: ReadingOf): Partial<Place> => ({
  ...(member === undefined ? {} : { member }),
  ...(part === undefined ? {} : { part }),
})

/** What is said of a table, or of all that are in one place; undefined when nothing is. */
function readingFor(readings: readonly ReadingOf[], { file, member, part }: Place): Reading | undefined {
  const its = readings.filter(
    (one) =>
      (one.fileName === undefined || one.fileName === file) &&
      (one.member === undefined || one.member === member) &&
      (one.part === undefined || one.part === part),
  )
  if (its.length === 0) return undefined
  const { fileName: _, member: __, part: ___, ...reading }: ReadingOf = Object.assign({}, ...its) as ReadingOf
  return reading
}

/** The files of the mapping that the tables are now of which something is said. */
async function filesOf(
  database: Reads,
  of: ReadUploads,
  readings: readonly ReadingOf[],
  known: Mapping,
  now: Date,
): Promise<Set<number>> {
  const shapes = (await readTables(database, of, [], known)).map(({ table: { shape } }) => shape)
  const tables = shapes.map((shape) => ({ shape, sample: [] }))
  const choice = chooseMapping(tables, { mapping: known, isAttended: true, now })
  return new Set(choice.tables.flatMap(({ shape, file }) => (readingFor(readings, shape) ? [file] : [])))
}

/** A proposal for tables that are read so. */
async function proposal(
  database: Reads,
  of: ReadUploads,
  found: readonly Found[],
  how: { now: Date; presetId?: string },
) {
  const { tables, suggestedFor } = await sampleTables(
    database,
    of,
    found.map(({ table }) => table),
  )
  const choice = chooseMapping(tables, { ...suggestedFor, isAttended: true, ...how })
  return { mapping: choice.mapping ?? { format: 1 as const, files: [] }, tables: choice.tables }
}

interface Known {
  known: Mapping
  presetId: string
  now: Date
  found: readonly Found[]
  /** The files of the mapping that the tables were. */
  left: ReadonlySet<number>
}

/**
 * The mapping that there is, with the readings. Columns that are read in another way can have other names: then the
 * mapping was made for what they seemed to be, and somebody who looks at it gets a proposal for those tables.
 */
async function changeReading(
  database: Reads,
  of: ReadUploads,
  { known, presetId, now, found, left }: Known,
): Promise<ReadingChoice> {
  const fitting = [...groupBy(found, ({ reading }) => canonicalJson(reading ?? null)).values()].flatMap((group) => {
    const reading = group[0]?.reading
    const tables = group.map(({ table: { shape } }) => ({ shape, sample: [] }))
    const mapping = reading ? withReading(known, reading) : known
    const choice = chooseMapping(tables, { mapping, isAttended: true, now })
    const stopped = new Set(choice.stops.flatMap(({ reason, files }) => (STOPS.has(reason) ? files : [])))
    return group.map((one, at) => ({
      ...{ ...one, shape: one.table.shape, file: choice.tables[at]?.file ?? -1 },
      isUnfit: of.isAttended === true && reading !== undefined && stopped.has(tableName(one.table.shape)),
    }))
  })
  const unfit = fitting.filter(({ isUnfit }) => isUnfit)
  const fit = fitting.filter(({ isUnfit }) => !isUnfit)
  const proposed = await proposal(database, of, unfit, { now })
  const used = new Set(fit.map(({ file }) => file))
  // A file that only these tables were, or that a proposal for all tables replaces, would count as missing.
  const kinds = new Set(proposed.mapping.files.flatMap((file) => [...kindsOf(file)]))
  const isReplaced = (file: FileMapping, at: number) =>
    left.has(at) || (fit.length === 0 && [...kindsOf(file)].some((kind) => kinds.has(kind)))
  const kept = known.files.flatMap((file, at) => (used.has(at) || !isReplaced(file, at) ? [at] : []))
  const names = new Set(proposed.tables.map(({ presetId: id = '' }) => id))
  const rest = { ...known, files: kept.flatMap((at) => known.files[at] ?? []) }
  const document = combineMappings([
    ...(kept.length > 0 ? [{ name: '', mapping: rest }] : []),
    ...(unfit.length > 0 ? [{ name: [...names].join(' ') || 'suggested', mapping: proposed.mapping }] : []),
  ])
  const tables = [
    ...fit.map((one) => ({ ...one, file: kept.indexOf(one.file) })),
    ...unfit.map((one, at) => ({ ...one, file: kept.length + (proposed.tables[at]?.file ?? 0) })),
  ]
  const isOfOne = kept.length === 0 && names.size === 1
  return {
    document: withReadings(document, tables),
    presetId: unfit.length === 0 ? presetId : isOfOne ? [...names].join('') : '',
    isProposal: unfit.length > 0,
  }
}
const STOPS = new Set(['mapping_needed', 'column_missing', 'field_unmapped'])

function read(mapping: Mapping, reading: Reading): Mapping {
  const sheets = [...namedSheets(mapping)]
  if (reading.sheet !== undefined && sheets.length > 1)
    throw new ReadingRefused(
      `The mapping reads several sheets (${sheets.join(', ')}), so that --sheet cannot choose one. Leave --sheet out, or change the mapping.`,
    )
  return withReading(mapping, reading)
}
