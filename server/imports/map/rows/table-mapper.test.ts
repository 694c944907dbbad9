import { describe, expect, it } from 'vitest'
import { mappingOf, mapTable, NOW, table } from '../../../../test/unit/import/map-table.ts'
import { FILE_KINDS } from '../../columns.ts'
import type { Make, Mapping, Value } from '../document/mapping.ts'
import { fieldsOf, idKind, REQUIRED } from '../fields.ts'
import { TableMapper, TooManyRows } from './table-mapper.ts'

const user = (fields: Record<string, Value>, more: Partial<Mapping> = {}) =>
  mappingOf({ kind: 'users', fields: { id: 'id', ...fields } }, more)
const SHEET: Make = {
  kind: 'grants',
  with: ['apps', 'entitlements', 'accounts'],
  fields: { app: 'application', entitlement: 'role', account: 'user', added_at: 'date' },
}

describe('a mapping', () => {
  it('builds a name, and shows the address or the id where there is none (IMP-122)', () => {
    const name: Value = { join: ['first', 'last'], with: ' ' }
    const people = mapTable(
      user({ email: 'mail', name }),
      0,
      table(
        ['id', 'mail', 'first', 'last'],
        [
          ['1', 'ann@corp.example', 'Ann', 'Berg'],
          ['2', 'bob@corp.example', 'Ann', ''],
          ['3', 'cid@corp.example', '', 'N/A'],
          ['4', '', ' ', ''],
        ],
      ),
    )
    expect(people.of('users').map(({ name }) => name)).toEqual(['Ann Berg', 'Ann', 'cid@corp.example', '4'])
    expect(people.problems).toMatchObject([{ line: 5, reason: 'no_email', isWarning: true, column: 'mail' }])
    const swapped = user({ name: { column: 'who', then: [{ swap: ',' }] } })
    const names = mapTable(
      swapped,
      0,
      table(
        ['id', 'who'],
        [
          ['1', 'Berg, Ann'],
          ['2', 'Cher'],
        ],
      ),
    ).of('users')
    expect(names.map(({ name }) => name)).toEqual(['Ann Berg', 'Cher'])
  })

  it('fills empty cells from the row above where it says so, past blank lines (IMP-239)', () => {
    const rows = table(
      ['user', 'application', 'role', 'date'],
      [
        ['', 'CRM', 'Guest', ''],
        ['ann@corp.example', 'CRM', 'Admin', '2026-01-31'],
        [' ', 'CRM', 'Sales', ''],
        ['', '', '', ''],
        ['', 'Wiki', 'Reader', ''],
        ['bob@corp.example', 'Wiki', 'Writer', ''],
      ],
    )
    const grants = (fillDown: string[]) => {
      const mapping = mappingOf(SHEET)
      const { of, counts } = mapTable(
        { ...mapping, files: mapping.files.map((file) => ({ ...file, fillDown })) },
        0,
        rows,
      )
      return [of('grants').map(({ account, entitlement }) => `${entitlement} ${account}`), counts.leftOut, counts.empty]
    }
    const named = ['admin ann@corp.example', 'writer bob@corp.example']
    expect(grants([])).toEqual([named, 3, 1])
    // Nobody stands above the first row.
    const all = [
      'admin ann@corp.example',
      'sales ann@corp.example',
      'reader ann@corp.example',
      'writer bob@corp.example',
    ]
    expect(grants(['User', 'no such column'])).toEqual([all, 1, 1])
  })

  it('takes what is not in a value map as it says, and reads flags of sheets (IMP-133)', () => {
    const title = (otherwise: object): Value => ({
      column: 'x',
      then: [{ map: { VP: 'Vice president' }, ...otherwise }],
    })
    const mapping = user({
      job_title: title({ else: 'keep' }),
      department: title({ else: 'empty' }),
      username: title({ else: { text: 'other' } }),
      employment_type: title({}),
    })
    const rows = table(
      ['id', 'x'],
      [
        ['1', ' vp '],
        ['2', 'Clerk'],
      ],
    )
    expect(mapTable(mapping, 0, rows).of('users')).toMatchObject([
      { job_title: 'Vice president', department: 'Vice president', username: 'Vice president' },
      { job_title: 'Clerk', department: '', username: 'other', employment_type: 'Clerk' },
    ])
    const apps = mappingOf({
      kind: 'apps',
      fields: { id: 'id', is_directory: { column: 'x', then: [{ flag: { true: ['joh'], false: ['nope'] } }] } },
    })
    const flags = ['true', 'false', '1', '0', 'TRUE', 'Ja', 'nein', 'JOH', 'nope', '']
    const read = mapTable(
      apps,
      0,
      table(
        ['id', 'x'],
        flags.map((flag, at) => [String(at), flag]),
      ),
    )
    expect(read.of('apps').map(({ is_directory }) => is_directory)).toEqual([
      ...['true', 'false', 'true', 'false', 'true', 'true', 'false', 'true', 'false', ''],
    ])
    expect(read.problems).toEqual([])
  })

  it('asks how dates are written, lets one value decide, and empties what stays open (IMP-131)', () => {
    const dates = (...values: string[]) =>
      mapTable(
        mappingOf(SHEET),
        0,
        table(
          ['user', 'application', 'role', 'date'],
          values.map((date, at) => [`u${at}`, 'Jira', 'Admin', date]),
        ),
      )
    const added = (mapped: ReturnType<typeof dates>) =>
      mapped.of('grants').map(({ added_at }) => added_at?.slice(0, 10))
    const open = dates('05/11/2025', '06/12/2025')
    expect(added(open)).toEqual(['', ''])
    expect(open.warnings).toMatchObject([
      { reason: 'ambiguous_date', column: 'date', value: '05/11/2025' },
      { reason: 'ambiguous_date' },
    ])
    expect(open.counts).toMatchObject({ taken: 2, leftOut: 0 })
    expect(added(dates('05/11/2025', '13/12/2025'))).toEqual(['2025-11-05', '2025-12-13'])
    const mixed = dates('13/01/2025', '01/13/2025', '05/11/2025')
    expect(added(mixed)).toEqual(['2025-01-13', '2025-01-13', ''])
    expect(mixed.warnings).toMatchObject([{ reason: 'ambiguous_date', value: '05/11/2025' }])
  })

  it('makes the apps, roles and accounts that a sheet names, and counts every row once (IMP-128)', () => {
    const mapping = mappingOf(
      SHEET,
      {},
      {
        filter: [
          {
            when: {
              all: [
                { column: 'user', startsWith: 'Total' },
                { column: 'application', empty: true },
              ],
            },
            because: 'Total line',
          },
        ],
      },
    )
    const rows = [
      ...Array.from({ length: 40 }, (_, at) => [
        `u${at}@corp.example`,
        at % 2 ? 'Jira' : 'JIRA ',
        'Admin',
        '2026-01-05',
      ]),
      ...Array.from({ length: 13 }, () => ['', '', '', '']),
      ['u1@corp.example', 'Jria', 'User', ''],
      ['Total: 41', '', '', ''],
      ['\u00a0', ' ', '', ''],
      ['u2@corp.example', 'jira.', 'Admin', '2026-01-05'],
    ]
    const { counts, of, warnings, faults } = mapTable(mapping, 0, table(['user', 'application', 'role', 'date'], rows))
    expect(counts).toMatchObject({ read: 57, taken: 42, empty: 14, filtered: { 'Total line': 1 }, leftOut: 0 })
    expect(of('apps')).toMatchObject([
      { id: 'jira', name: 'JIRA' },
      { id: 'jria', name: 'Jria' },
    ])
    expect(of('entitlements')).toMatchObject([
      { app: 'jira', id: 'admin', name: 'Admin' },
      { app: 'jria', id: 'user', name: 'User' },
    ])
    expect(of('accounts')).toHaveLength(41)
    expect(of('accounts')[0]).toMatchObject({ app: 'jira', id: 'u0@corp.example', user: 'u0@corp.example' })
    expect(of('grants')).toHaveLength(42)
    expect(warnings).toMatchObject([{ reason: 'names_merged', value: 'JIRA, Jira, jira.' }])
    expect(faults).toEqual([])
  })

  it('keeps names apart that only look alike, and joins those that it is told to', () => {
    const rows = [
      ['a', 'Zürich', 'Read-Only'],
      ['a', 'Zurich', 'Read Only'],
      ['a', 'ZÜRICH', 'read  only'],
    ]
    const sheet = table(['user', 'application', 'role'], rows)
    const { of } = mapTable(mappingOf(SHEET), 0, sheet)
    expect(of('apps').map(({ name }) => name)).toEqual(['Zürich', 'Zurich'])
    expect(of('entitlements').map(({ id }) => id)).toEqual(['read--only', 'read-only', 'read-only'])
    const joined = mapTable(mappingOf(SHEET, { names: { apps: { zurich: 'Zürich' } } }), 0, sheet)
    expect(joined.of('apps')).toMatchObject([{ id: 'zürich', name: 'Zürich' }])
    const exact = mapTable(mappingOf(SHEET, { same: { apps: 'exact' } }), 0, sheet)
    expect(exact.of('apps').map(({ id }) => id)).toEqual(['Zürich', 'Zurich', 'ZÜRICH'])
  })

  it('empties an optional value that cannot be read, with one warning, and takes the row (IMP-146)', () => {
    const mapping = mappingOf([
      { kind: 'accounts', fields: { app: { text: 'crm' }, id: 'id', status: 's', type: 't', last_login_at: 'l' } },
      { kind: 'grants', fields: { app: { text: 'crm' }, entitlement: 'e', account: 'id', last_used_at: 'l' } },
    ])
    const bad = (...cells: string[]) => mapTable(mapping, 0, table(['id', 's', 't', 'l', 'e'], [[...cells, 'admin']]))
    for (const [cells, reason, column] of [
      [['1', 'frozen', '', ''], 'bad_value', 's'],
      [['1', '', 'robot dog', ''], 'bad_value', 't'],
      [['1', '', '', 'soon'], 'bad_date', 'l'],
      [['1', '', '', '2027-06-01'], 'future_date', 'l'],
    ] as const) {
      const { counts, problems, of } = bad(...cells)
      expect(counts).toMatchObject({ taken: 1, leftOut: 0 })
      expect(problems).toMatchObject([{ isWarning: true, reason, column }])
      expect(of('accounts')).toHaveLength(1)
      expect(of('grants')).toHaveLength(1)
    }
    expect(bad('1', '', '', 'Never logged in').problems).toEqual([])
  })

  it('takes a row whatever is wrong in one optional field of its kind (IMP-146)', () => {
    const bad: Partial<Record<string, string>> = {
      time: 'soon',
      integer: 'many',
      flag: 'perhaps',
      choice: 'x',
      email: '@',
    }
    const given: Record<string, Value> = { resource: { text: '' }, resource_app: { text: '' } }
    for (const kind of FILE_KINDS)
      for (const [field, column] of fieldsOf(kind)) {
        const cell =
          bad[column.type] ?? (column.type === 'text' && !idKind(kind, field) ? 'x'.repeat(3_000) : undefined)
        if (cell === undefined || REQUIRED[kind].includes(field)) continue
        const holder: Record<string, Value> = kind === 'grants' ? { account: { text: 'a' }, ...given } : {}
        const required = Object.fromEntries(REQUIRED[kind].map((name) => [name, { text: 'r' }]))
        const mapping = mappingOf({ kind, fields: { ...holder, ...required, [field]: 'x' } })
        const { problems, counts, of } = mapTable(mapping, 0, table(['x'], [[cell]]))
        expect({ kind, field, reasons: problems.map(({ isWarning }) => isWarning) }).toEqual({
          kind,
          field,
          reasons: [true],
        })
        expect(counts).toMatchObject({ taken: 1, leftOut: 0 })
        expect(of(kind)).toHaveLength(1)
      }
  })

  it('stops where the things that rows list are too many', () => {
    const mapping = mappingOf({
      ...{ kind: 'grants', each: { split: 'x', by: ',' } },
      fields: { app: { text: 'a' }, entitlement: { item: true }, account: { text: 'u' } },
    })
    const { shape, rows } = table(['x'], [['1,2,3'], ['4,5,6']])
    const mapper = new TableMapper(mapping, 0, shape, { now: NOW, maxRows: 7 })
    expect(() => rows.map((row) => mapper.map(row))).toThrow(TooManyRows)
  })

  it('leaves out a row whose id is missing or unusable, and says which object it was about', () => {
    const rows = [
      ['', 'crm', 'admin'],
      ['u\u0007', 'crm', 'admin'],
      ['u', '', 'admin'],
      ['u', 'crm', 'N/A'],
    ]
    const mapping = mappingOf({ kind: 'grants', fields: { app: 'application', entitlement: 'role', account: 'user' } })
    const { faults, counts, of } = mapTable(mapping, 0, table(['user', 'application', 'role'], rows))
    expect(faults).toMatchObject([
      { line: 2, reason: 'missing_value', column: 'user', key: 'crm\u001fadmin\u001f\u001f\u001f' },
      { line: 3, reason: 'bad_id', column: 'user', value: 'u\ufffd' },
      { line: 4, reason: 'missing_value', column: 'application', key: '' },
      { line: 5, reason: 'missing_value', column: 'role' },
    ])
    expect(counts).toMatchObject({ read: 4, taken: 0, leftOut: 4, made: { grants: 4 }, thingsLeftOut: { grants: 4 } })
    expect(of('grants')).toEqual([])
  })

  it('shortens an id over 200 characters everywhere alike, and says so', () => {
    const long = 'x'.repeat(300)
    const mapping = mappingOf([
      { kind: 'accounts', fields: { app: { text: 'crm' }, id: 'user' } },
      { kind: 'grants', fields: { app: { text: 'crm' }, entitlement: { text: 'a' }, account: 'user' } },
    ])
    const { of, problems } = mapTable(mapping, 0, table(['user'], [[long], [`${long}y`]]))
    const ids = of('accounts').map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(ids[0]).toMatch(/^x{160}~[0-9a-f]{32}$/)
    expect(of('grants').map(({ account }) => account)).toEqual(ids)
    expect(problems).toMatchObject([{ reason: 'cut', isWarning: true, column: 'user' }, { reason: 'cut' }])
  })

  it('keeps the other columns as attributes, and never a secret or what somebody earns (IMP-117)', () => {
    const mapping = mappingOf({ kind: 'users', fields: { id: 'id', 'profile.site': 'place' } }, {}, { rest: 'profile' })
    const rows = table(
      ['id', 'place', 'Cost center', 'Password', 'profile.floor', 'Wachtwoord', 'PIN', 'API key', 'Lohn', 'Wage'],
      [['1', 'Bonn', '7', 'hunter2', '3', 'geheim1', '4711', 'k1', '5000', '5001']],
    )
    expect(mapTable(mapping, 0, rows).of('users')).toEqual([
      { kind: 'users', id: '1', name: '1', profile: '{"site":"Bonn","Cost center":"7","floor":"3"}' },
    ])
  })

  it('reads a list of a document item by item, and leaves a row out of which part is wrong', () => {
    const mapping = mappingOf({
      kind: 'grants',
      each: { list: 'groups' },
      when: { item: 'state', not: 'pending' },
      fields: { app: { text: 'a' }, entitlement: { item: 'id' }, account: 'user' },
    })
    const groups = [
      { id: 'g1', state: 'on' },
      { id: 'g2', state: 'Pending' },
      { id: '', state: '' },
    ]
    const { of, counts, mapped } = mapTable(
      mapping,
      0,
      table(
        ['user', 'groups'],
        [
          ['u', groups],
          ['v', []],
        ],
      ),
    )
    expect(of('grants')).toMatchObject([{ entitlement: 'g1', account: 'u' }])
    expect(mapped[0]?.outcome).toBe('left_out')
    expect(counts).toMatchObject({ leftOut: 1, filtered: { 'No rule of the mapping applies': 1 } })
  })
})
