import { expect, it } from 'vitest'
import { changesOf, tenantForm } from './tenant.rules.ts'

const SETTINGS = {
  displayName: 'Northwind',
  highRiskRank: 30,
  removalChannel: 'MANUAL' as const,
  removalWebhookId: '',
  removalDeadlineDays: 14,
  regrantWatchDays: 90,
  timeZone: '',
  mailHour: 8,
  closeConfirmPercent: 10,
  importMaxRemovalPercent: 20,
  campaignMaxItems: 1000,
}

it('only settings that were changed are sent, as numbers where they are numbers', () => {
  const form = tenantForm(SETTINGS)
  expect(changesOf(form, SETTINGS)).toEqual({})
  expect(changesOf({ ...form, displayName: ' Northwind ', closeConfirmPercent: '5' }, SETTINGS)).toEqual({
    closeConfirmPercent: 5,
  })
})

it('the webhook that removes access is sent only with its channel', () => {
  const form = { ...tenantForm(SETTINGS), removalWebhookId: 'w' }
  expect(changesOf(form, SETTINGS)).toEqual({})
  expect(changesOf({ ...form, removalChannel: 'WEBHOOK' }, SETTINGS)).toEqual({
    removalChannel: 'WEBHOOK',
    removalWebhookId: 'w',
  })
})
