import fc from 'fast-check'
import {
  type Account,
  AT,
  type Directory,
  daysBefore,
  type Entitlement,
  type Grant,
  keyOf,
  type Monitor,
  type Past,
  type Resource,
  type User,
  type Violation,
} from './directory.ts'

/** Periods that scopes ask for, and moments around their ends: exactly there, and a millisecond to either side. */
export const PERIODS = { '2592000s': 30, '7776000s': 90, '1.5s': 1.5 / 86_400 }
export const MOMENTS: readonly Date[] = [
  daysBefore(400),
  ...Object.values(PERIODS).flatMap((days) => [-1, 0, 1].map((ms) => daysBefore(days, ms))),
  AT,
]

/**
 * The number of a thing decides which app it is in, so that a scope can be made without knowing the directory. The
 * third app is empty.
 */
export const APPS = ['app-0', 'app-1', 'app-2'] as const
export const appOf = (number: number): string => `app-${number % 2}`
/** Every app has types of these ids: only with the app is it known which is meant. */
export const TYPE_IDS = ['type-0', 'type-1'] as const
export const MOST = { users: 6, resources: 8, entitlements: 10, accounts: 10, monitors: 3 } as const
export const RISKS = ['risk-0', 'risk-1'] as const
export const FRAMEWORKS = ['framework-0', 'framework-1', 'framework-2'] as const
export const ACCESS_PROFILES = ['profile-0', 'profile-1', 'profile-2'] as const
const DOMAINS = ['corp.example', 'partner.example', 'Corp.Example', 'mail.example'] as const

export const from = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
export const someOf = <T>(values: readonly T[], maxLength = 2): fc.Arbitrary<T[]> =>
  fc.uniqueArray(from(values), { maxLength })
/** Plain objects, as JSON makes them. */
export const recordOf = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<T>
export const chance = (percent: number): fc.Arbitrary<boolean> =>
  fc.integer({ min: 1, max: 100 }).map((drawn) => drawn > 100 - percent)
const orNull = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { freq: 2 })
const moment = from(MOMENTS)
const several = <T>(values: fc.Arbitrary<T>, minLength: number, maxLength: number) =>
  // Otherwise lists are mostly short, and a filter finds nothing.
  fc.array(values, { minLength, maxLength, size: 'max' })

const profileValue = from<unknown>(['Oslo', 'Oslo', 'Rome', 7, 2.5, true, null, ['Rome', 7], { a: 'Oslo' }])
const profile: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  from(['site', 'team', 'department', 'job_title']),
  profileValue,
  { minKeys: 1, maxKeys: 4, noNullPrototype: true, size: 'max' },
)

const rawUser = recordOf<Omit<User, 'id'>>({
  email: from(DOMAINS),
  status: from(['ENABLED', 'ENABLED', 'DISABLED', 'DELETED']),
  username: from(['', 'ann', 'bob']),
  department: from(['Sales', 'Sales', 'Legal', '']),
  jobTitle: from(['Clerk', 'Chief', '']),
  employmentStatus: from(['active', 'leave', '']),
  employmentType: from(['staff', 'contract', '']),
  managerIds: someOf(['user-0', 'user-1', 'user-2', 'user-3']),
  profile,
})
const userOf = (raw: Omit<User, 'id'>, n: number): User => ({
  ...raw,
  id: `user-${n}`,
  email: `user-${n}@${raw.email}`,
})

const rawResource = recordOf({ resourceTypeId: from(TYPE_IDS), parent: fc.option(fc.nat(7), { freq: 4 }) })
type RawResource = typeof rawResource extends fc.Arbitrary<infer Raw> ? Raw : never
/** The parent has a smaller number and is of the same app: parents form no circle. */
function resourceOf({ resourceTypeId, parent }: RawResource, n: number): Resource {
  const older = Math.floor(n / 2)
  const parentId = parent === null || older === 0 ? null : `resource-${(older - 1 - (parent % older)) * 2 + (n % 2)}`
  return { id: `resource-${n}`, appId: appOf(n), resourceTypeId, parentId }
}

