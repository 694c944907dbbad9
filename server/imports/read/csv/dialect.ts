import { type CsvDialect, CsvReader, type CsvRecord } from '../../../lib/csv/csv.ts'
import { cleanText } from '../clean.ts'

/** How a CSV file is written, and how sure that is. */
export interface Dialect extends Required<CsvDialect> {
  /** Lines end with a carriage return alone. */
  hasReturns: boolean
  /** Another separator fits as well. */
  isUnsure: boolean
}

/** A file of one column has no separator; this one is in no text. */
export const NO_SEPARATOR = '\u001f'
const SEPARATORS = [',', ';', '\t', '|'] as const
const SAMPLE_RECORDS = 200
const PIECE_BYTES = 16 * 1024
/** Another dialect that is this close to the best one may be the right one. */
const CLOSE = 0.9

interface Trial {
  dialect: Required<CsvDialect>
  score: number
}

/** Finds the dialect by trial: the separator that gives most columns, and the steadiest number of them. */
export function findDialect(
  head: Buffer,
  isWhole: boolean,
  given: { separator?: string; quote?: string } = {},
): Dialect {
  const hasReturns = endsWithReturns(head.toString('latin1'))
  const sample = hasReturns ? Buffer.from(head.toString('latin1').replaceAll('\r', '\n'), 'latin1') : head
  const text = sample.toString('utf8')
  const named = given.separator ?? separatorLine(text)
  const separators = named === undefined ? SEPARATORS : [named === '' ? NO_SEPARATOR : named]
  const trials = separators.flatMap((separator) =>
    quotings(text, separator, given.quote).map((quoting) => attempt(sample, isWhole, { separator, ...quoting })),
  )
  trials.sort((a, b) => b.score - a.score)
  const best = trials[0] as Trial
  if (named === undefined && best.score <= 0)
    return { ...best.dialect, separator: NO_SEPARATOR, hasReturns, isUnsure: false }
  const other = trials.find(({ dialect }) => dialect.separator !== best.dialect.separator)
  return { ...best.dialect, hasReturns, isUnsure: other !== undefined && other.score > best.score * CLOSE }
}

/** Whether the first line ends with a carriage return alone. Line feeds may then be inside of values. */
function endsWithReturns(text: string): boolean {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    if (isQuoted || (text[at] !== '\r' && text[at] !== '\n')) continue
    let end = at
    while (text[end] === '\r') end++
    return end > at && text[end] !== '\n'
  }
  return false
}

/** Excel reads and writes a first line that names the separator. */
export const separatorLine = (text: string): string | undefined => /^"?sep=(.)"?\r?(?:\n|$)/i.exec(text)?.[1]

/** The ways to quote that the text gives reason to try. */
function quotings(text: string, separator: string, given?: string): Omit<Required<CsvDialect>, 'separator'>[] {
  const isIn = (mark: string) => text.includes(mark)
  const quotes = given === undefined ? (['"', ...(hasQuoted(text, separator, "'") ? ["'"] : [])] as const) : [given]
  return quotes.flatMap((mark) => {
    const quote = mark as '"' | "'" | ''
    const escapes = quote !== '' && isIn(`\\${quote}`) ? (['double', 'backslash'] as const) : (['double'] as const)
    return escapes.map((escaping) => ({ quote, escaping }))
  })
}

/** Whether a value begins with the mark and ends with it. */
function hasQuoted(text: string, separator: string, mark: string): boolean {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const before = at === 0 ? '\n' : text[at - 1]
    if (before !== '\n' && before !== separator) continue
    const end = text.indexOf(mark, at + 1)
    if (end >= 0 && [separator, '\n', '\r', undefined, mark].includes(text[end + 1])) return true
  }
  return false
}

function attempt(sample: Buffer, isWhole: boolean, dialect: Required<CsvDialect>): Trial {
  const records = sampleRecords(sample, isWhole, dialect)
  const filled = records.filter(({ fields, fault }) => fault || fields.some((field) => field.trim() !== ''))
  const widths = new Map<number, number>()
  for (const { fields } of filled) widths.set(fields.length, (widths.get(fields.length) ?? 0) + 1)
  const [width, count] = [...widths].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])
  const steadiness = count / Math.max(1, filled.length)
  const faults = filled.filter(({ fault }) => fault).length / Math.max(1, filled.length)
  // A header that has fewer or more names than rows have values speaks against the separator.
  const first = filled.find(({ fields }) => fields.length > 1)
  const fit = first?.fields.length === width ? 1 : 0.5
  const score = Math.log2(Math.max(1, width)) * steadiness ** 2 * fit - 2 * faults - 0.1 * leftovers(filled, dialect)
  return { dialect, score }
}

/** The share of records that keep quotes around values, or backslashes before quotes. */
function leftovers(records: readonly CsvRecord[], { quote, escaping }: Required<CsvDialect>): number {
  const isLeft = (field: string) =>
    (field.length > 1 && /^(["']).*\1$/s.test(cleanText(field.slice(0, 1000)).text) && field[0] !== quote) ||
    (escaping === 'double' && quote !== '' && field.includes(`\\${quote}`))
  return records.filter(({ fields }) => fields.some(isLeft)).length / Math.max(1, records.length)
}

/** The first records of a text of which this is the beginning. */
export function sampleRecords(
  sample: Buffer,
  isWhole: boolean,
  dialect: CsvDialect,
  count = SAMPLE_RECORDS,
): CsvRecord[] {
  const reader = new CsvReader({ ...dialect, recover: { broken: new Map() } })
  const records: CsvRecord[] = []
  // In pieces, because all records of a sample are megabytes of garbage for each dialect that is tried.
  for (let at = 0; at < sample.length && records.length < count; at += PIECE_BYTES)
    records.push(...reader.push(sample.subarray(at, at + PIECE_BYTES)))
  if (isWhole && records.length < count) records.push(...reader.end())
  return records.slice(0, count)
}
