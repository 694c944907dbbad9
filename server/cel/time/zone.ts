import { CelFault } from '../fault.ts'

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

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** Asking Intl takes microseconds, creating its formatter a hundred times as long, so both are cached. */
interface Zone {
  formatter: Intl.DateTimeFormat
  /** Offsets by the hour that they hold for, all of it; undefined for an hour in which the clocks change. */
  offsets: Map<number, number | undefined>
}
/** Unknown names are cached too: refusing one takes as long as creating a formatter. */
const zones = new Map<string, Zone | undefined>()
const MAX_ZONES = 1_000
const MAX_OFFSETS = 10_000
let offsetCount = 0

function zoneOf(name: string): Zone {
  if (!zones.has(name)) {
    if (zones.size >= MAX_ZONES) clearCache()
    zones.set(name, createZone(name))
  }
  const zone = zones.get(name)
  if (!zone)
    throw new CelFault(`Unknown time zone ${JSON.stringify(name.slice(0, 60))}; use a name such as Europe/Berlin`)
  return zone
}

function createZone(name: string): Zone | undefined {
  try {
    return {
      formatter: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }),
      offsets: new Map(),
    }
  } catch {
    return undefined
  }
}

function clearCache(): void {
  zones.clear()
  offsetCount = 0
}

/** Milliseconds east of UTC at an instant. */
function offsetAt(name: string, ms: number): number {
  if (name === 'UTC') return 0
  const zone = zoneOf(name)
  const hour = Math.floor(ms / HOUR_MS)
  const known = zone.offsets.get(hour)
  if (known !== undefined) return known
  if (zone.offsets.has(hour)) return readOffset(zone, ms)
  if (++offsetCount > MAX_OFFSETS) clearCache()
  const [first, last] = [readOffset(zone, hour * HOUR_MS), readOffset(zone, (hour + 1) * HOUR_MS - 1)]
  zone.offsets.set(hour, first === last ? first : undefined)
  return first === last ? first : readOffset(zone, ms)
}

/** Reads `GMT+05:30`. Before time zones existed, offsets had seconds. */
function readOffset({ formatter }: Zone, ms: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(formatter.format(ms)) ?? []
  return (sign === '-' ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

/** Throws if the time is outside the years 1 to 9999, as CEL requires. */
export function checkedTime(ms: number): Date {
  if (ms >= -62_135_596_800_000 && ms <= 253_402_300_799_999) return new Date(ms)
  throw new CelFault('The time is outside the years 1 to 9999')
}

export function toZone(time: Date, zone: string): ZonedTime {
  const ms = checkedTime(time.getTime()).getTime()
  const offset = offsetAt(zone, ms)
  const local = new Date(ms + offset)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
    offset: offset / 60_000,
  }
}

/** Milliseconds of the fields as UTC. Overflowing fields, such as month 13, carry over. */
function utcOf({ year, month, day, hour, minute, second, millisecond }: Omit<ZonedTime, 'offset'>): number {
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, second, millisecond)
}

/**
 * The instant of a local time in a zone. A local time that the clocks skip moves forward by the length of the gap, and of
 * one that occurs twice it is the first: the rule "compatible" of Temporal.
 */
export function fromZone(fields: Omit<ZonedTime, 'offset'>, zone: string): Date {
  const local = utcOf(fields)
  // No offset is as long as a day, so these are the ones before and after any change that can matter.
  const [before, after] = [offsetAt(zone, local - DAY_MS), offsetAt(zone, local + DAY_MS)]
  const possible = [local - before, local - after].filter((ms) => ms + offsetAt(zone, ms) === local)
  return checkedTime(possible.length > 0 ? Math.min(...possible) : local - before)
}

/** The instant of a local time with an offset in minutes east of UTC. */
export const fromOffset = (fields: ZonedTime): Date => checkedTime(utcOf(fields) - fields.offset * 60_000)
