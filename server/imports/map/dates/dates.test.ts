import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../../test/rounds.ts'
import type { DateRules } from '../document/mapping.ts'
import { DateOrders, dateReader } from './dates.ts'

const read = (text: string, rules: DateRules = {}) => {
  const found = dateReader(rules)(text)
  return typeof found === 'object' ? found.time : found
}
const BERLIN = { zone: 'Europe/Berlin' }

describe('dates', () => {
  it.each<[string, DateRules, string | undefined]>([
    ['2026-03-29 02:30', BERLIN, '2026-03-29T01:30:00Z'],
    ['2026-10-25 02:30', BERLIN, '2026-10-25T00:30:00Z'],
    ['2026-10-25 03:30', BERLIN, '2026-10-25T02:30:00Z'],
    ['2026-07-05 02:27:53 -0800', {}, '2026-07-05T10:27:53Z'],
    ['26-Aug-24', {}, '2024-08-26T00:00:00Z'],
    ['46039', {}, '2026-01-17T00:00:00Z'],
    ['46039.5', {}, '2026-01-17T12:00:00Z'],
    ['46039.5', BERLIN, '2026-01-17T11:00:00Z'],
    ['1767225600', {}, '2026-01-01T00:00:00Z'],
    ['1767225600000', {}, '2026-01-01T00:00:00Z'],
    ['1767225600.25', {}, '2026-01-01T00:00:00.250Z'],
    ['0', {}, 'none'],
    ['9223372036854775807', {}, 'none'],
    ['134116992000000000', {}, '2026-01-01T00:00:00Z'],
    ['99991231', {}, 'none'],
    ['00000000', {}, 'none'],
    ['31.12.9999', {}, 'none'],
    ['2200-01-01', {}, 'none'],
    ['2199-12-31', {}, '2199-12-31T00:00:00Z'],
    ['0001-01-01T00:00:00', {}, 'none'],
    ['1601-01-01 00:00:00', {}, 'none'],
    ['2026-05-27', BERLIN, '2026-05-27T00:00:00Z'],
    ['2026/05/27', {}, '2026-05-27T00:00:00Z'],
    ['2026/5/7 9:05', {}, '2026-05-07T09:05:00Z'],
    ['19.07.2024', {}, '2024-07-19T00:00:00Z'],
    ['1.7.24 23:59:01', {}, '2024-07-01T23:59:01Z'],
    ['20240719', {}, '2024-07-19T00:00:00Z'],
    ['20240719T101112Z', {}, '2024-07-19T10:11:12Z'],
    ['20240719101112', {}, '2024-07-19T10:11:12Z'],
    ['2026-01-31T09:30:00.123456789+01:00', {}, '2026-01-31T08:30:00.123456Z'],
    ['2026-01-31T09:30:00Z', BERLIN, '2026-01-31T09:30:00Z'],
    ['12/31/2026', {}, '2026-12-31T00:00:00Z'],
    ['31/12/2026 11:05 PM', {}, '2026-12-31T23:05:00Z'],
    ['12/31/26, 12:05 AM', {}, '2026-12-31T00:05:00Z'],
    ['05/05/2026', {}, '2026-05-05T00:00:00Z'],
    ['05/11/2025', {}, 'ambiguous'],
    ['05/11/2025', { order: 'dmy' }, '2025-11-05T00:00:00Z'],
    ['05/11/2025', { order: 'mdy' }, '2025-05-11T00:00:00Z'],
    ['13/13/2025', {}, undefined],
    ['5. März 2026', {}, '2026-03-05T00:00:00Z'],
    ['26 de agosto de 2024', {}, '2024-08-26T00:00:00Z'],
    ['14 févr. 2025', {}, '2025-02-14T00:00:00Z'],
    ['Aug 6, 2024', {}, '2024-08-06T00:00:00Z'],
    ['Mon, 06 Jul 2026 10:11:12 GMT', {}, '2026-07-06T10:11:12Z'],
    ['01-Jan-68', {}, '2068-01-01T00:00:00Z'],
    ['01-Jan-69', {}, '1969-01-01T00:00:00Z'],
    ['2026-02-30', {}, undefined],
    ['2026-01-31 25:00', {}, undefined],
    ['2026-01-31T09:30:00+15:00', {}, undefined],
    ['13:05 PM', {}, undefined],
    ['Friday', {}, undefined],
    ['', {}, undefined],
    ['9'.repeat(1000), {}, undefined],
    ['07/24/31', { patterns: ['MM/YY/DD'] }, '2024-07-31T00:00:00Z'],
    ['31 JUL 2024 at 07.05', { patterns: ['DD MMM YYYY at HH.mm'] }, '2024-07-31T07:05:00Z'],
    ['7/4/24 5PM', { patterns: ['M/D/YY HA'] }, '2024-07-04T17:00:00Z'],
    ['2024.07.31-070501.123Z', { patterns: ['YYYY.MM.DD-HHmmss.SSSZ'] }, '2024-07-31T07:05:01.123Z'],
    ['45000', { patterns: ['excel'] }, '2023-03-15T00:00:00Z'],
    ['86400', { patterns: ['unix'] }, '1970-01-02T00:00:00Z'],
    ['86400000', { patterns: ['unix_ms'] }, '1970-01-02T00:00:00Z'],
    ['0', { patterns: ['filetime'] }, 'none'],
  ])('read %s with %j as %s (IMP-132)', (text, rules, expected) => {
    expect(read(text, rules)).toBe(expected)
  })

  it('are the instants that calendars of other makers have, in any zone and at any hour (IMP-132)', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia', 'UTC']
    const minutes = fc.integer({ min: 0, max: 40 * 365 * 24 * 60 })
    // Every half hour around the changes of a year, and any minute of forty years.
    const near = fc.tuple(
      fc.constantFrom(3, 4, 9, 10, 11),
      fc.integer({ min: 0, max: 31 * 48 }),
      fc.integer({ min: 1995, max: 2030 }),
    )
    const local = fc.oneof(
      minutes.map((n) => Date.UTC(1990, 0, 1, 0, n)),
      near.map(([month, half, year]) => Date.UTC(year, month - 1, 1, 0, half * 30)),
    )
    fc.assert(
      fc.property(fc.constantFrom(...zones), local, (zone, at) => {
        const text = new Date(at).toISOString().slice(0, 16)
        const expected = Temporal.PlainDateTime.from(text).toZonedDateTime(zone, { disambiguation: 'compatible' })
        expect(read(text, { zone })).toBe(`${expected.toInstant().toString().slice(0, 19)}Z`)
      }),
      { numRuns: rounds(400) },
    )
  })

  it('say that two digits of a year were completed', () => {
    expect(dateReader({})('26-Aug-24')).toEqual({ time: '2024-08-26T00:00:00Z', assumedYear: true })
  })

  it('have their order decided by one value over 12, and by none where values disagree (IMP-131)', () => {
    const orders = new DateOrders()
    for (const text of ['05/11/2025', '06/12/2025']) orders.note('open', text)
    for (const text of ['05/11/2025', '13/01/2025']) orders.note('decided', text)
    for (const text of ['05/11/2025', '13/01/2025', '01/13/2025']) orders.note('mixed', text)
    for (const text of ['31.12.2026', '12/31/2026']) orders.note('dots', text)
    expect(['open', 'decided', 'mixed', 'dots', 'none'].map((column) => orders.orderOf(column))).toEqual([
      undefined,
      'dmy',
      undefined,
      'mdy',
      undefined,
    ])
  })
})
