import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMapping } from '../../../server/imports/map/document/grammar.ts'
import { fieldsOf } from '../../../server/imports/map/fields.ts'
import { PRESETS, presetOf } from '../../../server/imports/map/presets/presets.ts'
import { chooseMapping, findPreset } from '../../../server/imports/map/suggest/choose.ts'
import { rounds } from '../../rounds.ts'
import { company, fact, factsOf, messy, type Printer } from './company.ts'
import { mapTable, NOW, type Table, table, thingOf } from './map-table.ts'
import * as moreSystems from './print-more-systems.ts'
import * as people from './print-people.ts'
import * as systems from './print-systems.ts'

const { accessList, ...others } = { ...people, ...systems, ...moreSystems }
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const PRINTERS = Object.entries(others).map(([name, print]): [string, Printer] => [kebab(name), print])

/** Chooses the mapping of an upload and maps all of its tables. */
function mapUpload(tables: readonly Table[], presetId?: string) {
  const uploaded = tables.map(({ shape, rows }) => ({ shape, sample: rows }))
  const options = { now: NOW, ...(presetId === undefined ? { isAttended: true } : { isAttended: false, presetId }) }
  const choice = chooseMapping(uploaded, options)
  const { mapping } = choice
  if (!mapping) throw new Error('no mapping')
  const mapped = tables.map((one, at) => mapTable(mapping, choice.tables[at]?.file ?? -1, one))
  const made = mapped.flatMap((one) => one.made)
  return { choice, mapped, made, facts: factsOf(made.map(thingOf)), problems: mapped.flatMap((one) => one.problems) }
}

/** Names of columns can be names of things, and messy exports respell them. */
const plain = (facts: readonly string[]) => [...new Set(facts.map((one) => one.toLowerCase()))].sort()

/** What is normal in any export, and what two-digit years and long names bring. */
const unusual = (problems: readonly { reason: string }[]) =>
  problems.filter(({ reason }) => !['no_email', 'names_merged'].includes(reason))

