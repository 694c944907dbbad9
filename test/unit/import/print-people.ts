import { fact, fullName, type Printer, pairs, ROLES } from './company.ts'
import { table } from './map-table.ts'

const state = (isActive: boolean) => (isActive ? 'ENABLED' : 'DISABLED')
const account = (isActive: boolean) => (isActive ? 'STATUS_ENABLED' : 'STATUS_DISABLED')
const dmy = (day: string) => day.split('-').reverse().join('.')

export const oktaUsers: Printer = ({ people }) => ({
  tables: [
    table(
      ['login', 'firstName', 'lastName', 'email', 'status', 'managerEmail', 'userType', 'lastLogin'],
      people.map((p, n) =>
        [
          ...[p.email, p.first, p.last, p.email, p.isActive ? ['ACTIVE', 'LOCKED_OUT'][n % 2] : 'SUSPENDED'],
          ...[p.manager?.email, 'Employee', p.lastLogin],
        ].map((cell) => cell ?? ''),
      ),
    ),
  ],
  facts: people.map((p) => fact.person(p.email, p.email, fullName(p), state(p.isActive), p.manager?.email)),
})

export const entraUsers: Printer = ({ people }) => ({
  tables: [
    table(
      ['userPrincipalName', 'displayName', 'surname', 'givenName', 'mail', 'objectId', 'userType', 'accountEnabled'],
      people.map((p, n) => [
        ...[p.email, fullName(p), p.last, p.first, n % 2 ? p.email : '', p.id, 'Guest', p.isActive ? 'True' : 'FALSE'],
      ]),
    ),
  ],
  facts: people.map((p) => fact.person(p.id, p.email, fullName(p), state(p.isActive))),
})

const dn = (p: { first: string; last: string; id: string }) =>
  `CN=${p.first} ${p.last} ${p.id},OU=People,DC=corp,DC=example`

export const adUsers: Printer = ({ people }) => ({
  tables: [
    table(
      [
        ...['DistinguishedName', 'Enabled', 'GivenName', 'Name', 'ObjectClass', 'ObjectGUID', 'SamAccountName', 'SID'],
        ...['UserPrincipalName', 'Manager', 'lastLogonTimestamp'],
      ],
      people.map((p) => [
        ...[dn(p), p.isActive ? 'True' : 'False', p.first, fullName(p), 'user', `guid-${p.id}`, p.login, 'S-1'],
        ...[p.email, p.manager ? dn(p.manager) : '', p.lastLogin ? fileTime(p.lastLogin) : '0'],
      ]),
    ),
  ],
  facts: people.flatMap((p) => [
    fact.person(dn(p), p.email, fullName(p), state(p.isActive), p.manager && dn(p.manager)),
    fact.account('Active Directory', p.login, {
      ...{ user: dn(p), status: account(p.isActive) },
      ...(p.lastLogin ? { login: p.lastLogin } : {}),
    }),
  ]),
})
const fileTime = (day: string) => String((BigInt(Date.parse(day)) + 11_644_473_600_000n) * 10_000n)

export const hrList: Printer = ({ people }) => ({
  tables: [
    table(
      [
        'Employee #',
        'First Name',
        'Last Name',
        'Work Email',
        'Job Title',
        'Supervisor',
        'Employment Status',
        'Termination Date',
      ],
      people.map((p, n) => [
        ...[p.id, p.first, p.last, p.email, 'Clerk', p.manager?.id ?? ''],
        ...(p.isActive ? ['Full-Time', n % 2 ? '' : '31.12.2026'] : ['Terminated', n % 2 ? '' : '15.01.2026']),
      ]),
    ),
  ],
  facts: people.map((p) => fact.person(p.id, p.email, fullName(p), state(p.isActive), p.manager?.id)),
})

export const recert: Printer = ({ people, access }) => ({
  tables: [
    table(
      ['id', 'email', 'name', 'status', 'manager', 'profile.site'],
      people.map((p) => [p.id, p.email, fullName(p), p.isActive ? 'enabled' : 'disabled', p.manager?.id ?? '', 'Bonn']),
      { file: 'users.csv' },
    ),
    table(
      ['id', 'name'],
      [...new Set(access.map(({ app }) => app))].map((app) => [`${app} id`, app]),
      { file: 'apps.csv' },
    ),
    table(
      ['app', 'id', 'name'],
      [...new Set(access.map(({ app }) => app))].flatMap((app) =>
        ROLES.map((role) => [`${app} id`, `${role} id`, role]),
      ),
      { file: 'entitlements.csv' },
    ),
    table(
      ['app', 'id', 'user', 'last_login_at'],
      pairs({ people, access }).map(({ app, person }) => [
        `${app} id`,
        person.login,
        person.id,
        person.lastLogin ?? '',
      ]),
      { file: 'accounts.csv' },
    ),
    table(
      ['app', 'entitlement', 'account', 'added_at', 'last_used_at'],
      access.map(({ app, role, person, since, used }) => [`${app} id`, `${role} id`, person.login, since, used ?? '']),
      { file: 'grants.csv' },
    ),
  ],
  facts: [
    ...people.map((p) => fact.person(p.id, p.email, fullName(p), state(p.isActive), p.manager?.id)),
    ...pairs({ people, access }).map(({ app, person: { login, id, lastLogin } }) =>
      fact.account(app, login, { user: id, ...(lastLogin ? { login: lastLogin } : {}) }),
    ),
    ...access.map(({ app, role, person, since, used = '' }) =>
      fact.grant(app, role, person.login, { added: since, used }),
    ),
  ],
})

export const accessList: Printer = ({ access }) => ({
  tables: [
    table(
      ['Benutzer', 'Anwendung', 'Rolle', 'Seit'],
      access.map(({ person, app, role, since }, n) => [
        person.email,
        n % 3 ? app : app.toUpperCase(),
        role,
        dmy(since),
      ]),
    ),
  ],
  facts: [],
})

export const oktaAssignments: Printer = (company) => ({
  tables: [
    table(
      [
        ...[
          'User',
          'Login',
          'Application name',
          'Application instance',
          'Application login',
          'Assigned on',
          'Unassigned on',
        ],
        'Last login',
      ],
      pairs(company).flatMap(({ person, app, since, used }) => [
        [fullName(person), person.email, 'Any', app, person.login, since, '', used ?? ''],
        [fullName(person), person.email, 'Any', 'Old app', person.login, since, '2026-01-01', ''],
      ]),
    ),
  ],
  facts: pairs(company).flatMap(({ person, app, since, used = '' }) => [
    fact.account(app, person.login, { user: person.email, login: used }),
    fact.grant(app, 'Access', person.login, { added: since, used }),
  ]),
})
