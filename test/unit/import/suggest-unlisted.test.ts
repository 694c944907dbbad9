import { describe, expect, it } from 'vitest'
import { checkMapping } from '../../../server/imports/map/document/grammar.ts'
import { chooseMapping } from '../../../server/imports/map/suggest/choose.ts'
import type { FoundTable } from '../../../server/imports/read/found-table.ts'
import { rowsOf, tablesOf } from '../../import/fixtures/read.ts'
import { type UnlistedExport, unlistedExports } from '../../import/fixtures/unlisted.ts'
import { misreadExports } from '../../import/fixtures/unlisted-more.ts'
import { mixedExports, overlookedExports } from '../../import/fixtures/unlisted-overlooked.ts'
import {
  endedExports,
  levelExports,
  listedExports,
  namelessExports,
  objectExports,
} from '../../import/fixtures/unlisted-rows.ts'
import { mapTable, NOW } from './map-table.ts'

/** What a confirmed suggestion makes of an upload. */
async function confirmed(name: string, bytes: Buffer) {
  const [table] = (await tablesOf(name, bytes)) as [FoundTable]
  const rows = await rowsOf(table)
  const choice = chooseMapping([{ shape: table.shape, sample: rows }], {
    now: NOW,
    isAttended: true,
    sourceName: 'Source',
  })
  const { mapping, violations } = checkMapping(choice.mapping)
  if (!mapping) throw new Error(JSON.stringify(violations))
  return { choice, ...mapTable(mapping, 0, { shape: table.shape, rows }) }
}

/** The access that a confirmed suggestion gives, as a person would read it in the export. */
async function expectAccess(given: UnlistedExport, how = 'suggestion') {
  const { choice, of, faults, counts } = await confirmed(given.name, given.bytes)
  expect(choice).toMatchObject({ stops: [], tables: [{ how }] })
  const nameOf = (kind: 'apps' | 'entitlements', app: string | undefined, id: string | undefined) =>
    of(kind).find((one) => one.id === id && (kind === 'apps' || one.app === app))?.name
  const access = of('grants').map(({ app, entitlement, account }) => {
    const holder = of('accounts').find((one) => one.app === app && one.id === account)
    return `${holder?.user || holder?.email || holder?.id} | ${nameOf('apps', app, app)} | ${nameOf('entitlements', app, entitlement)}`
  })
  expect([...new Set(access)].sort()).toEqual([...given.access].sort())
  expect(faults).toEqual([])
  expect(counts.leftOut).toBe(0)
}

