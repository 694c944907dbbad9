import type { Remark } from '../../read/found-table.ts'
import type { TableRow, TableShape } from '../../read/table.ts'
import { kindsOf } from '../document/completeness.ts'
import type { Mapping } from '../document/mapping.ts'
import { columnsUsed } from '../presets/fingerprint.ts'
import { columnName } from '../texts.ts'
import { unusedAccess, unusedStatus } from './access-columns.ts'
import type { Known } from './column-profile.ts'
import { profiledColumns, type Suggestion } from './suggest.ts'

/** A table, and what is proposed for it. */
interface ProposedTable {
  shape: TableShape
  file: number
  suggestion?: Suggestion
}

/** What the rows of a table say and the mapping proposed for it ignores. */
export function remarksOfRows(
  { shape, file: index, suggestion }: ProposedTable,
  mapping: Mapping,
  sample: readonly TableRow[],
  known?: Known,
): Remark[] {
  const file = mapping.files[index] ?? { make: [] }
  const unused = new Set(suggestion?.unused.map(columnName))
  const used = new Set(
    suggestion ? shape.columns.map(columnName).filter((name) => !unused.has(name)) : columnsUsed(file),
  )
  const columns = profiledColumns(shape, sample, known)
  const kinds = kindsOf(file)
  const isOfPeople = kinds.has('users')
  const status = isOfPeople || kinds.has('accounts') ? unusedStatus(columns, used, isOfPeople) : []
  return [...unusedAccess(columns, used).map(overlooked), ...status.map(ignored)]
}

const overlooked = (column: string): Remark => ({
  reason: 'access_unused',
  text: `"${column}" looks like access, and nothing uses it.`,
})

const ignored = (column: string): Remark => ({
  reason: 'status_unused',
  text: `"${column}" seems to say who has left or is suspended, and nothing uses it.`,
})
