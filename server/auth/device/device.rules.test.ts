import { describe, expect, it } from 'vitest'
import { newUserCode, readUserCode, shownUserCode } from './device.rules.ts'

describe('a user code', () => {
  it('is read as people type it', () => {
    const code = newUserCode()
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/)
    for (const typed of [code, shownUserCode(code), shownUserCode(code).toLowerCase(), ` ${[...code].join(' ')} `])
      expect(readUserCode(typed)).toBe(code)
  })
  it.each(['', 'BCDF', 'BCDFGHJA', 'BCDF-GHJK-L', 'BCDFGHJ1'])('is not %s', (text) => {
    expect(readUserCode(text)).toBeUndefined()
  })
})
