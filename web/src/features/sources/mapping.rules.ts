import type { InspectedFiles, InspectedTable } from './import-queries.ts'

/** A table's part of a mapping. What the form does not know stays in it as it is. */
export interface MappingFile {
  make: MappingMake[]
  headers?: string[]
  match?: unknown
  sheet?: unknown
  rest?: string
  fillDown?: string[]
  [other: string]: unknown
}
export interface MappingMake {
  kind: string
  fields: Record<string, unknown>
  [other: string]: unknown
}
type Document = InspectedFiles['document']
type Kind = InspectedFiles['kinds'][number]
type Columns = InspectedTable['columns']

/** A field of one of the things that a row makes. */
export interface Spot {
  make: number
  field: string
}

/** What fills a field. A value that a form cannot show is kept. */
export type Filling = { column: string } | { text: string } | { kept: unknown }

const fold = (name: string): string => name.trim().toLowerCase()
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const filesOf = (document: Document): MappingFile[] => (document?.files ?? []) as MappingFile[]

function fillingOf(value: unknown, columns: Columns): Filling | undefined {
  const given = typeof value === 'string' ? { column: value } : value
  if (!isObject(given)) return undefined
  if (Object.keys(given).length > 1) return { kept: value }
  if (typeof given.text === 'string') return { text: given.text }
  if (given.column === undefined) return { kept: value }
  for (const name of [given.column].flat()) {
    const found = columns.find((column) => fold(column.name) === fold(String(name)))
    if (found) return { column: found.name }
  }
  return undefined
}

/** What fills each field, in the order of the mapping. */
export const fillings = ({ make }: MappingFile, columns: Columns): { spot: Spot; filling: Filling }[] =>
  make.flatMap(({ fields }, index) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const filling = field === 'profile.*' ? { kept: value } : fillingOf(value, columns)
      return filling ? [{ spot: { make: index, field }, filling }] : []
    }),
  )

/** Whether an empty cell of a column means the value above it. */
export const isFilledDown = (file: MappingFile | undefined, column: string): boolean =>
  (file?.fillDown ?? []).some((name) => fold(name) === fold(column))

export function withFilledDown(
  { fillDown = [], ...file }: MappingFile,
  column: string,
  isFilled: boolean,
): MappingFile {
  const others = fillDown.filter((name) => fold(name) !== fold(column))
  const columns = isFilled ? [...others, column] : others
  return columns.length > 0 ? { ...file, fillDown: columns } : file
}

/** The required fields that nothing fills. */
export function missingSpots(file: MappingFile, columns: Columns, kinds: readonly Kind[]): Spot[] {
  const filled = fillings(file, columns).filter(({ filling }) => !('text' in filling && filling.text.trim() === ''))
  return file.make.flatMap(({ kind }, make) => {
    const isFilled = (field: string) => filled.some(({ spot }) => spot.make === make && spot.field === field)
    const fields = kinds.find((one) => one.kind === kind)?.fields ?? []
    return fields
      .filter(({ name, isRequired, instead }) => isRequired && !isFilled(name) && !(instead && isFilled(instead)))
      .map(({ name }) => ({ make, field: name }))
  })
}

/** Fills a field; undefined leaves it empty. */
export function withValue(file: MappingFile, { make: at, field }: Spot, value: unknown): MappingFile {
  const make = file.make.map((one, index) => {
    if (index !== at) return one
    const { [field]: _, ...others } = one.fields
    return { ...one, fields: value === undefined ? others : { ...one.fields, [field]: value } }
  })
  return { ...file, make }
}

/** Fields of two kinds that hold the same, so that a table keeps its columns when it becomes another kind. */
const SAME: Record<string, Record<string, string>> = {
  users: { id: 'who' },
  accounts: { id: 'who' },
  grants: { account: 'who', entitlement: 'what' },
  entitlements: { id: 'what' },
  apps: { id: 'app' },
}
const meaningOf = (kind: string, field: string): string => SAME[kind]?.[field] ?? field

