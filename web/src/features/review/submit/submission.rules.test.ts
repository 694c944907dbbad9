import { describe, expect, it } from 'vitest'
import { willBecome, withHeld } from './submission.rules.ts'

const crm = { id: 'crm', displayName: 'Customer database' }
const wiki = { id: 'wiki', displayName: 'Wiki' }

describe('what a submission contains', () => {
  it.each([
    [3, 1, '3 will be certified, 1 denied.'],
    [3, 0, '3 will be certified.'],
    [0, 1, '1 will be denied.'],
  ])('is said without a number of what there is none of: %i certified, %i denied', (approve, deny, sentence) => {
    expect(willBecome(approve, deny)).toBe(sentence)
  })

  it('counts decisions that wait for a reason with those on the server, the largest app first', () => {
    const saved = { apps: [{ ...crm, count: 2 }], conflicts: 1 }
    const held = [
      { task: { app: wiki, hasConflict: false }, choice: 'DENY' as const },
      { task: { app: wiki, hasConflict: true }, choice: 'DENY' as const },
      { task: { app: wiki, hasConflict: true }, choice: 'APPROVE' as const },
    ]
    expect(withHeld(saved, held)).toEqual({
      apps: [
        { ...wiki, count: 3 },
        { ...crm, count: 2 },
      ],
      conflicts: 2,
    })
  })
})
