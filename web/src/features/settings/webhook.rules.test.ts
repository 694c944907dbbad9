import { describe, expect, it } from 'vitest'
import { daysOf, durationOf, mayRetry, stateOf, subjectOf } from './webhook.rules.ts'
import type { Delivery } from './webhooks.queries.ts'

const delivery = (more: Partial<Delivery>) => more as Delivery

describe('a webhook in words', () => {
  it('counts its window in days', () => {
    expect(daysOf('691200s')).toBe(8)
    expect(durationOf(30)).toBe('2592000s')
  })

  it('says what a delivery is about, how it stands, and whether it can be sent again', () => {
    expect(subjectOf(delivery({ source: { test: {} } }))).toBe('Test')
    expect(subjectOf(delivery({ source: { approvalStep: { ticketId: 't' } } }))).toBe('A step of a review')
    expect(subjectOf(delivery({ source: { provisionStep: { ticketId: 't' } } }))).toBe('Removal of access')
    expect(stateOf(delivery({ state: 'WEBHOOK_STATE_FATAL_ERROR' }))).toEqual({ label: 'Given up', meaning: 'deny' })
    expect(mayRetry(delivery({ state: 'WEBHOOK_STATE_FATAL_ERROR' }))).toBe(true)
    expect(mayRetry(delivery({ state: 'WEBHOOK_STATE_SUCCESS' }))).toBe(false)
  })
})
