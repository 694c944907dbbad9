import type { SyncProblemRow } from '../../contract/imports/preview.ts'
import { csvLine } from '../lib/csv-print.ts'

/** The problems of a sync as a file: one line for each, and no cell that a spreadsheet would take for a formula. */
export function problemsCsv(rows: readonly SyncProblemRow[]): string {
  const head = csvLine(['file', 'sheet', 'line', 'effect', 'reason', 'column', 'field', 'value', 'problem', 'row'])
  const lines = rows.map(({ fileName, sheet, line, effect, reason, column, field, value, problem, cells }) =>
    csvLine([fileName, sheet, String(line), effect.toLowerCase(), reason, column, field, value, problem, cells]),
  )
  return [head, ...lines].join('')
}
