import { describe, expect, it } from 'vitest'
import { checkMapping } from '../../../server/imports/map/document/grammar.ts'
import { suggestMapping } from '../../../server/imports/map/suggest/suggest.ts'
import { mapTable, type Table, table } from './map-table.ts'

/** What a confirmed suggestion makes of a table. */
function made(given: Table, sourceName = 'Exports') {
  const suggestion = suggestMapping(given.shape, given.rows, { sourceName })
  const { mapping } = checkMapping(suggestion.mapping)
  if (!mapping) throw new Error('not a mapping')
  return { ...mapTable(mapping, 0, given), ...suggestion }
}

const EXPORTS: [string, { columns: string[]; rows: string[][]; app: string; account: object; grants: string[][] }][] = [
  [
    'members.csv',
    {
      columns: ['Name', 'Email', 'Role', 'Last active'],
      rows: [
        ['Ann Berg', 'ann@corp.example', 'Admin', '2026-10-01'],
        ['Bob Cole', 'bob@corp.example', 'Member', 'never'],
      ],
      app: 'Exports',
      account: { id: 'ann@corp.example', name: 'Ann Berg', email: 'ann@corp.example' },
      grants: [
        ['ann@corp.example', 'admin'],
        ['bob@corp.example', 'member'],
      ],
    },
  ],
  [
    'miro_users_2026-10-31.csv',
    {
      columns: ['User ID', 'Username', 'Full name', 'Email', 'Role', 'Active', 'Last login'],
      rows: [
        ['1001', 'aberg', 'Ann Berg', 'ann@corp.example', 'Admin', 'true', '2026-10-01 08:00'],
        ['1002', 'bcole', 'Bob Cole', 'bob@corp.example', 'Member', 'false', ''],
      ],
      app: 'Miro',
      account: {
        id: '1001',
        username: 'aberg',
        name: 'Ann Berg',
        status: 'STATUS_ENABLED',
        last_login_at: '2026-10-01T08:00:00Z',
      },
      grants: [
        ['1001', 'admin'],
        ['1002', 'member'],
      ],
    },
  ],
  [
    'zoomus_users.csv',
    {
      columns: [
        'Email',
        'First Name',
        'Last Name',
        'Department',
        'User Group',
        'Role',
        'Licenses',
        'Last Sign In',
        'User Status',
      ],
      rows: [
        ['ann@corp.example', 'Ann', 'Berg', 'Sales', 'All', 'Owner', 'Zoom Workplace', '2026-10-01', 'Active'],
        ['bob@corp.example', 'Bob', 'Cole', 'Sales', 'All', 'Member', 'Basic', '', 'Inactive'],
        ['cy@corp.example', 'Cy', 'Dahl', 'IT', 'All', 'Member', 'Basic', '2026-09-01', 'Active'],
      ],
      app: 'Zoomus',
      account: { id: 'ann@corp.example', name: 'Ann Berg', status: 'STATUS_ENABLED' },
      grants: [
        ['ann@corp.example', 'owner'],
        ['bob@corp.example', 'member'],
        ['cy@corp.example', 'member'],
      ],
    },
  ],
  [
    'Dropbox members.csv',
    {
      columns: ['First name', 'Last name', 'Email', 'Status', 'Role', 'Member ID', 'Joined on', 'Last activity'],
      rows: [
        ['Ann', 'Berg', 'ann@corp.example', 'Active', 'Team admin', 'dbmid:AAA', '2024-01-01', '2026-10-01'],
        ['Bob', 'Cole', 'bob@corp.example', 'Suspended', 'Member', 'dbmid:BBB', '2024-01-01', '2026-10-02'],
      ],
      app: 'Dropbox',
      account: { id: 'dbmid:AAA', name: 'Ann Berg', email: 'ann@corp.example' },
      grants: [
        ['dbmid:AAA', 'team-admin'],
        ['dbmid:BBB', 'member'],
      ],
    },
  ],
  [
    'hubspot-users-export.csv',
    {
      columns: ['First Name', 'Last Name', 'Email', 'Permission Sets', 'Main Team', 'Last Active', 'Created'],
      rows: [
        ['Ann', 'Berg', 'ann@corp.example', 'Super Admin', 'Sales', '2026-10-01', '2024-01-01'],
        ['Bob', 'Cole', 'bob@corp.example', 'Sales rep', 'Sales', '', '2024-01-01'],
      ],
      app: 'Hubspot',
      account: { id: 'ann@corp.example', name: 'Ann Berg' },
      grants: [
        ['ann@corp.example', 'super-admin'],
        ['bob@corp.example', 'sales-rep'],
      ],
    },
  ],
  [
    'zendesk_team_members.csv',
    {
      columns: ['id', 'name', 'email', 'role', 'role_type', 'last_login_at', 'suspended', 'organization'],
      rows: [
        ['901', 'Ann Berg', 'ann@corp.example', 'admin', '4', '2026-10-01T08:00:00Z', 'false', 'Corp'],
        ['902', 'Bob Cole', 'bob@corp.example', 'agent', '0', '2026-10-02T08:00:00Z', 'false', 'Corp'],
      ],
      app: 'Zendesk',
      account: { id: '901', name: 'Ann Berg', last_login_at: '2026-10-01T08:00:00Z' },
      grants: [
        ['901', 'admin'],
        ['902', 'agent'],
      ],
    },
  ],
  [
    'jira-group-members.csv',
    {
      columns: ['Group name', 'Username', 'Full name', 'Email', 'Active'],
      rows: [
        ['jira-admins', 'aberg', 'Ann Berg', 'ann@corp.example', 'Yes'],
        ['jira-users', 'aberg', 'Ann Berg', 'ann@corp.example', 'Yes'],
        ['jira-users', 'bcole', 'Bob Cole', 'bob@corp.example', 'No'],
      ],
      app: 'Jira',
      account: { id: 'aberg', username: 'aberg', name: 'Ann Berg' },
      grants: [
        ['aberg', 'jira--admins'],
        ['aberg', 'jira--users'],
        ['bcole', 'jira--users'],
      ],
    },
  ],
  [
    'notion.csv',
    {
      columns: ['Name', 'Email', 'Role', 'Groups', 'Joined'],
      rows: [
        ['Ann Berg', 'ann@corp.example', 'Workspace owner', 'Design, Ops', '2024-01-01'],
        ['Bob Cole', 'bob@corp.example', 'Member', 'Ops', '2024-01-01'],
      ],
      app: 'Notion',
      account: { id: 'ann@corp.example', name: 'Ann Berg' },
      grants: [
        ['ann@corp.example', 'workspace-owner'],
        ['bob@corp.example', 'member'],
      ],
    },
  ],
  [
    '1Password people.csv',
    {
      columns: ['UUID', 'Name', 'Email', 'State', 'Groups', 'Last Auth'],
      rows: [
        ['AAAA', 'Ann Berg', 'ann@corp.example', 'ACTIVE', 'Owners; Admins', '2026-10-01'],
        ['BBBB', 'Bob Cole', 'bob@corp.example', 'SUSPENDED', 'Admins', ''],
        ['CCCC', 'Cy Dahl', 'cy@corp.example', 'ACTIVE', '', ''],
      ],
      app: '1Password',
      account: { id: 'AAAA', name: 'Ann Berg' },
      grants: [
        ['AAAA', 'owners'],
        ['AAAA', 'admins'],
        ['BBBB', 'admins'],
      ],
    },
  ],
  [
    'datadog-users.csv',
    {
      columns: ['Name', 'Email', 'Handle', 'Roles', 'Status', 'Created At', 'Last Login Time', 'MFA Enabled'],
      rows: [
        [
          'Ann Berg',
          'ann@corp.example',
          'ann@corp.example',
          'Datadog Admin Role,Billing',
          'Active',
          '2024-01-01',
          '2026-10-01',
          'true',
        ],
        ['Bob Cole', 'bob@corp.example', 'bob@corp.example', 'Billing', 'Disabled', '2024-01-01', '', 'true'],
      ],
      app: 'Datadog',
      account: { id: 'ann@corp.example', name: 'Ann Berg', status: 'STATUS_ENABLED' },
      grants: [
        ['ann@corp.example', 'datadog-admin-role'],
        ['ann@corp.example', 'billing'],
        ['bob@corp.example', 'billing'],
      ],
    },
  ],
  [
    'PagerDuty_users_report.csv',
    {
      columns: ['User ID', 'Name', 'Email', 'Base Role', 'Job Title', 'Time Zone', 'License Name'],
      rows: [
        ['P1', 'Ann Berg', 'ann@corp.example', 'Global Admin', 'SRE', 'UTC', 'Business'],
        ['P2', 'Bob Cole', 'bob@corp.example', 'Responder', 'SRE', 'UTC', 'Business'],
      ],
      app: 'PagerDuty',
      account: { id: 'P1', name: 'Ann Berg' },
      grants: [
        ['P1', 'global-admin'],
        ['P2', 'responder'],
      ],
    },
  ],
  [
    'snowflake-grants-of-roles.csv',
    {
      columns: ['created_on', 'role', 'granted_to', 'grantee_name', 'granted_by'],
      rows: [
        ['2026-01-01 08:00:00', 'ACCOUNTADMIN', 'USER', 'ABERG', 'ACCOUNTADMIN'],
        ['2026-01-02 08:00:00', 'SYSADMIN', 'USER', 'ABERG', 'ACCOUNTADMIN'],
        ['2026-01-02 08:00:00', 'SYSADMIN', 'USER', 'BCOLE', 'ACCOUNTADMIN'],
      ],
      app: 'Snowflake',
      account: { id: 'ABERG', username: 'ABERG', user: 'ABERG' },
      grants: [
        ['ABERG', 'accountadmin'],
        ['ABERG', 'sysadmin'],
        ['BCOLE', 'sysadmin'],
      ],
    },
  ],
]

