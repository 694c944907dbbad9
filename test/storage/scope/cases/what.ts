import type { RuleCode, Selections } from '../directory.ts'
import {
  account,
  directory,
  entitlement,
  entry,
  grant,
  grantToResource,
  resource,
  type ScopeCase,
  scope,
  user,
} from './small-directory.ts'

const people = { users: [user('ann')], accounts: [account('ann'), account('ann', { id: 'ann@erp', appId: 'erp' })] }

/** Ann and a group have access to a folder. */
const shared = directory({
  ...people,
  resources: [resource('files'), resource('staff')],
  entitlements: [entitlement('read', { resourceId: 'files', resourceTypeId: 'folder' })],
  grants: [grant('read', 'ann@crm'), grantToResource('read', 'staff')],
})

type Principals = 'UNSPECIFIED' | 'USERS' | 'RESOURCES' | 'USERS_AND_RESOURCES'
const principals = (filter: Principals | 'absent', ann: RuleCode | null, staff: RuleCode | null): ScopeCase => ({
  name: `principals: ${filter}`,
  directory: shared,
  scope: scope(
    filter === 'absent' ? {} : { scopeV2: { principalTypeFilter: `PRINCIPAL_TYPE_FILTER_${filter}` as const } },
  ),
  expected: { 'read/ann@crm': ann, 'read/staff': staff },
})

/** Two entitlements of the CRM and one of the ERP, all held by Ann. */
const apps = directory({
  ...people,
  entitlements: [
    entitlement('login', { isAppAccess: true, riskLevelId: 'high', complianceFrameworkIds: ['sox', 'gdpr'] }),
    entitlement('write', { resourceTypeId: 'folder', riskLevelId: 'low', complianceFrameworkIds: ['sox'] }),
    entitlement('erp-login', { appId: 'erp', isAppAccess: true, resourceTypeId: 'folder', riskLevelId: 'high' }),
  ],
  grants: [grant('login', 'ann@crm'), grant('write', 'ann@crm'), grant('erp-login', 'ann@erp')],
})

/** What becomes of these three; what is not named is reviewed. */
const ofApps = (
  name: string,
  parts: Parameters<typeof scope>[0],
  out: { login?: RuleCode; write?: RuleCode; 'erp-login'?: RuleCode },
): ScopeCase => ({
  name,
  directory: apps,
  scope: scope(parts),
  expected: {
    'login/ann@crm': out.login ?? null,
    'write/ann@crm': out.write ?? null,
    'erp-login/ann@erp': out['erp-login'] ?? null,
  },
})
/** `write` and one that is not there: it is an entitlement of the other app. */
const entitlements = [entry('write'), entry('login', 'erp'), entry('nothing')]
const rule = 'apps_and_resources'
const criteria = (riskLevelAttributeValueIds: string[], complianceFrameworkAttributeValueIds: string[]) => ({
  scopeV2: { appSelectionCriteria: { riskLevelAttributeValueIds, complianceFrameworkAttributeValueIds } },
})

const SETUP: ScopeCase[] = [
  ofApps('no scope at all', {}, {}),
  ofApps('single app', { singleApp: { appId: 'crm' } }, { 'erp-login': 'setup' }),
  ofApps(
    'many apps: what is selected',
    { multiApp: {}, selections: { entitlements } },
    { login: 'setup', 'erp-login': 'setup' },
  ),
  ofApps(
    'bindings: what is selected',
    { bindings: {}, selections: { entitlements } },
    { login: 'setup', 'erp-login': 'setup' },
  ),
  ofApps('many apps: nothing is selected', { multiApp: {} }, { login: 'setup', write: 'setup', 'erp-login': 'setup' }),
  ofApps(
    'many apps: a member of the scope takes the place of the selection',
    { multiApp: {}, ...criteria(['high'], []), selections: { entitlements } },
    { write: rule },
  ),
]

