import fc from 'fast-check'
import type { Approval, PolicyStep } from '../../../contract/directory/policy.ts'
import type { Account, Entitlement, Resource, User } from '../scope/directory.ts'
import { chance, from, recordOf, someOf } from '../scope/random-directory.ts'

/** An item with everything that a policy may look at. */
export interface ItemFacts {
  entitlement: Entitlement
  account: Account | undefined
  holder: Resource | undefined
  subject: User | undefined
}

/** Who owns and stands in for what, beside the directory. */
export interface Ownership {
  apps: Record<string, string[]>
  entitlements: Record<string, string[]>
  resources: Record<string, string[]>
  /** By the delegator; dated ones go before standing ones. */
  standing: Record<string, string>
  dated: Record<string, { userId: string; inForce: boolean }>
  superAdministratorIds: string[]
}

export const USER_IDS = Array.from({ length: 6 }, (_, n) => `user-${n}`)
const people = someOf(USER_IDS, 3)
const byKeys = <T>(keys: readonly string[], values: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.dictionary(from(keys), values, { noNullPrototype: true, maxKeys: keys.length })

export const randomOwnership: fc.Arbitrary<Ownership> = recordOf<Ownership>({
  apps: byKeys(['app-0', 'app-1'], people),
  entitlements: byKeys(
    Array.from({ length: 10 }, (_, n) => `entitlement-${n}`),
    people,
  ),
  resources: byKeys(
    Array.from({ length: 8 }, (_, n) => `resource-${n}`),
    people,
  ),
  standing: byKeys(USER_IDS, from(USER_IDS)),
  dated: byKeys(USER_IDS, recordOf({ userId: from(USER_IDS), inForce: chance(70) })),
  superAdministratorIds: someOf(USER_IDS, 2),
})

/** An expression and the same in TypeScript; 'failed' where the expression cannot be evaluated. */
export interface Rule {
  condition: string
  isTrue: (item: ItemFacts) => boolean | 'failed'
}
export const RULES: readonly Rule[] = [
  {
    condition: 'entitlement.riskLevelValueId == "risk-0"',
    isTrue: ({ entitlement }) => entitlement.riskLevelId === 'risk-0',
  },
  {
    condition: 'subject.department == "Sales"',
    isTrue: ({ subject }) => (subject ? subject.department === 'Sales' : 'failed'),
  },
  {
    condition: 'account.appUserType == AppUserType.SERVICE_ACCOUNT',
    isTrue: ({ account }) => (account ? account.accountType === 'APP_USER_TYPE_SERVICE_ACCOUNT' : 'failed'),
  },
  {
    condition: 'entitlement.appId == "app-0" && subject.jobTitle == "Chief"',
    isTrue: ({ entitlement, subject }) =>
      entitlement.appId === 'app-0' && (subject ? subject.jobTitle === 'Chief' : 'failed'),
  },
  { condition: 'task.isGrantPermanent && false', isTrue: () => false },
]

export interface Expression {
  text: string
  people: (item: ItemFacts, owned: Ownership, users: readonly User[]) => string[] | 'failed'
}
export const EXPRESSIONS: readonly Expression[] = [
  { text: 'appOwners', people: ({ entitlement }, { apps }, users) => existing(apps[entitlement.appId] ?? [], users) },
  {
    text: '[svc.directory.users.v1.GetByID("user-1")]',
    people: (_, __, users) => (users.some(({ id }) => id === 'user-1') ? ['user-1'] : 'failed'),
  },
  {
    text: 'subject.department == "Legal" ? appOwners : []',
    people: ({ subject, entitlement }, { apps }, users) =>
      subject ? (subject.department === 'Legal' ? existing(apps[entitlement.appId] ?? [], users) : []) : 'failed',
  },
]
const existing = (ids: readonly string[], users: readonly User[]) =>
  ids.filter((id) => users.some((user) => user.id === id))

const flags = { allowSelfApproval: chance(25), requireDistinctApprovers: chance(50) }
const fallback = {
  fallback: chance(60),
  fallbackUserIds: people,
  isGroupFallbackEnabled: chance(50),
  fallbackGroupIds: someOf([{ appId: 'app-0', appEntitlementId: 'entitlement-0' }], 1),
}
const common = { allowDelegation: chance(60), allowReassignment: chance(50) }
const kinds: fc.Arbitrary<Approval> = fc.oneof(
  recordOf<Approval>({ users: recordOf({ ...flags, userIds: people }) as never }),
  recordOf<Approval>({ manager: recordOf({ ...flags, ...fallback }) as never }),
  recordOf<Approval>({ appOwners: recordOf(flags) as never }),
  recordOf<Approval>({
    group: recordOf({
      ...flags,
      ...fallback,
      appId: fc.constant('app-1'),
      appGroupId: from(['entitlement-1', 'entitlement-3']),
    }) as never,
  }),
  recordOf<Approval>({ self: recordOf(fallback) as never }),
  recordOf<Approval>({ entitlementOwners: recordOf({ ...flags, ...fallback }) as never }),
  recordOf<Approval>({ resourceOwners: recordOf({ ...flags, ...fallback }) as never }),
  recordOf<Approval>({
    expression: recordOf({
      ...flags,
      ...fallback,
      expressions: fc.array(from(EXPRESSIONS.map(({ text }) => text)), { minLength: 1, maxLength: 2 }),
    }) as never,
  }),
)
const approval: fc.Arbitrary<PolicyStep> = fc
  .tuple(kinds, recordOf(common))
  .map(([kind, rest]) => ({ approval: { ...kind, ...rest } }))
const step: fc.Arbitrary<PolicyStep> = fc.oneof(
  { arbitrary: approval, weight: 10 },
  { arbitrary: fc.constant({ accept: {} }), weight: 1 },
  { arbitrary: fc.constant({ reject: {} }), weight: 1 },
)
const path = fc.array(step, { minLength: 1, maxLength: 3 })

export interface PlannedPolicy {
  certify: PolicyStep[]
  rules: { rule: number; steps: PolicyStep[] }[]
}
export const randomPolicy: fc.Arbitrary<PlannedPolicy> = recordOf<PlannedPolicy>({
  certify: path,
  rules: fc.array(recordOf({ rule: fc.nat(RULES.length - 1), steps: path }), { maxLength: 3 }),
})
