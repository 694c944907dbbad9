import type { FileKind } from '../../columns.ts'
import { fieldsOf } from '../fields.ts'
import { commonSuffix } from './common-suffix.ts'
import type { Fix } from './fixes.ts'

/** Rows with one problem in one column. */
export interface Cause {
  reason: string
  /** The file of the mapping. */
  file: number
  column: string
  kind?: FileKind
  field?: string
  values: readonly string[]
  /** What people are known by, in lower case, as far as the values may mean them. */
  people?: ReadonlySet<string>
}

/** A change that would cure a cause. Of several meanings one has to be chosen; the fix has the first. */
export interface ProposedFix {
  sentence: string
  fix: Fix
  choices?: string[]
}

const MAX_VALUES = 20

/** The changes of the mapping that would cure a cause. */
export function proposeFixes({ reason, file, column, kind, field, values, people }: Cause): ProposedFix[] {
  const few = values.filter((value) => value !== '').slice(0, MAX_VALUES)
  switch (reason) {
    case 'ambiguous_date':
      return [
        { sentence: `Read the dates of ${column} day first`, fix: { fix: 'order', file, order: 'dmy' } },
        { sentence: `Read the dates of ${column} month first`, fix: { fix: 'order', file, order: 'mdy' } },
      ]
    case 'bad_value':
      return [...(kind && field ? meanings(file, kind, field, few) : []), ...emptied(few)]
    case 'bad_date':
    case 'bad_number':
    case 'bad_email':
      return emptied(few)
    case 'missing_value':
      return column === '' ? [] : [dropEmpty(file, column), fillDown(file, column)]
    case 'person_not_found':
      return column === '' ? [] : dropSuffix(file, column, commonSuffix(few, people))
    default:
      return []
  }
}

function meanings(file: number, kind: FileKind, field: string, values: readonly string[]): ProposedFix[] {
  const [, column] = fieldsOf(kind).find(([name]) => name === field) ?? []
  const choices =
    column?.type === 'choice' ? Object.keys(column.values) : column?.type === 'flag' ? ['true', 'false'] : []
  const [to] = choices
  if (to === undefined) return []
  return values.map((from) => ({
    sentence: `"${from}" means ...`,
    choices,
    fix: { fix: 'means', file, kind, field, from, to },
  }))
}

const emptied = (values: readonly string[]): ProposedFix[] =>
  values.map((value) => ({ sentence: `Treat "${value}" as empty`, fix: { fix: 'empty', words: [value] } }))

const fillDown = (file: number, column: string): ProposedFix => ({
  sentence: `Take ${column} from the row above where it is empty`,
  fix: { fix: 'fillDown', file, column },
})

const dropEmpty = (file: number, column: string): ProposedFix => ({
  sentence: `Drop the rows without ${column}`,
  fix: { fix: 'filter', file, when: { column, empty: true }, because: `No ${column}` },
})

const dropSuffix = (file: number, column: string, suffix: string | undefined): ProposedFix[] =>
  suffix === undefined
    ? []
    : [{ sentence: `Drop the ending "${suffix}" of ${column}`, fix: { fix: 'dropSuffix', file, column, suffix } }]
