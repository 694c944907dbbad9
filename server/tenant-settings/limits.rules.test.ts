import { describe, expect, it } from 'vitest'
import { limitViolations, settingsInForce } from './limits.rules.ts'

const LIMITS = { closeConfirmPercent: 10, importMaxRemovalPercent: 20, campaignMaxItems: 1000 }
const STORED = {
  displayName: 'Northwind',
  highRiskRank: 30,
  timeZone: '',
  mailHour: 8,
  removalChannel: 'MANUAL',
  removalWebhookId: '',
} as const
const DAYS = { removalDeadlineDays: 14, regrantWatchDays: 90 }

describe('the limits of a tenant', () => {
  it('are those of the server until it sets its own', () => {
    expect(settingsInForce(STORED, LIMITS, DAYS)).toEqual({ ...STORED, ...LIMITS, ...DAYS })
  })
  it('are the stricter of its own and those of the server', () => {
    const own = { ...STORED, closeConfirmPercent: 5, campaignMaxItems: 5000 }
    expect(settingsInForce(own, LIMITS, DAYS)).toEqual({ ...STORED, ...LIMITS, ...DAYS, closeConfirmPercent: 5 })
  })
  it('are not limits where they are days: its own go before those of the server (REV-184)', () => {
    expect(settingsInForce({ ...STORED, removalDeadlineDays: 60, regrantWatchDays: 0 }, LIMITS, DAYS)).toMatchObject({
      removalDeadlineDays: 60,
      regrantWatchDays: 0,
    })
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
