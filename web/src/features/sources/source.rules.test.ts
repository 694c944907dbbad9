import { describe, expect, it } from 'vitest'
import { badRowsSentence, everyChoices, everyText, mappingInWords } from './source.rules.ts'

describe('the settings of a source', () => {
  it('say an interval in days or hours, and offer the present one', () => {
    expect(['604800s', '86400s', '21600s'].map(everyText)).toEqual(['7 days', '1 day', '6 hours'])
    const choices = everyChoices('21600s')
    expect(choices[0]).toEqual({ value: '21600s', label: '6 hours' })
    expect(choices.map(({ label }) => label)).toContain('30 days')
    expect(everyChoices('604800s').filter(({ value }) => value === '604800s')).toHaveLength(1)
  })

  it('say what becomes of rows that cannot be imported', () => {
    expect(badRowsSentence({ badRows: 'BAD_ROWS_LEAVE_OUT', maxLeftOutPercent: 3 })).toContain('up to 3%')
    expect(badRowsSentence({ badRows: 'BAD_ROWS_STOP', maxLeftOutPercent: 3 })).toContain('stops')
    expect(badRowsSentence({ badRows: 'BAD_ROWS_ASK', maxLeftOutPercent: 3 })).toContain('asks before')
  })
})

describe('a mapping in words', () => {
  const fieldsOf = (fields: Record<string, unknown>, each?: unknown) =>
    mappingInWords({ files: [{ make: [{ kind: 'grants', fields, ...(each ? { each } : {}) }] }] })[0]?.fields.map(
      ({ from }) => from,
    )

  it('names each table by what it is known by, and why rows are dropped', () => {
    const make: unknown[] = []
    const files = [
      { part: 'report', make },
      { match: ['*.json', '*.jsonl'], make },
      { sheet: 'Roles', make },
      { headers: ['user', ['application', 'app'], 'role'], make, filter: [{ when: {}, because: 'Total line' }] },
      { make },
    ]
    expect(mappingInWords({ files }).map(({ name, dropped }) => [name, ...dropped])).toEqual([
      ['report'],
      ['Files named *.json'],
      ['Sheet Roles'],
      ['Table with the columns user, application, role', 'Total line'],
      ['Any table'],
    ])
  })

  it('says where each field comes from', () => {
    expect(
      fieldsOf({
        app: { text: 'AWS' },
        entitlement: { join: ['role', { column: ['level', 'tier'] }], with: ' ' },
        // biome-ignore lint/suspicious/noThenProperty: it is the word of the mapping
        account: { column: 'user', then: [{ case: 'lower' }] },
        resource: { file: 'stem' },
      }),
    ).toEqual(['always "AWS"', 'role and level or tier', 'user, converted', 'the name of the file'])
    const many = { column: ['user', 'login', 'account', 'member'] }
    expect(fieldsOf({ account: many })).toEqual(['user, or another name for it'])
    const known = { headers: ['Login'], make: [{ kind: 'grants', fields: { account: many } }] }
    expect(mappingInWords({ files: [known] })[0]?.fields).toEqual([{ field: 'Grants: account', from: 'login' }])
    expect(fieldsOf({ entitlement: { item: true } }, { split: 'groups', by: ';' })).toEqual(['each part of groups'])
    expect(fieldsOf({ entitlement: { item: true } }, { columns: 'Last seen in *' })).toEqual([
      'each column Last seen in *',
    ])
  })
})
