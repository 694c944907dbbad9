import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.rules.ts'

const lineOf = (...cells: string[]) => csvOf(['Name'], [cells]).split('\r\n')[1]

describe('a table as CSV', () => {
  it.each(['=1+2', '+1', '-1', '@SUM(A1)', '\t=1'])('keeps %j from being run as a formula', (text) => {
    expect(lineOf(text)?.replace(/^"|"$/g, '')).toBe(`'${text}`)
  })

  it('quotes commas, quotes and line breaks', () => {
    expect(csvOf(['Name'], [['Doe, Jane', 'said "no"', 'two\nlines']])).toContain(
      '"Doe, Jane","said ""no""","two\nlines"',
    )
  })

  it('leaves plain text alone, and begins with its header', () => {
    expect(lineOf('Lucía Ibáñez', '4,812')).toBe('Lucía Ibáñez,"4,812"')
    expect(csvOf(['Name', 'App'], [])).toBe('\uFEFFName,App\r\n')
  })
})
