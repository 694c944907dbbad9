import { CsvReader, type CsvRecord } from '../../../lib/csv/csv.ts'
import { jsonFault } from '../../../lib/json/json-keys.ts'
import { quoteInexactNumbers } from '../../../lib/json/json-numbers.ts'
import { type Content, nameOf } from '../content.ts'
import { decoded, decodeWindows1252, type Encoding } from '../decode.ts'
import type { FoundTable } from '../found-table.ts'
import { LIMITS, unreadable } from '../limits.ts'
import type { TableRow, TableShape } from '../table.ts'
import { indexOf, JsonColumns, jsonRow, unreadableRow } from './json-row.ts'

/** The table of a file that has one object in each line. It is read whole once, because any line may have a new column. */
export async function findJsonLines(content: Content, encoding: Encoding): Promise<FoundTable> {
  const columns = new JsonColumns()
  let rowCount = 0
  for await (const records of recordsOf(content, encoding))
    for (const record of records) {
      const { object } = parseLine(record)
      rowCount++
      if (object) columns.add(object)
      if (columns.names.length > LIMITS.columns) throw tooManyColumns(content)
    }
  if (columns.names.length === 0) throw unreadable(nameOf(content), 'has no line with an object')
  const shape: TableShape = {
    file: content.file,
    ...(content.member !== undefined && { member: content.member }),
    format: 'jsonl',
    encoding: encoding.label,
    headerLine: 0,
    columns: columns.names,
  }
  const unsure = encoding.isGuess ? (['encoding'] as const) : []
  return { shape, isHidden: false, unsure, rowCount, rows: () => rowsOf(content, encoding, indexOf(shape.columns)) }
}

export const tooManyColumns = (content: Content) =>
  unreadable(nameOf(content), `has more than ${LIMITS.columns} columns; at most ${LIMITS.columns} can be read`)

async function* rowsOf(
  content: Content,
  encoding: Encoding,
  columns: ReadonlyMap<string, number>,
): AsyncIterable<TableRow[]> {
  for await (const records of recordsOf(content, encoding)) {
    const rows = records.map((record) => {
      const { object, problem } = parseLine(record)
      if (!object) return unreadableRow(record.line, problem)
      const row = jsonRow(record.line, object, columns)
      return record.isOther ? { ...row, warnings: [...(row.warnings ?? []), { reason: 'mixed_encoding' }] } : row
    })
    if (rows.length > 0) yield rows
  }
}

async function* recordsOf(content: Content, encoding: Encoding): AsyncIterable<CsvRecord[]> {
  const other = encoding.isMixed ? { decodeOther: decodeWindows1252 } : {}
  const reader = new CsvReader({ separator: 'lines', recover: { broken: new Map() }, ...other })
  for await (const piece of decoded(content.stream(), encoding)) yield reader.push(piece).filter(isFilled)
  yield reader.end().filter(isFilled)
}

const isFilled = ({ fields, fault }: CsvRecord) => fault !== undefined || fields[0]?.trim() !== ''

type ParsedLine = { object: object; problem?: never } | { object?: never; problem: string }

function parseLine({ fields: [line = ''], fault }: CsvRecord): ParsedLine {
  if (fault === 'record_too_long') return { problem: 'The line is longer than 1 MiB.' }
  if (fault) return { problem: 'The line is not text in the encoding of the file.' }
  return parseObject(line)
}

/** An object from the text of it; numbers that JavaScript would change become texts. */
export function parseObject(text: string): ParsedLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'The line is not valid JSON.' }
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return { problem: 'The line is not one JSON object.' }
  const problem = jsonFault(text)
  if (problem !== undefined) return { problem: `The line cannot be used: ${problem}.` }
  const exact = quoteInexactNumbers(text)
  return { object: exact === text ? value : (JSON.parse(exact) as object) }
}