describe('a suggestion for the members of one app (IMP-191)', () => {
  it.each(EXPORTS)('makes accounts and access of %s', (file, { columns, rows, app, account, grants }) => {
    const { of, lines, faults } = made(table(columns, rows, { file }))
    expect(of('apps')).toMatchObject([{ name: app }])
    expect(of('accounts')[0]).toMatchObject(account)
    expect(of('grants').map((grant) => [grant.account, grant.entitlement])).toEqual(grants)
    expect(of('users')).toEqual([])
    expect(faults).toEqual([])
    expect(lines.find(({ text }) => text !== '')).toMatchObject({ field: 'app', text: app, level: 'likely' })
  })

  it('takes roles from lists of a JSON document', () => {
    const rows = [
      ['ann@corp.example', ['Admin', 'Billing']],
      ['bob@corp.example', ['Billing']],
    ] as const
    const { of } = made(table(['email', 'roles'], rows, { file: 'tool.json', format: 'json' }))
    expect(of('grants').map(({ account, entitlement }) => [account, entitlement])).toEqual([
      ['ann@corp.example', 'admin'],
      ['ann@corp.example', 'billing'],
      ['bob@corp.example', 'billing'],
    ])
  })
})

describe('a suggestion for people (IMP-192)', () => {
  it.each([
    ['English', ['First Name', 'Last Name', 'Email']],
    ['German', ['Vorname', 'Nachname', 'E-Mail']],
    ['German, with "Name" for the last', ['Vorname', 'Name', 'E-Mail']],
    ['French', ['Prénom', 'Nom', 'Courriel']],
    ['Spanish', ['Nombre', 'Apellidos', 'Correo electrónico']],
    ['Italian', ['Nome', 'Cognome', 'E-mail']],
    ['Dutch', ['Voornaam', 'Achternaam', 'E-mailadres']],
    ['Portuguese', ['Nome', 'Sobrenome', 'E-mail']],
  ])('joins first and last name, in %s', (_, columns) => {
    const given = table(columns, [
      ['Ann', 'Berg', 'ann@corp.example'],
      ['Bob', 'Cole', 'bob@corp.example'],
    ])
    expect(made(given).of('users')).toMatchObject([
      { id: 'ann@corp.example', name: 'Ann Berg', email: 'ann@corp.example' },
      { name: 'Bob Cole' },
    ])
    const swapped = table(
      [1, 0, 2].map((at) => columns[at] ?? ''),
      [['Berg', 'Ann', 'ann@corp.example']],
    )
    expect(made(swapped).of('users')).toMatchObject([{ name: 'Ann Berg' }])
  })

  it('takes a whole name before its parts', () => {
    const given = table(['First name', 'Display name', 'Email'], [['Ann', 'Ann Berg', 'ann@corp.example']])
    expect(made(given).of('users')).toMatchObject([{ name: 'Ann Berg' }])
  })

  it.each([
    ['without a role', ['Name', 'Email', 'Department', 'Status']],
    ['with managers', ['Name', 'Email', 'Role', 'Department', 'Manager']],
  ])('keeps a table of people %s a table of people', (_, columns) => {
    const rows = [columns.map((name) => (name === 'Email' || name === 'Manager' ? 'ann@corp.example' : 'Active'))]
    const { of } = made(table(columns, rows))
    expect(of('users')).toHaveLength(1)
    expect(of('grants')).toEqual([])
  })

  it('keeps user names and employee numbers', () => {
    const given = table(
      ['Employee number', 'Login', 'Name', 'Email'],
      [['0042', 'aberg', 'Ann Berg', 'ann@corp.example']],
    )
    expect(made(given).of('users')).toMatchObject([{ id: '0042', username: 'aberg', employee_id: '0042' }])
  })
})
