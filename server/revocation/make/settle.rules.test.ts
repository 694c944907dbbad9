import { describe, expect, it } from 'vitest'
import { type SettleFacts, settlingMove } from './settle.rules.ts'

const facts = (given: Partial<SettleFacts>): SettleFacts => ({
  ...{ number: '1', state: 'READY', isCarried: false, isReleased: false, hasWay: true, takesCertified: false },
  ...given,
})

describe('a revocation that nobody has begun', () => {
  it.each([
    ['is ready when only its own access goes', {}, undefined],
    ['waits for an owner when certified access would go too', { takesCertified: true }, 'hold'],
    ['is ready when an owner has released it', { takesCertified: true, isReleased: true }, undefined],
    ['waits for an owner when nothing on its way is held directly', { hasWay: false }, 'loseWay'],
    ['is ready when another one does its work', { isCarried: true, takesCertified: true, hasWay: false }, undefined],
    ['becomes ready when what it waited for has changed', { state: 'HELD' }, 'ready'],
    ['goes on waiting while nothing has changed', { state: 'HELD', takesCertified: true }, undefined],
  ] as [string, Partial<SettleFacts>, string | undefined][])('%s', (_, given, move) => {
    expect(settlingMove(facts(given))).toBe(move)
  })
})
