import type { TableRow, TableShape } from '../../read/table.ts'
import { starOf } from '../texts.ts'
import { profileColumn } from './column-profile.ts'
import { confidenceOf, LIKELY } from './confidence.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

/** Columns that number one kind of access, "Role 1" to "Role 9", as one column, whose name is their pattern. */
export function withNumbered(
  columns: readonly ProfiledColumn[],
  shape: TableShape,
  rows: readonly TableRow[],
): ProfiledColumn[] {
  const patterns = new Set(columns.flatMap(({ name }) => (/\D\d{1,2}$/.test(name) ? [name.replace(/\d+$/, '*')] : [])))
  return [...patterns].reduce<ProfiledColumn[]>(
    (list, pattern) => {
      if (pattern.indexOf('*') !== pattern.length - 1) return list
      const stars = list.filter(({ name }) => starOf(pattern, name) !== undefined)
      const names = stars.map(({ name }) => name)
      if (names.length < 2 || !names.every((name) => /^\d+$/.test(starOf(pattern, name) ?? ''))) return list
      const places = names.map((name) => shape.columns.indexOf(name))
      const profile = profileColumn(rows.flatMap(({ cells }) => places.map((at) => cells[at] ?? '')))
      const one: ProfiledColumn = { name: pattern, profile, numbered: names }
      if (confidenceOf('grants.entitlement', 'entitlement', one) < LIKELY) return list
      return list.flatMap((column) => (column === stars[0] ? [one] : stars.includes(column) ? [] : [column]))
    },
    [...columns],
  )
}

/** What the file calls a column, or the columns that it stands for. */
export const namesOf = ({ name, numbered }: ProfiledColumn): readonly string[] => numbered ?? [name]
