import { CelFault } from './fault.ts'

/** Local time in a zone. `month` counts from 1; `offset` is in minutes east of UTC. */
export interface ZonedTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
  offset: number
}

/** Creating a formatter takes longer than using one, so they are cached. Zones are few, but not their spellings. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATTERS = 200

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  try {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    const formatter = new Intl.DateTimeFormat('en-US', {
      ...numeric,
      second: 'numeric',
      era: 'short',
      hourCycle: 'h23',
      timeZone: zone,
    })
    formatters.set(zone, formatter)
    return formatter
  } catch {
    throw new CelFault(`Unknown time zone ${JSON.stringify(zone.slice(0, 60))}`)
  }
}

/** Throws if the time is outside the years 1 to 9999, as CEL requires. */
export function checkedTime(ms: number): Date {
  if (ms >= -62_135_596_800_000 && ms <= 253_402_300_799_999) return new Date(ms)
  throw new CelFault('The time is outside the years 1 to 9999')
}

export function toZone(time: Date, zone: string): ZonedTime {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(checkedTime(time.getTime()))) parts[type] = value
  const number = (name: string) => Number(parts[name])
  const year = parts.era === 'BC' ? 1 - number('year') : number('year')
  const fields = { year, month: number('month'), day: number('day') }
  const clock = { hour: number('hour'), minute: number('minute'), second: number('second') }
  const millisecond = ((time.getTime() % 1000) + 1000) % 1000
  const shown = { ...fields, ...clock, millisecond, offset: 0 }
  return { ...shown, offset: (utcOf(shown) - time.getTime()) / 60_000 }
}

/** Milliseconds of the fields as UTC. Overflowing fields, such as month 13, carry over. */
function utcOf({ year, month, day, hour, minute, second, millisecond }: ZonedTime): number {
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, second, millisecond)
}

/** The instant of a local time in a zone. A local time that is skipped moves forward by the length of the gap. */
export function fromZone(fields: Omit<ZonedTime, 'offset'>, zone: string): Date {
  const utc = utcOf({ ...fields, offset: 0 })
  const offsetAt = (ms: number) => toZone(checkedTime(ms), zone).offset * 60_000
  const guess = utc - offsetAt(utc)
  return checkedTime(utc - offsetAt(guess))
}

/** The instant of a local time with an offset in minutes east of UTC. */
export const fromOffset = (fields: ZonedTime): Date => checkedTime(utcOf(fields) - fields.offset * 60_000)
