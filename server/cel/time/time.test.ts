import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CelFault } from '../fault.ts'
import { TIMESTAMP } from '../types.ts'
import { TIME_FUNCTIONS } from './time.ts'
import { formatTime, parseTime } from './time-layout.ts'

const time = new Date('2026-03-04T15:06:07.089Z')
const call = (signature: string, ...args: unknown[]) =>
  (TIME_FUNCTIONS[signature] as unknown as (...args: unknown[]) => Date)(...args).toISOString()

it.each([
  ['rfc3339', 'UTC', '2026-03-04T15:06:07Z'],
  ['rfc3339', 'America/New_York', '2026-03-04T10:06:07-05:00'],
  ['date', 'UTC', '2026-03-04'],
  ['datetime', 'Asia/Kolkata', '2026-03-04 20:36:07'],
  ['time', 'UTC', '15:06:07'],
  ['Monday, 2 January 2006 3:04:05 PM', 'UTC', 'Wednesday, 4 March 2026 3:06:07 PM'],
  ['Mon Jan 2 15:04:05.000 -0700 2006', 'Europe/Berlin', 'Wed Mar 4 16:06:07.089 +0100 2026'],
  ['02/01/2006 03.04pm Z0700', 'UTC', '04/03/2026 03.06pm Z'],
  ['no time in it', 'UTC', 'no time in it'],
])('the layout %j in %s writes %j', (layout, zone, text) => {
  expect(formatTime(time, layout, zone)).toBe(text)
})

it.each([
  ['2026-03-04T15:06:07Z', 'rfc3339', 'UTC', '2026-03-04T15:06:07.000Z'],
  ['2026-03-04T15:06:07.5+02:00', 'rfc3339', 'Asia/Kolkata', '2026-03-04T13:06:07.500Z'],
  ['2026-03-04', 'date', 'UTC', '2026-03-04T00:00:00.000Z'],
  ['2026-07-04 00:30:00', 'datetime', 'Europe/Berlin', '2026-07-03T22:30:00.000Z'],
  ['4 Mar 2026, 12:00 AM', '2 Jan 2006, 3:04 PM', 'UTC', '2026-03-04T00:00:00.000Z'],
  ['Wednesday 04.03.2026 03:04pm', 'Monday 02.01.2006 03:04pm', 'UTC', '2026-03-04T15:04:00.000Z'],
  // At half past two on that day the clocks of Berlin have just been put forward.
  ['2026-03-29 02:30:00', 'datetime', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('%j read as %j in %s is %s', (text, layout, zone, expected) => {
  expect(parseTime(text, layout, zone).toISOString()).toBe(expected)
})

it.each([
  ['2026-02-30', 'date'],
  ['2026-13-01', 'date'],
  ['25:00:00', 'time'],
  ['2026-03-04 ', 'date'],
  ['4.3.2026', 'date'],
  ['11', '11'],
  ['', 'date'],
])('%j is no time of the layout %j', (text, layout) => {
  expect(() => parseTime(text, layout)).toThrow(CelFault)
})

it('what is written in a layout with all of its parts is read again, in every zone', () => {
  const zones = fc.constantFrom('UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia', 'Europe/Dublin')
  const times = fc.date({
    min: new Date('1980-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(times, zones, (date, zone) => {
      const layout = '2006-01-02T15:04:05.000Z07:00'
      expect(parseTime(formatTime(date, layout, zone), layout)).toEqual(date)
    }),
  )
})

describe('units', () => {
  it.each([
    ['minute', 'UTC', '2026-03-04T15:06:00.000Z', '2026-03-04T15:06:59.999Z'],
    ['hour', 'Asia/Kolkata', '2026-03-04T14:30:00.000Z', '2026-03-04T15:29:59.999Z'],
    ['day', 'UTC', '2026-03-04T00:00:00.000Z', '2026-03-04T23:59:59.999Z'],
    ['day', 'Pacific/Auckland', '2026-03-04T11:00:00.000Z', '2026-03-05T10:59:59.999Z'],
    ['week', 'UTC', '2026-03-02T00:00:00.000Z', '2026-03-08T23:59:59.999Z'],
    ['month', 'Europe/Berlin', '2026-02-28T23:00:00.000Z', '2026-03-31T21:59:59.999Z'],
    ['quarter', 'UTC', '2026-01-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
    ['YEAR', 'UTC', '2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
  ])('the %s in %s starts at %s and ends at %s', (unit, zone, start, end) => {
    expect(call(`time.start_of(${TIMESTAMP}, string, string): ${TIMESTAMP}`, time, unit, zone)).toBe(start)
    expect(call(`time.end_of(${TIMESTAMP}, string, string): ${TIMESTAMP}`, time, unit, zone)).toBe(end)
  })

  it('a zone or a unit that is not there, and a time beyond the year 9999, are faults', () => {
    expect(() => formatTime(time, 'date', 'Mars/Olympus')).toThrow(CelFault)
    expect(() => call(`time.start_of(${TIMESTAMP}, string): ${TIMESTAMP}`, time, 'decade')).toThrow(CelFault)
    expect(() => call(`time.unix(int): ${TIMESTAMP}`, 10n ** 15n)).toThrow(CelFault)
  })
})
