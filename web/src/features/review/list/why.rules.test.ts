import { describe, expect, it } from 'vitest'
import { accountState, givenOf, reasonsOf, reportsTo, wayOf } from './why.rules.ts'

describe('why somebody has an access (WEB-151)', () => {
  it('names the state of the account, and leaves out what is not known', () => {
    const account = (status: string, statusDetails = '') =>
      accountState({ username: 'l.ibanez', status, statusDetails })
    expect(account('STATUS_ENABLED')).toBe('l.ibanez, active')
    expect(account('STATUS_DISABLED', 'locked')).toBe('l.ibanez, disabled (locked)')
    expect(account('STATUS_UNSPECIFIED')).toBe('l.ibanez')
    expect(accountState(undefined)).toBe('')
  })

  it('does not take the time of an import for the time when the access was given', () => {
    const [given, imported] = ['2026-11-02T00:00:00Z', '2026-11-13T06:00:00Z']
    const of = (addedAt: string, sourceId = 'hr') => givenOf({ addedAt, discoveredAt: imported, sourceId })
    expect(of(given)).toEqual({ at: given, firstSeenAt: imported })
    expect(of('2026-11-13T05:00:00Z')).toEqual({ at: '2026-11-13T05:00:00Z' })
    expect(of(imported)).toEqual({ firstSeenAt: imported })
    expect(of(imported, '')).toEqual({ at: imported })
  })

  it('names a resource inside what it belongs to', () => {
    const named = (displayName: string) => ({ id: displayName, displayName })
    expect(wayOf({ displayName: 'ledger-prod', path: [named('Payments'), named('Northwind')] })).toBe(
      'Northwind / Payments / ledger-prod',
    )
  })

  it('says whom the person reports to', () => {
    const of = (id: string) => ({ user: { manager: { id, displayName: 'Bob Chen', email: '' } } }) as never
    expect([reportsTo(of('bob'), 'bob'), reportsTo(of('bob'), 'ann'), reportsTo({}, 'ann')]).toEqual([
      'reports to you',
      'reports to Bob Chen',
      '',
    ])
  })

  it('gives a recommendation the facts that point there', () => {
    const insights = [
      { code: 'NEW', description: 'New.', isWarning: true },
      { code: 'USED', description: 'Used 2 days before.', isWarning: false },
    ]
    const of = (recommendation: string) => reasonsOf({ recommendation, insights } as never)
    expect(of('INSIGHT_RECOMMENDATION_APPROVE')).toEqual(['Used 2 days before.'])
    expect(of('INSIGHT_RECOMMENDATION_REVIEW')).toEqual(['New.'])
  })
})
