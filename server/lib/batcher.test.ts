import { describe, expect, it } from 'vitest'
import { batcher } from './batcher.ts'

describe('batcher', () => {
  it('gives each item its own result, whatever batch it was in, and never more than the limits', async () => {
    const sizes: number[] = []
    let running = 0
    let most = 0
    const double = batcher(
      async (items: readonly number[]) => {
        sizes.push(items.length)
        most = Math.max(most, ++running)
        for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
        running--
        return items.map((item) => item * 2)
      },
      { maxSize: 7, lanes: 2 },
    )
    const items = Array.from({ length: 100 }, (_, i) => i)
    expect(await Promise.all(items.map(double))).toEqual(items.map((item) => item * 2))
    expect(Math.max(...sizes)).toBe(7)
    expect(most).toBe(2)
  })

  it('fails the items of a batch that failed and goes on with the next', async () => {
    const run = batcher(
      async (items: readonly string[]) => {
        if (items.includes('bad')) throw new Error('no')
        return items
      },
      { maxSize: 1, lanes: 1 },
    )
    const results = await Promise.allSettled(['a', 'bad', 'b'].map(run))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