const APPS: ScopeCase[] = [
  ofApps('app access: no app', { scopeV2: { appAccess: {} } }, { login: rule, write: rule, 'erp-login': rule }),
  ofApps(
    'app access: apps of selected entitlements, of any entry',
    { scopeV2: { appAccess: {} }, selections: { entitlements: [entry('nothing')] } },
    { write: rule, 'erp-login': rule },
  ),
  ofApps(
    'app access: the single app',
    { scopeV2: { appAccess: {} }, singleApp: { appId: 'erp' } },
    { login: 'setup', write: 'setup' },
  ),
  ofApps(
    'specific: selected',
    { scopeV2: { specificResources: {} }, selections: { entitlements } },
    { login: rule, 'erp-login': rule },
  ),
  ofApps('specific: no list', { scopeV2: { specificResources: {} } }, { login: rule, write: rule, 'erp-login': rule }),
  ofApps('criteria: nothing asked', criteria([], []), {}),
  ofApps('criteria: nothing said', { scopeV2: { appSelectionCriteria: {} } }, {}),
  ofApps('criteria: risk', criteria(['high', 'other'], []), { write: rule }),
  ofApps('criteria: framework', criteria([], ['gdpr', 'other']), { write: rule, 'erp-login': rule }),
  ofApps('criteria: both', criteria(['low'], ['sox']), { login: rule, 'erp-login': rule }),
  ofApps(
    'resource types: of this app alone',
    {
      scopeV2: { resourceTypeSelections: {} },
      selections: { resource_types: [entry('folder', 'erp'), entry('group')] },
    },
    { login: rule, write: rule },
  ),
]

const EXCLUDED: ScopeCase[] = [
  ofApps(
    'excluded: entitlements',
    { scopeV2: { excludedSpecificResources: {} }, selections: { excluded_entitlements: entitlements } },
    { write: 'excluded' },
  ),
  ofApps(
    'excluded: resource types',
    {
      scopeV2: { excludedResourceTypeSelections: {} },
      selections: { excluded_resource_types: [entry('folder', 'erp')] },
    },
    { 'erp-login': 'excluded' },
  ),
  ofApps('excluded: no list', { scopeV2: { excludedSpecificResources: {} } }, {}),
  ofApps('excluded: a list that nobody asks for', { selections: { excluded_entitlements: entitlements } }, {}),
]

/**
 * `root` contains `top` contains `leaf` and `side`. `leaf` has a group of the other app among its holders, which is in
 * a group of groups, which is in the first group. Each has an entitlement of the same name, and one has no resource.
 */
const TREE = ['root', 'top', 'leaf', 'side', 'staff', 'groups', 'apart']
const ofGroups = (id: string) => id === 'staff' || id === 'groups'
const appOf = (id: string) => (ofGroups(id) ? 'erp' : 'crm')
const tree = directory({
  ...people,
  resources: [
    resource('root'),
    resource('top', 'root'),
    resource('leaf', 'top'),
    resource('side', 'top'),
    resource('staff', null, { appId: 'erp', resourceTypeId: 'group' }),
    resource('groups', null, { appId: 'erp', resourceTypeId: 'group' }),
    resource('apart'),
  ],
  entitlements: [
    ...TREE.map((id) => entitlement(`in-${id}`, { appId: appOf(id), resourceId: id })),
    entitlement('free', { resourceId: '' }),
  ],
  grants: [
    ...TREE.map((id) => grant(`in-${id}`, `ann@${appOf(id)}`)),
    grant('free', 'ann@crm'),
    grantToResource('in-leaf', 'staff'),
    grantToResource('in-staff', 'groups'),
    grantToResource('in-groups', 'staff'),
    grantToResource('free', 'apart'),
  ],
})

