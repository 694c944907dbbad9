import { expect, it } from 'vitest'
import { endOfDay, isComplete, overlapOf } from './violation.rules.ts'

it('an exemption lasts to the end of its day', () => {
  expect(new Date(endOfDay('2026-11-15') ?? '').getDate()).toBe(15)
  expect(new Date(endOfDay('2026-11-15') ?? '').getHours()).toBe(23)
  expect(endOfDay('')).toBeUndefined()
  expect(endOfDay('2026-99-99')).toBeUndefined()
})

it('is complete once its groups can be violated (WEB-177)', () => {
  const isWatching = (a: number, b: number, negateGroupB = false) => isComplete({ a, b, negateGroupB })
  expect([isWatching(0, 0), isWatching(1, 0), isWatching(0, 1), isWatching(1, 1)]).toEqual([false, false, false, true])
  expect([isWatching(1, 0, true), isWatching(0, 1, true)]).toEqual([true, false])
})

it('finds entitlements that are in both groups', () => {
  expect(overlapOf({ A: ['a/1', 'a/2'], B: ['a/2'] })).toBe(1)
})
