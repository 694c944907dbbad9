import { CsvReader, type CsvRecord } from '../../../lib/csv/csv.ts'
import { type Content, headOf, nameOf } from '../content.ts'
import { decoded, decodeWindows1252, type Encoding } from '../decode.ts'
import type { FoundTable, ReadOptions } from '../found-table.ts'
import { findHeader } from '../header.ts'
import { LIMITS, unreadable } from '../limits.ts'
import { type RowFault, rowOf } from '../rows.ts'
import type { TableRow, TableShape } from '../table.ts'
import { type Dialect, findDialect, NO_SEPARATOR, separatorLine } from './dialect.ts'

const SAMPLE_BYTES = 512 * 1024
/** The header is looked for in so many records, unless they are very long. */
const SAMPLE_RECORDS = 200
const MAX_SAMPLE_BYTES = 8 * 1024 * 1024
/** How often a value over 1 MiB may turn out to have no end, each at the cost of reading the file again. */
const MAX_RESTARTS = 10

/** The table of a CSV file: how it is written, and its columns. */
export async function findCsvTable(content: Content, encoding: Encoding, options: ReadOptions): Promise<FoundTable> {
  const name = nameOf(content)
  // A record may be 1 MiB long; most samples have hundreds in less.
  const head = await headOf(decoded(content.stream(), encoding), SAMPLE_BYTES)
  const dialect = findDialect(head, head.length < SAMPLE_BYTES, options)
  const sample = await sampleOf(content, encoding, dialect)
  const isTitled = separatorLine(head.toString('utf8', 0, 64)) !== undefined
  const records = isTitled ? sample.filter(({ line }) => line > 1) : sample
  const header = findHeader(records, options.header)
  if (typeof options.header === 'number' && header.line === 0)
    throw unreadable(name, `has no filled line ${options.header}, which was named as its header`)
  if (header.columns.length === 0) throw unreadable(name, 'is empty; the first line must have the column names')
  if (header.columns.length > LIMITS.columns)
    throw unreadable(name, `has ${header.columns.length} columns; at most ${LIMITS.columns} can be read`)
  const shape: TableShape = {
    file: content.file,
    ...(content.member !== undefined && { member: content.member }),
    format: 'csv',
    encoding: encoding.label,
    separator: dialect.separator === NO_SEPARATOR ? '' : dialect.separator,
    quote: dialect.quote,
    headerLine: header.line,
    columns: header.columns,
  }
  return {
    shape,
    isHidden: false,
    unsure: [
      ...(dialect.isUnsure ? (['separator'] as const) : []),
      ...(header.isGuess ? (['header'] as const) : []),
      ...(encoding.isGuess ? (['encoding'] as const) : []),
    ],
    rows: () => csvRows(content, encoding, dialect, shape, isTitled),
  }
}

async function sampleOf(content: Content, encoding: Encoding, dialect: Dialect): Promise<CsvRecord[]> {
  const reader = new CsvReader(readerOptions(encoding, dialect, new Map()))
  const records: CsvRecord[] = []
  let bytes = 0
  for await (const piece of lines(content, encoding, dialect)) {
    records.push(...reader.push(piece))
    bytes += piece.length
    if (records.length >= SAMPLE_RECORDS || bytes > MAX_SAMPLE_BYTES) return records.slice(0, SAMPLE_RECORDS)
  }
  return [...records, ...reader.end()].slice(0, SAMPLE_RECORDS)
}

const readerOptions = ({ isMixed }: Encoding, dialect: Dialect, broken: ReadonlyMap<number, number>) => ({
  separator: dialect.separator,
  quote: dialect.quote,
  escaping: dialect.escaping,
  blankLines: true,
  recover: { broken },
  ...(isMixed && { decodeOther: decodeWindows1252 }),
})

/**
 * Rows of so many bytes are in memory at a time. With a MiB of them, half of the time went into collecting garbage, with
 * 64 KiB a quarter.
 */
const PIECE_BYTES = 16 * 1024

/** The text as UTF-8 with line feeds, in small pieces. */
async function* lines(content: Content, encoding: Encoding, { hasReturns }: Dialect): AsyncIterable<Uint8Array> {
  for await (const bytes of decoded(content.stream(), encoding))
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES)
      yield hasReturns ? Buffer.from(piece).map((byte) => (byte === 0x0d ? 0x0a : byte)) : piece
    }
}

async function* csvRows(
  content: Content,
  encoding: Encoding,
  dialect: Dialect,
  shape: TableShape,
  isTitled: boolean,
): AsyncIterable<TableRow[]> {
  const taker = new RowTaker(shape, isTitled)
  const broken = new Map<number, number>()
  for (;;) {
    const reader = new CsvReader(readerOptions(encoding, dialect, broken))
    for await (const piece of lines(content, encoding, dialect)) {
      const rows = taker.take(reader.push(piece))
      if (rows.length > 0) yield rows
      if (reader.lost) break
    }
    const last = taker.take(reader.end())
    if (last.length > 0) yield last
    if (!reader.lost) return
    broken.set(...reader.lost)
    if (broken.size > MAX_RESTARTS)
      throw unreadable(nameOf(content), `has a quoted value that starts in line ${reader.lost[1] - 1} and does not end`)
  }
}

/** Makes rows of records, once each: a file whose quotes are broken is read again. */
class RowTaker {
  readonly #shape: TableShape
  readonly #firstLine: number
  #lastLine = 0
  /** After a broken record, a line that does not fit the columns may be the rest of it. */
  #isAfterBroken = false

  constructor(shape: TableShape, isTitled: boolean) {
    this.#shape = shape
    this.#firstLine = shape.headerLine > 0 ? shape.headerLine + 1 : isTitled ? 2 : 1
  }

  take(records: readonly CsvRecord[]): TableRow[] {
    const rows: TableRow[] = []
    for (const record of records) {
      if (record.line < this.#firstLine || record.line <= this.#lastLine) continue
      this.#lastLine = record.line
      rows.push(this.#row(record))
    }
    return rows
  }

  #row({ line, fields, fault, isOther }: CsvRecord): TableRow {
    const { columns } = this.#shape
    if (fault) this.#isAfterBroken = fault === 'text_after_quote'
    if (fault) return { line, cells: [], fault: FAULTS[fault] }
    const isBlank = fields.length === 1 && fields[0] === ''
    if (this.#isAfterBroken && !isBlank) {
      if (fields.length !== columns.length) return { line, cells: [], fault: FAULTS.text_after_quote }
      this.#isAfterBroken = false
    }
    return rowOf(line, fields, columns, isOther ? [{ reason: 'mixed_encoding' }] : [])
  }
}

const fault = (text: string): RowFault => ({ reason: 'unreadable_row', text })
const FAULTS = {
  bad_utf8: fault('The row is not text in the encoding of the file.'),
  broken_quote: fault('The row has a quoted value without an end.'),
  text_after_quote: fault('The row has a quoted value without an end, or with text after its closing quote.'),
  record_too_long: fault('The row is longer than 1 MiB.'),
} as const
