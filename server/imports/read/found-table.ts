import type { TableRow, TableShape } from './table.ts'

/** How to read a file, where that is not left to detection (a mapping's `read` and `sheet`). */
export interface ReadOptions {
  encoding?: string
  separator?: string
  quote?: string
  /** Line of the header, counted from 1; false when there is none. */
  header?: number | false
  /** Name or number of the sheet; `*` for every sheet that is not hidden. */
  sheet?: string | number
  /** Path of the array in a JSON document, names joined by dots; kind of the rows in a Baton file. */
  rows?: string
}

export interface Remark {
  reason: string
  text: string
}

/** A table that was found, with what a person should confirm. */
export interface FoundTable {
  shape: TableShape
  /** A sheet that is hidden is offered, not read. */
  isHidden: boolean
  /** What was assumed without much evidence. */
  unsure: readonly ('encoding' | 'separator' | 'header')[]
  /** Where it is known without reading: of a JSON document. */
  rowCount?: number
  /** What somebody should know of the file, in a sentence: older_run. */
  remarks?: readonly Remark[]
  /** The rows below the header, in batches. Each call reads from the beginning. */
  rows(): AsyncIterable<TableRow[]>
}
