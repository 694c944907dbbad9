import type { InspectedFiles, InspectedTable } from '../import-queries.ts'
import { isObject, joinedColumns, joinedValue, withMap, withoutMap } from './mapping-value.rules.ts'

/** A table's part of a mapping. What the form does not know stays in it as it is. */
export interface MappingFile {
  make: MappingMake[]
  headers?: string[]
  match?: unknown
  sheet?: unknown
  rest?: string
  fillDown?: string[]
  filter?: DroppedRows[]
  [other: string]: unknown
}
/** Rows that are dropped on purpose, and why. */
export interface DroppedRows {
  when: unknown
  because: string
}
export interface MappingMake {
  kind: string
  fields: Record<string, unknown>
  each?: unknown
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

/** What fills a field; of joined columns, each after the one before. A value that a form cannot show is kept. */
export type Filling = { column: string; after?: string } | { text: string } | { kept: unknown }

const fold = (name: string): string => name.trim().toLowerCase()

export const filesOf = (document: Document): MappingFile[] => (document?.files ?? []) as MappingFile[]

function fillingsOf(value: unknown, columns: Columns, make: MappingMake): Filling[] {
  const joined = joinedColumns(isItem(value) ? (columnOfItems(make) ?? value) : withoutMap(value))
  if (joined) {
    const names = joined.flatMap((one) => columnNamed(one, columns) ?? [])
    return names.map((column, at) => ({ column, ...(at > 0 && { after: names[at - 1] as string }) }))
  }
  if (!isObject(value)) return []
  return [typeof value.text === 'string' && Object.keys(value).length === 1 ? { text: value.text } : { kept: value }]
}

/** The column of the table that a value names, by the first name that the table has. */
function columnNamed(value: unknown, columns: Columns): string | undefined {
  const names = [isObject(value) ? value.column : value].flat().map((name) => fold(String(name)))
  const found = names.map((name) => columns.find((column) => fold(column.name) === name)).find((one) => one)
  return found?.name
}

/** What fills each field, in the order of the mapping. */
export const fillings = ({ make }: MappingFile, columns: Columns): { spot: Spot; filling: Filling }[] =>
  make.flatMap((one, index) =>
    Object.entries(one.fields).flatMap(([field, value]) => {
      const its = field === 'profile.*' ? [{ kept: value }] : fillingsOf(value, columns, one)
      return its.map((filling) => ({ spot: { make: index, field }, filling }))
    }),
  )

const isItem = (value: unknown): boolean =>
  isObject(value) && value.item === true && Object.keys(value).every((key) => key === 'item')

/** The column whose cells hold several values, each of which makes a thing of its own. */
function splitOf({ each }: MappingMake): { column: string; by: string } | undefined {
  return isObject(each) && typeof each.split === 'string' && typeof each.by === 'string'
    ? { column: each.split, by: each.by }
    : undefined
}
function columnOfItems(make: MappingMake): { column: string } | undefined {
  const split = splitOf(make)
  return split && { column: split.column }
}

/** By kind, fields whose cells may hold several values, each a row of its own. Lists such as owners are split anyway. */
const SEVERAL: Record<string, readonly string[]> = {
  grants: ['app', 'entitlement', 'account', 'resource'],
  entitlements: ['id'],
}
const isSplitBy = (make: MappingMake, column: string) => fold(splitOf(make)?.column ?? '') === fold(column)
/** Whether a value is this column as it is. */
function isColumn(value: unknown, column: string): boolean {
  const given = typeof value === 'string' ? { column: value } : value
  if (!isObject(given) || Object.keys(given).join() !== 'column') return false
  return [given.column].flat().some((name) => fold(String(name)) === fold(column))
}
const mayBeSplit = (make: MappingMake, column: string) =>
  make.each === undefined && (SEVERAL[make.kind] ?? []).some((field) => isColumn(make.fields[field], column))

/** Whether cells of a column can be said to hold several values. */
export const canHoldSeveral = ({ make }: MappingFile, column: string): boolean =>
  make.some((one) => isSplitBy(one, column) || mayBeSplit(one, column))

/** What stands between the values of a cell; undefined where it is one value. */
export const separatorOf = ({ make }: MappingFile, column: string): string | undefined =>
  make.flatMap((one) => (isSplitBy(one, column) ? (splitOf(one)?.by ?? []) : []))[0]

/** Marks between values, the likely ones first. */
const MARKS = [';', '|', ',', '/']
export const likelySeparator = ({ samples }: Columns[number]): string =>
  MARKS.find((mark) => samples.some((text) => text.includes(mark))) ?? ';'

/** The same table in which a cell of a column holds several values between these marks; undefined: one. */
export function withSeparator(file: MappingFile, column: string, by: string | undefined): MappingFile {
  const make = file.make.map((one): MappingMake => {
    if (isSplitBy(one, column)) return by === undefined ? joined(one, column) : { ...one, each: { split: column, by } }
    if (by === undefined || !mayBeSplit(one, column)) return one
    const several = new Set(SEVERAL[one.kind])
    const fields = Object.entries(one.fields).map(([field, value]) => [
      field,
      several.has(field) && isColumn(value, column) ? { item: true } : value,
    ])
    return { ...one, each: { split: column, by }, fields: Object.fromEntries(fields) }
  })
  return { ...file, make }
}

/** A cell is one value again; steps that its items had are kept. */
function joined({ each: _, ...make }: MappingMake, column: string): MappingMake {
  const fields = Object.entries(make.fields).map(([field, value]) => {
    if (isItem(value)) return [field, column]
    if (!isObject(value) || value.item !== true) return [field, value]
    const { item: __, ...others } = value
    return [field, { column, ...others }]
  })
  return { ...make, fields: Object.fromEntries(fields) } as MappingMake
}

/** The conditions that the form offers, by the word of the grammar. */
export const CONDITIONS = [
  { value: 'is', label: 'is' },
  { value: 'startsWith', label: 'starts with' },
  { value: 'endsWith', label: 'ends with' },
  { value: 'contains', label: 'contains' },
] as const

/** The same table without the rows that meet a condition. */
export const withDropped = (file: MappingFile, dropped: DroppedRows): MappingFile => ({
  ...file,
  filter: [...(file.filter ?? []), dropped],
})

/** The same table without one of its conditions. */
export function withoutDropped({ filter = [], ...file }: MappingFile, at: number): MappingFile {
  const others = filter.filter((_, index) => index !== at)
  return (others.length > 0 ? { ...file, filter: others } : file) as MappingFile
}

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
    const filled = typeof value === 'string' && isSplitBy(one, value) ? { item: true } : value
    return { ...one, fields: filled === undefined ? others : { ...one.fields, [field]: filled } }
  })
  return { ...file, make }
}

export const valueAt = (file: MappingFile, { make, field }: Spot): unknown => file.make[make]?.fields[field]

/** Puts a column behind those that fill a field. */
export const withJoined = (file: MappingFile, spot: Spot, column: string): MappingFile =>
  withValue(file, spot, joinedValue([...(joinedColumns(valueAt(file, spot)) ?? []), column]))

/** Takes a column out of a field; those that it is joined with stay. */
export function withoutColumn(file: MappingFile, spot: Spot, column: string): MappingFile {
  const joined = joinedColumns(valueAt(file, spot)) ?? []
  return withValue(file, spot, joinedValue(joined.filter((one) => !isColumn(one, column))))
}

/** Says what values of the column in a field mean; undefined: themselves. */
export const withMeanings = (file: MappingFile, spot: Spot, map: Record<string, string> | undefined): MappingFile =>
  withValue(file, spot, withMap(valueAt(file, spot), map))

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
