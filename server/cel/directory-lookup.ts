import { CelFault } from './fault.ts'
import { type FieldsOf, type TypeName, typedValue } from './types.ts'

type UserFields = FieldsOf<'User'>

/** What the directory functions of client-facts 7.3 ask for; one evaluation asks the same question once. */
export interface DirectoryLookup {
  hasApp(userId: string, appId: string): Promise<boolean>
  hasEntitlement(userId: string, appId: string, entitlementId: string): Promise<boolean>
  /** Whether an access profile gave it; `automatic` when by its rules and not by hand. */
  grantedFromEnrollment(userId: string, appId: string, entitlementId: string, automatic: boolean): Promise<boolean>
  /** `USER_STATUS_ENABLED`, `_DISABLED`, `_DELETED`, or `_UNSPECIFIED` when there is no account. */
  appUserStatus(userId: string, appId: string): Promise<string>
  appUserManagers(userId: string, appId: string): Promise<UserFields[]>
  appUsers(userId: string, appId: string): Promise<FieldsOf<'AppUser'>[]>
  userByEmail(email: string): Promise<UserFields | undefined>
  userById(id: string): Promise<UserFields | undefined>
  userByName(name: string): Promise<UserFields | undefined>
  managers(userId: string): Promise<UserFields[]>
  directReports(userIds: readonly string[]): Promise<UserFields[]>
  entitlementMembers(appId: string, entitlementId: string): Promise<UserFields[]>
  entitlementOwners(appId: string, entitlementId: string): Promise<UserFields[]>
  groupByName(name: string): Promise<FieldsOf<'Group'> | undefined>
}

interface WithId {
  id: string
}
interface EntitlementValue extends WithId {
  appId: string
}

const all = async <N extends TypeName>(type: N, found: Promise<FieldsOf<N>[]>) =>
  (await found).map((fields) => typedValue(type, fields))

async function one<N extends TypeName>(type: N, found: Promise<FieldsOf<N> | undefined>, asked: string) {
  const fields = await found
  if (!fields) throw new CelFault(`There is no ${type.toLowerCase()} ${JSON.stringify(asked.slice(0, 60))}`)
  return typedValue(type, fields)
}

/** Functions that are called on a namespace, by their signatures. */
export type NamespaceFunctions = Record<string, (...args: never[]) => unknown>

export const directoryFunctions = (lookup: DirectoryLookup): NamespaceFunctions => ({
  'svc.user.v1.HasApp(User, string): bool': (user: WithId, appId: string) => lookup.hasApp(user.id, appId),
  'svc.user.v1.HasEntitlement(User, string, string): bool': (user: WithId, appId: string, id: string) =>
    lookup.hasEntitlement(user.id, appId, id),
  'svc.user.v1.GetAppUserStatus(User, string): string': (user: WithId, appId: string) =>
    lookup.appUserStatus(user.id, appId),
  'svc.user.v1.GetAppUserManagers(User, string): list<User>': (user: WithId, appId: string) =>
    all('User', lookup.appUserManagers(user.id, appId)),
  'svc.user.v1.ListAppUsersForUser(User, string): list<AppUser>': (user: WithId, appId: string) =>
    all('AppUser', lookup.appUsers(user.id, appId)),
  'svc.directory.users.v1.FindByEmail(string): User': (email: string) => one('User', lookup.userByEmail(email), email),
  'svc.directory.users.v1.GetByID(string): User': (id: string) => one('User', lookup.userById(id), id),
  'svc.directory.users.v1.FindByName(string): User': (name: string) => one('User', lookup.userByName(name), name),
  'svc.directory.users.v1.GetManagers(User): list<User>': (user: WithId) => all('User', lookup.managers(user.id)),
  'svc.directory.users.v1.DirectReports(User): list<User>': (user: WithId) =>
    all('User', lookup.directReports([user.id])),
  'svc.directory.users.v1.DirectReports(list<User>): list<User>': (users: readonly WithId[]) =>
    all('User', lookup.directReports(users.map(({ id }) => id))),
  'svc.directory.apps.v1.GetEntitlementMembers(string, string): list<User>': (appId: string, id: string) =>
    all('User', lookup.entitlementMembers(appId, id)),
  'svc.directory.groups.v1.FindByName(string): Group': (name: string) => one('Group', lookup.groupByName(name), name),
})

/** Those that only policies have. */
export const policyFunctions = (lookup: DirectoryLookup): NamespaceFunctions => ({
  'svc.user.v1.GrantedFromEnrollment(User, string, string): bool': (user: WithId, appId: string, id: string) =>
    lookup.grantedFromEnrollment(user.id, appId, id, false),
  'svc.user.v1.AutomaticallyGrantedFromEnrollment(User, string, string): bool': (
    user: WithId,
    appId: string,
    id: string,
  ) => lookup.grantedFromEnrollment(user.id, appId, id, true),
  'svc.directory.apps.v1.GetEntitlementOwners(string, string): list<User>': (appId: string, id: string) =>
    all('User', lookup.entitlementOwners(appId, id)),
  'svc.directory.apps.v1.GetEntitlementOwners(string, Entitlement): list<User>': (appId: string, { id }: WithId) =>
    all('User', lookup.entitlementOwners(appId, id)),
  'svc.directory.apps.v1.GetEntitlementOwners(Entitlement): list<User>': ({ appId, id }: EntitlementValue) =>
    all('User', lookup.entitlementOwners(appId, id)),
})