/** Parents that a row names and that are made where no row describes them. */
const PARENTS: Record<string, string[]> = {
  grants: ['apps', 'entitlements', 'accounts'],
  ...Object.fromEntries(['accounts', 'entitlements', 'resources', 'resource_types'].map((kind) => [kind, ['apps']])),
}

/**
 * The same table whose rows make another kind at a place, or one more after the last; fields that this kind has too keep
 * what fills them.
 */
export function withKind(file: MappingFile, { kind, fields }: Kind, at = 0): MappingFile {
  const before = file.make[at]
  const made = fields.flatMap(({ name }) => {
    const same = Object.entries(before?.fields ?? {}).find(
      ([field]) => before && meaningOf(before.kind, field) === meaningOf(kind, name),
    )
    return same ? [[name, same[1]]] : []
  })
  const parents = PARENTS[kind]
  const { with: _, ...kept }: Partial<MappingMake> = before ?? {}
  const make: MappingMake = { ...kept, kind, ...(parents ? { with: parents } : {}), fields: Object.fromEntries(made) }
  return { ...file, make: before ? file.make.with(at, make) : [...file.make, make] }
}

/** The same table without one of the kinds that its rows make. */
export const withoutKind = (file: MappingFile, at: number): MappingFile => ({
  ...file,
  make: file.make.filter((_, index) => index !== at),
})

/** Whether somebody does not want a table. */
export const isLeftOut = (document: Document, { mappingFile }: Pick<InspectedTable, 'mappingFile'>): boolean =>
  filesOf(document)[mappingFile]?.make.length === 0

type Place = Pick<InspectedTable, 'fileName' | 'member' | 'part' | 'format' | 'columns' | 'mappingFile'>

/** The document that leaves a table out. Where other tables are read by the same part, this one gets a part of its own. */
export function withoutTable(document: Document, tables: readonly Place[], table: Place): NonNullable<Document> {
  const its = tables.filter(({ mappingFile }) => mappingFile === table.mappingFile)
  const own = table.mappingFile >= 0 && its.length === 1 ? filesOf(document)[table.mappingFile] : undefined
  if (own) return withFile(document, tables, table, { ...own, make: [] })
  const place =
    table.part === '' ? {} : table.format === 'xlsx' ? { sheet: table.part } : { read: { rows: table.part } }
  const file: MappingFile = { match: [table.member || table.fileName], ...place, make: [] }
  return withFile(document, tables, { ...table, mappingFile: -1 }, file)
}

/**
 * The document with another part for a table. Parts that nothing tells from others are then known by their columns: a
 * proposal is fitted to its tables by their order, a given mapping is not.
 */
export function withFile(
  document: Document,
  tables: readonly Pick<InspectedTable, 'columns' | 'mappingFile'>[],
  table: Pick<InspectedTable, 'columns' | 'mappingFile'>,
  file: MappingFile,
): NonNullable<Document> {
  const files = filesOf(document).map((one, index) => {
    const its = tables.find(({ mappingFile }) => mappingFile === index)
    const changed = index === table.mappingFile ? withoutEmptyTexts(file) : one
    return its ? withHeaders(changed, its.columns) : changed
  })
  if (table.mappingFile < 0) files.push(withHeaders(withoutEmptyTexts(file), table.columns))
  return { format: 1, ...document, files }
}

function withoutEmptyTexts(file: MappingFile): MappingFile {
  const isEmpty = (value: unknown) => isObject(value) && value.text === ''
  const make = file.make.map((one) => ({
    ...one,
    fields: Object.fromEntries(Object.entries(one.fields).filter(([, value]) => !isEmpty(value))),
  }))
  return { ...file, make }
}

function withHeaders(file: MappingFile, columns: Columns): MappingFile {
  if (file.match !== undefined || file.headers !== undefined || file.sheet !== undefined) return file
  const used = fillings(file, columns).flatMap(({ filling }) => ('column' in filling ? [filling.column] : []))
  return { ...file, headers: used.length > 0 ? [...new Set(used)] : columns.map(({ name }) => name) }
}
