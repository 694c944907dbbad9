import { expect, it } from 'vitest'
import { endOfDay, overlapOf } from './violation.rules.ts'

it('an exemption lasts to the end of its day', () => {
  expect(new Date(endOfDay('2026-11-15') ?? '').getDate()).toBe(15)
  expect(new Date(endOfDay('2026-11-15') ?? '').getHours()).toBe(23)
  expect(endOfDay('')).toBeUndefined()
  expect(endOfDay('2026-99-99')).toBeUndefined()
})

it('finds entitlements that are in both groups', () => {
  expect(overlapOf({ A: ['a/1', 'a/2'], B: ['a/2'] })).toBe(1)
})
