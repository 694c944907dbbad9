import { describe, expect, it } from 'vitest'
import { firstTabOf, tabsOf } from '../../parts/campaign/campaign-tabs.rules.ts'
import { isWorking, pollDelay, shownProgress } from './state.rules.ts'

const state = (name: string) => `ACCESS_REVIEW_STATE_${name}`

describe('the page of a campaign', () => {
  it.each([
    ['DRAFT', 'setup'],
    ['REVIEW', 'ledger'],
    ['PENDING', 'ledger'],
    ['OPEN', 'overview'],
    ['CLOSED', 'overview'],
  ])('begins in the state %s with %s', (name, tab) => {
    expect(firstTabOf(state(name), true)).toBe(tab)
  })

  it('begins with the ledger for people who manage no campaigns', () => {
    expect(firstTabOf(state('OPEN'), false)).toBe('ledger')
    expect(firstTabOf(state('DRAFT'), false)).toBe('setup')
  })

  it('shows only setup and audit trail in a state that it does not know', () => {
    expect(tabsOf(state('SOMETHING_NEW'))).toEqual(['setup', 'audit'])
  })
})

describe('the progress of background work', () => {
  it('is shown while a campaign is prepared, started or closed', () => {
    expect(isWorking({ state: state('PREPARING') })).toBe(true)
    expect(isWorking({ state: state('OPEN'), closePhase: 'DECIDING' })).toBe(true)
    expect(isWorking({ state: state('OPEN'), closePhase: '' })).toBe(false)
    expect(isWorking({ state: state('CLOSED'), closePhase: 'DONE' })).toBe(false)
  })

  it('is never 100% before it is done, and has no share while the total is not known', () => {
    const figures = { state: state('PREPARING'), phase: 'ITEMS', totalCount: 10, doneCount: 10 }
    expect(shownProgress(figures)).toMatchObject({ percent: 99, unit: 'grants', phase: 'Turning grants into items' })
    expect(shownProgress({ ...figures, phase: 'COUNTING' }).percent).toBeUndefined()
    const waiting = { ...figures, phase: 'WAITING', totalCount: 0, doneCount: 0 }
    expect(shownProgress(waiting).phase).toBe('Waiting to begin; imports in progress go first')
  })

  it('is asked for every second at first, then slower', () => {
    expect([0, 4, 5, 7, 8, 100].map(pollDelay)).toEqual([1_000, 1_000, 2_000, 3_000, 5_000, 5_000])
  })
})
