import { sha256Text } from '../../../lib/json/canonical-json.ts'
import type { TableShape } from '../../read/table.ts'
import type { FileMapping, Mapping, Value, When } from '../document/mapping.ts'
import { columnName, matchesGlob } from '../texts.ts'
import type { Preset } from './presets.ts'

/** A column that has to be there, or several of which one has to be. */
export type Header = string | string[]

/** Equal for headers with the same columns, in any order. */
export const headerHash = (columns: readonly string[]): string => sha256Text(columns.map(columnName).sort().join('\n'))

/** The columns by which a table has all of these and none of those, each a column of its own; undefined if it has not. */
export function findHeaders(
  names: ReadonlySet<string>,
  headers: readonly Header[],
  without: readonly string[] = [],
): string[] | undefined {
  if (without.some((name) => names.has(columnName(name)))) return undefined
  const taken = new Set<string>()
  for (const header of headers) {
    const found = [header]
      .flat()
      .map(columnName)
      .find((name) => names.has(name) && !taken.has(name))
    if (found === undefined) return undefined
    taken.add(found)
  }
  return [...taken]
}

export const nameSet = (shape: TableShape): Set<string> => new Set(shape.columns.map(columnName))

/** Whether a table can be the file at all: its sheet and its place in a document. */
export const isPlace = ({ sheet, read }: FileMapping, { format, part }: TableShape): boolean => {
  if (read?.rows !== undefined && columnName(part ?? '') !== columnName(read.rows)) return false
  // A sheet by number is found by reading, which gives only that one.
  return typeof sheet !== 'string' || sheet === '*' || format !== 'xlsx' || columnName(part ?? '') === columnName(sheet)
}

export const isNamed = ({ match = [] }: FileMapping, { file, member }: Pick<TableShape, 'file' | 'member'>): boolean =>
  [match].flat().some((glob) => matchesGlob(glob, member ?? file) || matchesGlob(glob, baseName(member ?? file)))
const baseName = (path: string) => path.split(/[\\/]/).at(-1) ?? ''

/** Whether a file of a source's own mapping is meant by its name or its columns. */
export function fitsFile(file: FileMapping, shape: TableShape): boolean {
  if (!isPlace(file, shape)) return false
  if (file.match === undefined && file.headers === undefined) return true
  return isNamed(file, shape) || (file.headers !== undefined && findHeaders(nameSet(shape), file.headers) !== undefined)
}

/** The file of a source's own mapping that a table is: by its name, else by its columns; -1 if none. */
export function findFile(files: readonly FileMapping[], shape: TableShape): number {
  const named = files.findIndex((file) => isPlace(file, shape) && isNamed(file, shape))
  return named >= 0 ? named : files.findIndex((file) => fitsFile(file, shape))
}

/** The file of a preset that a table is, by which columns, and how many of its columns it knows; undefined if none. */
export function fitsPreset({ headers, without, also = [], document }: Preset, shape: TableShape) {
  const names = nameSet(shape)
  const forms = [{ headers, without }, ...also].map((form) => findHeaders(names, form.headers, form.without))
  const known = forms.find((found) => found !== undefined)
  for (const [file, candidate] of document.files.entries()) {
    if (!isPlace(candidate, shape) || (candidate.match !== undefined && !isNamed(candidate, shape))) continue
    // A preset of several files knows each by its own columns.
    const found = candidate.headers && document.files.length > 1 ? findHeaders(names, candidate.headers) : known
    if (found === undefined) continue
    return { file, headers: found, knownColumns: columnsUsed(candidate).filter((name) => names.has(name)).length }
  }
  return undefined
}

/** The document of a preset for these tables: a file that only the preset knows by its columns is then known by itself. */
export function adoptPreset(preset: Preset, shapes: readonly TableShape[]): Mapping {
  const found = shapes.flatMap((shape) => fitsPreset(preset, shape) ?? [])
  const files = preset.document.files.map((file, index) => {
    const headers = found.find((fit) => fit.file === index)?.headers
    return file.headers || !headers ? file : { ...file, headers }
  })
  return { ...preset.document, files }
}

/** The columns that a file's part of a mapping names, as names are compared. Mappings do not change. */
export function columnsUsed(file: FileMapping): string[] {
  const found = known.get(file) ?? collectColumns(file)
  known.set(file, found)
  return found
}
const known = new WeakMap<FileMapping, string[]>()

function collectColumns(file: FileMapping): string[] {
  const used = new Set<string>((file.headers ?? []).map(columnName))
  for (const { when } of file.filter ?? []) addWhen(when, used)
  for (const { when, each, fields } of file.make) {
    if (when) addWhen(when, used)
    if (each && 'list' in each) used.add(columnName(each.list))
    if (each && 'split' in each) used.add(columnName(each.split))
    for (const value of Object.values(fields)) addValue(value, used)
  }
  return [...used]
}

function addWhen({ column, all = [], any = [], not }: When, used: Set<string>): void {
  if (column !== undefined) used.add(columnName(column))
  for (const inner of [...all, ...any]) addWhen(inner, used)
  if (not !== undefined && typeof not === 'object' && !Array.isArray(not)) addWhen(not, used)
}

function addValue(value: Value, used: Set<string>): void {
  if (typeof value === 'string') {
    used.add(columnName(value))
    return
  }
  for (const name of [value.column ?? []].flat()) used.add(columnName(name))
  for (const inner of value.join ?? []) addValue(inner, used)
}
