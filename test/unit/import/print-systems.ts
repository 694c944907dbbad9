import { type Company, fact, fullName, type Person, type Printer } from './company.ts'
import { table } from './map-table.ts'

const status = (isActive: boolean) => (isActive ? 'STATUS_ENABLED' : 'STATUS_DISABLED')
const login = ({ lastLogin }: Person) => (lastLogin ? { login: lastLogin } : {})
const USER = 'APP_USER_TYPE_USER'
const BOT = 'APP_USER_TYPE_SERVICE_ACCOUNT'

/** The people who are in the group that a role is. */
const groupsOf = ({ access }: Company) => {
  const groups = new Map<string, Person[]>()
  for (const { role, person } of access) groups.set(role, [...new Set([...(groups.get(role) ?? []), person])])
  return [...groups]
}

export const entraGroupMembers: Printer = (company) => {
  const groups = groupsOf(company)
  return {
    tables: groups.map(([group, members], n) =>
      table(
        n % 2
          ? ['id', 'userPrincipalName', 'displayName', 'objectType']
          : ['Object ID', 'User principal name', 'Display name', 'Member type'],
        [...members.map((p) => [p.id, p.email, fullName(p), 'User']), ['g-9', '', 'Nested', 'Group']],
        { file: `${group}.csv` },
      ),
    ),
    facts: groups.flatMap(([group, members]) => [
      ...members.map((p) => fact.account('Microsoft Entra ID', p.id, { user: p.email, type: USER })),
      ...members.map((p) => fact.grant('Microsoft Entra ID', `${group} member`, p.id)),
      fact.grant('Microsoft Entra ID', `${group} member`, 'group Nested'),
    ]),
  }
}

const ZERO = '00000000-0000-0000-0000-000000000000'
export const entraAppAssignments: Printer = ({ access }) => ({
  tables: [
    table(
      [
        'PrincipalDisplayName',
        'PrincipalId',
        'PrincipalType',
        'ResourceDisplayName',
        'ResourceId',
        'AppRoleId',
        'CreatedDateTime',
      ],
      access.map(({ person, app, role, since }, n) => [
        ...[fullName(person), person.id, n % 3 ? 'User' : 'Group', app, `res-${app}`, role === 'Viewer' ? ZERO : role],
        `${since}T10:00:00Z`,
      ]),
    ),
  ],
  facts: access.flatMap(({ person, app, role, since }, n) => {
    const name = role === 'Viewer' ? 'Access' : role
    if (n % 3 === 0) return [fact.grant(app, name, `group ${person.id}`, { added: since })]
    return [
      fact.account(app, person.id, { user: person.id, type: USER }),
      fact.grant(app, name, person.id, { added: since }),
    ]
  }),
})

export const googleWorkspaceUsers: Printer = ({ people }) => ({
  tables: [
    table(
      [
        ...['First Name [Required]', 'Last Name [Required]', 'Email Address [Required]', 'Password [Required]'],
        ...['Status [READ ONLY]', 'Last Sign In [READ ONLY]', 'Admin roles'],
      ],
      people.map((p, n) => [
        ...[p.first, p.last, p.email, '****', p.isActive ? 'Active' : n % 2 ? 'Suspended' : 'Archived'],
        ...[p.lastLogin ? p.lastLogin.replaceAll('-', '/') : 'Never logged in', n % 3 ? '' : 'Groups admin, Help desk'],
      ]),
    ),
  ],
  facts: people.flatMap((p, n) => [
    fact.account('Google Workspace', p.email, { user: p.email, status: status(p.isActive), ...login(p) }),
    fact.grant('Google Workspace', 'Access', p.email, { used: p.lastLogin ?? '' }),
    ...(n % 3 ? [] : ['Groups admin', 'Help desk'].map((role) => fact.grant('Google Workspace', role, p.email))),
  ]),
})

export const githubMembers: Printer = ({ people }) => ({
  tables: [
    table(
      ['login', 'name', 'tfa_enabled', 'is_public', 'updated_at', 'last_active', 'role', 'saml_name_id'],
      people.map((p, n) => [
        ...[p.login, fullName(p), 'true', 'false', '2026-01-01', p.lastLogin ? `${p.lastLogin} 02:27:53 -0800` : ''],
        ...[n % 2 ? 'Owner' : 'Member', p.email],
      ]),
    ),
  ],
  facts: people.flatMap((p, n) => [
    fact.account('GitHub', p.login, { user: p.email, ...login(p) }),
    fact.grant('GitHub', n % 2 ? 'Owner' : 'Member', p.login, { used: p.lastLogin ?? '' }),
  ]),
})

