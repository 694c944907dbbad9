import { describe, expect, it } from 'vitest'
import { countOf, daysUntil, formatElsewhere, formatRelative, formatShare } from './format.ts'

const now = new Date(2026, 10, 15, 12, 0)

describe('a relative time', () => {
  it.each([
    [new Date(2026, 10, 15, 12, 0, 20), 'now'],
    [new Date(2026, 10, 15, 11, 50), '10 minutes ago'],
    [new Date(2026, 10, 15, 8, 0), '4 hours ago'],
    [new Date(2026, 10, 14, 23, 0), 'yesterday'],
    [new Date(2026, 10, 16, 1, 0), 'tomorrow'],
    [new Date(2026, 10, 9, 12, 0), '6 days ago'],
    [new Date(2026, 10, 27, 23, 59), 'in 12 days'],
    [new Date(2025, 0, 1), undefined],
  ])('of %s is %s', (at, text) => {
    expect(formatRelative(at, now)).toBe(text)
  })

  it('counts days by the calendar, across the change of clocks', () => {
    expect(daysUntil(new Date(2026, 9, 26, 0, 30), new Date(2026, 9, 24, 23, 30))).toBe(2)
    expect(daysUntil(new Date(2026, 2, 30, 0, 30), new Date(2026, 2, 28, 23, 30))).toBe(2)
  })
})

describe('a share', () => {
  it.each([
    [0, 10, '0%'],
    [1, 10_000, '0.1%'],
    [3_281, 4_812, '68%'],
    [9_999, 10_000, '99.9%'],
    [10, 10, '100%'],
    [0, 0, '0%'],
  ])('of %s in %s is %s', (part, total, text) => {
    expect(formatShare(part, total)).toBe(text)
  })
})

it('one thing is not several', () => {
  expect([countOf(1, 'task'), countOf(4812, 'task'), countOf(2, 'entry', 'entries')]).toEqual([
    '1 task',
    '4,812 tasks',
    '2 entries',
  ])
})

it('a time is shown in another zone if its clocks differ then (WEB-142)', () => {
  const at = new Date('2027-02-12T22:59:00Z')
  expect(formatElsewhere(at, 'Asia/Kathmandu')).toBe('Sat 13 Feb, 04:44 GMT+5:45')
  expect(formatElsewhere(at, Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeUndefined()
  const [apart, alike] = [new Date('2027-07-12T22:59:00Z'), at]
  const hasLondon = (time: Date) => formatElsewhere(time, 'Europe/London') !== formatElsewhere(time, 'UTC')
  expect([hasLondon(apart), hasLondon(alike)]).toEqual([true, false])
})
