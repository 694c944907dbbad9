import { describe, expect, it } from 'vitest'
import { agreementsOf, confidenceOf, fieldsByColumn, fixLabel, nextStep, writtenAs } from './import.rules.ts'

const table = (fileName: string, ...names: string[]) => ({
  fileName,
  member: '',
  columns: names.map((name) => ({ name })),
})

describe('the tables of an import', () => {
  it('say how they are written', () => {
    expect(writtenAs({ format: 'csv', encoding: 'utf-8', separator: ';', headerLine: 2 })).toBe(
      'CSV, UTF-8, separated by semicolon, column names in line 2',
    )
    expect(writtenAs({ format: 'json', encoding: 'utf-8', separator: '', headerLine: 0 })).toBe('JSON, UTF-8')
  })

  it('show the fields that a mapping reads from a column, by the first name that the table has', () => {
    const document = {
      files: [
        {
          make: [
            {
              kind: 'grants',
              fields: {
                app: { column: ['system', 'application'] },
                account: 'user',
                entitlement: { join: ['role', { column: 'Level' }] },
              },
            },
          ],
        },
      ],
    }
    expect([...fieldsByColumn(document, table('list.csv', 'User', 'Application', 'Role', 'level', 'Note'))]).toEqual([
      ['Application', ['Grants: app']],
      ['User', ['Grants: account']],
      ['Role', ['Grants: entitlement']],
      ['level', ['Grants: entitlement']],
    ])
  })

  it('show what the items of a column become, and columns that only decide about rows (WEB-067)', () => {
    const roles = {
      kind: 'grants',
      each: { split: 'Roles', by: ',' },
      fields: { account: 'User', entitlement: { item: true } },
    }
    const seen = {
      kind: 'grants',
      each: { columns: 'Seen in *' },
      when: { not: { any: [{ column: 'State', is: 'gone' }] } },
      fields: {
        account: 'User',
        entitlement: { join: [{ text: 'Use of' }, { name: '*' }] },
        last_used_at: { item: true },
      },
    }
    const filter = [{ when: { column: 'Left on', empty: false }, because: 'Left' }]
    const document = { files: [{ filter, make: [roles, seen] }] }
    const columns = ['User', 'Roles', 'Seen in Wiki', 'seen in Mail', 'State', 'Left on', 'Note']
    expect([...fieldsByColumn(document, table('list.csv', ...columns))]).toEqual([
      ['User', ['Grants: account']],
      ['Roles', ['Grants: entitlement']],
      ['Seen in Wiki', ['Grants: entitlement', 'Grants: last used at']],
      ['seen in Mail', ['Grants: entitlement', 'Grants: last used at']],
      ['State', ['Condition']],
      ['Left on', ['Condition']],
    ])
  })

  it('take the part of a mapping that names their file', () => {
    const part = (match: string, kind: string) => ({ match: [match], make: [{ kind, fields: { id: 'id' } }] })
    const document = { files: [part('users.csv', 'users'), part('apps.csv', 'apps')] }
    expect([...fieldsByColumn(document, table('apps.csv', 'id'))]).toEqual([['id', ['Apps: id']]])
  })

  it('are sure from 85 % on and likely from 60 % on', () => {
    expect([85, 84, 60, 59].map((percent) => confidenceOf(percent).label)).toEqual([
      'Sure',
      'Likely',
      'Likely',
      'Unsure',
    ])
  })

  it('offer another column in place of a missing one', () => {
    expect(fixLabel({ fix: 'column', file: 0, from: 'Mail', to: 'E-mail' })).toBe(
      'Use the column "E-mail" instead of "Mail"',
    )
    expect(fixLabel({ fix: 'empty', words: ['-'] })).toBe('')
  })
})

describe('what an import asks', () => {
  const asked = (
    code: 'left_out_rows' | 'left_out_limit' | 'removal_limit',
    kind: string,
    count: number,
    total: number,
  ) => ({
    ...{ code, kind, count, total },
    sentence: 'Worded in any way.',
  })

  it('is agreed to by its code, whatever its wording (IMP-182)', () => {
    const removals = [asked('removal_limit', 'grants', 2310, 9804), asked('removal_limit', 'users', 1, 2)]
    expect(agreementsOf([asked('left_out_rows', '', 3, 0), ...removals])).toEqual({
      leftOut: 'Import without the 3 rows that cannot be imported',
      removals: 'Remove 2,310 of 9,804 grants (24%) and 1 of 2 people (50%)',
    })
    expect(agreementsOf([asked('left_out_limit', '', 1, 0)]).leftOut).toBe(
      'Import without the 1 row that cannot be imported',
    )
    expect(agreementsOf([])).toEqual({ leftOut: '', removals: '' })
  })

  it('leads to the step that answers it', () => {
    expect(nextStep([{ code: 'removal_limit' }])).toContain('agree to it there')
    expect(nextStep([{ code: 'column_missing' }])).toContain('Change how the tables are read')
    expect(nextStep([{ code: 'mapping_needed' }, { code: 'file_missing' }])).toContain('upload the right files')
    expect(nextStep([{ code: 'preview_changed' }])).toBe('Preview the import again.')
  })
})
