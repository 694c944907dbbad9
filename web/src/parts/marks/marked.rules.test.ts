import { describe, expect, it } from 'vitest'
import { piecesOf } from './marked.rules.ts'

const shown = (text: string, query: string) =>
  piecesOf(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

describe('a text with what was searched for', () => {
  it('marks every match, whatever its case, and keeps the text (WEB-072)', () => {
    expect(shown('Payments: approve payments', ' paY')).toBe('[Pay]ments: approve [pay]ments')
    expect(shown('anna', 'ann')).toBe('[ann]a')
    expect(shown('Grants', 'x')).toBe('Grants')
    expect(shown('Grants', '  ')).toBe('Grants')
    expect(shown('', 'x')).toBe('')
  })

  it('marks nothing where lower case has another length', () => {
    expect(shown('İstanbul', 'stan')).toBe('İstanbul')
  })
})
