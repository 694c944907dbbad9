import { type Company, fact, fullName, type Person, type Printer } from './company.ts'
import { table } from './map-table.ts'

const login = ({ lastLogin }: Person) => (lastLogin ? { login: lastLogin } : {})
const USER = 'APP_USER_TYPE_USER'

const rolesOf = ({ access }: Company, person: Person) => [
  ...new Set(access.filter((one) => one.person === person).map(({ role }) => role)),
]

export const awsCredentialReport: Printer = ({ people }) => ({
  tables: [
    table(
      [
        ...['user', 'arn', 'user_creation_time', 'password_enabled', 'password_last_used', 'access_key_1_active'],
        ...['access_key_1_last_rotated', 'access_key_1_last_used_date', 'access_key_2_active'],
      ],
      [
        [
          '<root_account>',
          'arn:aws:iam::1:root',
          '2020-01-01',
          'not_supported',
          'no_information',
          'false',
          'N/A',
          'N/A',
          'false',
        ],
        ...people.map((p, n) => [
          ...[p.login, `arn:aws:iam::1:user/${n % 2 ? 'system/' : ''}${p.login}`, '2024-01-01T00:00:00+00:00'],
          ...[
            String(p.isActive),
            p.lastLogin ? `${p.lastLogin}T10:00:00+00:00` : 'no_information',
            'true',
            '2025-01-31',
            'N/A',
          ],
          String(n % 2 === 0),
        ]),
      ],
    ),
  ],
  facts: [
    fact.account('AWS', '<root_account>', { type: 'APP_USER_TYPE_SYSTEM_ACCOUNT' }),
    ...people.flatMap((p, n) => [
      fact.account('AWS', p.login, {
        user: p.login,
        type: n % 2 ? 'APP_USER_TYPE_SERVICE_ACCOUNT' : USER,
        ...login(p),
      }),
      ...(p.isActive ? [fact.grant('AWS', 'Console sign-in', p.login, { used: p.lastLogin ?? '' })] : []),
      fact.grant('AWS', 'Access key 1', p.login, { added: '2025-01-31' }),
      ...(n % 2 ? [] : [fact.grant('AWS', 'Access key 2', p.login)]),
    ]),
  ],
})

const json = { file: 'details.json', format: 'json' } as const
const policy = (name: string) => ({ PolicyName: name, PolicyArn: `arn:aws:iam::aws:policy/${name}` })

export const awsAuthorizationDetails: Printer = (company) => {
  const groups = [...new Set(company.access.map(({ role }) => role))]
  return {
    tables: [
      table(
        ['UserName', 'UserId', 'Arn', 'CreateDate', 'GroupList', 'AttachedManagedPolicies'],
        company.people.map((p) => [p.login, p.id, 'arn', '2024-01-01', rolesOf(company, p), [policy('Billing')]]),
        { ...json, part: 'UserDetailList' },
      ),
      table(
        ['GroupName', 'GroupId', 'AttachedManagedPolicies'],
        groups.map((group) => [group, `id ${group}`, [policy('ReadOnlyAccess')]]),
        { ...json, part: 'GroupDetailList' },
      ),
      table(['RoleName', 'RoleId', 'AttachedManagedPolicies'], [['Deploy', 'R1', [policy('PowerUser')]]], {
        ...{ ...json, part: 'RoleDetailList' },
      }),
      table(['PolicyName', 'PolicyId'], [['Billing', 'P1']], { ...json, part: 'Policies' }),
    ],
    facts: [
      ...company.people.flatMap((p) => [
        fact.account('AWS', p.login, { user: p.login }),
        fact.grant('AWS', 'Billing', p.login),
        ...rolesOf(company, p).map((group) => fact.grant('AWS', `${group} member`, p.login)),
      ]),
      ...groups.map((group) => fact.grant('AWS', 'ReadOnlyAccess', `group group/${group}`)),
      fact.grant('AWS', 'PowerUser', 'group role/Deploy'),
    ],
  }
}

