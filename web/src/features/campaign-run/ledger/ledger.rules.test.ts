import { describe, expect, it } from 'vitest'
import { barsOf, ledgerCsv, rulesOf, whyNothing } from './ledger.rules.ts'

const excluded = (rule: string, grantCount: string) => ({ rule, title: rule.toUpperCase(), grantCount })
const LEDGER = {
  grantCount: '15',
  itemCount: '6',
  unmatchedCount: '1',
  sources: [
    {
      sourceId: 's1',
      displayName: '=HR, feed',
      grantCount: '10',
      itemCount: '4',
      unmatchedCount: '1',
      excluded: [excluded('users', '3'), excluded('grants', '2')],
    },
    {
      sourceId: '',
      displayName: '',
      grantCount: '5',
      itemCount: '2',
      unmatchedCount: '0',
      excluded: [excluded('users', '3')],
    },
  ],
}

describe('the ledger as people see it', () => {
  it('says why there is nothing to review (WEB-165)', () => {
    const of = (...rules: [rule: string, grantCount: string][]) =>
      LEDGER.sources.slice(0, 1).map((source) => ({
        ...source,
        excluded: rules.map(([rule, grantCount]) => excluded(rule, grantCount)),
      }))
    expect(whyNothing({ grantCount: '0', sources: [] })).toBe('The sources have no grants. Import access data first.')
    expect(whyNothing({ grantCount: '1200', sources: of(['users', '1200']) })).toBe(
      'All 1,200 grants are excluded by one rule: USERS.',
    )
    expect(whyNothing({ grantCount: '3', sources: of(['users', '1'], ['grants', '2']) })).toBe(
      'All 3 grants are excluded by the scope.',
    )
  })

  it('adds up the rules over all sources', () => {
    expect(rulesOf(LEDGER).map(({ rule, count }) => [rule, count])).toEqual([
      ['users', 6],
      ['grants', 2],
    ])
  })

  it('has two bars of one length', () => {
    const { sources, became, total } = barsOf(LEDGER)
    const length = (parts: readonly { count: number }[]) => parts.reduce((sum, { count }) => sum + count, 0)
    expect(length(sources)).toBe(total)
    expect(length(became)).toBe(total)
    expect(sources.map(({ label }) => label)).toEqual(['=HR, feed', 'Created here'])
  })

  it('is a table whose cells no spreadsheet runs as formulas', () => {
    expect(ledgerCsv(LEDGER).split('\r\n')).toEqual([
      '\uFEFFSource,Grants,Items,Excluded: USERS,Excluded: GRANTS,Unmatched',
      `"'=HR, feed",10,4,3,2,1`,
      'Created here,5,2,3,0,0',
      'Sum,15,6,6,2,1',
      '',
    ])
  })
})