const rawEntitlement = recordOf({
  resource: fc.option(fc.nat(3), { freq: 4 }),
  resourceTypeId: from(['', ...TYPE_IDS]),
  isAppAccess: chance(40),
  riskLevelId: from(['', ...RISKS]),
  complianceFrameworkIds: someOf(FRAMEWORKS),
})
type RawEntitlement = typeof rawEntitlement extends fc.Arbitrary<infer Raw> ? Raw : never
function entitlementOf({ resource, ...raw }: RawEntitlement, n: number, resources: readonly Resource[]): Entitlement {
  const ofApp = resources.filter(({ appId }) => appId === appOf(n))
  const held = resource === null ? undefined : ofApp[resource % ofApp.length]
  const { id: resourceId = '', resourceTypeId = raw.resourceTypeId } = held ?? {}
  return { ...raw, id: `entitlement-${n}`, appId: appOf(n), resourceId, resourceTypeId }
}

const rawAccount = recordOf<Omit<Account, 'id' | 'appId' | 'userId'> & { owner: number | null }>({
  owner: fc.option(fc.nat(MOST.users - 1), { freq: 4 }),
  accountType: from([
    'APP_USER_TYPE_USER',
    'APP_USER_TYPE_USER',
    'APP_USER_TYPE_SERVICE_ACCOUNT',
    'APP_USER_TYPE_SYSTEM_ACCOUNT',
    'APP_USER_TYPE_UNSPECIFIED',
  ]),
  status: from(['STATUS_ENABLED', 'STATUS_ENABLED', 'STATUS_DISABLED', 'STATUS_DELETED', 'STATUS_UNSPECIFIED']),
  email: from(['', 'no-address', 'a@b@corp.example', ...DOMAINS.map((domain) => `x@${domain}`)]),
  profile: fc.dictionary(from(['tier', 'site']), from<unknown>(['gold', 'Oslo', 1, null]), { noNullPrototype: true }),
})
type RawAccount = typeof rawAccount extends fc.Arbitrary<infer Raw> ? Raw : never
const accountOf = ({ owner, ...raw }: RawAccount, n: number, users: readonly User[]): Account => ({
  ...raw,
  id: `account-${n}`,
  appId: appOf(n),
  userId: owner === null ? null : (users[owner % users.length]?.id ?? null),
})

const rawGrant = recordOf<Omit<Grant, 'entitlementId' | 'principalId'> & { entitlement: number; principal: number }>({
  entitlement: fc.nat(99),
  principal: fc.nat(99),
  toResource: chance(25),
  isDirect: chance(70),
  addedAt: fc.option(moment, { freq: 3 }),
  createdAt: moment,
  lastUsedAt: fc.option(moment, { freq: 3 }),
  lastReviewedAt: fc.option(moment, { freq: 3 }),
  expiresAt: orNull(moment),
  accessProfileIds: someOf(ACCESS_PROFILES),
})
type RawGrant = typeof rawGrant extends fc.Arbitrary<infer Raw> ? Raw : never
/** An account holds entitlements of its own app, a resource those of any. */
function grantOf(
  { entitlement, principal, ...raw }: RawGrant,
  { entitlements, accounts, resources }: Pick<Directory, 'entitlements' | 'accounts' | 'resources'>,
): Grant[] {
  const holder = raw.toResource ? resources[principal % resources.length] : accounts[principal % accounts.length]
  const possible = entitlements.filter(({ appId }) => raw.toResource || appId === holder?.appId)
  const held = possible[entitlement % possible.length]
  return holder && held ? [{ ...raw, entitlementId: held.id, principalId: holder.id }] : []
}

const entitlementIds = Array.from({ length: MOST.entitlements }, (_, n) => `entitlement-${n}`)
const rawMonitor = recordOf<Omit<Monitor, 'id'>>({
  enabled: chance(75),
  deleted: chance(20),
  negateB: chance(40),
  groupA: someOf(entitlementIds, 6),
  groupB: someOf(entitlementIds, 6),
})

const rawViolation = recordOf<
  Omit<Violation, 'id' | 'monitorId' | 'userId' | 'accountId'> & { monitor: number; user: boolean; subject: number }
