/** A date and time as a calendar and a clock show it. */
export interface Civil {
  year: number
  month: number
  day: number
  hour?: number
  minute?: number
  second?: number
  /** Digits after the second. */
  fraction?: string
  /** Minutes east of Greenwich, if the text says so. */
  offset?: number
  hasTime?: boolean
  /** The year had two digits. */
  assumedYear?: boolean
}

export type Instant = { time: string; assumedYear?: true } | 'none' | undefined

/** From here on a date means that there is none. */
const NO_DATE_YEAR = 2200

/**
 * The time in canonical form, UTC. A time without offset is that of the zone; a date without time keeps its day, so that
 * nobody sees the day before.
 */
export function instantOf(civil: Civil, zone: string | undefined): Instant {
  const { year, month, day, hour = 0, minute = 0, second = 0, fraction, offset, hasTime, assumedYear } = civil
  if (year >= NO_DATE_YEAR || year <= 1 || (year === 1601 && month === 1 && day === 1)) return 'none'
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(local)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60
  if (!isReal || second > 59 || year < 1900) return undefined
  const utc = offset !== undefined ? local - offset * 60_000 : hasTime && zone ? utcOf(local, zone) : local
  const time = `${new Date(utc).toISOString().slice(0, 19)}${fraction ? `.${fraction.slice(0, 6)}` : ''}Z`
  return assumedYear ? { time, assumedYear } : { time }
}

/** The time of an instant in milliseconds. */
export function instantOfMs(ms: number): Instant {
  const date = new Date(ms)
  const year = date.getUTCFullYear()
  if (Number.isNaN(year) || year < 1900) return undefined
  return year >= NO_DATE_YEAR ? 'none' : { time: `${date.toISOString().slice(0, 19)}${msDigits(date)}Z` }
}
const msDigits = (date: Date) =>
  date.getUTCMilliseconds() ? `.${String(date.getUTCMilliseconds()).padStart(3, '0')}` : ''

/** The instant of a local time. One that the clock skips counts on from before; of two, the first is meant. */
function utcOf(local: number, zone: string): number {
  const day = 86_400_000
  const [before, after] = [offsetAt(local - day, zone), offsetAt(local + day, zone)]
  for (const offset of [before, after]) if (offsetAt(local - offset, zone) === offset) return local - offset
  return local - before
}

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATS = 100

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(utc: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    const parts = {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...parts,
    } as const as Intl.DateTimeFormatOptions)
    if (formats.size >= MAX_FORMATS) formats.clear()
    formats.set(zone, format)
  }
  const part = Object.fromEntries(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utc / 1000) * 1000
}
