import { describe, expect, it } from 'vitest'
import { forecast, plot, ticksUpTo } from './burn-down.rules.ts'

const days = (...open: number[]) =>
  open.map((openCount, index) => ({ date: `2026-11-${String(index + 1).padStart(2, '0')}`, openCount }))

describe('the forecast of a review', () => {
  it('goes on at the pace of all days while they are few', () => {
    expect(forecast(100, days(90, 80), '2026-11-12')).toEqual({ pace: 10, finish: '2026-11-10', daysEarly: 2 })
  })

  it('goes by the last seven days when there are more', () => {
    const slow = days(100, 100, 100, 93, 86, 79, 72, 65, 58, 51)
    expect(forecast(100, slow, undefined)).toEqual({ pace: 7, finish: '2026-11-18', daysEarly: undefined })
  })

  it('is late when the finish is after the due date', () => {
    expect(forecast(100, days(99), '2026-11-10').daysEarly).toBeLessThan(0)
  })

  it('knows no finish when nothing was closed, or more was reopened than closed', () => {
    expect(forecast(100, days(100, 100), '2026-11-10').finish).toBeUndefined()
    expect(forecast(100, days(90, 101), '2026-11-10').finish).toBeUndefined()
    expect(forecast(0, [], undefined)).toEqual({ pace: 0, finish: undefined, daysEarly: undefined })
  })

  it('is done on the last day when nothing is open', () => {
    expect(forecast(10, days(5, 0), undefined).finish).toBe('2026-11-02')
  })
})

describe('the lines of the chart', () => {
  it('begin with all tasks and end with what is open', () => {
    const { open, top } = plot(100, days(90, 80), '2026-11-10', false)
    expect(open[0]).toEqual([0, 100 / top])
    expect(open.at(-1)?.[1]).toBe(80 / top)
  })

  it('stay within the chart', () => {
    for (const due of [undefined, '2026-10-01', '2026-11-02', '2026-12-24'])
      for (const closed of [true, false]) {
        const lines = plot(1000, days(1000, 999, 998), due, closed)
        for (const [x, y] of [...lines.open, ...lines.steady, ...lines.expected]) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(1)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(1)
        }
      }
  })

  it('expect nothing of a closed campaign', () => {
    expect(plot(100, days(90, 80), '2026-11-10', true).expected).toEqual([])
  })

  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4812, [0, 2000, 4000, 6000]],
    [1_000_000, [0, 500_000, 1_000_000]],
  ])('have round ticks up to %s', (count, ticks) => {
    expect(ticksUpTo(count)).toEqual(ticks)
  })
})
