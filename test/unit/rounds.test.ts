import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from '../rounds.ts'

describe('a sample of variants', () => {
  it('has the number that is asked for, each once, and over as many seeds as there are variants has them all', () => {
    const cases = fc
      .integer({ min: 1, max: 60 })
      .chain((size) => fc.tuple(fc.constant(size), fc.integer({ min: 1, max: size }), fc.nat()))
    fc.assert(
      fc.property(cases, ([size, count, first]) => {
        const all = Array.from({ length: size }, (_, n) => n)
        const samples = all.map((seed) => spread(all, count, first + seed))
        for (const chosen of samples) expect(new Set(chosen).size).toBe(count)
        expect(new Set(samples.flat())).toEqual(new Set(all))
      }),
    )
  })
})
