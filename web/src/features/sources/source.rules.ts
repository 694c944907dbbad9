import { countOf } from '../../parts/values/format.ts'
import { fieldName } from './import/import.rules.ts'
import type { Source } from './queries.ts'

/** What can be set on the page of a source. */
export type SettingsForm = Pick<Source, 'displayName' | 'ownerIds' | 'zone' | 'expectedEvery' | 'maxLeftOutPercent'> & {
  badRows: BadRows
  /** Undefined: as the organization allows. */
  maxRemovalPercent: number | undefined
  /** Only of sources that take SCIM. */
  scimUsers?: ScimUsers
}
export type ScimUsers = 'SCIM_USERS_PEOPLE_AND_ACCOUNTS' | 'SCIM_USERS_PEOPLE' | 'SCIM_USERS_ACCOUNTS'
export type BadRows = 'BAD_ROWS_ASK' | 'BAD_ROWS_LEAVE_OUT' | 'BAD_ROWS_STOP'

export const BAD_ROWS: readonly { value: BadRows; label: string }[] = [
  { value: 'BAD_ROWS_ASK', label: 'Ask before the others are imported' },
  { value: 'BAD_ROWS_LEAVE_OUT', label: 'Leave out a few, ask about more' },
  { value: 'BAD_ROWS_STOP', label: 'Stop the import' },
]

export const SCIM_USERS: readonly { value: ScimUsers; label: string }[] = [
  { value: 'SCIM_USERS_PEOPLE_AND_ACCOUNTS', label: 'People and accounts' },
  { value: 'SCIM_USERS_PEOPLE', label: 'People only' },
  { value: 'SCIM_USERS_ACCOUNTS', label: 'Accounts only' },
]

/** What the users of an identity provider become, as a sentence. */
export function scimUsersSentence(users: string): string {
  if (users === 'SCIM_USERS_PEOPLE') return 'Each user becomes a person. No accounts are made, and groups are refused.'
  return users === 'SCIM_USERS_ACCOUNTS'
    ? 'Each user becomes an account. It belongs to the person whom another source has with the same address.'
    : 'Each user becomes a person and an account.'
}

/** What becomes of rows that cannot be imported, as a sentence. */
export function badRowsSentence({ badRows, maxLeftOutPercent }: Pick<Source, 'badRows' | 'maxLeftOutPercent'>): string {
  if (badRows === 'BAD_ROWS_STOP') return 'An import with rows that cannot be imported stops and changes nothing.'
  return badRows === 'BAD_ROWS_LEAVE_OUT'
    ? `Rows that cannot be imported are left out, up to ${maxLeftOutPercent}% of a kind. Above that, the import asks.`
    : 'An import with rows that cannot be imported asks before it imports the others.'
}

/** What an import may remove without asking, as a sentence. */
export const removalSentence = (percent: number | undefined): string =>
  percent === undefined
    ? 'An import that would remove a larger share of the grants, people or accounts than the organization allows asks first.'
    : `An import that would remove more than ${percent}% of the grants, people or accounts asks first.`

const HOUR = 3600
const DAY = 24 * HOUR
const USUAL_DAYS = [1, 2, 7, 14, 30, 90, 365]

/** "7 days" for 604800s, "6 hours" for 21600s. */
export function everyText(duration: string): string {
  const seconds = Number.parseInt(duration, 10)
  return seconds % DAY === 0 ? countOf(seconds / DAY, 'day') : countOf(Math.round(seconds / HOUR), 'hour')
}

/** The intervals to choose from, with the present one among them. */
export function everyChoices(present: string): { value: string; label: string }[] {
  const values = new Set([...USUAL_DAYS.map((days) => `${days * DAY}s`), present])
  return [...values]
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((value) => ({ value, label: everyText(value) }))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** A table of a mapping, in words. */
export interface TableInWords {
  name: string
  fields: { field: string; from: string }[]
  /** Why rows are dropped. */
  dropped: string[]
}

export const mappingInWords = (document: Record<string, unknown>): TableInWords[] =>
  listOf(document.files)
    .filter(isObject)
    .map((file) => ({
      name: tableName(file),
      fields: listOf(file.make)
        .filter(isObject)
        .flatMap((make) =>
          Object.entries(isObject(make.fields) ? make.fields : {}).map(([field, value]) => ({
            field: fieldName(String(make.kind), field),
            from: valueInWords(value, { each: make.each, headers: listOf(file.headers).flat().map(String) }),
          })),
        ),
      dropped: listOf(file.filter)
        .filter(isObject)
        .map(({ because }) => String(because)),
    }))

function tableName({ part, match, sheet, headers }: Record<string, unknown>): string {
  if (part !== undefined) return String(part)
  const [glob] = listOf(match)
  if (glob !== undefined) return `Files named ${glob}`
  if (typeof sheet === 'string' && sheet !== '*') return `Sheet ${sheet}`
  const columns = listOf(headers).map((header) => String(listOf(header)[0]))
  return columns.length > 0 ? `Table with the columns ${columns.slice(0, 4).join(', ')}` : 'Any table'
}

/** What a value is read from: what a row is taken apart by, and the columns that the table is known by. */
interface Origin {
  each: unknown
  headers: readonly string[]
}

/** What a value of a mapping is read from. */
export function valueInWords(value: unknown, origin: Origin): string {
  if (typeof value === 'string') return value
  if (!isObject(value)) return ''
  const from = originInWords(value, origin)
  return listOf(value.then).length > 0 ? `${from}, converted` : from
}

function originInWords(value: Record<string, unknown>, origin: Origin): string {
  const { each, headers } = origin
  if (value.column !== undefined) return columnInWords(listOf(value.column).map(String), headers)
  if (value.text !== undefined) return `always "${value.text}"`
  if (value.join !== undefined)
    return listOf(value.join)
      .map((one) => valueInWords(one, origin))
      .join(' and ')
  if (value.file !== undefined) return 'the name of the file'
  if (value.sheet !== undefined) return 'the name of the sheet'
  if (value.name !== undefined) return 'the name of the column'
  return isObject(each) ? eachInWords(each) : 'each item'
}

/** Of many names for one column, the one that the table has. */
function columnInWords(names: readonly string[], headers: readonly string[]): string {
  const known = names.find((name) => headers.some((header) => header.toLowerCase() === name.toLowerCase()))
  if (known !== undefined) return known
  return names.length <= 3 ? names.join(' or ') : `${names[0]}, or another name for it`
}

function eachInWords({ list, split, columns }: Record<string, unknown>): string {
  if (split !== undefined) return `each part of ${split}`
  return list === undefined ? `each column ${columns}` : `each entry of ${list}`
}

/** Changes of a mapping under the file that they are about, in the order of their first change. */
export function changesByFile<Change extends { file: string }>(
  changes: readonly Change[],
): { file: string; changes: Change[] }[] {
  const files = new Map<string, Change[]>()
  for (const change of changes) files.set(change.file, [...(files.get(change.file) ?? []), change])
  return [...files].map(([file, its]) => ({ file, changes: its }))
}
