import { expect, it } from 'vitest'
import { newCampaignName, STATE_TABS, statesOf } from './states.rules.ts'

it('shows every state under one tab', () => {
  const all = STATE_TABS.flatMap(statesOf)
  expect(new Set(all).size).toBe(all.length)
  expect(statesOf('open')).toContain('ACCESS_REVIEW_STATE_OPEN')
})

it('names a new campaign by its month', () => {
  expect(newCampaignName(new Date(2026, 10, 16))).toBe('Access review, November 2026')
})
