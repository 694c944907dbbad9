import type { Duration } from '@marcbachmann/cel-js/evaluator'
import { CelFault } from '../fault.ts'
import { DURATION, TIMESTAMP } from '../types.ts'
import { formatTime, parseTime } from './time-layout.ts'
import { checkedTime, fromOffset, fromZone, toZone, type ZonedTime } from './zone.ts'

const UNITS = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute'] as const
type Unit = (typeof UNITS)[number]

function unitOf(text: string): Unit {
  const unit = UNITS.find((known) => known === text.toLowerCase())
  if (!unit) throw new CelFault(`Unknown unit ${JSON.stringify(text.slice(0, 60))}; valid units: ${UNITS.join(', ')}`)
  return unit
}

/** The first instant of the unit that contains the time, in local time. */
function floor(zoned: ZonedTime, unit: Unit): ZonedTime {
  const { year, month, day, hour, minute } = zoned
  const midnight = { ...zoned, hour: 0, minute: 0, second: 0, millisecond: 0 }
  switch (unit) {
    case 'year':
      return { ...midnight, month: 1, day: 1 }
    case 'quarter':
      return { ...midnight, month: month - ((month - 1) % 3), day: 1 }
    case 'month':
      return { ...midnight, day: 1 }
    case 'week': {
      const date = new Date(0)
      date.setUTCFullYear(year, month - 1, day)
      return { ...midnight, day: day - ((date.getUTCDay() + 6) % 7) }
    }
    case 'day':
      return midnight
    case 'hour':
      return { ...midnight, hour }
    case 'minute':
      return { ...midnight, hour, minute }
  }
}

/** The same instant of the next unit; overflowing fields carry over. */
function next(zoned: ZonedTime, unit: Unit): ZonedTime {
  switch (unit) {
    case 'quarter':
      return { ...zoned, month: zoned.month + 3 }
    case 'week':
      return { ...zoned, day: zoned.day + 7 }
    default:
      return { ...zoned, [unit]: zoned[unit] + 1 }
  }
}

/** Hours and minutes are counted with the offset at that time, so that one which occurs twice is told from its twin. */
const instantOf = (local: ZonedTime, unit: Unit, zone: string) =>
  unit === 'hour' || unit === 'minute' ? fromOffset(local) : fromZone(local, zone)

function startOf(time: Date, text: string, zone = 'UTC'): Date {
  const unit = unitOf(text)
  return instantOf(floor(toZone(time, zone), unit), unit, zone)
}

function endOf(time: Date, text: string, zone = 'UTC'): Date {
  const unit = unitOf(text)
  return checkedTime(instantOf(next(floor(toZone(time, zone), unit), unit), unit, zone).getTime() - 1)
}

/** Multiples of a duration count from the start of year 1, as in Go. */
const ZERO_TIME = -62_135_596_800_000
function truncate(time: Date, duration: Duration): Date {
  const step = duration.valueOf()
  if (step < 1) return time
  return checkedTime(Math.floor((time.getTime() - ZERO_TIME) / step) * step + ZERO_TIME)
}

/** Functions of a namespace, keyed by signature. */
export type NamespaceFunctions = Record<string, (...args: never[]) => unknown>

export const TIME_FUNCTIONS: NamespaceFunctions = {
  [`time.parse(string, string): ${TIMESTAMP}`]: parseTime,
  [`time.parse(string, string, string): ${TIMESTAMP}`]: parseTime,
  [`time.format(${TIMESTAMP}, string): string`]: formatTime,
  [`time.format(${TIMESTAMP}, string, string): string`]: formatTime,
  [`time.unix(int): ${TIMESTAMP}`]: (seconds: bigint) => checkedTime(Number(seconds) * 1000),
  [`time.unix_ms(int): ${TIMESTAMP}`]: (ms: bigint) => checkedTime(Number(ms)),
  [`time.start_of(${TIMESTAMP}, string): ${TIMESTAMP}`]: startOf,
  [`time.start_of(${TIMESTAMP}, string, string): ${TIMESTAMP}`]: startOf,
  [`time.end_of(${TIMESTAMP}, string): ${TIMESTAMP}`]: endOf,
  [`time.end_of(${TIMESTAMP}, string, string): ${TIMESTAMP}`]: endOf,
  [`time.truncate(${TIMESTAMP}, ${DURATION}): ${TIMESTAMP}`]: truncate,
  [`time.truncate(${TIMESTAMP}, string): ${TIMESTAMP}`]: startOf,
}
