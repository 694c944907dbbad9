import type { FileKind } from '../../columns.ts'
import type { FileMapping, Make, Mapping, NameList, Step, Value, ValueObject, When } from '../document/mapping.ts'
import { columnName, fold } from '../texts.ts'

/** A change of a mapping that cures a cause, as a value. */
export type Fix =
  /** Treat these texts as empty. */
  | { fix: 'empty'; words: string[] }
  /** A text of a field means one of its values. */
  | { fix: 'means'; file: number; kind: FileKind; field: string; from: string; to: string }
  /** Day first, or month first. */
  | { fix: 'order'; file: number; order: 'dmy' | 'mdy' }
  /** Drop the rows that meet a condition. */
  | { fix: 'filter'; file: number; when: When; because: string }
  /** Use another column. */
  | { fix: 'column'; file: number; from: string; to: string }
  /** Two names are one. */
  | { fix: 'name'; list: NameList; from: string; to: string }
  /** Take empty cells of a column from the row above. */
  | { fix: 'fillDown'; file: number; column: string }
  /** Drop an ending that all values of a column have. */
  | { fix: 'dropSuffix'; file: number; column: string; suffix: string }

/** The mapping after a fix; the given one stays as it is. The result is checked like any other mapping. */
export function applyFix(mapping: Mapping, fix: Fix): Mapping {
  switch (fix.fix) {
    case 'empty':
      return { ...mapping, empty: withWords(mapping.empty ?? [], fix.words) }
    case 'name': {
      const names = mapping.names ?? {}
      return { ...mapping, names: { ...names, [fix.list]: { ...names[fix.list], [fix.from]: fix.to } } }
    }
    case 'order':
      return inFile(mapping, fix.file, (file) => ({ ...file, dates: { ...file.dates, order: fix.order } }))
    case 'filter':
      return inFile(mapping, fix.file, (file) => ({
        ...file,
        filter: [...(file.filter ?? []), { when: fix.when, because: fix.because }],
      }))
    case 'fillDown':
      return inFile(mapping, fix.file, (file) => ({ ...file, fillDown: withWords(file.fillDown ?? [], [fix.column]) }))
    case 'column':
      return inFile(mapping, fix.file, (file) => renamed(file, fix.from, fix.to))
    case 'means':
      return inFile(mapping, fix.file, (file) => ({ ...file, make: file.make.map((make) => withMeaning(make, fix)) }))
    case 'dropSuffix':
      return inFile(mapping, fix.file, (file) => ({
        ...file,
        make: file.make.map((make) => withStep(make, fix.column, { dropSuffix: fix.suffix })),
      }))
  }
}

export const applyFixes = (mapping: Mapping, fixes: readonly Fix[]): Mapping => fixes.reduce(applyFix, mapping)

const inFile = (mapping: Mapping, index: number, change: (file: FileMapping) => FileMapping): Mapping => ({
  ...mapping,
  files: mapping.files.map((file, at) => (at === index ? change(file) : file)),
})

function withWords(known: readonly string[], words: readonly string[]): string[] {
  const folded = new Set(known.map(fold))
  return [...known, ...words.filter((word) => !folded.has(fold(word)))]
}

/** Members of a mapping that hold names of columns. */
const COLUMN_KEYS = new Set(['column', 'headers', 'fillDown', 'list', 'split'])

/** The same file with another column in place of one, wherever it is named. */
function renamed(file: FileMapping, from: string, to: string): FileMapping {
  const swap = (name: string) => (columnName(name) === columnName(from) ? to : name)
  const value = (given: Value): Value => (typeof given === 'string' ? swap(given) : (inObject(given) as ValueObject))
  function inObject(given: object): object {
    return Object.fromEntries(
      Object.entries(given).map(([key, inner]: [string, unknown]) => [key, inMember(key, inner)]),
    )
  }
  function inMember(key: string, inner: unknown): unknown {
    if (key === 'then') return inner
    if (key === 'join') return (inner as Value[]).map(value)
    if (key === 'fields')
      return Object.fromEntries(Object.entries(inner as Make['fields']).map(([field, given]) => [field, value(given)]))
    if (COLUMN_KEYS.has(key))
      return Array.isArray(inner) ? inner.map((name) => swap(String(name))) : swap(String(inner))
    if (Array.isArray(inner)) return inner.map((entry: unknown) => (isObject(entry) ? inObject(entry) : entry))
    return isObject(inner) ? inObject(inner) : inner
  }
  return inObject(file) as FileMapping
}
const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Adds an entry to the value map that a field ends with, or a map of its own. */
function withMeaning(make: Make, { kind, field, from, to }: Extract<Fix, { fix: 'means' }>): Make {
  const given = Object.hasOwn(make.fields, field) ? make.fields[field] : undefined
  if (make.kind !== kind || given === undefined) return make
  const value = asObject(given)
  const steps = value.then ?? []
  const at = steps.findLastIndex((step) => step.map)
  const old = steps[at]
  const added: Step = old?.map ? { ...old, map: { ...old.map, [from]: to } } : { map: { [from]: to } }
  const then = old ? steps.with(at, added) : [...steps, added]
  return { ...make, fields: { ...make.fields, [field]: { ...value, then } } }
}

const asObject = (value: Value): ValueObject => (typeof value === 'string' ? { column: value } : value)

/** Adds a first step to every field that is this column. */
function withStep(make: Make, column: string, step: Step): Make {
  const isIt = ({ column: named }: ValueObject) =>
    [named ?? []].flat().some((name) => columnName(name) === columnName(column))
  const fields = Object.entries(make.fields).map(([field, given]): [string, Value] => {
    const value = asObject(given)
    return [field, isIt(value) ? { ...value, then: [step, ...(value.then ?? [])] } : given]
  })
  return { ...make, fields: Object.fromEntries(fields) }
}
