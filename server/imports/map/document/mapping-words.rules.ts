import type { FileKind } from '../../columns.ts'
import type { DateRules, Each, FileMapping, Make, Step, Value, ValueObject, When } from './mapping.ts'

const KIND_NAMES: Record<FileKind, string> = {
  users: 'People',
  apps: 'Apps',
  resource_types: 'Resource types',
  resources: 'Resources',
  entitlements: 'Entitlements',
  accounts: 'Accounts',
  grants: 'Grants',
}
export const kindName = (kind: FileKind): string => KIND_NAMES[kind]

const quoted = (text: string) => `"${text}"`
const anyOf = (texts: string | readonly string[]) => [texts].flat().map(quoted).join(' or ')
const columnOf = (name: string) => `column ${quoted(name)}`

/** How people know a file of a mapping. */
export function fileInWords({ part, match, sheet, read, headers }: FileMapping): string {
  if (part !== undefined) return part
  const [glob] = [match ?? []].flat()
  const place = typeof sheet === 'string' && sheet !== '*' ? `sheet ${sheet}` : read?.rows
  if (glob !== undefined) return place === undefined ? glob : `${glob}, ${place}`
  if (place !== undefined) return place
  const columns = headers ?? []
  return columns.length > 0 ? `table with ${columns.slice(0, 3).join(', ')}` : 'any table'
}

/** What the rows of a file become. */
export const makesInWords = (make: readonly Make[]): string =>
  make.length === 0 ? 'not read' : [...new Set(make.map(({ kind }) => KIND_NAMES[kind].toLowerCase()))].join(', ')

/** What a value is read from, and what is done with it. */
export function valueInWords(value: Value | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return columnOf(value)
  return [originInWords(value), ...(value.then ?? []).map(stepInWords)].filter(Boolean).join(', ')
}

function originInWords({ column, text, join, with: mark = '', file, sheet, item, name }: ValueObject): string {
  if (column !== undefined) return typeof column === 'string' ? columnOf(column) : `first of ${namesOf(column)}`
  if (text !== undefined) return `always ${quoted(text)}`
  if (join !== undefined) return join.map(valueInWords).join(mark.trim() === '' ? ' and ' : ` ${mark} `)
  if (file !== undefined) return file === 'stem' ? 'name of the file without its ending' : 'name of the file'
  if (sheet) return 'name of the sheet'
  if (name) return 'varying part of the column name'
  return typeof item === 'string' ? `${quoted(item)} of each item` : 'each item'
}

const namesOf = (columns: readonly string[]) => `${columns.slice(0, 4).join(', ')}${columns.length > 4 ? ', ...' : ''}`

/** Value maps are described entry by entry elsewhere, so such a step has no words here. */
function stepInWords(step: Step): string {
  if (step.map) return step.else === undefined ? '' : `others ${elseInWords(step.else)}`
  if (step.replace) return `${quoted(step.replace[0])} replaced by ${quoted(step.replace[1])}`
  if (step.case) return `in ${step.case} case`
  if (step.swap !== undefined) return `swapped at ${quoted(step.swap)}`
  if (step.split !== undefined) return `split at ${anyOf(step.split)}${step.take ? `, part ${step.take}` : ''}`
  if (step.empty) return `${anyOf(step.empty)} empty`
  if (step.slug) return 'as an id'
  if (step.dates) return `dates as ${step.dates.join(' or ')}`
  if (step.flag) return `yes is ${anyOf(step.flag.true ?? [])}, no is ${anyOf(step.flag.false ?? [])}`
  return Object.entries(step)
    .map(([key, text]) => `${STEP_WORDS[key] ?? key} ${quoted(String(text))}`)
    .join(', ')
}
const STEP_WORDS: Record<string, string> = {
  afterLast: 'after the last',
  beforeLast: 'before the last',
  dropPrefix: 'without the beginning',
  dropSuffix: 'without the ending',
}
const elseInWords = (other: NonNullable<Step['else']>): string =>
  typeof other === 'string' ? (other === 'keep' ? 'kept' : 'emptied') : `become ${quoted(other.text)}`

export function whenInWords(when: When | undefined): string {
  if (when === undefined) return ''
  const { column, item, all, any, not, empty } = when
  if (all) return all.map(whenInWords).join(' and ')
  if (any) return any.map(whenInWords).join(' or ')
  if (isWhen(not)) return `not (${whenInWords(not)})`
  const subject = column === undefined ? originInWords({ item: item ?? true }) : columnOf(column)
  if (empty !== undefined) return `${subject} is ${empty ? 'empty' : 'filled'}`
  const [test, texts] = WHEN_WORDS.map(([key, words]) => [words, when[key]] as const).find(([, one]) => one) ?? ['', []]
  return `${subject} ${test} ${anyOf(texts as string | string[])}`
}
const WHEN_WORDS = [
  ['is', 'is'],
  ['not', 'is not'],
  ['startsWith', 'starts with'],
  ['endsWith', 'ends with'],
  ['contains', 'contains'],
] as const
const isWhen = (not: When['not']): not is When => typeof not === 'object' && !Array.isArray(not)

export function eachInWords(each: Each | undefined): string {
  if (each === undefined) return 'one for each row'
  if ('list' in each) return `one for each entry of ${columnOf(each.list)}`
  if ('split' in each) return `one for each part of ${columnOf(each.split)}, split at ${quoted(each.by)}`
  return `one for each column ${quoted(each.columns)}`
}

const ORDERS = { dmy: 'day first', mdy: 'month first' }
export const datesInWords = ({ order, zone, patterns }: DateRules = {}): string =>
  [order && ORDERS[order], zone && `zone ${zone}`, patterns?.join(' or ')].filter(Boolean).join(', ')

const SEPARATORS: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
  '': 'none',
}

/** How a file is read, where its mapping says so. */
export const readingInWords = ({ read = {}, sheet }: FileMapping): Record<string, string> => ({
  Encoding: read.encoding ?? '',
  'Column separator': read.separator === undefined ? '' : (SEPARATORS[read.separator] ?? read.separator),
  Quote: read.quote === undefined ? '' : read.quote || 'none',
  'Header line': read.header === undefined ? '' : read.header === false ? 'none' : String(read.header),
  Array: read.rows ?? '',
  Sheet: sheet === undefined ? '' : sheet === '*' ? 'every sheet that is not hidden' : String(sheet),
})
