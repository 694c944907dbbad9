import { describe, expect, it } from 'vitest'
import { localTime } from '../lib/time-zone.ts'
import { isReminderDay } from './reminder-days.rules.ts'

const DAY_MS = 86_400_000
const dates = (from: string, to: string): string[] => {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, n) =>
    new Date(first + n * DAY_MS).toISOString().slice(0, 10),
  )
}
const reminded = (from: string, to: string, started: string, due?: string) =>
  dates(from, to).filter((day) => isReminderDay(day, started, due))

describe('reminders', () => {
  it('come weekly, then three days and one day before the due date, on it, and daily after it (REV-128)', () => {
    const days = reminded('2026-02-20', '2026-03-29', '2026-03-02', '2026-03-27')
    expect(days.map((day) => day.slice(5))).toEqual([
      '03-09',
      '03-16',
      '03-23',
      '03-24',
      '03-26',
      '03-27',
      '03-28',
      '03-29',
    ])
  })
  it('come weekly without a due date', () => {
    expect(reminded('2026-03-01', '2026-03-31', '2026-03-02')).toEqual([
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
    ])
  })
  it('never come on the day of the start, whatever the due date is', () => {
    expect(reminded('2026-03-02', '2026-03-05', '2026-03-02', '2026-03-02')).toEqual([
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
    ])
    expect(reminded('2026-03-02', '2026-03-04', '2026-03-02', '2026-03-05')).toEqual(['2026-03-04'])
  })

  it.each([
    ['America/Los_Angeles', '2026-03-06', '2026-03-10'],
    ['America/Los_Angeles', '2026-10-30', '2026-11-03'],
    ['Asia/Kolkata', '2026-03-06', '2026-03-10'],
    ['Pacific/Kiritimati', '2026-03-06', '2026-03-10'],
    ['Australia/Lord_Howe', '2026-04-03', '2026-04-07'],
    ['Europe/Berlin', '2026-03-27', '2026-03-31'],
  ])(
    'have one hour of 8 for each local date in %s from %s, also when the clocks change (REV-129)',
    (zone, from, to) => {
      const firsts = new Map<string, number>()
      for (let at = Date.parse(from); at <= Date.parse(to); at += 900_000) {
        const { day, hour } = localTime(new Date(at), zone)
        if (hour >= 8 && !firsts.has(day)) firsts.set(day, hour)
      }
      const whole = [...firsts.entries()].slice(1)
      expect(whole.length).toBeGreaterThanOrEqual(3)
      expect(new Set(whole.map(([, hour]) => hour))).toEqual(new Set([8]))
    },
  )
})