export const salesforceAssignments: Printer = ({ access }) => ({
  tables: [
    table(
      [
        'AssigneeId',
        'Assignee.Username',
        'PermissionSet.Label',
        'PermissionSet.IsOwnedByProfile',
        'PermissionSet.Profile.Name',
        'ExpirationDate',
      ],
      access.map(({ person, app, role, since }) => [
        ...[
          person.id,
          person.email,
          role,
          role === 'Viewer' ? 'true' : 'false',
          role === 'Viewer' ? `${app} profile` : '',
          since,
        ],
      ]),
    ),
  ],
  facts: access.flatMap(({ person, app, role, since }) => [
    fact.account('Salesforce', person.id, { user: person.email }),
    fact.grant('Salesforce', role === 'Viewer' ? `${app} profile` : role, person.id, { expires: since }),
  ]),
})

export const servicenowRoles: Printer = ({ access }) => ({
  tables: [
    table(
      ['user', 'role', 'state', 'inherited', 'granted_by', 'user.email'],
      access.flatMap(({ person, role }, n) => [
        [person.login, role, 'active', String(n % 2 === 0), '', person.email],
        [person.login, 'Wanted', 'requested', 'false', '', person.email],
      ]),
    ),
  ],
  facts: access.flatMap(({ person, role }, n) => [
    fact.account('ServiceNow', person.login, { user: person.email }),
    fact.grant('ServiceNow', role, person.login, { way: n % 2 ? '' : 'indirect' }),
  ]),
})

export const sapRoleAssignments: Printer = ({ access }) => ({
  tables: [
    table(
      ['MANDT', 'AGR_NAME', 'UNAME', 'FROM_DAT', 'TO_DAT', 'COL_FLAG'],
      access.map(({ person, role, since, used }, n) => [
        ...[
          '100',
          role,
          person.login,
          since.replaceAll('-', ''),
          used?.replaceAll('-', '') ?? '99991231',
          n % 2 ? 'X' : '',
        ],
      ]),
    ),
  ],
  facts: access.flatMap(({ person, role, since, used = '' }, n) => [
    fact.account('SAP 100', person.login, { user: person.login }),
    fact.grant('SAP 100', role, person.login, { added: since, expires: used, way: n % 2 ? 'indirect' : '' }),
  ]),
})

export const adGroupMembers: Printer = ({ people }) => ({
  tables: [
    table(
      ['distinguishedName', 'name', 'objectClass', 'objectGUID', 'SamAccountName', 'SID'],
      [
        ...people.map((p) => ['CN=x', fullName(p), 'user', 'g', p.login, 'S']),
        ['CN=y', 'Nested', 'group', 'g', 'nested', 'S'],
      ],
      { file: 'groups.zip', member: 'export/Domain Admins.csv' },
    ),
  ],
  facts: [
    ...people.flatMap((p) => [
      fact.account('Active Directory', p.login, { user: p.login, type: USER }),
      fact.grant('Active Directory', 'Domain Admins member', p.login),
    ]),
    fact.grant('Active Directory', 'Domain Admins member', 'group Nested'),
  ],
})

const groupDn = (name: string) => `CN=${name},OU=Groups,DC=corp,DC=example`
export const adCsvde: Printer = (company) => ({
  tables: [
    table(
      ['DN', 'objectClass', 'sAMAccountName', 'memberOf', 'mail'],
      company.people.map((p) => [
        ...[`CN=${p.login},DC=corp`, 'user', p.login, rolesOf(company, p).map(groupDn).join(';'), p.email],
      ]),
    ),
  ],
  facts: company.people.flatMap((p) => [
    fact.account('Active Directory', p.login, { user: p.email }),
    ...rolesOf(company, p).map((role) => fact.grant('Active Directory', `${role} member`, p.login)),
  ]),
})
