import { groupBy } from '../../../lib/group-by.ts'
import { canonicalJson } from '../../../lib/json/canonical-json.ts'
import type { TableShape } from '../../read/table.ts'
import { findFile } from '../presets/fingerprint.ts'
import type { DateOrder, DateRules, FileMapping, Mapping } from './mapping.ts'

/** How files are read, where somebody says so instead of leaving it to detection. */
export interface Reading {
  /** Name or number of the sheet of workbooks. */
  sheet?: string | number
  encoding?: string
  separator?: string
  /** What stands around cells; empty for nothing. */
  quote?: string
  /** Path of the array in a JSON document. */
  rows?: string
  /** Line of the header, counted from 1; false when there is none. */
  header?: number | false
  dateOrder?: DateOrder | 'ymd'
}

/** Dates that begin with two digits of the year; those with four are read without being told. */
const YEAR_FIRST = ['-', '/', '.'].flatMap((mark) =>
  ['', ' H:mm', ' H:mm:ss'].map((time) => `YY${mark}M${mark}D${time}`),
)

/** A file of a mapping that is read so; the given one stays as it is. */
function readFile(
  file: FileMapping,
  { sheet, encoding, separator, quote, rows, header, dateOrder }: Reading,
): FileMapping {
  const read = {
    ...(encoding === undefined ? {} : { encoding }),
    ...(separator === undefined ? {} : { separator }),
    ...(quote === undefined ? {} : { quote }),
    ...(rows === undefined ? {} : { rows }),
    ...(header === undefined ? {} : { header }),
  }
  return {
    ...file,
    ...(sheet === undefined ? {} : { sheet }),
    ...(Object.keys(read).length === 0 ? {} : { read: { ...file.read, ...read } }),
    ...(dateOrder ? { dates: withOrder(file.dates ?? {}, dateOrder) } : {}),
  }
}

/** The same mapping for files that are all read so; the given one stays as it is. */
export function withReading(mapping: Mapping, { dateOrder, ...reading }: Reading): Mapping {
  const files = mapping.files.map((file) =>
    readFile(file, { ...reading, ...(file.dates && dateOrder ? { dateOrder } : {}) }),
  )
  return { ...mapping, ...(dateOrder ? { dates: withOrder(mapping.dates ?? {}, dateOrder) } : {}), files }
}

/** A table, the file of a mapping that it is, and how somebody says that it is read. */
export interface ReadTable {
  shape: TableShape
  file: number
  reading: Reading | undefined
  /** Whether that is said of this sheet or list alone, not of its file. */
  isOfPart: boolean
}

const nameOf = ({ file, member }: TableShape) => member ?? file
/** Tables that one file of a mapping can be read for. */
const wayOf = ({ reading, isOfPart, shape }: ReadTable) =>
  canonicalJson([reading ?? null, isOfPart ? nameOf(shape) : '', isOfPart ? (shape.part ?? '') : ''])

/**
 * The mapping for tables of which some are read as somebody says. Where a file of the mapping is also read in another
 * way, the tables with a way of their own get a file that is known by their names.
 */
export function withReadings(mapping: Mapping, tables: readonly ReadTable[]): Mapping {
  const [first] = tables
  if (first?.reading && !first.isOfPart && tables.every((table) => wayOf(table) === wayOf(first)))
    return withReading(mapping, first.reading)
  const named: FileMapping[] = []
  const files = mapping.files.flatMap((file, index) => {
    const its = tables.filter((table) => table.file === index)
    const ways = [...groupBy(its, wayOf).values()]
    const isFound = its.every(({ shape }) => findFile(mapping.files, shape) === index)
    const isKnown = file.match !== undefined || file.headers !== undefined || its.length === tables.length
    // Another one may read its tables so that they fit that one.
    const isClaimed = mapping.files.some((other) => other !== file && other.match === undefined && other.read)
    const isSaid = its.some(({ reading }) => reading)
    if (ways.length === 1 && isFound && isKnown && !(isSaid && isClaimed))
      return ways.map((way) => readTables(file, way))
    for (const way of ways) if (way[0]?.reading) named.push(readTables(namedFile(file, way), way))
    return its.length === 0 || its.some(({ reading }) => !reading) ? [file] : []
  })
  // Those with names come first: another one may fit their tables as well.
  return { ...mapping, files: [...named, ...files] }
}

function readTables(file: FileMapping, way: readonly ReadTable[]): FileMapping {
  const [one] = way
  if (!one?.reading) return file
  return readFile(one.isOfPart ? { ...file, ...placeOf(file, one.shape) } : file, one.reading)
}

function namedFile({ headers: _, part, ...file }: FileMapping, way: readonly ReadTable[]): FileMapping {
  const match = [...new Set(way.map(({ shape }) => nameOf(shape)))]
  const place = [match[0], ...(way[0]?.isOfPart ? [way[0].shape.part] : [])].join(', ')
  return { ...file, ...(part === undefined ? {} : { part: `${part} (${place})`.slice(0, 100) }), match }
}

const placeOf = ({ read }: FileMapping, { format, part }: TableShape): Partial<FileMapping> =>
  part === undefined ? {} : format === 'xlsx' ? { sheet: part } : { read: { ...read, rows: part } }

function withOrder(dates: DateRules, order: NonNullable<Reading['dateOrder']>): DateRules {
  if (order !== 'ymd') return { ...dates, order }
  const patterns = dates.patterns ?? []
  return { ...dates, patterns: [...YEAR_FIRST.filter((pattern) => !patterns.includes(pattern)), ...patterns] }
}

/** The sheets that a mapping names; more than one cannot be replaced by one. */
export const namedSheets = ({ files }: Mapping): Set<string | number> =>
  new Set(files.flatMap(({ sheet }) => (sheet === undefined || sheet === '*' ? [] : [sheet])))
