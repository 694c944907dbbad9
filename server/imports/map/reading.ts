import type { DateOrder, DateRules, FileMapping, Mapping } from './mapping.ts'

/** How files are read, where somebody says so instead of leaving it to detection. */
export interface Reading {
  /** Name or number of the sheet of workbooks. */
  sheet?: string | number
  encoding?: string
  separator?: string
  /** Line of the header, counted from 1; false when there is none. */
  header?: number | false
  dateOrder?: DateOrder | 'ymd'
}

/** Dates that begin with two digits of the year; those with four are read without being told. */
const YEAR_FIRST = ['-', '/', '.'].flatMap((mark) =>
  ['', ' H:mm', ' H:mm:ss'].map((time) => `YY${mark}M${mark}D${time}`),
)

/** The same mapping for files that are read so; the given one stays as it is. */
export function withReading(mapping: Mapping, { sheet, encoding, separator, header, dateOrder }: Reading): Mapping {
  const read = {
    ...(encoding === undefined ? {} : { encoding }),
    ...(separator === undefined ? {} : { separator }),
    ...(header === undefined ? {} : { header }),
  }
  const files = mapping.files.map(
    (file): FileMapping => ({
      ...file,
      ...(sheet === undefined ? {} : { sheet }),
      ...(Object.keys(read).length === 0 ? {} : { read: { ...file.read, ...read } }),
      ...(dateOrder && file.dates ? { dates: withOrder(file.dates, dateOrder) } : {}),
    }),
  )
  return { ...mapping, ...(dateOrder ? { dates: withOrder(mapping.dates ?? {}, dateOrder) } : {}), files }
}

function withOrder(dates: DateRules, order: NonNullable<Reading['dateOrder']>): DateRules {
  if (order !== 'ymd') return { ...dates, order }
  const patterns = dates.patterns ?? []
  return { ...dates, patterns: [...YEAR_FIRST.filter((pattern) => !patterns.includes(pattern)), ...patterns] }
}

/** The sheets that a mapping names; more than one cannot be replaced by one. */
export const namedSheets = ({ files }: Mapping): Set<string | number> =>
  new Set(files.flatMap(({ sheet }) => (sheet === undefined || sheet === '*' ? [] : [sheet])))