>({
  monitor: fc.nat(5),
  user: chance(65),
  subject: fc.nat(99),
  resolvedAt: fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, moment),
  exemptedAt: orNull(moment),
  exemptionExpiresAt: orNull(from([daysBefore(1), daysBefore(0, -1), AT, daysBefore(0, 1), daysBefore(-1)])),
})
type RawViolation = typeof rawViolation extends fc.Arbitrary<infer Raw> ? Raw : never
function violationsOf(raws: RawViolation[], monitors: Monitor[], users: User[], accounts: Account[]): Violation[] {
  const taken = new Set<string>()
  return raws.flatMap(({ monitor, user, subject, ...raw }, n) => {
    const monitorId = monitors[monitor % monitors.length]?.id
    const subjects: { id: string }[] = user ? users : accounts
    const subjectId = subjects[subject % subjects.length]?.id
    if (!monitorId || !subjectId) return []
    // Of each monitor and subject there is at most one violation that is not resolved.
    const key = `${monitorId} ${subjectId}`
    if (raw.resolvedAt === null && taken.has(key)) return []
    if (raw.resolvedAt === null) taken.add(key)
    const who = { userId: user ? subjectId : null, accountId: user ? null : subjectId }
    return [{ ...raw, id: `violation-${n}`, monitorId, ...who }]
  })
}

const RAW = recordOf({
  users: several(rawUser, 3, MOST.users),
  resources: several(rawResource, 4, MOST.resources),
  entitlements: several(rawEntitlement, 5, MOST.entitlements),
  accounts: several(rawAccount, 4, MOST.accounts),
  grants: fc.oneof({ arbitrary: several(rawGrant, 16, 40), weight: 4 }, several(rawGrant, 1, 12)),
  trustedDomains: someOf(['corp.example', 'partner.example', 'b']),
  monitors: several(rawMonitor, 1, MOST.monitors),
  violations: several(rawViolation, 0, 20),
  past: recordOf({
    users: several(rawUser, 0, 3),
    resources: several(rawResource, 0, 3),
    entitlements: several(rawEntitlement, 0, 3),
    accounts: several(rawAccount, 0, 3),
    grants: several(rawGrant, 0, 8),
  }),
})
type Raw = typeof RAW extends fc.Arbitrary<infer R> ? R : never

function directoryOf(raw: Raw): Directory {
  const users = raw.users.map(userOf)
  const resources = raw.resources.map(resourceOf)
  const entitlements = raw.entitlements.map((each, n) => entitlementOf(each, n, resources))
  const accounts = raw.accounts.map((each, n) => accountOf(each, n, users))
  const monitors = raw.monitors.map((each, n) => ({ ...each, id: `monitor-${n}` }))
  const held = raw.grants.flatMap((each) => grantOf(each, { entitlements, accounts, resources }))
  const open = {
    appIds: [...APPS],
    users,
    resourceTypes: APPS.flatMap((appId) => TYPE_IDS.map((id) => ({ appId, id }))),
    resources,
    entitlements,
    accounts,
    grants: [...new Map(held.map((grant) => [keyOf(grant), grant])).values()],
    accessProfileIds: [...ACCESS_PROFILES],
    trustedDomains: raw.trustedDomains,
    monitors,
    violations: violationsOf(raw.violations, monitors, users, accounts),
  }
  return { ...open, past: pastOf(raw.past, open) }
}

/** Versions from before of what is still there and, by turns, of what is gone; grants to and on both. */
function pastOf(raw: Raw['past'], open: Omit<Directory, 'past'>): Directory['past'] {
  const isGone = (n: number) => n % 2 === 1
  const aged = <T extends { id: string }>(version: T, n: number): Past<T> =>
    isGone(n) ? { ...version, id: `${version.id}-gone`, removed: true } : { ...version, removed: false }
  const past = {
    // People are not removed but get the status of the deleted.
    users: raw.users.map(userOf).map((user) => ({ ...user, removed: false })),
    resources: raw.resources.map(resourceOf).map(aged),
    entitlements: raw.entitlements.map((each, n) => aged(entitlementOf(each, n, open.resources), n)),
    accounts: raw.accounts.map((each, n) => aged(accountOf(each, n, open.users), n)),
  }
  const known = {
    entitlements: [...open.entitlements, ...past.entitlements.filter(({ removed }) => removed)],
    accounts: [...open.accounts, ...past.accounts.filter(({ removed }) => removed)],
    resources: [...open.resources, ...past.resources.filter(({ removed }) => removed)],
  }
  const isOpen = new Set(open.grants.map(keyOf))
  const grants = raw.grants
    .flatMap((each) => grantOf(each, known))
    .map((grant) => ({ ...grant, removed: !isOpen.has(keyOf(grant)) }))
  return { ...past, grants }
}

/** A small directory, its values few enough that filters find something. */
export const randomDirectory: fc.Arbitrary<Directory> = RAW.map(directoryOf)
