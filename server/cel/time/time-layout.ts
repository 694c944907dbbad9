import { CelFault } from '../fault.ts'
import { fromOffset, fromZone, toZone, type ZonedTime } from './zone.ts'

/** Named layouts (interface 12.3). Any other text is a layout in the notation of Go. */
const ALIASES = new Map([
  ['rfc3339', '2006-01-02T15:04:05Z07:00'],
  ['date', '2006-01-02'],
  ['datetime', '2006-01-02 15:04:05'],
  ['time', '15:04:05'],
])

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const short = (names: readonly string[]) => names.map((name) => name.slice(0, 3))
const pad = (value: number, width: number) => String(value).padStart(width, '0')
const monthIndex = ({ month }: ZonedTime) => month - 1
const weekday = ({ year, month, day }: ZonedTime) => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCDay()
}

/** What was parsed: fields of a time, and what has a meaning only together with them. */
type Read = Partial<ZonedTime> & { afternoon?: boolean }

/** A piece of a layout: its pattern, how to format it, how to parse it. */
interface Piece {
  pattern: string
  write: (time: ZonedTime) => string
  read: (text: string) => Read
}

const number = (field: keyof ZonedTime, width: 1 | 2 | 4): Piece => ({
  pattern: width === 1 ? '\\d{1,2}' : `\\d{${width}}`,
  write: (time) => pad(time[field], width),
  read: (text) => ({ [field]: Number(text) }),
})
const hour12 = (width: 1 | 2): Piece => ({
  ...number('hour', width),
  write: ({ hour }) => pad(hour % 12 || 12, width),
})
const name = (names: readonly string[], indexOf: (time: ZonedTime) => number): Piece => ({
  pattern: names.join('|'),
  write: (time) => names[indexOf(time)] ?? '',
  read: (text) => (indexOf === monthIndex ? { month: names.indexOf(text) + 1 } : {}),
})
const half = (am: string, pm: string): Piece => ({
  pattern: `${am}|${pm}`,
  write: ({ hour }) => (hour >= 12 ? pm : am),
  read: (text) => ({ afternoon: text === pm }),
})
const milliseconds = (fraction: string) => Number(fraction.padEnd(3, '0').slice(0, 3))
/** Parsing accepts a fraction after the seconds even if the layout has none. */
const second = (width: 1 | 2): Piece => ({
  ...number('second', width),
  pattern: `\\d{${width === 1 ? '1,' : ''}2}(?:\\.\\d{1,9})?`,
  read: (text) => {
    const [whole, fraction] = text.split('.')
    return { second: Number(whole), ...(fraction ? { millisecond: milliseconds(fraction) } : {}) }
  },
})
const offset = (zulu: boolean, colon: ':' | ''): Piece => ({
  pattern: `${zulu ? 'Z|' : ''}[+-]\\d\\d${colon}\\d\\d`,
  write: (time) => {
    const minutes = Math.abs(Math.round(time.offset))
    if (zulu && minutes === 0) return 'Z'
    return `${time.offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${colon}${pad(minutes % 60, 2)}`
  },
  read: (text) => {
    const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
    return { offset: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) }
  },
})

/** A longer piece comes before its prefixes. */
const PIECES = new Map<string, Piece>([
  ['January', name(MONTHS, monthIndex)],
  ['Jan', name(short(MONTHS), monthIndex)],
  ['Monday', name(DAYS, weekday)],
  ['Mon', name(short(DAYS), weekday)],
  ['Z07:00', offset(true, ':')],
  ['Z0700', offset(true, '')],
  ['-07:00', offset(false, ':')],
  ['-0700', offset(false, '')],
  [
    '.000',
    {
      pattern: '\\.\\d{3}',
      write: ({ millisecond }) => `.${pad(millisecond, 3)}`,
      read: (text) => ({ millisecond: milliseconds(text.slice(1)) }),
    },
  ],
  ['2006', number('year', 4)],
  ['01', number('month', 2)],
  ['02', number('day', 2)],
  ['03', hour12(2)],
  ['04', number('minute', 2)],
  ['05', second(2)],
  ['15', number('hour', 2)],
  ['PM', half('AM', 'PM')],
  ['pm', half('am', 'pm')],
  ['1', number('month', 1)],
  ['2', number('day', 1)],
  ['3', hour12(1)],
  ['4', number('minute', 1)],
  ['5', second(1)],
])
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const SPLIT = new RegExp(`(${[...PIECES.keys()].map(escaped).join('|')})`)

/** Splits a layout into pieces and the text between them. */
const piecesOf = (layout: string): (Piece | string)[] =>
  (ALIASES.get(layout) ?? layout)
    .split(SPLIT)
    .filter((part) => part !== '')
    .map((part) => PIECES.get(part) ?? part)

export function formatTime(time: Date, layout: string, zone = 'UTC'): string {
  const zoned = toZone(time, zone)
  return piecesOf(layout)
    .map((piece) => (typeof piece === 'string' ? piece : piece.write(zoned)))
    .join('')
}

/** Parses a time in a layout. The zone applies if the text has no offset. */
export function parseTime(text: string, layout: string, zone = 'UTC'): Date {
  const parts = piecesOf(layout)
  const pieces = parts.filter((part) => typeof part !== 'string')
  // Adjacent pieces of one or two digits match in many ways; without repeats, there are few.
  if (new Set(pieces).size < pieces.length) throw new CelFault('The time layout contains a part twice')
  const pattern = parts.map((part) => (typeof part === 'string' ? escaped(part) : `(${part.pattern})`)).join('')
  const match = new RegExp(`^${pattern}$`).exec(text)
  const read: Read = Object.assign({}, ...pieces.map((piece, index) => piece.read(match?.[index + 1] ?? '')))
  const fields = match && fieldsOf(read)
  if (!fields)
    throw new CelFault(
      `${JSON.stringify(text.slice(0, 60))} does not match the time layout ${JSON.stringify(layout.slice(0, 60))}`,
    )
  return read.offset === undefined ? fromZone(fields, zone) : fromOffset({ ...fields, offset: read.offset })
}

/** Complete fields; undefined if one is out of range. A clock time alone falls on the first day of year 1. */
function fieldsOf({ afternoon, ...read }: Read): ZonedTime | undefined {
  const fields = { year: 1, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0, offset: 0, ...read }
  if (afternoon !== undefined) fields.hour = (fields.hour % 12) + (afternoon ? 12 : 0)
  const { year, month, day, hour, minute, second } = fields
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && hour < 24 && minute < 60 && second < 60 ? fields : undefined
}
