import { editDistance } from '../../../lib/edit-distance.ts'
import type { FileKind } from '../../columns.ts'
import type { TableShape } from '../../read/table.ts'
import { tableName } from '../document/completeness.ts'
import type { Mapping } from '../document/mapping.ts'
import { HOLDERS, REQUIRED } from '../fields.ts'
import type { Fix } from '../suggest/fixes.ts'
import { columnName } from '../texts.ts'
import type { CompiledMake } from './compile.ts'

/** What is wrong with a table as a whole, before any row is read. */
export interface TableProblem {
  /** Whether the import stops; otherwise the field keeps the values it had. */
  isStop: boolean
  reason: 'field_unmapped' | 'column_missing' | 'optional_column_missing'
  kind: FileKind
  field: string
  column: string
  /** The columns of which any would do; the first is `column`. */
  names: string[]
  problem: string
  fixes: Fix[]
}

/** Required fields without column, and columns that the mapping names and the table lacks. */
export function tableProblems(
  mapping: Mapping,
  fileIndex: number,
  shape: TableShape,
  makes: readonly CompiledMake[],
): TableProblem[] {
  const found = makes.flatMap((make) => [...unmapped(make, shape), ...missing(make, makes)])
  const seen = new Set<string>()
  return found
    .filter(({ reason, column, kind, field }) => {
      const key = reason === 'field_unmapped' ? `${kind} ${field}` : `${reason} ${columnName(column)}`
      return !seen.has(key) && seen.add(key)
    })
    .map((problem) => {
      const nearest = problem.column && nearestColumn(problem.column, shape.columns, usedColumns(mapping, fileIndex))
      return nearest
        ? { ...problem, fixes: [{ fix: 'column', file: fileIndex, from: problem.column, to: nearest } as const] }
        : problem
    })
}

function unmapped({ kind, slots }: CompiledMake, shape: TableShape): TableProblem[] {
  const isMapped = (field: string) => slots.some((slot) => slot.field === field && slot.value)
  const fields = REQUIRED[kind].filter((field) => !isMapped(field))
  if (kind === 'grants' && !HOLDERS.some(isMapped)) fields.push(HOLDERS[0])
  return fields.map((field) => ({
    ...{ isStop: true, reason: 'field_unmapped', kind, field, column: '', names: [], fixes: [] },
    problem: `No column of ${tableName(shape)} fills ${field} of ${kind}, which is required. Choose a column or a text for it, or leave this table out.`,
  }))
}

function missing({ kind, slots, each }: CompiledMake, makes: readonly CompiledMake[]): TableProblem[] {
  const holders =
    kind === 'grants' ? slots.filter(({ field, value }) => value && HOLDERS.some((holder) => holder === field)) : []
  const noHolder = holders.length > 0 && holders.every(({ value }) => value?.isMissing)
  const found = slots.flatMap(({ field, isRequired, value }) => {
    if (!value?.isMissing) return []
    const isStop = isRequired || (noHolder && holders.some((holder) => holder.field === field))
    return [problemOf(kind, field, value.names, isStop)]
  })
  if (!each?.isMissing) return found
  // What one column lists may be missing, but not all that makes a kind.
  const isStop = makes.every((other) => other.kind !== kind || other.each?.isMissing)
  return [...found, problemOf(kind, 'each', [each.column], isStop)]
}

const problemOf = (
  kind: FileKind,
  field: string,
  names: readonly string[],
  isStop: boolean,
  [column = ''] = names,
): TableProblem => ({
  ...{ isStop, kind, field, column, names: [...names], fixes: [] },
  reason: isStop ? 'column_missing' : 'optional_column_missing',
  problem: `The file has no column "${column}", which the mapping uses for ${field} of ${kind}.`,
})

/** Names of columns that a file's part of the mapping uses. */
function usedColumns(mapping: Mapping, fileIndex: number): Set<string> {
  const used = new Set<string>()
  collect(mapping.files[fileIndex]?.make, used)
  return used
}

function collect(value: unknown, used: Set<string>): void {
  if (typeof value === 'string') used.add(columnName(value))
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collect(inner, used)
}

/** The column whose name is nearest and that nothing else uses, if one is near enough. */
export function nearestColumn(name: string, columns: readonly string[], used: ReadonlySet<string>): string | undefined {
  const wanted = plain(name)
  const limit = Math.max(1, Math.floor(wanted.length / 3))
  const ranked = columns
    .filter((column) => !used.has(columnName(column)))
    .map((column) => ({ column, distance: distanceOf(wanted, plain(column), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
  return ranked[0]?.column
}

const plain = (name: string) =>
  columnName(name)
    .slice(0, 100)
    .replace(/[^\p{L}\p{N}]/gu, '')

/** One name inside the other is near: "role" and "role name". */
function distanceOf(a: string, b: string, limit: number): number {
  if (a === '' || b === '') return limit + 1
  if (a === b) return 0
  if (Math.min(a.length, b.length) >= 3 && (a.includes(b) || b.includes(a))) return Math.min(1, limit)
  return editDistance(a, b, limit)
}
