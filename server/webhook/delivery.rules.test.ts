import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS } from '../../contract/webhook/webhook.ts'
import { endOf } from './delivery.rules.ts'

const answer = (status: number, body: unknown = '') => ({
  status,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})
const ALL = ['approve', 'deny', 'reassign', 'complete', 'errored', 'context'] as const
const stateOf = (outcome: Parameters<typeof endOf>[0], attempt = 1) =>
  endOf(outcome, attempt, 0.5, ALL).state.replace('WEBHOOK_STATE_', '')

describe('an attempt', () => {
  it.each([
    ['a valid answer', answer(200, { version: 'v1', complete: {} }), 'SUCCESS'],
    ['201 with a valid answer', answer(201, { version: 'v1', deny: { comment: 'no' } }), 'SUCCESS'],
    ['202', answer(202), 'WAITING_CALLBACK'],
    ['410', answer(410), 'FATAL_ERROR'],
    ['an empty answer', answer(200), 'ERROR'],
    ['no JSON', answer(200, 'ok'), 'ERROR'],
    ['a redirect', answer(302), 'ERROR'],
    ['500', answer(500), 'ERROR'],
    ['no connection', { error: 'The receiver could not be reached.' }, 'ERROR'],
    ['another version', answer(200, { version: 'v2', complete: {} }), 'FATAL_ERROR'],
    ['an unknown member', answer(200, { version: 'v1', burn: {} }), 'FATAL_ERROR'],
    ['nothing said', answer(200, { version: 'v1' }), 'FATAL_ERROR'],
    ['two things said', answer(200, { version: 'v1', approve: {}, deny: {} }), 'FATAL_ERROR'],
    [
      'a comment that is too long',
      answer(200, { version: 'v1', approve: { comment: 'x'.repeat(1_025) } }),
      'FATAL_ERROR',
    ],
    ['33 reviewers', answer(200, { version: 'v1', reassign: { newStepUserIds: Array(33).fill('u') } }), 'FATAL_ERROR'],
  ])('with %s', (_, outcome, state) => {
    expect(stateOf(outcome)).toBe(state)
  })

  it('ends with an answer that does not fit what was asked (REV-123)', () => {
    const approved = answer(200, { version: 'v1', approve: {} })
    expect(endOf(approved, 1, 0, ['complete', 'errored'])).toEqual({
      state: 'WEBHOOK_STATE_FATAL_ERROR',
      problem: 'The answer says approve. This delivery takes complete, errored.',
    })
  })

  it('is repeated after 3 to 15 seconds, and given up after the fiftieth (REV-123)', () => {
    for (const [random, seconds] of [
      [0, 3],
      [0.5, 9],
      [1, 15],
    ] as const)
      expect(endOf(answer(500), 1, random, ALL).againSeconds).toBe(seconds)
    expect(stateOf(answer(500), MAX_ATTEMPTS - 1)).toBe('ERROR')
    const last = endOf(answer(500), MAX_ATTEMPTS, 0, ALL)
    expect(last).toEqual({
      state: 'WEBHOOK_STATE_FATAL_ERROR',
      problem: 'The receiver answered 500. It was sent 50 times.',
    })
  })
})
