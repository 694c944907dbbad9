import { describe, expect, it } from 'vitest'
import { mappingOf, mapTable, table } from '../../../../test/unit/import/map-table.ts'
import { checkMapping } from '../document/grammar.ts'
import { presetOf } from '../presets/presets.ts'
import { commonSuffix } from './common-suffix.ts'
import { applyFix, applyFixes } from './fixes.ts'
import { proposeFixes } from './propose-fixes.ts'

const statuses = [
  'ACTIVE',
  'STAGED',
  'SUSPENDED',
  'DEPROVISIONED',
  'PASSWORD_EXPIRED',
  'LOCKED_OUT',
  'FROZEN',
  'FROZEN',
]
const okta = presetOf('okta-users')?.document ?? mappingOf([])
const users = table(
  ['login', 'firstName', 'lastName', 'email', 'status'],
  statuses.map((status, at) => [`u${at}@corp.example`, 'Ann', 'Berg', `u${at}@corp.example`, status]),
)

describe('a fix', () => {
  it('gives a word of a directory a meaning (IMP-121)', () => {
    const before = mapTable(okta, 0, users)
    expect(before.of('users').map(({ status }) => status)).toEqual([
      ...['ENABLED', 'DISABLED', 'DISABLED', 'DELETED', 'ENABLED', 'ENABLED', '', ''],
    ])
    expect(before.problems).toMatchObject([
      { reason: 'bad_value', column: 'status', value: 'FROZEN', isWarning: true, line: 8 },
      { reason: 'bad_value', line: 9 },
    ])
    const [proposed] = proposeFixes({
      ...{ reason: 'bad_value', file: 0, column: 'status', kind: 'users', field: 'status', values: ['FROZEN'] },
    })
    expect(proposed).toMatchObject({ choices: ['enabled', 'disabled', 'deleted'] })
    const fix = { fix: 'means', file: 0, kind: 'users', field: 'status', from: 'FROZEN', to: 'disabled' } as const
    const after = mapTable(applyFix(okta, fix), 0, users)
    expect(after.of('users')[6]?.status).toBe('DISABLED')
    expect(after.of('users')[0]?.status).toBe('ENABLED')
    expect(after.problems).toEqual([])
    expect(okta.files[0]?.make[0]?.fields.status).not.toHaveProperty('then.0.map.FROZEN')
  })

  it('takes what a row lacks from the row above (IMP-239)', () => {
    const sheet = presetOf('access-list')?.document ?? mappingOf([])
    const list = table(
      ['user', 'application', 'role'],
      [
        ['ann@corp.example', 'CRM', 'Admin'],
        ['', 'CRM', 'Sales'],
      ],
    )
    const before = mapTable(sheet, 0, list)
    const [problem] = before.problems
    expect([before.of('grants').length, problem?.reason, problem?.column]).toEqual([1, 'missing_value', 'user'])
    const proposed = proposeFixes({ reason: 'missing_value', file: 0, column: 'user', values: [''] })
    expect(proposed.map(({ sentence }) => sentence)).toEqual([
      'Drop the rows without user',
      'Take user from the row above where it is empty',
    ])
    const fixed = applyFixes(
      sheet,
      proposed.slice(1).map(({ fix }) => fix),
    )
    expect(checkMapping(fixed).violations).toBeUndefined()
    const after = mapTable(fixed, 0, list)
    expect([after.of('grants').map(({ account }) => account), after.problems]).toEqual([
      ['ann@corp.example', 'ann@corp.example'],
      [],
    ])
  })

  it('goes into the value map that is there, before what the map says of all other texts', () => {
    const status = { column: 's', then: [{ map: { A: 'enabled' }, else: { text: 'disabled' } }] }
    const mapping = mappingOf({ kind: 'users', fields: { id: 'id', status } })
    const fixed = applyFix(mapping, { fix: 'means', file: 0, kind: 'users', field: 'status', from: 'B', to: 'enabled' })
    const rows = table(
      ['id', 's'],
      [
        ['1', 'a'],
        ['2', 'b'],
        ['3', 'c'],
      ],
    )
    expect(
      mapTable(fixed, 0, rows)
        .of('users')
        .map((one) => one.status),
    ).toEqual(['ENABLED', 'ENABLED', 'DISABLED'])
  })

  it('treats a text as empty, reads days first, drops rows, and uses another column (IMP-151)', () => {
    const mapping = mappingOf({
      kind: 'grants',
      with: ['apps', 'entitlements', 'accounts'],
      fields: { app: 'app', entitlement: 'role', account: 'user', added_at: 'since' },
    })
    const sheet = table(
      ['user', 'app', 'role', 'since', 'role 2'],
      [
        ['a', 'Jira', 'Admin', 'n.a.', 'Boss'],
        ['b', 'Jira', 'Admin', '05/11/2025', 'Boss'],
        ['', 'Jira', 'Admin', '', 'Boss'],
      ],
    )
    const first = mapTable(mapping, 0, sheet)
    const fixes = first.problems.flatMap(({ reason, column, kind, field, value }) => {
      const about = kind && field ? { kind, field } : {}
      return proposeFixes({ reason, file: 0, column, values: [value], ...about })
        .slice(0, 1)
        .map(({ fix }) => fix)
    })
    expect(fixes).toEqual([
      { fix: 'empty', words: ['n.a.'] },
      { fix: 'order', file: 0, order: 'dmy' },
      { fix: 'filter', file: 0, when: { column: 'user', empty: true }, because: 'No user' },
    ])
    const fixed = applyFixes(mapping, [...fixes, { fix: 'column', file: 0, from: 'role', to: 'role 2' }])
    expect(checkMapping(fixed).mapping).toEqual(fixed)
    const second = mapTable(fixed, 0, sheet)
    expect(second.problems).toEqual([])
    expect(second.counts).toMatchObject({ taken: 2, filtered: { 'No user': 1 }, leftOut: 0 })
    expect(second.of('grants')).toMatchObject([
      { entitlement: 'boss', added_at: '' },
      { entitlement: 'boss', added_at: '2025-11-05T00:00:00Z' },
    ])
  })

  it('drops an ending that all user names have (IMP-127)', () => {
    const salesforce = presetOf('salesforce-assignments')?.document ?? okta
    const names = ['ann@corp.example.prod', 'bob@corp.example.prod']
    const rows = table(
      ['ASSIGNEEID', 'ASSIGNEE.USERNAME', 'PERMISSIONSET.LABEL', 'PERMISSIONSET.ISOWNEDBYPROFILE', 'EXPIRATIONDATE'],
      names.map((name, at) => [`005${at}`, name, 'Ops', 'FALSE', ['31.12.2026', '12/31/2026'][at] ?? '']),
    )
    expect(commonSuffix(names)).toBe('.prod')
    expect(commonSuffix(['ann@corp.example', 'bob@corp.example'])).toBeUndefined()
    expect(commonSuffix(['ann@a.example.x', 'bob@a.example.x'], new Set(['ann@a.example', 'bob@a.example']))).toBe('.x')
    const fixed = applyFix(salesforce, { fix: 'dropSuffix', file: 0, column: 'ASSIGNEE.USERNAME', suffix: '.prod' })
    const { of, problems } = mapTable(fixed, 0, rows)
    expect(of('accounts').map(({ user }) => user)).toEqual(['ann@corp.example', 'bob@corp.example'])
    expect(of('grants').map(({ expires_at }) => expires_at)).toEqual(['2026-12-31T00:00:00Z', '2026-12-31T00:00:00Z'])
    expect(problems).toEqual([])
  })
})
