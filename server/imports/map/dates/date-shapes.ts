import { type Civil, type Instant, instantOf, instantOfMs } from './date-instants.ts'
import { fullYear, hourOf, type NamedPattern } from './date-patterns.ts'
import { monthOf, offsetOf } from './date-words.ts'

/** What a text looks like: a date, or two numbers of which either may be the day. */
export type Shape =
  | { civil: Civil }
  | { instant: Instant }
  | { pair: [number, number]; rest: Omit<Civil, 'month' | 'day'> }

const TIME = String.raw`(?:(?:T|,?\s+|\s*-\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\.?)?\s*((?:utc|gmt|z)?[+-]\d\d(?::?\d\d)?|utc|gmt|z)?)?`
const shape = (date: string) => new RegExp(`^${date}${TIME}$`, 'iu')
const ISO = shape(String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`)
const YEAR_FIRST = shape(String.raw`(\d{4})[/.](\d{1,2})[/.](\d{1,2})`)
const DOTTED = shape(String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)`)
const PAIR = shape(String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)`)
const DAY_NAME = shape(
  String.raw`(\d{1,2})(?:st|nd|rd|th)?(?:-|/|\.?\s?(?:de\s)?)(\p{L}{3,12})\.?(?:-|/|,?\s(?:de\s)?)(\d{4}|\d\d)`,
)
const NAME_DAY = shape(String.raw`(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})`)
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?(z)?)?$/i

/** What a text looks like, or undefined. */
export function shapeOf(text: string, zone: string | undefined): Shape | undefined {
  if (/^[\d.]+$/.test(text)) {
    const number = numberShape(text, zone)
    if (number) return number
  }
  const yearFirst = ISO.exec(text) ?? YEAR_FIRST.exec(text)
  if (yearFirst) return civilShape(yearFirst, yearFirst[1], Number(yearFirst[2]), yearFirst[3])
  const dotted = DOTTED.exec(text)
  if (dotted) return civilShape(dotted, dotted[3], Number(dotted[2]), dotted[1])
  const pair = PAIR.exec(text)
  if (pair) return { pair: [Number(pair[1]), Number(pair[2])], rest: clockOf(pair, pair[3]) }
  const named = DAY_NAME.exec(text)
  if (named) return civilShape(named, named[3], monthOf(named[2] ?? ''), named[1])
  const american = NAME_DAY.exec(text)
  if (american) return civilShape(american, american[3], monthOf(american[1] ?? ''), american[2])
  return compactShape(text)
}

function civilShape(
  match: RegExpExecArray,
  year: string | undefined,
  month: number | undefined,
  day = '',
): Shape | undefined {
  return month === undefined ? undefined : { civil: { ...clockOf(match, year), month, day: Number(day) } }
}

/** Year and clock; the parts of the clock are the groups after the three of the date. */
function clockOf(match: RegExpExecArray, year = ''): Omit<Civil, 'month' | 'day'> {
  const [hour, minute, second, fraction, half, zone] = match.slice(4)
  const offset = zone === undefined ? undefined : offsetOf(zone)
  return {
    year: year.length === 2 ? fullYear(Number(year)) : Number(year),
    ...(year.length === 2 ? { assumedYear: true } : {}),
    // An offset that no place has makes the time unreadable.
    hour: zone !== undefined && offset === undefined ? Number.NaN : hourOf(hour, half),
    ...{ minute: Number(minute ?? 0), second: Number(second ?? 0), hasTime: hour !== undefined },
    ...(fraction === undefined ? {} : { fraction }),
    ...(offset === undefined ? {} : { offset }),
  }
}

function compactShape(text: string): Shape | undefined {
  const match = COMPACT.exec(text)
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((digits) => Number(digits ?? 0))
  if (year === undefined || month === undefined || day === undefined) return undefined
  const clock = { hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0, hasTime: match[4] !== undefined }
  return { civil: { year, month, day, ...clock, ...(match[7] ? { offset: 0 } : {}) } }
}

/** Numbers by their digits: sheet serials, dates without separators, Unix times and FILETIME. */
function numberShape(text: string, zone: string | undefined): Shape | undefined {
  if (/^0+$/.test(text)) return { instant: 'none' }
  if (/^\d{5}(?:\.\d{1,15})?$/.test(text)) return { instant: namedInstant('excel', text, zone) }
  if (/^\d{10}(?:\.\d{1,9})?$/.test(text)) return { instant: namedInstant('unix', text, zone) }
  if (/^\d{13}$/.test(text)) return { instant: namedInstant('unix_ms', text, zone) }
  if (/^\d{17,19}$/.test(text)) return { instant: namedInstant('filetime', text, zone) }
  return compactShape(text)
}

/** Days between 30 December 1899, from which sheets count, and 1970. */
const SERIAL_EPOCH = 25_569
const FILETIME_EPOCH_MS = 11_644_473_600_000

/** The instant of a number, by the name of its pattern. */
export function namedInstant(pattern: NamedPattern, text: string, zone: string | undefined): Instant {
  if (pattern === 'iso') {
    const match = ISO.exec(text)
    const read = match ? civilShape(match, match[1], Number(match[2]), match[3]) : undefined
    return read && 'civil' in read ? instantOf(read.civil, zone) : undefined
  }
  if (!/^\d{1,19}(?:\.\d{1,15})?$/.test(text)) return undefined
  const number = Number(text)
  if (number === 0) return 'none'
  if (pattern === 'unix') return instantOfMs(Math.round(number * 1000))
  if (pattern === 'unix_ms') return instantOfMs(Math.round(number))
  if (pattern === 'filetime')
    return number >= Number(0x7fff_ffff_ffff_ffffn)
      ? 'none'
      : instantOfMs(Math.floor(number / 10_000) - FILETIME_EPOCH_MS)
  return serialInstant(number, zone)
}

function serialInstant(serial: number, zone: string | undefined): Instant {
  // A sheet keeps times as parts of a day, so they are off by microseconds.
  const at = new Date(Math.round((serial - SERIAL_EPOCH) * 86_400) * 1000)
  if (Number.isNaN(at.getTime())) return undefined
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  const clock = { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() }
  return instantOf({ year, month, day, ...clock, hasTime: !Number.isInteger(serial) }, zone)
}
