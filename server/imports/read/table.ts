/** A value of a list in a JSON document: text, or the fields of an object with dotted names. */
export type Item = string | Readonly<Record<string, string>>
/** A cell is text, or a list where the format has lists. Empty text is an empty cell. */
export type Cell = string | readonly Item[]

/** One table of an upload: a file, a sheet of a workbook, an array of a JSON document, a kind of a Baton file. */
export interface TableShape {
  /** Name of the uploaded file, and of the member of an archive. */
  file: string
  member?: string
  /** Name of the sheet, path of the array, or kind. */
  part?: string
  format: 'csv' | 'xlsx' | 'json' | 'jsonl' | 'c1z'
  encoding?: string
  separator?: string
  quote?: string
  /** Line of the header in the file, counted from 1; 0 when the file has none. */
  headerLine: number
  columns: readonly string[]
}

export interface TableRow {
  /** Line of the file, row of the sheet, or index in the array, counted from 1. */
  line: number
  /** In the order of the columns. */
  cells: readonly Cell[]
  /** Columns that the object of the row does not have, where the format tells that from an empty value. */
  lacks?: ReadonlySet<string>
  /** Why the row cannot be imported. */
  fault?: { reason: string; text: string }
  /** What was changed to take it: short_row, mixed_encoding, bad_character, cut, needs_expansion ... */
  warnings?: readonly { reason: string; column?: string }[]
}
