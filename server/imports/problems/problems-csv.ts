import type { SyncProblemRow } from '../../../contract/imports/preview.ts'
import { csvLine } from '../../lib/csv/csv-print.ts'
import { counted } from '../../lib/names.ts'

/** The problems of a sync as a file: one line for each, and no cell that a spreadsheet would take for a formula. */
export function problemsCsv(rows: readonly SyncProblemRow[], warningCount: number): string {
  const head = csvLine(['file', 'sheet', 'line', 'effect', 'reason', 'column', 'field', 'value', 'problem', 'row'])
  const lines = rows.map(({ fileName, sheet, line, effect, reason, column, field, value, problem, cells }) =>
    csvLine([fileName, sheet, String(line), effect.toLowerCase(), reason, column, field, value, problem, cells]),
  )
  const omitted = warningCount - rows.filter(({ effect }) => effect === 'WARNING').length
  const more = omitted > 0 ? [csvLine(['', '', '', 'warning', '', '', '', '', moreText(omitted), ''])] : []
  return [head, ...lines, ...more].join('')
}

const moreText = (count: number) => `${counted(count, 'more warning')} not listed here`
