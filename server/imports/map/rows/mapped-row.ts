import { type FileKind, LIST_SEPARATOR } from '../../columns.ts'
import { fieldAt, KEY_FIELDS, REQUIRED } from '../fields.ts'

/** A row in canonical form: a text for each field of its kind (`fieldsOf`), null for those that the mapping omits. */
export interface CanonicalRow {
  kind: FileKind
  line: number
  fields: (string | null)[]
  /** Made by `with` or `ifNew`: it counts only where no row describes the same thing. */
  isParent?: true
}

/** What is wrong with a cell. A warning says what was emptied, cut or assumed; otherwise something was left out. */
export interface RowProblem {
  isWarning: boolean
  line: number
  reason: string
  /** The column as the file calls it; empty for the whole row. */
  column: string
  value: string
  problem: string
  kind?: FileKind
  field?: string
  /** What the mapping reads of the row, as text. */
  cells?: string
  /** Which object the row is about, as `sync_faults.row_key` has it; empty if that cannot be read. */
  key: string
}

/** What became of a row. One of which something was left out counts as left out, also when it has other things. */
export interface MappedRow {
  outcome: 'taken' | 'empty' | 'filtered' | 'left_out'
  /** The rule that dropped it. */
  because?: string
  rows: CanonicalRow[]
  problems: RowProblem[]
}

/** The key of a row; empty if it cannot be read. */
export function keyOf(kind: FileKind, fields: readonly (string | null)[]): string {
  const names = KEY_FIELDS[kind]
  const parts = names.map((name) => fields[fieldAt(kind, name)] ?? '')
  const isReadable = parts.every((part, at) => part !== '' || !REQUIRED[kind].includes(names[at] as string))
  return isReadable && !/[\u0000-\u001f]/.test(parts.join('')) ? parts.join(LIST_SEPARATOR) : ''
}

/** A value that can be stored and shown, whatever was in the file. */
export const shown = (text: string): string =>
  (text.length > 100 ? `${text.slice(0, 100)}...` : text)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')

/** How much of a row the list of problems shows. */
export const MOST_CELLS = 1_000