describe('the presets', () => {
  it('are right mappings with a title each', () => {
    expect(PRESETS).toHaveLength(23)
    for (const { id, title, document, headers } of PRESETS) {
      expect({ id, violations: checkMapping(document).violations }).toEqual({ id, violations: undefined })
      expect(title.length).toBeGreaterThan(5)
      expect(headers.length).toBeGreaterThan(0)
    }
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length)
    expect(
      PRINTERS.map(([id]) => id)
        // The file of a connector is printed by the tests of its reader.
        .concat('access-list', 'baton')
        .sort(),
    ).toEqual(PRESETS.map(({ id }) => id).sort())
  })

  it('know every field of our own files', () => {
    for (const { make } of presetOf('recert')?.document.files ?? [])
      for (const { kind, fields } of make)
        expect(Object.keys(fields).map((field) => (field === 'profile.*' ? 'profile' : field))).toEqual(
          fieldsOf(kind).map(([field]) => field),
        )
  })

  it.each(PRINTERS)('give back the company that %s prints', (id, print) => {
    fc.assert(
      fc.property(company, fc.nat(1_000), (invented, seed) => {
        const printed = print(invented)
        for (const tables of [printed.tables, printed.tables.map((one) => messy(one, seed))]) {
          for (const { shape } of tables) expect(findPreset(shape)?.preset.id).toBe(id)
          const { facts, choice, problems, mapped } = mapUpload(tables)
          expect(choice.stops).toEqual([])
          expect(plain(facts)).toEqual(plain(printed.facts))
          expect(unusual(problems)).toEqual([])
          expect(JSON.stringify(mapped.map(({ made }) => made))).not.toContain('hunter2')
          for (const { counts } of mapped) {
            const filtered = Object.values(counts.filtered).reduce((sum, count) => sum + count, 0)
            expect(counts.read).toBe(counts.taken + counts.empty + filtered + counts.leftOut)
          }
        }
      }),
      { numRuns: rounds(10) },
    )
  })

  it('give back the plain list, whose apps are spelled in two ways', () => {
    fc.assert(
      fc.property(company, (invented) => {
        const { tables } = accessList(invented)
        if (invented.access.length === 0) return
        const { made, facts, problems } = mapUpload(tables)
        const grants = invented.access.map(({ person, app, role, since }) =>
          fact.grant(app, role, person.email, { added: since }),
        )
        expect(plain(facts.filter((one) => one.startsWith('grant')))).toEqual(plain(grants))
        expect(made.filter(({ kind }) => kind === 'apps')).toHaveLength(
          new Set(invented.access.map(({ app }) => app)).size,
        )
        expect(unusual(problems)).toEqual([])
      }),
      { numRuns: rounds(20) },
    )
  })

  it('make one account of a user that both reports of a cloud name (IMP-123)', () => {
    const invented = {
      people: [{ id: 'E1', first: 'A', last: 'B', email: 'a@corp.example', login: 'a', isActive: true }],
      access: [],
    }
    const both = [moreSystems.awsCredentialReport(invented), moreSystems.awsAuthorizationDetails(invented)]
    const details = both[1]?.tables[0]
    const groups = table(['GroupName', 'GroupId', 'AttachedManagedPolicies'], [['Ops', 'G', []]], {
      ...{ file: 'details.json', format: 'json', part: 'GroupDetailList' },
    })
    const users = {
      ...details,
      rows: [{ line: 1, cells: ['a', 'E1', 'arn', '', ['Ops'], [{ PolicyName: 'Billing' }]] }],
    } as Table
    const { facts, problems, made, choice } = mapUpload([
      ...(both[0]?.tables ?? []),
      users,
      groups,
      ...(both[1]?.tables.slice(2) ?? []),
    ])
    expect(choice.stops).toEqual([])
    expect(problems).toEqual([])
    expect(facts.filter((one) => one.startsWith('grant'))).toEqual(
      [
        ...['Access key 2', 'Billing', 'Console sign-in', 'Ops member'].map((role) => fact.grant('AWS', role, 'a')),
        fact.grant('AWS', 'Access key 1', 'a', { added: '2025-01-31' }),
        fact.grant('AWS', 'PowerUser', 'group role/Deploy'),
      ].sort(),
    )
    const accounts = made.filter(({ kind }) => kind === 'accounts').map(thingOf)
    expect(new Set(accounts.map(({ id }) => id))).toEqual(new Set(['<root_account>', 'a']))
    expect(accounts.find(({ id }) => id === '<root_account>')?.type).toBe('APP_USER_TYPE_SYSTEM_ACCOUNT')
  })

  it('make a grant of each product column that is filled (IMP-124)', () => {
    const products = ['Jira - a', 'Confluence - a', 'Jira - b', 'Bitbucket - b'].map((name) => `Last seen in ${name}`)
    const wide = table(
      ['User id', 'User name', 'email', 'User status', 'Added to org', 'Org role', ...products],
      [['1', 'Ann', 'ann@corp.example', 'Active', '', 'User', '2026-05-27', 'Never accessed', '', '26-Aug-24']],
    )
    const { of, problems } = mapTable(presetOf('atlassian-users')?.document ?? fail(), 0, wide)
    expect(of('grants').map(({ entitlement, last_used_at }) => [entitlement, last_used_at])).toEqual([
      ['jira----a', '2026-05-27T00:00:00Z'],
      ['confluence----a', ''],
      ['bitbucket----b', '2024-08-26T00:00:00Z'],
    ])
    expect(problems).toMatchObject([{ reason: 'assumed_year', isWarning: true }])
  })

  it('take accounts that never signed in without a word, and never a password (IMP-126)', () => {
    const printed = table(
      [
        ...['First Name [Required]', 'Last Name [Required]', 'Email Address [Required]', 'Password [Required]'],
        ...['Status [READ ONLY]', 'Last Sign In [READ ONLY]'],
      ],
      Array.from({ length: 382 }, (_, n) => [
        ...[
          'Ann',
          `Berg ${n}`,
          `p${n}@corp.example`,
          'hunter2',
          'Active',
          n < 22 ? 'Never logged in' : '2026/05/27 10:00:00',
        ],
      ]),
    )
    const { of, problems, counts, made } = mapTable(presetOf('google-workspace-users')?.document ?? fail(), 0, printed)
    expect(of('accounts')).toHaveLength(382)
    expect(of('accounts').filter(({ last_login_at }) => last_login_at === '')).toHaveLength(22)
    expect(problems).toEqual([])
    expect(counts).toMatchObject({ taken: 382, leftOut: 0 })
    expect(JSON.stringify(made)).not.toContain('hunter2')
  })
})

function fail(): never {
  throw new Error('the preset is missing')
}