/** Which resources' entitlements are in. */
const ofTree = (name: string, selections: Selections, ids: string[], inherited = false): ScopeCase => {
  const asked = {
    ...(selections.resources ? { resourceSelection: {} } : {}),
    ...(selections.scope_roles ? { scopeRoleSelection: {} } : {}),
  }
  const isAsked = Object.keys(asked).length > 0
  return {
    name: `${name}${inherited ? ', inherited' : ''}`,
    directory: tree,
    scope: scope({
      scopeType: inherited ? 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE' : 'ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE',
      scopeV2: asked,
      selections,
    }),
    expected: {
      ...Object.fromEntries(TREE.map((id) => [`in-${id}/ann@${appOf(id)}`, ids.includes(id) ? null : 'resource'])),
      'free/ann@crm': isAsked ? 'resource' : null,
      'in-leaf/staff': 'principal_type',
      'in-staff/groups': 'principal_type',
      'in-groups/staff': 'principal_type',
      'free/apart': 'principal_type',
    },
  }
}
const pair = (scopeId: string, roleId: string, appId = 'crm') => entry(scopeId, appId, roleId)

const RESOURCES: ScopeCase[] = [
  ofTree('resources: selected', { resources: [entry('leaf'), entry('staff', 'erp')] }, ['leaf', 'staff']),
  ofTree('resources: of another app, not there', { resources: [entry('leaf', 'erp'), entry('nothing')] }, []),
  ofTree('roles: the scope itself', { scope_roles: [pair('leaf', 'leaf')] }, ['leaf']),
  ofTree('roles: the scope contains the role', { scope_roles: [pair('root', 'leaf')] }, ['leaf']),
  ofTree('roles: the role contains the scope', { scope_roles: [pair('leaf', 'top')] }, []),
  ofTree('roles: beside each other', { scope_roles: [pair('side', 'leaf')] }, []),
  ofTree('roles: of another app', { scope_roles: [pair('leaf', 'leaf', 'erp')] }, []),
  ofTree('roles: not there', { scope_roles: [pair('nothing', 'leaf'), pair('leaf', 'nothing')] }, []),
  ofTree('resources and roles together', { resources: [entry('apart')], scope_roles: [pair('top', 'side')] }, [
    'apart',
    'side',
  ]),
  ofTree('resources: what contains them', { resources: [entry('side')] }, ['side', 'top', 'root'], true),
  ofTree(
    'resources: the groups that hold them, in a circle',
    { resources: [entry('leaf')] },
    ['leaf', 'top', 'root', 'staff', 'groups'],
    true,
  ),
  ofTree('roles: what contains them', { scope_roles: [pair('root', 'side')] }, ['side', 'top', 'root'], true),
  ofTree('roles: nothing from a pair that means nothing', { scope_roles: [pair('leaf', 'side')] }, [], true),
  ofTree('resources: not what they contain', { resources: [entry('root')] }, ['root'], true),
  ofTree('resources: of another app', { resources: [entry('leaf', 'erp')] }, [], true),
  ofTree('resources: nothing is asked', {}, TREE, true),
  {
    ...ofTree('resources: a list of pairs that nobody asks for', { resources: [entry('leaf')] }, ['leaf']),
    scope: scope({
      scopeV2: { resourceSelection: {} },
      selections: { resources: [entry('leaf')], scope_roles: [pair('top', 'side')] },
    }),
  },
  {
    ...ofTree('roles: a list of resources that nobody asks for', { scope_roles: [pair('top', 'side')] }, ['side']),
    scope: scope({
      scopeV2: { scopeRoleSelection: {} },
      selections: { resources: [entry('leaf')], scope_roles: [pair('top', 'side')] },
    }),
  },
  {
    name: 'resources: to resources too',
    directory: shared,
    scope: scope({
      scopeV2: { principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES', resourceSelection: {} },
      selections: { resources: [entry('files')] },
    }),
    expected: { 'read/ann@crm': null, 'read/staff': null },
  },
]

/** Rules 1 to 5: what is reviewed. */
export const WHAT: readonly ScopeCase[] = [
  principals('absent', null, 'principal_type'),
  principals('UNSPECIFIED', null, 'principal_type'),
  principals('USERS', null, 'principal_type'),
  principals('RESOURCES', 'principal_type', null),
  principals('USERS_AND_RESOURCES', null, null),
  ...SETUP,
  ...APPS,
  ...RESOURCES,
  ...EXCLUDED,
]
