import type { Static } from 'typebox'
import type { AccessReviewScopeType, MultiAppSetup } from '../../../contract/campaign/campaign.ts'
import type {
  AccessReviewExclusionScope,
  AccessReviewInclusionScope,
  AccessReviewScope,
  AccessReviewScopeV2,
} from '../../../contract/campaign/scope.ts'
import type { AppUserStatusStatus, AppUserType } from '../../../contract/directory/access-enums.ts'

/**
 * The time of evaluation in every test. The clocks of Europe and America change in the 90 days before it, so that a
 * period counted in local days, not in seconds, ends at the wrong time.
 */
export const AT = new Date('2026-04-15T12:00:00.000Z')
const DAY_MS = 86_400_000
export const daysBefore = (days: number, plusMs = 0): Date => new Date(AT.getTime() - days * DAY_MS + plusMs)

export interface User {
  id: string
  email: string
  status: 'ENABLED' | 'DISABLED' | 'DELETED'
  username: string
  department: string
  jobTitle: string
  employmentStatus: string
  employmentType: string
  managerIds: string[]
  profile: Record<string, unknown>
}
export interface ResourceType {
  appId: string
  id: string
}
export interface Resource {
  id: string
  appId: string
  resourceTypeId: string
  parentId: string | null
}
export interface Entitlement {
  id: string
  appId: string
  resourceTypeId: string
  /** Empty: it is an entitlement of the app itself. */
  resourceId: string
  isAppAccess: boolean
  riskLevelId: string
  complianceFrameworkIds: string[]
}
export interface Account {
  id: string
  appId: string
  userId: string | null
  accountType: Static<typeof AppUserType>
  status: Static<typeof AppUserStatusStatus>
  email: string
  profile: Record<string, unknown>
}
export interface Grant {
  entitlementId: string
  /** Of an account, or of a resource when `toResource`. */
  principalId: string
  toResource: boolean
  isDirect: boolean
  addedAt: Date | null
  createdAt: Date
  lastUsedAt: Date | null
  lastReviewedAt: Date | null
  expiresAt: Date | null
  accessProfileIds: string[]
}
export interface Monitor {
  id: string
  enabled: boolean
  deleted: boolean
  negateB: boolean
  groupA: string[]
  groupB: string[]
}
export interface Violation {
  id: string
  monitorId: string
  /** A person, or an account without an owner. */
  userId: string | null
  accountId: string | null
  resolvedAt: Date | null
  exemptedAt: Date | null
  exemptionExpiresAt: Date | null
}

/** A version that is no longer true: of an object that changed, or of one that is gone. */
export type Past<T> = T & { removed: boolean }

export interface Directory {
  appIds: string[]
  users: User[]
  resourceTypes: ResourceType[]
  resources: Resource[]
  entitlements: Entitlement[]
  accounts: Account[]
  grants: Grant[]
  accessProfileIds: string[]
  trustedDomains: string[]
  monitors: Monitor[]
  violations: Violation[]
  /** None of this may make a difference. */
  past: {
    users: Past<User>[]
    resources: Past<Resource>[]
    entitlements: Past<Entitlement>[]
    accounts: Past<Account>[]
    grants: Past<Grant>[]
  }
}

export const LISTS = [
  'entitlements',
  'resource_types',
  'excluded_entitlements',
  'excluded_resource_types',
  'resources',
  'scope_roles',
  'conflict_monitors',
] as const
export type ListName = (typeof LISTS)[number]
export interface Entry {
  appId: string
  objectId: string
  roleId: string
}
export type Selections = Partial<Record<ListName, Entry[]>>

/** A scope with what is selected beside it, in place of the ids of the sets that hold it. */
export interface PlannedScope {
  scopeType: AccessReviewScopeType
  scopeV2?: AccessReviewScopeV2
  scope?: AccessReviewScope
  inclusionScope?: AccessReviewInclusionScope
  exclusionScope?: AccessReviewExclusionScope
  singleApp?: { appId: string }
  multiApp?: MultiAppSetup
  bindings?: Record<never, never>
  selections: Selections
}

/** The same as it is evaluated: what is selected is in sets of the database. */
export type CampaignScope = Omit<PlannedScope, 'selections'> & { sets: Partial<Record<ListName, string>> }

/** In the order in which they are asked; a grant is left out by the first that it fails. */
export const RULES = [
  'principal_type',
  'setup',
  'apps_and_resources',
  'resource',
  'excluded',
  'users',
  'accounts',
  'legacy',
  'access_conflicts',
  'grants',
] as const
export type Rule = (typeof RULES)[number]
/** Which rule left a grant out; the last two are for those of whom an expression could not tell. */
export type RuleCode = Rule | 'users_failed' | 'accounts_failed'

export const keyOf = (grant: { entitlementId: string; principalId: string }): string =>
  `${grant.entitlementId}/${grant.principalId}`

/** A grant with all that it is about; without an account it is held by a resource, without a person by nobody known. */
export interface Facts {
  grant: Grant
  entitlement: Entitlement
  account: Account | undefined
  person: User | undefined
}

export interface Question {
  directory: Directory
  scope: PlannedScope
  at: Date
}
