import { expect, it } from 'vitest'
import { newCampaignName, STATE_TABS, shownState, statesOf } from './states.rules.ts'

it('shows every state under one tab, and names those that are not known', () => {
  const all = STATE_TABS.flatMap(statesOf)
  expect(new Set(all).size).toBe(all.length)
  expect(statesOf('open')).toContain('ACCESS_REVIEW_STATE_OPEN')
  expect(shownState('ACCESS_REVIEW_STATE_REVIEW').label).toBe('Prepared')
  expect(shownState('ACCESS_REVIEW_STATE_LATER').label).toBe('LATER')
})

it('names a new campaign by its month', () => {
  expect(newCampaignName(new Date(2026, 10, 16))).toBe('Access review, November 2026')
})
