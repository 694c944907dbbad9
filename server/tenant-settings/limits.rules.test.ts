import { describe, expect, it } from 'vitest'
import { limitViolations, settingsInForce } from './limits.rules.ts'

const LIMITS = { closeConfirmPercent: 10, importMaxRemovalPercent: 20, campaignMaxItems: 1000 }
const STORED = { displayName: 'Northwind', highRiskRank: 30, timeZone: '', mailHour: 8 }

describe('the limits of a tenant', () => {
  it('are those of the server until it sets its own', () => {
    expect(settingsInForce(STORED, LIMITS)).toEqual({ ...STORED, ...LIMITS })
  })
  it('are the stricter of its own and those of the server', () => {
    const own = { ...STORED, closeConfirmPercent: 5, campaignMaxItems: 5000 }
    expect(settingsInForce(own, LIMITS)).toEqual({ ...STORED, ...LIMITS, closeConfirmPercent: 5 })
  })
  it('must not be laxer than those of the server', () => {
    expect(limitViolations({ closeConfirmPercent: 10, importMaxRemovalPercent: 21 }, LIMITS)).toEqual([
      {
        field: 'importMaxRemovalPercent',
        description: 'must be at most 20, which IMPORT_MAX_REMOVAL_PERCENT of the server allows',
      },
    ])
  })
})