export const githubTeamMembers: Printer = (company) => ({
  tables: groupsOf(company).map(([team, members]) =>
    table(
      ['login', 'id', 'node_id', 'type', 'site_admin'],
      members.map((p, n) => [p.login, '1', 'x', n % 2 ? 'Bot' : 'User', 'false']),
      { file: `${team}.json`, format: 'json' },
    ),
  ),
  facts: groupsOf(company).flatMap(([team, members]) =>
    members.flatMap((p, n) => [
      fact.account('GitHub', p.login, { type: n % 2 ? BOT : USER }),
      fact.grant('GitHub', `${team} member`, p.login),
    ]),
  ),
})

export const gitlabMembers: Printer = ({ access }) => ({
  tables: [
    table(
      [
        ...[
          'Name',
          'Username',
          'Email',
          'Path',
          'Type',
          'Role',
          'Membership type',
          'Membership source',
          'Access granted',
        ],
        ...['Access expires', 'Last activity'],
      ],
      access.flatMap(({ person: p, app, role, since, used }, n) => {
        const row = (type: string) => [
          ...[fullName(p), p.login, p.email, `corp/${app}`, n % 2 ? 'Group' : 'Project', role, type, 'corp', since],
          ...[used ?? '', p.lastLogin ?? ''],
        ]
        return [row(n % 3 ? 'direct' : 'inherited'), row('pending')]
      }),
    ),
  ],
  facts: access.flatMap(({ person: p, app, role, since, used = '' }, n) => [
    fact.account('GitLab', p.login, { user: p.email, ...login(p) }),
    fact.grant('GitLab', `corp/${app} ${role}`, p.login, {
      ...{ added: since, expires: used, used: p.lastLogin ?? '', way: n % 3 ? '' : 'indirect' },
    }),
  ]),
})

export const slackMembers: Printer = ({ people }) => ({
  tables: [
    table(
      [
        ...['username', 'email', 'status', 'billing-active', 'has-2fa', 'has-sso', 'userid', 'fullname', 'displayname'],
        'expiration-timestamp',
      ],
      people.map((p, n) => [
        ...[
          p.login,
          p.email,
          p.isActive ? (n % 3 ? 'Member' : 'Bot') : 'Deactivated',
          '1',
          '0',
          '0',
          p.id,
          fullName(p),
          '',
        ],
        p.lastLogin ? String(Date.parse(p.lastLogin) / 1000) : '',
      ]),
    ),
  ],
  facts: people.flatMap((p, n) => {
    const isBot = p.isActive && n % 3 === 0
    const account = fact.account('Slack', p.id, { user: p.email, type: isBot ? BOT : USER, status: status(p.isActive) })
    const grant = fact.grant('Slack', isBot ? 'Bot' : 'Member', p.id, { expires: p.lastLogin ?? '' })
    return p.isActive ? [account, grant] : [account]
  }),
})

export const atlassianUsers: Printer = ({ people }) => ({
  tables: [
    table(
      [
        ...['User id', 'User name', 'email', 'User status', 'Added to org', 'Org role'],
        ...['Last seen in Jira - corp', 'Last seen in Confluence - corp'],
      ],
      people.map((p, n) => [
        ...[
          p.id,
          fullName(p),
          p.email,
          p.isActive ? 'Active' : 'Suspended',
          '2025-01-05',
          n % 2 ? 'Org admin' : 'User',
        ],
        ...[p.lastLogin ?? '', n % 3 ? 'Never accessed' : ''],
      ]),
    ),
  ],
  facts: people.flatMap((p, n) => [
    fact.account('Atlassian', p.id, { user: p.email, status: status(p.isActive) }),
    ...(p.lastLogin ? [fact.grant('Atlassian', 'Jira - corp', p.id, { used: p.lastLogin })] : []),
    ...(n % 3 ? [fact.grant('Atlassian', 'Confluence - corp', p.id)] : []),
    ...(n % 2 ? [fact.grant('Atlassian', 'Org admin', p.id, { added: '2025-01-05' })] : []),
  ]),
})
