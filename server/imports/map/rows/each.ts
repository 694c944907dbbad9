import type { Item, TableShape } from '../../read/table.ts'
import type { Each } from '../document/mapping.ts'
import { MAX_ITEMS_OF_ROW } from '../limits.ts'
import { starOf } from '../texts.ts'
import { valuesOfList } from './list-text.ts'
import { type RowContext, TooMuchWork } from './row-context.ts'
import { splitText } from './steps.ts'
import { textsOfCell, tidyCell, type WhenScope } from './when.ts'

/** One of the things that a row lists; `star` is what the star of a column's name stands for. */
export interface EachItem {
  item: Item
  star: string
}

export interface CompiledEach {
  items(row: RowContext): Iterable<EachItem>
  /** The column that problems name. */
  column: string
  /** The column is missing, so that nothing would be made. */
  isMissing: boolean
  indexes: number[]
}

/** Compiles what makes many things of one row. */
export function compileEach(each: Each, scope: WhenScope & { shape: TableShape }): CompiledEach {
  const { columns } = scope.shape
  if ('columns' in each) {
    const found = columns.flatMap((name, index) => {
      const star = starOf(each.columns, name)
      return star === undefined ? [] : [{ index, star }]
    })
    return {
      column: each.columns,
      isMissing: false,
      indexes: found.map(({ index }) => index),
      *items({ cells }) {
        for (const { index, star } of found) {
          const cell = cells[index] ?? ''
          yield { star, item: typeof cell === 'string' ? tidyCell(cell) : textsOfCell(cell, undefined).join('; ') }
        }
      },
    }
  }
  const name = 'list' in each ? each.list : each.split
  const index = scope.indexOf(name)
  const marks = 'split' in each ? [each.by] : undefined
  return {
    column: columns[index] ?? name,
    isMissing: index < 0,
    indexes: index < 0 ? [] : [index],
    *items(row) {
      const cell = row.cells[index] ?? ''
      const items = typeof cell === 'string' ? itemsOfText(cell, marks, row, scope) : cell
      if (items.length > MAX_ITEMS_OF_ROW) throw new TooMuchWork()
      for (const item of items) if (typeof item !== 'string' || !scope.isEmpty(tidyCell(item))) yield { item, star: '' }
    },
  }
}

/** A cell of text where a list is expected is a list of one. */
function itemsOfText(cell: string, marks: string[] | undefined, row: RowContext, { isEmpty }: WhenScope): string[] {
  const text = tidyCell(cell)
  row.spend(text.length)
  if (isEmpty(text)) return []
  if (!marks) return [text]
  return valuesOfList(text) ?? splitText(text, marks)
}
