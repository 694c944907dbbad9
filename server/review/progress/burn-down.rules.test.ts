import { describe, expect, it } from 'vitest'
import { burnDown, localDates } from './burn-down.rules.ts'

const quarter = (time: string) => Date.parse(time) / 1000

describe('a burn-down', () => {
  const review = {
    taskCount: 10,
    openedAt: new Date('2026-03-07T20:00:00Z'),
    endsAt: new Date('2026-03-09T12:00:00Z'),
    closings: [
      { at: quarter('2026-03-07T23:45:00Z'), measure: 'CP', n: 3 },
      { at: quarter('2026-03-08T00:00:00Z'), measure: 'DP', n: 2 },
      { at: quarter('2026-03-08T04:45:00Z'), measure: 'XG', n: 1 },
      { at: quarter('2026-03-09T03:45:00Z'), measure: 'CP', n: 1 },
      { at: quarter('2026-03-09T04:00:00Z'), measure: 'CP', n: 1 },
    ],
  }
  const days = (zone: string) =>
    burnDown(review, localDates(zone) as (at: Date) => string).map(
      ({ date, closedCount, decidedCount, openCount }) => `${date} ${closedCount} ${decidedCount} ${openCount}`,
    )

  it('counts the days of the zone that is asked for, also when its clocks change', () => {
    expect(days('UTC')).toEqual(['2026-03-07 3 3 7', '2026-03-08 3 2 4', '2026-03-09 2 2 2'])
    // The night in which New York begins summer time.
    expect(days('America/New_York')).toEqual(['2026-03-07 6 5 4', '2026-03-08 1 1 3', '2026-03-09 1 1 2'])
    expect(days('Asia/Kathmandu')).toEqual(['2026-03-08 6 5 4', '2026-03-09 2 2 2'])
  })

  it('has every day from the start to the end, and ends with what is open', () => {
    const long = { ...review, endsAt: new Date('2026-04-07T00:00:00Z') }
    const all = burnDown(long, localDates('UTC') as (at: Date) => string)
    expect(all.length).toBe(32)
    expect(all.at(-1)).toEqual({ date: '2026-04-07', closedCount: 0, decidedCount: 0, openCount: 2 })
  })

  it('knows no zone that does not exist', () => {
    expect(localDates('Europe/Atlantis')).toBeUndefined()
  })
})