describe('exports that no preset knows', () => {
  it.each(unlistedExports())(
    '$name gives the access that it says, once its suggestion is confirmed (IMP-232)',
    (given) => expectAccess(given),
  )

  it.each(misreadExports())(
    '$name gives the access that it says: objects, lists, prefixes, marks and totals are understood (IMP-236)',
    (given) => expectAccess(given),
  )

  it.each(mixedExports())('$name gives its access: no preset for people alone swallows it (IMP-241)', (given) =>
    expectAccess(given, given.how),
  )

  it.each(overlookedExports())('$name gives the access that its columns tell (IMP-242)', (given) =>
    expectAccess(given, given.how),
  )

  it.each(namelessExports())('$name gives nobody what a row without an address holds (IMP-276)', (given) =>
    expectAccess(given),
  )

  it.each(objectExports())('$name gives the privilege on each object (IMP-279)', (given) => expectAccess(given))

  it.each(listedExports())('$name gives each value of a list in a cell, whatever encloses it (IMP-278)', (given) =>
    expectAccess(given),
  )

  it.each(endedExports())('$name gives no access that has ended, and counts it (IMP-280)', async (given) => {
    await expectAccess(given)
    const { of, counts } = await confirmed(given.name, given.bytes)
    expect(counts.filtered).toEqual({ 'Access ended': given.ended })
    expect(of('accounts').flatMap(({ status }) => status ?? [])).toEqual(given.statuses ?? [])
  })

  it('keep an account that is disabled, and what it holds, where all rows say so (IMP-280)', async () => {
    const text = 'Login,Role,Status\nann,Admin,Disabled\nann,Reader,Disabled\nbob,Reader,Active\n'
    const { of, counts } = await confirmed('Kasse.csv', Buffer.from(text))
    expect(of('accounts').map(({ status }) => status)).toEqual(['STATUS_DISABLED', 'STATUS_ENABLED'])
    expect(of('grants')).toHaveLength(3)
    expect(counts.filtered).toEqual({})
  })

  it('say until when access is held where the day may be to come (IMP-280)', async () => {
    const text = 'Login,Role,Termination date\nann,Admin,2027-01-31\nann,Reader,\nbob,Reader,2026-01-31\n'
    const { of } = await confirmed('Kasse.csv', Buffer.from(text))
    expect(of('accounts').map(({ status }) => status)).toEqual([undefined, undefined])
    expect(of('grants').map(({ expires_at }) => expires_at)).toEqual([
      ...['2027-01-31T00:00:00Z', '', '2026-01-31T00:00:00Z'],
    ])
  })

  it('give no access that has ended by a preset that knows no column for it either (IMP-280)', async () => {
    const text = 'user,application,role,status\nann,CRM,Admin,Revoked\nann,CRM,Reader,Active\nbob,CRM,Admin,Active\n'
    const { of, choice, counts } = await confirmed('access.csv', Buffer.from(text))
    expect(choice.tables).toMatchObject([{ presetId: 'access-list' }])
    expect(of('grants').map(({ account, entitlement }) => [account, entitlement])).toEqual([
      ['ann', 'reader'],
      ['bob', 'admin'],
    ])
    expect(counts.filtered).toEqual({ 'Access ended': 1 })
  })

  it('call the holder of a role by its name, and not by what it is a member of (IMP-282)', async () => {
    const text = 'Role name,Attributes,Member of\naberg,,"{readers,writers}"\nbcole,Superuser,{readers}\npostgres,,{}\n'
    await expectAccess({
      name: 'ledger.csv',
      bytes: Buffer.from(text),
      access: ['aberg | Ledger | readers', 'aberg | Ledger | writers', 'bcole | Ledger | readers'],
    })
  })

  it('have one account for an address, however it is capitalized (IMP-283)', async () => {
    const text = 'Email,Role\nAnn@corp.example,Reader\nann@corp.example,Admin\nbob@corp.example,Admin\n'
    const { of, choice } = await confirmed('Wiki.csv', Buffer.from(text))
    expect(choice.mapping?.same).toEqual({ accounts: 'case' })
    expect([...new Set(of('accounts').map(({ id }) => id))]).toEqual(['ann@corp.example', 'bob@corp.example'])
    const logins = await confirmed('Wiki.csv', Buffer.from('Login,Role\nAnn,Reader\nann,Admin\n'))
    expect(logins.choice.mapping?.same).toBeUndefined()
  })

  it('have no expiry of access for that of a password (IMP-284)', async () => {
    const text = `USERNAME,ACCOUNT_STATUS,LOCK_DATE,EXPIRY_DATE,PROFILE,AUTHENTICATION_TYPE
ABERG,OPEN,,2026-12-01,DEFAULT,PASSWORD
BCOLE,LOCKED,2026-01-01,2026-02-01,APP,PASSWORD
CDAHL,EXPIRED & LOCKED,2026-01-01,2026-02-01,DEFAULT,PASSWORD
`
    const { of, choice, problems } = await confirmed('dba_users.csv', Buffer.from(text))
    expect(problems).toEqual([])
    expect(of('grants').map(({ expires_at }) => expires_at)).toEqual([undefined, undefined, undefined])
    expect(choice.tables[0]?.suggestion?.unused).toContain('EXPIRY_DATE')
    expect(of('accounts').map(({ status }) => status)).toEqual(['STATUS_ENABLED', 'STATUS_DISABLED', 'STATUS_DISABLED'])
    const roles = await confirmed('crm.csv', Buffer.from('Login,Role,Expiry date\nann,Admin,2026-12-01\nbob,Reader,\n'))
    expect(roles.of('grants').map(({ expires_at }) => expires_at)).toEqual(['2026-12-01T00:00:00Z', ''])
  })

  it.each(['Letzter Login', 'Letzte Anmeldung', 'Zuletzt angemeldet'])('know "%s" (IMP-285)', async (column) => {
    const text = `Benutzer;Rolle;${column}\naberg;Leitung;01.10.2026\nbcole;Kasse;\n`
    const { of } = await confirmed('Kasse.csv', Buffer.from(text))
    expect(of('accounts').map(({ last_login_at }) => last_login_at)).toEqual(['2026-10-01T00:00:00Z', ''])
  })

  it.each(['Sperre', 'Gesperrt', 'Locked'])('say by an X in "%s" who is locked (IMP-285)', async (column) => {
    const text = `Benutzer;Rolle;${column}\naberg;Leitung;\nbcole;Kasse;X\ncdahl;Kasse;\n`
    const { of, problems } = await confirmed('Kasse.csv', Buffer.from(text))
    expect(of('accounts').map(({ status }) => status)).toEqual(['', 'STATUS_DISABLED', ''])
    expect(problems).toEqual([])
  })

  it.each(levelExports())('$name gives each level of a matrix in its app (IMP-286)', (given) => expectAccess(given))

  it('say that rows with the same access become one though they differ in an unused column (IMP-287)', async () => {
    const merged =
      'Login,Role,Cluster,Ticket date\nann,Admin,prod,2026-01-01\nann,Admin,test,2026-01-02\nbob,Reader,prod,2026-01-01\n'
    const { choice } = await confirmed('kube.csv', Buffer.from(merged))
    expect(choice.tables[0]?.remarks).toEqual([
      {
        reason: 'rows_merged',
        text: expect.stringMatching(/^Nothing uses "Cluster", so rows that give an account the same access become one/),
      },
    ])
    const plain = 'No,Login,Role,Cluster\n1,ann,Admin,prod\n2,ann,Reader,test\n3,bob,Reader,prod\n4,bob,Reader,prod\n'
    expect((await confirmed('kube.csv', Buffer.from(plain))).choice.tables[0]?.remarks).toEqual([])
    const listed = 'user,application,role,region\nann,CRM,Admin,EU\nann,CRM,Admin,US\n'
    const { choice: preset } = await confirmed('access.csv', Buffer.from(listed))
    expect(preset.tables).toMatchObject([{ presetId: 'access-list', remarks: [{ reason: 'rows_merged' }] }])
  })

  it.each([
    ['Aktiv', 'Ja', 'Nein'],
    ['Actif', 'Oui', 'Non'],
    ['Suspended', 'false', 'true'],
    ['Is deactivated', 'No', 'Yes'],
    ['DISABLED', 'N', 'Y'],
    ['Gesperrt', 'nein', 'ja'],
    ...['is_active', 'isActive', 'Is Active', 'activated', 'is_enabled', 'enabled_flag'].map((name) => [
      name,
      'true',
      'false',
    ]),
    ...['account_active', 'Account is active', 'user_active', 'Active user'].map((name) => [name, 'yes', 'no']),
    ...['not_active', 'notActive', 'Not enabled', 'is_inactive', 'Is Blocked'].map((name) => [name, 'false', 'true']),
    ...['Block credential', 'is_deleted', 'deactivated', 'Inactive user'].map((name) => [name, 'False', 'True']),
    ['Nicht aktiv', 'nein', 'ja'],
  ] as [string, string, string][])(
    'say by "%s" who is active, whichever way they ask (IMP-237)',
    async (column, active, other) => {
      const text = `Login;Email;Rolle;${column}\nann;ann@corp.example;Admin;${active}\nbob;bob@corp.example;Leser;${other}\n`
      const { of, warnings } = await confirmed('Kasse.csv', Buffer.from(text))
      expect(of('accounts').map(({ status }) => status)).toEqual(['STATUS_ENABLED', 'STATUS_DISABLED'])
      expect(warnings).toEqual([])
    },
  )

  it.each([
    ['Austrittsdatum', '', '31.10.2026'],
    ['Austritt am', '30.11.2026', '31.10.2026'],
    ['Termination date', '', '2026-10-31'],
    ['Date de sortie', '', '31/10/2026'],
    ...['Vertragsende', 'Left', 'Parti le', 'Baja'].map((name) => [name, '', '2026-10-31']),
    ...['Gekündigt', 'Ausgeschieden'].map((name) => [name, 'nein', 'ja']),
    ['Beschäftigungsstatus', 'angestellt', 'gekündigt'],
    ['Mitarbeiterstatus', 'Aktiv', 'Ausgeschieden'],
    ['Status', 'Alta', 'Baja'],
    ...['deleted_at', 'suspended_at', 'disabledAt', 'Gesperrt am', 'Deaktiviert am', 'Désactivé le'].map((name) => [
      name,
      '',
      '2026-10-31',
    ]),
    ['active,suspended', 'true,false', 'true,true'],
    ['gelöscht', 'nein', 'ja'],
    ...['Deaktiviert', 'Désactivé', 'Desactivado', 'Ausgetreten'].map((other) => ['Status', 'Aktiv', other]),
    ...['true,false', 'false,true'].map((other) => ['suspended,archived', 'false,false', other]),
    ['archived,suspended,active', 'false,false,true', 'false,true,true'],
    ['active,suspended', 'true,false', 'false,false'],
    ['Status,Austrittsdatum', 'Aktiv,', 'Aktiv,31.10.2026'],
    ['Status,Gesperrt,Austrittsdatum', 'Aktiv,nein,', 'Aktiv,ja,30.11.2026'],
  ] as [string, string, string][])(
    'say by "%s" who is active: not who has left, or is suspended (IMP-271)',
    async (columns, active, other) => {
      const accounts = `Email,Rolle,${columns}\nann@corp.example,Admin,${active}\nbob@corp.example,Leser,${other}\n`
      const people = `Email,Vorname,Nachname,${columns}\nann@corp.example,Ann,Berg,${active}\nbob@corp.example,Bob,Cole,${other}\n`
      const isDisabled = async (kind: 'accounts' | 'users', text: string) => {
        const { of, problems } = await confirmed('Kasse.csv', Buffer.from(text))
        expect(problems).toEqual([])
        return of(kind).map(({ status = '' }) => status.endsWith('DISABLED'))
      }
      expect(await isDisabled('accounts', accounts)).toEqual([false, true])
      expect(await isDisabled('users', people)).toEqual([false, true])
    },
  )

  it.each(['Activated on', 'activated_at', 'Reactivated on', 'Aktiviert am', 'Activé le', 'created_at', 'updated_at'])(
    'say by "%s" nothing about who has left (IMP-271)',
    async (column) => {
      const text = `Email,Rolle,${column}\nann@corp.example,Admin,2026-01-31\nbob@corp.example,Leser,\n`
      const { of } = await confirmed('Kasse.csv', Buffer.from(text))
      expect(of('accounts').map(({ status }) => status)).toEqual([undefined, undefined])
    },
  )

  it('may name each person once, and their access in the rows below (IMP-239)', async () => {
    const text = `Mitarbeiter;E-Mail;Anwendung;Rolle
Berg, Ann;ann@corp.example;Lager;Leitung
;;Lager;Inventur
;;Kasse;Storno

Chen, Bob;bob@corp.example;Kasse;Verkauf
;;Lager;Inventur
`
    const access = [
      ...['Leitung', 'Inventur'].map((role) => `ann@corp.example | Lager | ${role}`),
      ...['ann@corp.example | Kasse | Storno', 'bob@corp.example | Kasse | Verkauf'],
      'bob@corp.example | Lager | Inventur',
    ]
    await expectAccess({ name: 'Berechtigungen.csv', bytes: Buffer.from(text), access }, 'preset')
  })

  it('have no account called "Total", and a last activity is a sign-in (IMP-236)', async () => {
    const given = misreadExports().find(({ name }) => name === 'office-licenses.csv')
    const { of, counts } = await confirmed('office-licenses.csv', given?.bytes ?? Buffer.alloc(0))
    expect(of('accounts')).toHaveLength(6)
    expect(of('accounts')[0]).toMatchObject({ name: 'Ann Berg', last_login_at: '2026-10-30T00:00:00Z' })
    expect(counts.filtered).toEqual({ 'Total line': 1 })
  })

  it('have no account for the count of a total line, wherever it says "Total" (IMP-236)', async () => {
    const text = 'Department,Login,Role\nSales,ann,Admin\nIT,bob,Reader\nTotal,2,\n'
    const { of, counts } = await confirmed('Kasse.csv', Buffer.from(text))
    expect(of('accounts').map(({ id }) => id)).toEqual(['ann', 'bob'])
    expect(counts.filtered).toEqual({ 'Total line': 1 })
  })

  it('have no person for the count at the end of a list of people (IMP-276)', async () => {
    const text = 'Personal-Nr.;Nachname;Vorname;E-Mail\n12;Berg;Ann;ann@corp.example\nGesamt: 1;;;\n'
    const { of, counts } = await confirmed('Personal.csv', Buffer.from(text))
    expect(of('users').map(({ name }) => name)).toEqual(['Ann Berg'])
    expect(counts.filtered).toEqual({ 'Total line': 1 })
  })

  it('have no accounts called like the lines below the table (IMP-244)', async () => {
    const given = overlookedExports().find(({ name }) => name === 'crm-report.csv')
    const { of, counts } = await confirmed('crm-report.csv', given?.bytes ?? Buffer.alloc(0))
    expect(of('accounts')).toHaveLength(5)
    expect(counts.filtered).toEqual({ Footer: 3 })
  })

  it('name people by a heading for both of their names (IMP-245)', async () => {
    const text = `Employee #,"Last name, First name",Work Email,Reporting to,Termination Date
1001,"Berg, Ann",ann@corp.example,,
1002,"Cole, Bob",bob@corp.example,"Berg, Ann",10/31/2025
`
    const { of, choice } = await confirmed('bamboohr.csv', Buffer.from(text))
    expect(choice.tables).toMatchObject([{ presetId: 'hr-list' }])
    expect(of('users').map(({ name, status }) => [name, status])).toEqual([
      ['Ann Berg', ''],
      ['Bob Cole', 'DISABLED'],
    ])
  })

  it.each(['End Date', 'Leaving date', 'Vertragsende', 'Date de sortie'])(
    'of HR say by "%s" who has left, where there is no status (IMP-281)',
    async (column) => {
      const text = `Employee ID,Name,Email,Manager,${column}\n1,Ann Berg,ann@corp.example,,\n2,Bob Cole,bob@corp.example,,2025-10-31\n3,Cy Dahl,cy@corp.example,,2027-10-31\n`
      const { of, choice } = await confirmed('staff.csv', Buffer.from(text))
      expect(choice.tables).toMatchObject([{ presetId: 'hr-list', remarks: [] }])
      expect(of('users').map(({ status }) => status)).toEqual(['', 'DISABLED', 'ENABLED'])
    },
  )

  it('of people say by an end date who has left, and by a preset that does not know the column that it is unused (IMP-281)', async () => {
    const people =
      'Email,First name,Last name,End date\nann@corp.example,Ann,Berg,\nbob@corp.example,Bob,Cole,2025-10-31\n'
    const { of } = await confirmed('people.csv', Buffer.from(people))
    expect(of('users').map(({ status }) => status)).toEqual(['', 'DISABLED'])
    const staff =
      'Employee ID,Name,Email,Manager,Suspended\n1,Ann Berg,ann@corp.example,,no\n2,Bob Cole,bob@corp.example,,yes\n'
    const { choice } = await confirmed('staff.csv', Buffer.from(staff))
    expect(choice.tables).toMatchObject([{ presetId: 'hr-list', remarks: [{ reason: 'status_unused' }] }])
  })

  it('of HR say by the status who is active where the date of leaving means that nobody has left (IMP-271)', async () => {
    const people = [
      ...['Aktiv;', 'Inaktiv;', 'Inaktiv;31.12.9999', 'Aktiv;31.12.9999', 'Inaktiv;00.00.0000', 'Inaktiv;unbefristet'],
      ...['Aktiv;31.10.2026', 'Aktiv;30.11.2026', 'Auszeit;'],
    ]
    const rows = people.map((one, at) => `${at};Ann;Berg;ann${at}@corp.example;;${one}`)
    const text = ['Personalnummer;Vorname;Nachname;E-Mail-Adresse;Vorgesetzter;Status;Austrittsdatum', ...rows].join(
      '\n',
    )
    const { of, choice, warnings } = await confirmed('Personal.csv', Buffer.from(text))
    expect(choice.tables).toMatchObject([{ presetId: 'hr-list' }])
    const [yes, no] = ['ENABLED', 'DISABLED']
    expect(of('users').map(({ status }) => status)).toEqual([yes, no, no, yes, no, no, no, yes, ''])
    expect(warnings.map(({ column, value }) => [column, value])).toEqual([
      ['Austrittsdatum', 'unbefristet'],
      ['Status', 'Auszeit'],
    ])
  })

  it('make nobody a person for an id and a name alone: somebody is asked (IMP-236)', async () => {
    const { choice, of } = await confirmed(
      'included.json',
      Buffer.from('[{"id":"r1","attributes":{"name":"Admin role"}}]'),
    )
    expect(of('users')).toEqual([])
    expect(choice.stops.map(({ reason }) => reason)).toContain('field_unmapped')
  })

  it('are no matrix of access because some columns of a list of people have marks (IMP-236)', async () => {
    const text = [
      'Name,Email,Manager,Cost center,Hire date,Desk,Company car,Works council',
      ...[
        'Ann Berg,ann@corp.example,,4711,2020-01-15,A1,x,',
        'Bob Cole,bob@corp.example,Ann Berg,4712,2021-01-15,B2,x,x',
      ],
    ].join('\n')
    const { made } = await confirmed('staff.csv', Buffer.from(text))
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['users']))
  })

  it('keep the names of people, and the time from which to which they hold something (IMP-232)', async () => {
    const find = (name: string) => unlistedExports().find((one) => one.name === name)
    const of = async (name: string) => confirmed(name, find(name)?.bytes ?? Buffer.alloc(0))
    const sap = await of('SUIM_Benutzer_Rollen.csv')
    expect(sap.of('accounts')[4]).toMatchObject({ name: 'Jürgen Groß', username: 'JGROSS' })
    expect(sap.of('grants')[0]).toMatchObject({ added_at: '2023-02-01T00:00:00Z' })
    expect(sap.choice.tables[0]?.suggestion?.unused).not.toContain('Enddatum')
    const french = await of('habilitations.csv')
    expect(french.of('accounts')[0]).toMatchObject({ name: 'Ann Berg', last_login_at: '2026-10-15T00:00:00Z' })
    const okta = await of('Okta_group_members.csv')
    expect(okta.of('accounts').map(({ name }) => name)).toContain('Ann Berg')
  })

  it('are people where they say nothing about access, whatever their managers are called (IMP-232)', async () => {
    const text = [
      "Employee ID,Legal Name - First Name,Legal Name - Last Name,Email - Primary Work,Worker's Manager,Manager - Employee ID",
      ...['1000,Ann,Berg,ann@corp.example,,', '1001,Bob,Cole,bob@corp.example,Ann Berg,1000'],
    ].join('\n')
    const { of, made } = await confirmed('All_Workers.csv', Buffer.from(text))
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['users']))
    expect(of('users')[1]).toMatchObject({ id: '1001', name: 'Bob Cole', email: 'bob@corp.example', manager: '1000' })
  })
})
