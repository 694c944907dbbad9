import { csvLine } from '../lib/csv-print.ts'
import type { ProblemRow } from './problem.store.ts'

/** The problems of a sync as a file: one line for each, and no cell that a spreadsheet would take for a formula. */
export function problemsCsv(rows: readonly ProblemRow[]): string {
  const head = csvLine(['file', 'sheet', 'line', 'effect', 'reason', 'column', 'field', 'value', 'problem', 'row'])
  const lines = rows.map(({ fileName, sheet, line, effect, reason, column, field, value, problem, cells }) =>
    csvLine([fileName, sheet, String(line), effect.toLowerCase(), reason, column, field, value, problem, cells]),
  )
  return [head, ...lines].join('')
}
