import {
  type Account,
  type Directory,
  daysBefore,
  type Entitlement,
  type Entry,
  type Grant,
  type Monitor,
  type PlannedScope,
  type Resource,
  type RuleCode,
  type User,
  type Violation,
} from '../directory.ts'

/** An example: what becomes of the grants of a directory, each named `entitlement/principal`; null is reviewed. */
export interface ScopeCase {
  name: string
  directory: Directory
  scope: PlannedScope
  expected: Record<string, RuleCode | null>
}

export const user = (id: string, changes: Partial<User> = {}): User => ({
  id,
  email: `${id}@corp.example`,
  status: 'ENABLED',
  username: '',
  department: '',
  jobTitle: '',
  employmentStatus: '',
  employmentType: '',
  managerIds: [],
  profile: {},
  ...changes,
})

/** An account of the CRM, of the person of the same name. */
export const account = (id: string, changes: Partial<Account> = {}): Account => ({
  id: `${id}@crm`,
  appId: 'crm',
  userId: id,
  accountType: 'APP_USER_TYPE_USER',
  status: 'STATUS_ENABLED',
  email: '',
  profile: {},
  ...changes,
})

export const entitlement = (id: string, changes: Partial<Entitlement> = {}): Entitlement => ({
  id,
  appId: 'crm',
  resourceTypeId: '',
  resourceId: '',
  isAppAccess: false,
  riskLevelId: '',
  complianceFrameworkIds: [],
  ...changes,
})

export const resource = (id: string, parentId: string | null = null, changes: Partial<Resource> = {}): Resource => ({
  id,
  appId: 'crm',
  resourceTypeId: 'folder',
  parentId,
  ...changes,
})

export const grant = (entitlementId: string, principalId: string, changes: Partial<Grant> = {}): Grant => ({
  entitlementId,
  principalId,
  toResource: false,
  isDirect: true,
  addedAt: null,
  createdAt: daysBefore(100),
  lastUsedAt: null,
  lastReviewedAt: null,
  expiresAt: null,
  accessProfileIds: [],
  ...changes,
})
export const grantToResource = (entitlementId: string, resourceId: string): Grant =>
  grant(entitlementId, resourceId, { toResource: true })

export const monitor = (changes: Partial<Monitor> = {}): Monitor => ({
  id: 'monitor',
  enabled: true,
  deleted: false,
  negateB: false,
  groupA: ['pay'],
  groupB: ['approve'],
  ...changes,
})
export const violation = (changes: Partial<Violation> = {}): Violation => ({
  id: 'violation',
  monitorId: 'monitor',
  userId: 'ann',
  accountId: null,
  resolvedAt: null,
  exemptedAt: null,
  exemptionExpiresAt: null,
  ...changes,
})

export const directory = (parts: Partial<Directory>): Directory => ({
  appIds: ['crm', 'erp'],
  users: [],
  resourceTypes: ['crm', 'erp'].flatMap((appId) => ['folder', 'group'].map((id) => ({ appId, id }))),
  resources: [],
  entitlements: [],
  accounts: [],
  grants: [],
  accessProfileIds: ['basic', 'admin'],
  trustedDomains: [],
  monitors: [],
  violations: [],
  past: { users: [], resources: [], entitlements: [], accounts: [], grants: [] },
  ...parts,
})

export const entry = (objectId: string, appId = 'crm', roleId = ''): Entry => ({ appId, objectId, roleId })

export const scope = (parts: Partial<PlannedScope>): PlannedScope => ({
  scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
  selections: {},
  ...parts,
})
