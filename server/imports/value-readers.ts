import { readEmail } from '../lib/email.ts'
import type { Column } from './columns.ts'
import { LIST_SEPARATOR } from './columns.ts'

/** The canonical text of a value, or its problem. */
export type Read = (value: unknown) => string | { reason: string; problem: string }

/** Control characters: they can forge what a reader sees, and our own separators are among them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const MAX_ITEMS = 100
const MAX_ITEM_LENGTH = 320
const MAX_PROFILE_BYTES = 16 * 1024

export function readerOf(column: Column): Read {
  switch (column.type) {
    case 'text':
      return (value) => readText(value, column.maxLength)
    case 'ref':
      return (value) => readReference(value, column.maxLength)
    case 'email':
      return readAddress
    case 'integer':
      return readInteger
    case 'flag':
      return readFlag
    case 'time':
      return readTime
    case 'refs':
      return (value) => readList(value, readText)
    case 'people':
      return (value) => readList(value, readReference)
    case 'profile':
      return readProfile
    case 'choice':
      return readChoice(column.values)
  }
}

function readText(value: unknown, maxLength: number): ReturnType<Read> {
  if (typeof value !== 'string' && typeof value !== 'number') return { reason: 'bad_value', problem: 'must be text' }
  const text = String(value).trim()
  if (text.length > maxLength)
    return { reason: 'too_long', problem: `has ${text.length} characters; at most ${maxLength} are allowed` }
  if (CONTROL.test(text)) return { reason: 'bad_character', problem: 'contains a control character' }
  return text.isWellFormed() ? text : { reason: 'bad_character', problem: 'is not well-formed Unicode text' }
}

function readAddress(value: unknown): ReturnType<Read> {
  const text = readText(value, 320)
  if (typeof text !== 'string' || text === '') return text
  return readEmail(text) ?? { reason: 'bad_email', problem: 'is not an e-mail address' }
}

/** The id of a person, or an e-mail address, which is then written as addresses are; ids of people are read alike. */
function readReference(value: unknown, maxLength: number): ReturnType<Read> {
  const text = readText(value, maxLength)
  return typeof text === 'string' && text.includes('@') ? (readEmail(text) ?? text) : text
}

function readInteger(value: unknown): ReturnType<Read> {
  const text = readText(value, 40)
  if (typeof text !== 'string' || text === '' || (/^[0-9]{1,9}$/.test(text) && Number(text) < 2 ** 31)) return text
  return { reason: 'bad_number', problem: 'must be a whole number of at most nine digits' }
}

const FLAGS = new Map(Object.entries({ true: 'true', yes: 'true', 1: 'true', false: 'false', no: 'false', 0: 'false' }))

function readFlag(value: unknown): ReturnType<Read> {
  const text = String(value).trim().toLowerCase()
  return text === '' ? '' : (FLAGS.get(text) ?? { reason: 'bad_value', problem: 'must be true or false' })
}

function readChoice(values: Record<string, string>): Read {
  const known = Object.keys(values)
  return (value) => {
    const text = String(value).trim().toLowerCase().replace(/[\s-]/g, '_')
    if (text === '') return ''
    const chosen = Object.hasOwn(values, text)
      ? values[text]
      : known.map((key) => values[key]).find((v) => v?.toLowerCase() === text)
    return chosen ?? { reason: 'bad_value', problem: `must be one of ${known.join(', ')}` }
  }
}

function readList(value: unknown, readItem: (item: unknown, maxLength: number) => ReturnType<Read>): ReturnType<Read> {
  const items = Array.isArray(value) ? value : String(value).split(';')
  const texts: string[] = []
  for (const item of items) {
    const text = readItem(item, MAX_ITEM_LENGTH)
    if (typeof text !== 'string') return text
    if (text !== '' && !texts.includes(text)) texts.push(text)
  }
  if (texts.length > MAX_ITEMS)
    return { reason: 'too_long', problem: `has ${texts.length} values; at most ${MAX_ITEMS} are allowed` }
  return texts.join(LIST_SEPARATOR)
}

function readProfile(value: unknown): ReturnType<Read> {
  if (value === '') return ''
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return { reason: 'bad_value', problem: 'must be an object of attributes' }
  const text = JSON.stringify(Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== '')))
  if (Buffer.byteLength(text) > MAX_PROFILE_BYTES)
    return { reason: 'too_long', problem: `has more than ${MAX_PROFILE_BYTES} bytes of attributes` }
  return CONTROL.test(text) || /\\u0000|\\ud[89a-f]/i.test(text)
    ? { reason: 'bad_character', problem: 'contains a control character' }
    : text
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i
/** Times repeat often in a file, and parsing one costs as much as the rest of its row. */
const times = new Map<string, string>()
const MAX_TIMES = 10_000

function readTime(value: unknown): ReturnType<Read> {
  const text = String(value).trim()
  if (text === '') return ''
  const known = times.get(text)
  if (known !== undefined) return known
  const read = parseTime(text)
  if (read === undefined)
    return {
      reason: 'bad_date',
      problem: 'is not a date or time; use 2026-01-31 or 2026-01-31T09:30:00Z (UTC if no zone is given)',
    }
  if (times.size >= MAX_TIMES) times.clear()
  times.set(text, read)
  return read
}

function parseTime(text: string): string | undefined {
  const match = TIME.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const instant = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(instant)
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour
  if (!real || minute > 59 || second > 59 || year < 1900 || year > 2200) return undefined
  const zone = match[8] ?? 'Z'
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  if (Number(hours ?? 0) > 14 || Number(minutes ?? 0) > 59) return undefined
  const offset = sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const utc = new Date(instant - offset * 60_000).toISOString().slice(0, 19)
  return `${utc}${match[7] ? `.${match[7].slice(0, 6)}` : ''}Z`
}
