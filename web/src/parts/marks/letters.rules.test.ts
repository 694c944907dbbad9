import { describe, expect, it } from 'vitest'
import { lettersOf, tintOf } from './letters.rules.ts'

describe('letters that stand for a name', () => {
  it.each([
    ['Lucía Ibáñez', true, 'LI'],
    ['Élise van der Marchand', true, 'ÉM'],
    ['Granite Finance', false, 'G'],
    ['svc-payrun', false, 'S'],
    ['ann@example.com', true, 'AC'],
    ['   ', true, '?'],
    ['李 小龙', true, '李小'],
  ])('%s (person: %s) is %s', (name, isPerson, letters) => {
    expect(lettersOf(name, isPerson)).toBe(letters)
  })

  it('have one of five tints, always the same for an id', () => {
    const tints = new Set(Array.from({ length: 200 }, (_, n) => tintOf(`id-${n}`)))
    expect([...tints].sort()).toEqual([0, 1, 2, 3, 4])
    expect(tintOf('id-1')).toBe(tintOf('id-1'))
  })
})
