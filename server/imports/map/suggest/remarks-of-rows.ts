import { LIST_SEPARATOR } from '../../columns.ts'
import type { Remark } from '../../read/found-table.ts'
import type { Cell, TableRow, TableShape } from '../../read/table.ts'
import { isSecretColumn } from '../../secret-columns.ts'
import { kindsOf } from '../document/completeness.ts'
import type { Mapping } from '../document/mapping.ts'
import { fieldAt, KEY_FIELDS } from '../fields.ts'
import { columnsUsed } from '../presets/fingerprint.ts'
import type { CanonicalRow } from '../rows/mapped-row.ts'
import { TableMapper } from '../rows/table-mapper.ts'
import { textsOfCell } from '../rows/when.ts'
import { columnName, fold } from '../texts.ts'
import { unusedAccess, unusedStatus } from './access-columns.ts'
import type { Alias } from './aliases.ts'
import type { Known } from './column-profile.ts'
import { SURE } from './confidence.ts'
import { nameScore } from './name-score.ts'
import { profiledColumns, type Suggestion } from './suggest.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

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
  const merged = mergedBy(
    columns.filter(({ name }) => !used.has(columnName(name))),
    { mapping, index, shape },
    sample,
  )
  return [
    ...unusedAccess(columns, used).map(overlooked),
    ...status.map(ignored),
    ...(merged.length > 0 ? [mergedRows(merged)] : []),
  ]
}

const overlooked = (column: string): Remark => ({
  reason: 'access_unused',
  text: `"${column}" looks like access, and nothing uses it.`,
})

const ignored = (column: string): Remark => ({
  reason: 'status_unused',
  text: `"${column}" seems to say who has left or is suspended, and nothing uses it.`,
})

const mergedRows = (columns: readonly string[]): Remark => ({
  reason: 'rows_merged',
  text: `Nothing uses ${columns.map((name) => `"${name}"`).join(', ')}, so rows that give an account the same access become one although they differ there. If it says what the access is for, add it to the entitlement.`,
})

/** More columns than a sentence can name. */
const MAX_NAMED = 5

/** The unused columns in which rows differ that give the same access, without those that are about the row or the day. */
function mergedBy(
  unused: readonly ProfiledColumn[],
  { mapping, index, shape }: { mapping: Mapping; index: number; shape: TableShape },
  sample: readonly TableRow[],
): string[] {
  const candidates = unused.filter((column) => column.profile.filled > 0 && !isOfRow(column))
  const file = mapping.files[index]
  const grants = file?.make.filter(({ kind }) => kind === 'grants') ?? []
  if (!file || candidates.length === 0 || grants.length === 0) return []
  const places = candidates.map(({ name }) => shape.columns.indexOf(name))
  const mapper = new TableMapper({ ...mapping, files: [{ ...file, make: grants }] }, 0, shape, { now: new Date(0) })
  const first = new Map<string, TableRow>()
  const found = new Set<string>()
  for (const row of sample)
    for (const key of mapper.map(row).rows.flatMap(keyOf)) {
      const other = first.get(key)
      if (!other) first.set(key, row)
      else
        for (const [which, at] of places.entries())
          if (textOf(row.cells[at]) !== textOf(other.cells[at])) found.add(candidates[which]?.name ?? '')
    }
  return [...found].slice(0, MAX_NAMED)
}

const KEYS = KEY_FIELDS.grants.map((field) => fieldAt('grants', field))
const keyOf = ({ kind, fields }: CanonicalRow): string[] =>
  kind === 'grants' ? [KEYS.map((at) => fields[at] ?? '').join(LIST_SEPARATOR)] : []

const textOf = (cell: Cell | undefined) =>
  textsOfCell(cell ?? '', undefined)
    .map(fold)
    .join(LIST_SEPARATOR)

/** A day, a number of the row, or what is told of the person says nothing of what access is held on. */
const isOfRow = ({ name, profile }: ProfiledColumn): boolean =>
  profile.dates >= 0.9 ||
  isSecretColumn(name) ||
  (profile.distinct === 1 && (profile.numbers === 1 || profile.codes === 1)) ||
  OF_PERSON.some((alias) => nameScore(name, alias) >= SURE)
const OF_PERSON = [
  ...(['added_at', 'expires_at', 'last_used_at', 'last_login_at', 'granted_by', 'requested_by'] as const),
  ...(['description', 'employee_id', 'email', 'first_name', 'last_name'] as const),
  ...(['job_title', 'department', 'manager'] as const),
] satisfies Alias[]
