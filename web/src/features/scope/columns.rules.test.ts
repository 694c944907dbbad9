import { expect, it } from 'vitest'
import { chosenColumns, columnConfigOf } from './columns.rules.ts'

it('keeps the order of columns, with and without attributes', () => {
  const APP = 'ACCESS_REVIEW_TASK_COLUMN_APP'
  for (const columns of [[], [APP], ['attribute:second_factor', APP]])
    expect(chosenColumns(columnConfigOf(columns))).toEqual(columns)
  expect(columnConfigOf([APP])).toEqual({ columns: [APP], orderedColumns: [] })
})
