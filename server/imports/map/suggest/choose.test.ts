import { describe, expect, it } from 'vitest'
import { mappingOf, mapTable, NOW, type Table, table } from '../../../../test/unit/import/map-table.ts'
import { checkMapping } from '../document/grammar.ts'
import type { Mapping } from '../document/mapping.ts'
import { chooseMapping, type UploadedTable } from './choose.ts'
import { applyFix } from './fixes.ts'

const upload = ({ shape, rows }: Table): UploadedTable => ({ shape, sample: rows })
const choose = (tables: Table[], options: Partial<Parameters<typeof chooseMapping>[1]> = {}) =>
  chooseMapping(tables.map(upload), { isAttended: false, now: NOW, ...options })

const MAPPING: Mapping = mappingOf(
  {
    kind: 'users',
    fields: { id: 'Number', email: 'Mail', name: 'Name', department: 'Department' },
  },
  {},
  { headers: ['Number', 'Mail', 'Name'] },
)
const people = (columns: string[]) => table(columns, [columns.map((column) => `${column} 1`)])
const HEADER = ['Number', 'Mail', 'Name', 'Department']

describe('choosing a mapping', () => {
  it('uses the mapping of the source whatever the order of columns, and names what is new or gone (IMP-136)', () => {
    const options = { mapping: MAPPING, earlierColumns: { 0: HEADER } }
    const reordered = choose([people(['Department', 'name', 'MAIL ', 'Number'])], options)
    expect(reordered).toMatchObject({
      isProposal: false,
      stops: [],
      tables: [{ how: 'source', file: 0, added: [], gone: [] }],
    })
    expect(choose([people([...HEADER, 'Cost center'])], options).tables).toMatchObject([
      { added: ['Cost center'], gone: [] },
    ])
    const gone = people(['Number', 'Mail', 'Name'])
    expect(choose([gone], options)).toMatchObject({ stops: [], tables: [{ gone: ['Department'] }] })
    const { mapper, of } = mapTable(MAPPING, 0, gone)
    expect(mapper.problems).toMatchObject([{ isStop: false, reason: 'optional_column_missing', column: 'Department' }])
    expect(of('users')[0]).not.toHaveProperty('department')
  })

  it('fills what a list names once and leaves out below, before the role and not behind it (IMP-239)', () => {
    const fillDown = (columns: string[], rows: string[][]) =>
      choose([table(columns, rows)], { isAttended: true }).mapping?.files[0]?.fillDown
    const people = [
      ['ann@corp.example', 'Ann Berg', 'CRM', 'Admin'],
      ['', '', 'CRM', 'Sales'],
      ['', '', 'Wiki', 'Reader'],
      ['bob@corp.example', 'Bob Chen', 'Wiki', 'Writer'],
    ]
    expect(fillDown(['User', 'Full name', 'Application', 'Role'], people)).toEqual(['User', 'Full name'])
    const apps = [
      ['CRM', 'ann@corp.example', 'Admin'],
      ['', 'bob@corp.example', 'Sales'],
      ['', '', 'Export'],
      ['Wiki', 'cid@corp.example', 'Reader'],
      ['', 'dea@corp.example', 'Writer'],
    ]
    expect(fillDown(['Application', 'User', 'Role'], apps)).toEqual(['Application', 'User'])
    const roles = people.map(([user = '', , app = '', role = '']) => [role, app, user])
    expect(fillDown(['Role', 'Application', 'User'], roles)).toBeUndefined()
    const few = Array.from({ length: 20 }, (_, n) => [n === 7 ? '' : `p${n}@corp.example`, 'CRM', `Role ${n % 4}`])
    expect(fillDown(['User', 'Application', 'Role'], few)).toBeUndefined()
  })

  it('stops where the column of a required field was renamed, and offers the nearest name (IMP-136)', () => {
    const renamed = people(['Numbers', 'Mail', 'Name', 'Department'])
    const { stops } = choose([renamed], { mapping: MAPPING })
    expect(stops).toMatchObject([
      { reason: 'column_missing', fixes: [{ fix: 'column', file: 0, from: 'Number', to: 'Numbers' }] },
    ])
    const [fix] = stops[0]?.fixes ?? []
    const mapping = fix ? applyFix(MAPPING, fix) : MAPPING
    expect(choose([renamed], { mapping }).stops).toEqual([])
  })

  it('stops where a file of a kind is missing, is there twice, or is unknown (IMP-137)', () => {
    const make = { kind: 'grants' as const, fields: { app: 'app', entitlement: 'role', account: 'user' } }
    const mapping: Mapping = {
      format: 1,
      files: [
        { part: 'first', match: 'first*.csv', make: [make] },
        { part: 'second', match: 'second*.csv', make: [make] },
        { part: 'people', match: 'people*.csv', make: [{ kind: 'users', fields: { id: 'user' } }] },
      ],
    }
    const file = (name: string) => table(['user', 'app', 'role'], [['a', 'b', 'c']], { file: name })
    const reasons = (...names: string[]) =>
      choose(names.map(file), { mapping }).stops.map(({ reason, files }) => [reason, ...files])
    expect(reasons('first.csv', 'second.csv')).toEqual([])
    expect(reasons('people.csv')).toEqual([])
    expect(reasons('first.csv')).toEqual([['file_missing', 'second']])
    expect(reasons('first.csv', 'second.csv', 'first-again.csv')).toEqual([
      ['part_twice', 'first.csv', 'first-again.csv'],
    ])
    const third = table(['x', 'y'], [['1', '2']], { file: 'third.csv' })
    expect(choose([file('first.csv'), file('second.csv'), third], { mapping }).stops).toMatchObject([
      { reason: 'mapping_needed', files: ['third.csv'] },
    ])
  })

  it('names filled columns that look like access and that nothing uses, of presets and suggestions (IMP-243)', () => {
    const remarks = (...tables: Table[]) =>
      choose(tables, { isAttended: true }).tables.flatMap((one) => one.remarks.map(({ text }) => text))
    const row = ['1001', 'ann@corp.example', 'Ann Berg', '1002', 'Approver', '']
    const staff = table(['Employee ID', 'Email', 'Name', 'Manager', 'Role', 'Groups'], [row])
    expect(remarks(staff)).toEqual(['"Role" looks like access, and nothing uses it.'])
    const crm = table(
      ['Username', 'Profile: Name', 'Role: Name', 'Role ID', 'Active'],
      ['ann', 'bob', 'cid'].map((user, at) => [user, 'Standard', 'Sales', `r${at}`, '1']),
    )
    expect(remarks(crm)).toEqual(['"Profile: Name" looks like access, and nothing uses it.'])
  })

  it('never guesses where nobody can be asked (IMP-138)', () => {
    const unknown = table(['Wer', 'Anwendung', 'Rolle'], [['ann@corp.example', 'Jira', 'Admin']])
    const guessed = choose([unknown])
    expect(guessed).toMatchObject({ isProposal: true, stops: [{ reason: 'mapping_needed' }] })
    expect(checkMapping(guessed.mapping).mapping).toBeDefined()
    const okta = table(
      ['login', 'firstName', 'lastName', 'email', 'status'],
      [['a', 'b', 'c', 'd@e.example', 'ACTIVE']],
    )
    const preset = choose([okta])
    expect(preset).toMatchObject({ isProposal: true, tables: [{ presetId: 'okta-users' }] })
    expect(preset.stops[0]?.problem).toContain('okta-users')
    const named = choose([okta], { presetId: 'okta-users' })
    expect(named).toMatchObject({ isProposal: false, stops: [], tables: [{ how: 'preset', file: 0 }] })
    expect(choose([people(HEADER)], { mapping: MAPPING })).toMatchObject({ isProposal: false, stops: [] })
  })

  it('knows tables with the same columns by their names, also when they come again (IMP-277)', () => {
    const roles = (more: Partial<Table['shape']>) => table(['User', 'Role'], [['ann@corp.example', 'Admin']], more)
    const again = (tables: Table[], next = tables) => {
      const { mapping, stops } = choose(tables, { isAttended: true })
      expect(stops).toEqual([])
      if (!mapping) throw new Error('no mapping')
      expect(checkMapping(mapping).mapping).toEqual(mapping)
      const { tables: found, stops: open } = choose([...next].reverse(), { mapping })
      expect(open).toEqual([])
      const apps = found.map(({ shape, file }) =>
        mapTable(mapping, file, { shape, rows: tables[0]?.rows ?? [] }).of('apps'),
      )
      return apps.reverse().map(([app]) => app?.name)
    }
    const sheets = ['SAP', 'Jira', 'Wiki'].map((part) => roles({ file: 'access.xlsx', format: 'xlsx', part }))
    expect(again(sheets)).toEqual(['SAP', 'Jira', 'Wiki'])
    const lists = ['sap', 'jira'].map((part) => roles({ file: 'access.json', format: 'json', part }))
    expect(again(lists)).toHaveLength(2)
    const files = (month: string) => ['SAP', 'Jira'].map((name) => roles({ file: `${name} ${month}.csv` }))
    expect(again(files('2026-10'), files('2026-11'))).toEqual(['SAP', 'Jira'])
    const numbered = ['1', '2'].map((number) => roles({ file: `list${number}.csv` }))
    expect(again(numbered)).toHaveLength(2)
    // Another app's table is nobody's, even where one of the known ones is missing.
    for (const [known, other] of [
      [sheets, roles({ file: 'access.xlsx', format: 'xlsx', part: 'CRM' })],
      [files('2026-10'), roles({ file: 'CRM 2026-10.csv' })],
    ] as [Table[], Table][]) {
      const { mapping } = choose(known, { isAttended: true })
      for (const next of [
        [...known, other],
        [...known.slice(1), other],
      ])
        expect(choose(next, mapping ? { mapping } : {}).stops).toMatchObject([
          { reason: 'mapping_needed' },
          ...(next.length > known.length ? [] : [{ reason: 'file_missing' }]),
        ])
    }
    const alone = choose([roles({ file: 'SAP.csv' })], { isAttended: true }).mapping
    expect(alone?.files[0]).not.toHaveProperty('match')
  })

  it('combines presets for an upload of several exports', () => {
    const members = table(
      ['login', 'name', 'tfa_enabled', 'is_public', 'updated_at', 'last_active', 'role', 'saml_name_id'],
      [['ann', 'Ann', 'true', 'false', '', '', 'Owner', 'ann@corp.example']],
    )
    const team = table(['login', 'id', 'node_id', 'type', 'site_admin'], [['ann', '1', 'x', 'User', 'false']], {
      ...{ file: 'core.json', format: 'json' },
    })
    const { mapping, tables, stops } = choose([members, team], { isAttended: true })
    expect(stops).toEqual([])
    expect(tables).toMatchObject([
      { presetId: 'github-members', file: 0 },
      { presetId: 'github-team-members', file: 1 },
    ])
    if (!mapping) throw new Error('no mapping')
    expect(checkMapping(mapping).mapping).toEqual(mapping)
    // The next upload finds its files by their columns.
    expect(choose([team, members], { mapping })).toMatchObject({ stops: [], tables: [{ file: 1 }, { file: 0 }] })
    expect(mapTable(mapping, 1, team).of('grants')).toMatchObject([
      { app: 'github', account: 'ann', entitlement: 'core:member' },
    ])
  })
})
