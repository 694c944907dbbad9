import { cleanText, plainText } from './clean.ts'
import type { TableRow } from './table.ts'

export type RowFault = NonNullable<TableRow['fault']>
export type RowWarning = NonNullable<TableRow['warnings']>[number]

/** A row of a table from the texts of its cells, as many as there are columns. */
export function rowOf(
  line: number,
  fields: readonly string[],
  columns: readonly string[],
  warnings: RowWarning[] = [],
): TableRow {
  const cells: string[] = []
  let isFilled = false
  for (let at = 0; at < columns.length; at++) {
    const raw = fields[at]
    if (raw === undefined || raw === '') {
      cells.push('')
      continue
    }
    const text = plainText(raw) ?? cleaned(raw, columns[at] as string, warnings)
    if (text !== '') isFilled = true
    cells.push(text)
  }
  for (let at = columns.length; at < fields.length; at++)
    if (cleanText(fields[at] as string).text !== '') return surplus(line, fields.length, columns.length)
  if (isFilled && fields.length < columns.length) warnings.push({ reason: 'short_row' })
  return warnings.length > 0 ? { line, cells, warnings } : { line, cells }
}

function cleaned(raw: string, column: string, warnings: RowWarning[]): string {
  const { text, warning } = cleanText(raw)
  if (warning) warnings.push({ reason: warning, column })
  return text
}

const surplus = (line: number, count: number, wanted: number): TableRow => ({
  line,
  cells: [],
  fault: { reason: 'unreadable_row', text: `The row has ${count} cells, but the table has ${wanted} columns.` },
})
