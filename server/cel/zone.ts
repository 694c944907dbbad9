import { CelFault } from './fault.ts'

/** A time as the clocks of a zone show it; `month` counts from 1, `offset` is minutes east of UTC. */
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

/** Making a formatter takes longer than using one; zones are few, their spellings are not. */
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
    throw new CelFault(`There is no time zone ${JSON.stringify(zone.slice(0, 60))}`)
  }
}

/** Throws when the time is outside of what CEL allows (years 1 to 9999). */
export function checkedTime(ms: number): Date {
  if (ms >= -62_135_596_800_000 && ms <= 253_402_300_799_999) return new Date(ms)
  throw new CelFault('The time is outside of the years 1 to 9999')
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

/** Milliseconds of the fields read as UTC; fields beyond their range carry over, as in the 13th month. */
function utcOf({ year, month, day, hour, minute, second, millisecond }: ZonedTime): number {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, second, millisecond)
}

/** The time at which the clocks of a zone show these fields; where they skip it, the time just as far after the skip. */
export function fromZone(fields: Omit<ZonedTime, 'offset'>, zone: string): Date {
  const utc = utcOf({ ...fields, offset: 0 })
  const offsetAt = (ms: number) => toZone(checkedTime(ms), zone).offset * 60_000
  const guess = utc - offsetAt(utc)
  return checkedTime(utc - offsetAt(guess))
}

/** The time of fields with a given offset, in minutes east of UTC. */
export const fromOffset = (fields: ZonedTime): Date => checkedTime(utcOf(fields) - fields.offset * 60_000)
