import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { TIMESTAMP } from '../types.ts'
import { TIME_FUNCTIONS } from './time.ts'
import { fromZone, toZone, type ZonedTime } from './zone.ts'

const ZONES = Intl.supportedValuesOf('timeZone')

const local = (text: string) => {
  const { year, month, day, hour, minute, second, millisecond } = Temporal.PlainDateTime.from(text)
  return { year, month, day, hour, minute, second, millisecond }
}

it.each([
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', 'skipped: 03:30'],
  ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00:00.000Z', 'skipped: 01:00 of the same day'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'skipped: 03:30'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', 'skipped by half an hour: 02:45'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z', 'a day skipped: noon of the next'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', 'repeated: the first'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'repeated: the first'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z', 'repeated by half an hour: the first'],
  ['Europe/Berlin', '1890-01-01T00:00', '1889-12-31T23:06:32.000Z', 'local mean time, an offset with seconds'],
])('the clocks of %s at %s are at %s (%s) (CEL-001)', (zone, text, instant) => {
  expect(fromZone(local(text), zone).toISOString()).toBe(instant)
})

/** The changes of a zone after the start of 2026, up to four, as offsets before and after. */
function changesOf(zone: string): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = []
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${zone}]`)
  while (changes.length < 4) {
    at = at.getTimeZoneTransition('next')
    if (!at || at.year > 2030) break
    changes.push(at)
  }
  return changes
}

const changes = ZONES.flatMap((zone) => changesOf(zone).map((change) => ({ zone, change })))

describe('around the next changes of every zone', () => {
  it('there are many of them', () => {
    expect(ZONES.length).toBeGreaterThan(300)
    expect(changes.length).toBeGreaterThan(300)
  })

  it('local times are the instants that Temporal finds by its rule "compatible" (CEL-001)', () => {
    for (const { zone, change } of changes)
      for (const minutes of [-121, -120, -61, -60, -31, -30, -15, -1, 0, 1, 15, 29, 30, 59, 60, 90, 119, 120, 121]) {
        const plain = change.toPlainDateTime().add({ minutes })
        const expected = plain.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
        expect([zone, `${plain}`, fromZone(local(`${plain}`), zone).getTime()]).toEqual([zone, `${plain}`, expected])
      }
  })

  it('instants have the local time and offset that Temporal finds', () => {
    for (const { zone, change } of changes)
      for (const ms of [-7_200_000, -1, 0, 1, 1_800_000, 3_600_000]) {
        const at = change.add({ milliseconds: ms })
        const { year, month, day, hour, minute, second, millisecond } = at
        const expected: ZonedTime = {
          year,
          month,
          day,
          hour,
          minute,
          second,
          millisecond,
          offset: at.offsetNanoseconds / 6e10,
        }
        expect(toZone(new Date(at.epochMilliseconds), zone)).toEqual(expected)
      }
  })

  it('a unit starts no later than the times in it, and ends no earlier', () => {
    const call = (name: string, time: Date, unit: string, zone: string) =>
      (TIME_FUNCTIONS[`time.${name}(${TIMESTAMP}, string, string): ${TIMESTAMP}`] as unknown as typeof toDate)(
        time,
        unit,
        zone,
      ).getTime()
    const toDate = (_time: Date, _unit: string, _zone: string) => new Date()
    for (const { zone, change } of changes)
      for (const minutes of [-90, -30, -1, 0, 1, 30, 90]) {
        const time = new Date(change.add({ minutes }).epochMilliseconds)
        for (const unit of ['year', 'month', 'week', 'day', 'hour', 'minute']) {
          const [start, end] = [call('start_of', time, unit, zone), call('end_of', time, unit, zone)]
          expect([zone, unit, time, start <= time.getTime() && time.getTime() <= end]).toEqual([zone, unit, time, true])
        }
      }
  })
})

it('offsets of every zone in two centuries are those of Temporal', () => {
  for (const zone of ZONES)
    for (let year = 1880; year < 2080; year += 10) {
      const at = Temporal.ZonedDateTime.from({ year, month: (year % 12) + 1, day: 15, hour: 12, timeZone: 'UTC' })
      const expected = at.withTimeZone(zone).offsetNanoseconds / 6e10
      expect([zone, year, toZone(new Date(at.epochMilliseconds), zone).offset]).toEqual([zone, year, expected])
    }
})
