import { columnName } from '../texts.ts'
import type { FileMapping, Mapping } from './mapping.ts'

/** One mapping of several, for an upload whose files belong to different exports. Parts keep different names. */
export function combineMappings(mappings: readonly { name: string; mapping: Mapping }[]): Mapping {
  const [only] = mappings
  if (only && mappings.length === 1) return only.mapping
  const parts = new Set<string>()
  const files = mappings.flatMap(({ name, mapping }) =>
    mapping.files.map((file): FileMapping => {
      const part = file.part !== undefined && parts.has(columnName(file.part)) ? `${name} ${file.part}` : file.part
      if (part !== undefined) parts.add(columnName(part))
      // Rules of one export must not reach the other.
      const dates = { ...mapping.dates, ...file.dates }
      return { ...file, ...(part === undefined ? {} : { part }), ...(Object.keys(dates).length > 0 ? { dates } : {}) }
    }),
  )
  const documents = mappings.map(({ mapping }) => mapping)
  const people = documents.find((document) => document.people)?.people
  const empty = [...new Set(documents.flatMap((document) => document.empty ?? []))]
  const same = Object.assign({}, ...documents.map((document) => document.same ?? {})) as NonNullable<Mapping['same']>
  const names = namesOf(documents)
  return {
    ...{ format: 1, files },
    ...(people ? { people } : {}),
    ...(empty.length > 0 ? { empty } : {}),
    ...(Object.keys(same).length > 0 ? { same } : {}),
    ...(Object.keys(names).length > 0 ? { names } : {}),
  }
}

function namesOf(documents: readonly Mapping[]): NonNullable<Mapping['names']> {
  const lists = (['apps', 'entitlements', 'people'] as const).flatMap((list) => {
    const names = Object.assign({}, ...documents.map((document) => document.names?.[list] ?? {})) as Record<
      string,
      string
    >
    return Object.keys(names).length > 0 ? [[list, names] as const] : []
  })
  return Object.fromEntries(lists)
}
