import { describe, expect, it } from 'vitest'
import { delegationRequest, effectText, timeText } from './stand-in.rules.ts'

const NOW = new Date('2026-11-16T12:00:00Z')

describe('a stand-in', () => {
  it('counts from the first minute of a day to the last of another, in the zone of the reader', () => {
    expect(delegationRequest({ userId: 'x', from: '2026-11-20', until: '2026-12-04' }, 'Europe/Berlin')).toEqual({
      delegatedUserId: 'x',
      delegationStartAt: '2026-11-19T23:00:00.000Z',
      delegationExpireAt: '2026-12-04T22:59:00.000Z',
    })
    expect(delegationRequest({ userId: 'x', from: '', until: '' }, 'Europe/Berlin')).toEqual({ delegatedUserId: 'x' })
  })

  it('says its time in words', () => {
    expect(timeText({ startAt: '2026-11-01T00:00:00Z' }, NOW)).toBe('from now on, until this is changed')
    expect(timeText({ startAt: '2026-11-20T00:00:00Z', expirationAt: '2026-12-04T22:59:00Z' }, NOW)).toMatch(
      /^from Fri 20 Nov, .* until (Fri 4|Sat 5) Dec, /,
    )
  })

  it('says what it means, for the reader and for others', () => {
    expect(effectText('Torsten', {}, undefined, NOW)).toContain('assigned to you from now on')
    expect(effectText('Torsten', {}, 'Anke', NOW)).toContain('What Anke has already stays with Anke')
  })
})
