import { describe, expect, it } from 'vitest'
import { PRESETS } from '../presets/presets.ts'
import type { FileMapping, Make, Mapping } from './mapping.ts'
import { mappingChanges } from './mapping-changes.rules.ts'

const GRANTS: Make = {
  kind: 'grants',
  with: ['apps', 'entitlements'],
  fields: { app: 'App', entitlement: 'Role', account: 'User' },
}
const FILE: FileMapping = { headers: ['App', 'Role', 'User'], make: [GRANTS] }
const BASE: Mapping = { format: 1, files: [FILE] }
const mapping = (file: Partial<FileMapping>): Mapping => ({ format: 1, files: [{ ...FILE, ...file }] })
const fields = (changes: Make['fields']): Mapping =>
  mapping({ make: [{ ...GRANTS, fields: { ...GRANTS.fields, ...changes } }] })
const status = (map: Record<string, string>): Mapping =>
  mapping({ make: [{ kind: 'users', fields: { id: 'User', status: { column: 'Status', then: [{ map }] } } }] })

const told = (before: Mapping, after: Mapping) =>
  mappingChanges(before, after).map(({ file, change, what, before: old, after: now }) =>
    [file && `[${file}]`, change, what, '|', old, '->', now].filter(Boolean).join(' '),
  )
const TABLE = '[table with App, Role, User]'

describe('two versions of a mapping', () => {
  const cases: [string, Mapping, Mapping, string[]][] = [
    ['that are the same', BASE, structuredClone(BASE), []],
    [
      'a field from another column',
      BASE,
      fields({ entitlement: 'Permission' }),
      [`${TABLE} changed Grants: entitlement | column "Role" -> column "Permission"`],
    ],
    [
      'a field more and a field fewer',
      fields({ added_at: 'Since' }),
      fields({ 'profile.cost_center': { text: '4711' } }),
      [
        `${TABLE} added Grants: attribute cost_center | -> always "4711"`,
        `${TABLE} removed Grants: added at | column "Since" ->`,
      ],
    ],
    [
      'words of a value map',
      status({ A: 'enabled', D: 'disabled' }),
      status({ A: 'disabled', X: '' }),
      [
        `${TABLE} changed People: status, "A" means | enabled -> disabled`,
        `${TABLE} added People: status, "X" means | -> empty`,
        `${TABLE} removed People: status, "D" means | disabled ->`,
      ],
    ],
    [
      'a step that the words of a value leave out',
      fields({ account: { column: 'User', then: [{ dates: ['iso'], zone: 'UTC' }] } }),
      fields({ account: { column: 'User', then: [{ dates: ['iso'], zone: 'Europe/Berlin' }] } }),
      [`${TABLE} changed Grants: account | column "User", dates as iso -> column "User", dates as iso, in another way`],
    ],
    [
      'how a file is read',
      mapping({ read: { encoding: 'utf-8' } }),
      mapping({ read: { separator: ';', header: false }, dates: { order: 'mdy' } }),
      [
        `${TABLE} removed Encoding | utf-8 ->`,
        `${TABLE} added Column separator | -> semicolon`,
        `${TABLE} added Header line | -> none`,
        `${TABLE} added Dates | -> month first`,
      ],
    ],
    [
      'rows that are dropped',
      mapping({ filter: [{ when: { column: 'User', startsWith: 'Total' }, because: 'Total line' }] }),
      mapping({
        filter: [
          { when: { column: 'User', startsWith: ['Total', 'Sum'] }, because: 'Total line' },
          { when: { not: { column: 'Role', empty: false } }, because: 'No role' },
        ],
      }),
      [
        `${TABLE} changed Dropped rows: Total line | column "User" starts with "Total" -> column "User" starts with "Total" or "Sum"`,
        `${TABLE} added Dropped rows: No role | -> not (column "Role" is filled)`,
      ],
    ],
    [
      'conditions and lists of what a row makes',
      BASE,
      mapping({
        make: [{ ...GRANTS, when: { column: 'Role', empty: false }, each: { split: 'Role', by: ';' }, with: ['apps'] }],
      }),
      [
        `${TABLE} added Grants: only when | -> column "Role" is filled`,
        `${TABLE} changed Grants: how many | one for each row -> one for each part of column "Role", split at ";"`,
        `${TABLE} changed Grants: also makes | apps, entitlements -> apps`,
      ],
    ],
    [
      'a kind more',
      BASE,
      mapping({ make: [GRANTS, { kind: 'users', fields: { id: 'User' } }] }),
      [`${TABLE} changed Table | grants -> grants, people`, `${TABLE} added People: id | -> column "User"`],
    ],
    [
      'a table that is no longer read',
      BASE,
      mapping({ make: [] }),
      [
        `${TABLE} changed Table | grants -> not read`,
        `${TABLE} removed Grants: app | column "App" ->`,
        `${TABLE} removed Grants: entitlement | column "Role" ->`,
        `${TABLE} removed Grants: account | column "User" ->`,
      ],
    ],
    [
      'a file more and a file fewer',
      { format: 1, files: [FILE, { part: 'old', match: 'old*.csv', make: [{ kind: 'apps', fields: { id: 'Id' } }] }] },
      { format: 1, files: [{ part: 'new', make: [{ kind: 'users', fields: { id: 'Login' } }] }, FILE] },
      ['[new] added Table | -> people', '[old] removed Table | apps ->'],
    ],
    [
      'a file that is known by other columns is still that file',
      BASE,
      mapping({ headers: ['App', 'User'] }),
      ['[table with App, User] changed Known by the columns | App, Role, User -> App, User'],
    ],
    [
      'what holds for all files',
      { ...BASE, names: { apps: { Jria: 'Jira' } }, empty: ['n/a'], people: { match: ['email'] } },
      {
        ...BASE,
        names: { apps: { Jria: 'JIRA' }, entitlements: { adm: 'Admin' } },
        empty: ['unknown'],
        people: { match: ['link', 'email'], suggest: ['name'] },
        same: { apps: 'exact' },
        dates: { order: 'dmy', zone: 'Europe/Berlin' },
      },
      [
        'added Dates | -> day first, zone Europe/Berlin',
        'changed People are found by | e-mail address -> confirmed answers, e-mail address',
        'added People are proposed by | -> name',
        'added "unknown" means | -> empty',
        'removed "n/a" means | empty ->',
        'changed App "Jria" means | Jira -> JIRA',
        'added Entitlement "adm" means | -> Admin',
        'added Apps: spellings | -> told apart by case',
      ],
    ],
    [
      'another order of files',
      { format: 1, files: [FILE, { part: 'b', make: [] }] },
      { format: 1, files: [{ part: 'b', make: [] }, FILE] },
      ['changed Order or details | -> see the documents of both versions'],
    ],
  ]
  it.each(cases)('tell %s (IMP-213)', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected)
  })

  it('tell something for every two that differ, in texts of bounded length (IMP-213)', () => {
    for (const [at, one] of PRESETS.entries()) {
      const changes = mappingChanges(one.document, (PRESETS[at + 1] ?? PRESETS[0] ?? one).document)
      expect(changes.length).toBeGreaterThan(0)
      expect(mappingChanges(one.document, structuredClone(one.document))).toEqual([])
      for (const { file, what, before, after } of changes)
        for (const text of [file, what, before, after]) expect(text.length).toBeLessThanOrEqual(300)
    }
    const long = fields({ app: { text: 'x'.repeat(5_000) } })
    expect(mappingChanges(BASE, long)[0]?.after).toHaveLength(300)
  })
})
