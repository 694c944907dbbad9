import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areLookAlikes, findLookAlikes } from './look-alikes.ts'

const pairsOf = async (names: readonly string[], most = 200) =>
  (
    await findLookAlikes(
      names.map((name) => ({ group: 'app', name })),
      most,
    )
  ).map(({ first, second }) => [first.name, second.name])

describe('names that look alike', () => {
  it.each([
    ['Supervisor', 'Supervlsor', true],
    ['Supervisor', 'Supervis0r', true],
    ['Zürich', 'Zurich', true],
    ['Read-only', 'Read only', true],
    ['Admin', 'ADMIN', true],
    ['Approver', 'Aproverr', true],
    ['Audit', 'Audits', true],
    ['ROLE_1', 'ROLE_2', false],
    ['Site 9', 'Site 10', false],
    ['FI_POST', 'FI_APPROVE', false],
    ['Dev', 'Dew', false],
    ['Reader', 'Redaer', false],
    ['Reader', 'Reader', false],
    ['---', '***', false],
  ])('%s and %s: %s (IMP-159)', (one, other, expected) => {
    expect([areLookAlikes(one, other), areLookAlikes(other, one)]).toEqual([expected, expected])
  })

  it('are found among many as by comparing each with each', async () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'B', '1', '2', '-'), minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { maxLength: 12 }), async (names) => {
        const found = new Set((await pairsOf(names)).flat())
        const expected = names.filter((one) => names.some((other) => areLookAlikes(one, other)))
        expect([...found].sort()).toEqual(expected.sort())
      }),
    )
  })

  it('are looked for within a group only', async () => {
    const names = [
      { group: 'one', name: 'Supervisor' },
      { group: 'two', name: 'Supervlsor' },
    ]
    expect(await findLookAlikes(names, 200)).toEqual([])
  })

  it('are at most as many as asked for', async () => {
    const names = Array.from({ length: 100 }, (_, n) => `Supervisor${'.'.repeat(n)}`)
    expect(await pairsOf(names, 7)).toHaveLength(7)
  })

  it('lets others run while many names with common parts are compared', async () => {
    const suffix = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]?.repeat(3)).join('')
    const names = Array.from({ length: 1_000 }, (_, n) => `Member of the group ${suffix(n)}`)
    let hasEnded = false
    const others = new Promise<boolean>((resolve) => setImmediate(() => resolve(hasEnded)))
    await pairsOf(names)
    hasEnded = true
    expect(await others).toBe(false)
  })
})
