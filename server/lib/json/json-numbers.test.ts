import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inexactNumber } from './json-numbers.ts'

describe('numbers in JSON', () => {
  it.each([
    '9007199254740993',
    '12345678901234567890',
    '0.12345678901234567',
    '1e400',
    '-100000000000000000001',
    '1e-400',
  ])('%s would be changed', (number) => {
    expect(inexactNumber(`{"id":${number}}`)).toBe(number)
    expect(inexactNumber(`["x",{"a":[1,${number}]}]`)).toBe(number)
    expect(inexactNumber(`{"id":"${number}","${number}":"\\"${number}"}`)).toBeUndefined()
  })

  it.each(['0', '-0', '1', '1.0', '1.50', '1e5', '1E+21', '9007199254740992', '100000000000000000000', '0.1', '12e-1'])(
    '%s is kept',
    (number) => {
      expect(inexactNumber(`{"id":${number}}`)).toBeUndefined()
    },
  )

  it('whatever a program writes from its own numbers is kept', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(inexactNumber(JSON.stringify({ number }))).toBeUndefined()
      }),
    )
  })
})
