import { expect, it } from 'vitest'
import { isWaiting } from './waiting.rules.ts'

it('counts reviews with tasks that are not decided or not submitted, and no others (WEB-115)', () => {
  const reviews = [
    { counts: { left: 3, staged: 0 } },
    { counts: { left: 0, staged: 2 } },
    { counts: { left: 0, staged: 0 } },
  ]
  expect(reviews.map(isWaiting)).toEqual([true, true, false])
})
