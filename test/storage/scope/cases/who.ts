import type { AccessReviewInclusionScope, AccessReviewScopeV2 } from '../../../../contract/campaign/scope.ts'
import type { Directory, PlannedScope, RuleCode } from '../directory.ts'
import {
  account,
  directory,
  entitlement,
  grant,
  grantToResource,
  resource,
  type ScopeCase,
  scope,
  user,
} from './small-directory.ts'

const BOTH = { principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES' } as const

/** Ann, Bob and Cleo, an account without an owner and a group, each with the same access. */
const office = directory({
  users: [
    user('ann', { department: 'Sales', profile: { site: 'Oslo', level: 7, remote: true }, managerIds: ['cleo'] }),
    user('bob', {
      ...{ status: 'DISABLED', department: 'Legal', jobTitle: 'Clerk', username: 'bob' },
      ...{ employmentType: 'staff', employmentStatus: 'leave', email: 'bob@partner.example' },
      ...{
        profile: { department: 'Sales', site: ['Rome', 'Oslo', 7, { of: 'Bern' }], jobTitle: null },
        managerIds: ['ann', 'cleo'],
      },
    }),
    user('cleo', {
      status: 'DELETED',
      jobTitle: 'Clerk',
      profile: { department: { of: 'Sales' }, job_title: 'Chief' },
    }),
  ],
  resources: [resource('staff')],
  entitlements: [entitlement('read'), entitlement('team')],
  accounts: [
    account('ann', { email: 'ann@corp.example', profile: { tier: 'gold' } }),
    account('bob', {
      email: 'Bob@CORP.example',
      status: 'STATUS_DISABLED',
      accountType: 'APP_USER_TYPE_SYSTEM_ACCOUNT',
    }),
    account('cleo', { email: 'cleo@else.example', status: 'STATUS_DELETED', profile: { tier: 'iron' } }),
    account('robot', { userId: null, accountType: 'APP_USER_TYPE_SERVICE_ACCOUNT', profile: { tier: 'gold' } }),
    account('ann', { id: 'ann@erp', appId: 'erp' }),
  ],
  grants: [
    ...['ann', 'bob', 'cleo', 'robot'].map((id) => grant('read', `${id}@crm`)),
    grant('team', 'bob@crm'),
    grantToResource('read', 'staff'),
    grantToResource('team', 'staff'),
  ],
  trustedDomains: ['corp.example'],
})

type Name = 'ann' | 'bob' | 'cleo' | 'robot' | 'staff'
/** Who is in, of the five; who is not is left out by `rule`, or by what `other` says. */
const among = (
  name: string,
  rule: RuleCode,
  parts: Partial<PlannedScope>,
  inside: Name[],
  other: { [N in Name]?: RuleCode } = {},
  changes: Partial<Directory> = {},
): ScopeCase => {
  const of = (id: Name) => (inside.includes(id) ? null : (other[id] ?? rule))
  const asked = scope({ ...parts, scopeV2: { ...BOTH, ...parts.scopeV2 } })
  return {
    name,
    directory: { ...office, ...changes },
    scope: asked,
    expected: {
      'read/ann@crm': of('ann'),
      'read/bob@crm': of('bob'),
      'read/cleo@crm': of('cleo'),
      'read/robot@crm': of('robot'),
      'read/staff': of('staff'),
      'team/bob@crm': of('bob'),
      'team/staff': of('staff'),
    },
  }
}
const EVERYBODY: Name[] = ['ann', 'bob', 'cleo', 'robot', 'staff']
const PEOPLE: Name[] = ['ann', 'bob', 'cleo']

const users = (name: string, scopeV2: AccessReviewScopeV2, inside: Name[], other: { [N in Name]?: RuleCode } = {}) =>
  among(`users: ${name}`, 'users', { scopeV2 }, inside, other)
const criteria = (
  name: string,
  userCriteria: NonNullable<AccessReviewScopeV2['userCriteria']>,
  inside: Name[],
): ScopeCase => users(`criteria, ${name}`, { userCriteria }, inside)
const attributes = (wanted: Record<string, string[]>) => ({
  multiUserProfileAttributes: Object.fromEntries(
    Object.entries(wanted).map(([name, values]) => [name, { values: values.map((value) => ({ value })) }]),
  ),
})
const attribute = (wanted: Record<string, string[]>, inside: Name[]) =>
  criteria(`attributes ${JSON.stringify(wanted)}`, attributes(wanted), inside)
const usersCel = (expression: string, inside: Name[], other: { [N in Name]?: RuleCode } = {}) =>
  users(expression, { celExpression: { expression } }, inside, other)

const USERS: ScopeCase[] = [
  users('nothing', {}, EVERYBODY),
  users('all', { allUsers: {} }, EVERYBODY),
  users('selected', { selectedUsers: { userIds: ['ann', 'nobody'] } }, ['ann']),
  criteria('empty', {}, EVERYBODY),
  criteria(
    'empty lists',
    { userStatus: [], managerUserIds: [], groupAppEntitlementsRef: [], multiUserProfileAttributes: {} },
    EVERYBODY,
  ),
  criteria('status', { userStatus: ['DISABLED', 'DELETED', 'UNKNOWN'] }, ['bob', 'cleo']),
  criteria('managers', { managerUserIds: ['ann', 'nobody'] }, ['bob']),
  criteria('one of several managers', { managerUserIds: ['cleo'] }, ['ann', 'bob']),
  criteria('group', { groupAppEntitlementsRef: [{ appId: 'crm', id: 'team' }] }, ['bob']),
  criteria('group of another app', { groupAppEntitlementsRef: [{ appId: 'erp', id: 'team' }] }, []),
  criteria(
    'one of several groups',
    {
      groupAppEntitlementsRef: [
        { appId: 'crm', id: 'nothing' },
        { appId: 'crm', id: 'read' },
      ],
    },
    PEOPLE,
  ),
  criteria(
    'all at once',
    { userStatus: ['ENABLED', 'DISABLED'], managerUserIds: ['cleo'], ...attributes({ level: ['7'] }) },
    ['ann'],
  ),
  attribute({ site: ['Oslo'] }, ['ann', 'bob']),
  attribute({ site: ['Paris', 'Rome'] }, ['bob']),
  attribute({ site: ['7'] }, ['bob']),
  attribute({ level: ['7'] }, ['ann']),
  attribute({ remote: ['true'] }, ['ann']),
  // A profile goes before the column, even with a value that is no text.
  attribute({ department: ['Sales'] }, ['ann', 'bob']),
  attribute({ department: ['Legal'] }, []),
  // As the database would write them: what is inside of a value is not compared.
  attribute({ department: ['{"of": "Sales"}'] }, []),
  attribute({ site: ['{"of": "Bern"}'] }, []),
  attribute({ jobTitle: ['Clerk'] }, ['cleo']),
  attribute({ jobTitle: ['null'] }, []),
  attribute({ job_title: ['Clerk'] }, ['bob']),
  attribute({ job_title: ['Chief'] }, ['cleo']),
  attribute({ employmentType: ['staff'] }, ['bob']),
  attribute({ employment_type: ['staff'] }, ['bob']),
  attribute({ employmentStatus: ['leave'] }, ['bob']),
  attribute({ employment_status: ['leave'] }, ['bob']),
  attribute({ username: ['bob'] }, ['bob']),
  attribute({ email: ['ann@corp.example'] }, ['ann']),
  attribute({ status: ['ENABLED'] }, []),
  attribute({ site: ['Oslo'], department: ['Sales'], level: ['7'] }, ['ann']),
  usersCel('subject.department == "Sales"', ['ann']),
  usersCel('true', PEOPLE),
  usersCel('subject.profile.site == "Oslo"', ['ann'], { cleo: 'users_failed' }),
  usersCel('subject.profile.site == "Oslo" || subject.department == "Sales"', ['ann'], { cleo: 'users_failed' }),
  usersCel('has(subject.profile.site) && subject.profile.site != "Oslo"', ['bob']),
  usersCel('subject.profile.site.startsWith("R")', [], { bob: 'users_failed', cleo: 'users_failed' }),
]

type AccountCriteria = NonNullable<AccessReviewScopeV2['accountCriteria']>
const accounts = (name: string, accountCriteria: AccountCriteria, inside: Name[], changes: Partial<Directory> = {}) =>
  among(`accounts: ${name}`, 'accounts', { scopeV2: { accountCriteria } }, inside, {}, changes)
const accountsCel = (expression: string, inside: Name[], other: { [N in Name]?: RuleCode } = {}) =>
  among(`accounts: ${expression}`, 'accounts', { scopeV2: { accountCelExpression: { expression } } }, inside, other)

const ACCOUNTS: ScopeCase[] = [
  among('accounts: all', 'accounts', { scopeV2: { allAccounts: {} } }, EVERYBODY),
  accounts('nothing', {}, EVERYBODY),
  accounts(
    'nothing in words',
    { accountDomain: 'APP_USER_DOMAIN_UNSPECIFIED', accountTypes: [], appUserStatuses: [], noAccountOwner: false },
    EVERYBODY,
  ),
  accounts('trusted, in any case', { accountDomain: 'APP_USER_DOMAIN_TRUSTED' }, ['ann', 'bob']),
  accounts('external, which is not without an address', { accountDomain: 'APP_USER_DOMAIN_EXTERNAL' }, ['cleo']),
  accounts('trusted where nothing is', { accountDomain: 'APP_USER_DOMAIN_TRUSTED' }, [], { trustedDomains: [] }),
  accounts('external where nothing is trusted', { accountDomain: 'APP_USER_DOMAIN_EXTERNAL' }, [], {
    trustedDomains: [],
  }),
  accounts('the domain is what follows the first @', { accountDomain: 'APP_USER_DOMAIN_TRUSTED' }, ['robot'], {
    accounts: office.accounts.map((each) => ({
      ...each,
      email: each.userId ? 'x@else@b.example' : 'x@b.example@else',
    })),
    trustedDomains: ['b.example'],
  }),
  accounts('types', { accountTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_SYSTEM_ACCOUNT'] }, [
    'bob',
    'robot',
  ]),
  accounts('statuses', { appUserStatuses: ['APP_USER_STATUS_DISABLED', 'APP_USER_STATUS_DELETED'] }, ['bob', 'cleo']),
  accounts('without an owner', { noAccountOwner: true }, ['robot']),
  accounts(
    'all at once',
    { accountTypes: ['APP_USER_TYPE_USER'], appUserStatuses: ['APP_USER_STATUS_ENABLED'], noAccountOwner: false },
    ['ann'],
  ),
  accountsCel('subject.status.status == Status.ENABLED', ['ann', 'robot']),
  accountsCel('subject.email.endsWith("@corp.example")', ['ann']),
  accountsCel('subject.profile.tier == "gold"', ['ann', 'robot'], { bob: 'accounts_failed' }),
  accountsCel('true', [...PEOPLE, 'robot']),
]

const legacy = (name: string, parts: Partial<PlannedScope>, inside: Name[]) =>
  among(`legacy: ${name}`, 'legacy', parts, inside)
const included = (name: string, inclusionScope: AccessReviewInclusionScope, inside: Name[]) =>
  legacy(`included, ${name}`, { inclusionScope }, inside)

const LEGACY: ScopeCase[] = [
  legacy('empty', { scope: {}, inclusionScope: {}, exclusionScope: {} }, EVERYBODY),
  legacy(
    'empty lists',
    {
      scope: { appUserStatuses: [], appUserTypes: [] },
      inclusionScope: {
        userIds: [],
        managerIds: [],
        userStatuses: [],
        noAccountOwners: false,
        multiUserProfileAttributes: {},
      },
      exclusionScope: { appUserStatuses: [], appUserTypes: [] },
    },
    EVERYBODY,
  ),
  legacy('statuses', { scope: { appUserStatuses: ['APP_USER_STATUS_ENABLED'] } }, ['ann', 'robot']),
  legacy('types', { scope: { appUserTypes: ['APP_USER_TYPE_USER'] } }, ['ann', 'cleo']),
  legacy(
    'both, and included',
    {
      scope: { appUserStatuses: ['APP_USER_STATUS_ENABLED'], appUserTypes: ['APP_USER_TYPE_USER'] },
      inclusionScope: { userIds: ['ann', 'bob'] },
    },
    ['ann'],
  ),
  included('statuses', { appUserStatuses: ['APP_USER_STATUS_DISABLED'] }, ['bob']),
  included('types', { appUserTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] }, ['robot']),
  included('managers', { managerIds: ['ann'] }, ['bob']),
  included('people', { userIds: ['ann', 'nobody'] }, ['ann']),
  included('statuses of people', { userStatuses: ['USER_DISABLED', 'USER_DELETED'] }, ['bob', 'cleo']),
  included('attributes', attributes({ site: ['Oslo'], department: ['Sales'] }), ['ann', 'bob']),
  included('accounts without an owner', { noAccountOwners: true }, ['robot']),
  included('no account can be both', { noAccountOwners: true, userIds: ['ann'] }, []),
  legacy('excluded, statuses', { exclusionScope: { appUserStatuses: ['APP_USER_STATUS_DISABLED'] } }, [
    'ann',
    'cleo',
    'robot',
    'staff',
  ]),
  legacy('excluded, types', { exclusionScope: { appUserTypes: ['APP_USER_TYPE_USER'] } }, ['bob', 'robot', 'staff']),
  legacy(
    'excluded, either',
    { exclusionScope: { appUserStatuses: ['APP_USER_STATUS_DISABLED'], appUserTypes: ['APP_USER_TYPE_USER'] } },
    ['robot', 'staff'],
  ),
]

/** Rules 6 to 8: whose access is reviewed. */
export const WHO: readonly ScopeCase[] = [...USERS, ...ACCOUNTS, ...LEGACY]
