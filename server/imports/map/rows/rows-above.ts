import type { Cell, TableRow } from '../../read/table.ts'
import { columnName } from '../texts.ts'
import { tidyCell } from './when.ts'

/** Fills empty cells of some columns from the row above. A blank line and one that cannot be read stay as they are. */
export class RowsAbove {
  readonly #places: readonly number[]
  readonly #last = new Map<number, Cell>()

  constructor(columns: readonly string[], header: readonly string[]) {
    const names = header.map(columnName)
    this.#places = columns.map((column) => names.indexOf(columnName(column))).filter((at) => at >= 0)
  }

  fill(row: TableRow): TableRow {
    if (this.#places.length === 0 || row.fault || row.cells.every(isBlank)) return row
    const cells = [...row.cells]
    for (const at of this.#places) {
      const cell = cells[at]
      if (cell !== undefined && !isBlank(cell)) this.#last.set(at, cell)
      else cells[at] = this.#last.get(at) ?? ''
    }
    return { ...row, cells }
  }
}

export const isBlank = (cell: Cell): boolean => (typeof cell === 'string' ? tidyCell(cell) === '' : cell.length === 0)
