import type { FileKind } from '../../columns.ts'
import type { TableShape } from '../../read/table.ts'
import type { Fix } from '../suggest/fixes.ts'
import type { FileMapping, Mapping } from './mapping.ts'

/** Why an import cannot go on before any row is read. */
export interface Stop {
  reason: 'mapping_needed' | 'file_missing' | 'part_twice' | 'column_missing' | 'field_unmapped'
  /** The tables or parts it is about. */
  files: string[]
  problem: string
  fixes: Fix[]
}

/** How people know a table. */
export const tableName = ({ file, member, part }: TableShape): string =>
  [member ? `${file}/${member}` : file, part].filter(Boolean).join(', ')

/** How people know a part of a mapping. */
export const partName = ({ part, match, read, headers }: FileMapping): string =>
  part ?? [match ?? []].flat()[0] ?? read?.rows ?? (headers ?? []).slice(0, 3).join(', ')

/** The kinds that a file makes, also those that its rows only name. */
export const kindsOf = ({ make }: FileMapping): Set<FileKind> =>
  new Set(make.flatMap(({ kind, with: parents = [] }) => [kind, ...parents]))

/**
 * Which kinds an upload replaces: those of which every file is there. `files` says which file of the mapping each table
 * is. A kind of which only some files are there stops the import, because the others would count as removed.
 */
export function completeness(mapping: Mapping, tables: readonly { shape: TableShape; file: number }[]) {
  const present = new Set(tables.map(({ file }) => file))
  const stops: Stop[] = []
  for (const [index, file] of mapping.files.entries()) {
    const same = tables.filter((table) => table.file === index)
    if (file.part === undefined || same.length < 2) continue
    const names = same.map(({ shape }) => tableName(shape))
    stops.push({
      ...{ reason: 'part_twice', files: names, fixes: [] },
      problem: `${names.join(' and ')} are both "${file.part}". Keep one of them.`,
    })
  }
  const replaced = new Set<FileKind>()
  const missing = new Map<string, Set<FileKind>>()
  for (const kind of new Set(mapping.files.flatMap((file) => [...kindsOf(file)]))) {
    const makers = [...mapping.files.keys()].filter((index) => kindsOf(mapping.files[index] ?? { make: [] }).has(kind))
    const absent = makers.filter((index) => !present.has(index))
    if (absent.length === 0) replaced.add(kind)
    else if (absent.length < makers.length)
      for (const index of absent) {
        const name = partName(mapping.files[index] ?? { make: [] })
        missing.set(name, new Set([...(missing.get(name) ?? []), kind]))
      }
  }
  for (const [name, kinds] of missing)
    stops.push({
      ...{ reason: 'file_missing', files: [name], fixes: [] },
      problem: `The upload lacks "${name}", which also has ${[...kinds].join(', ')}. Add it, or remove it from the mapping.`,
    })
  return { replaced, stops }
}
