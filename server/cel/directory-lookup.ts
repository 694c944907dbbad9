import { CelFault } from './fault.ts'
import { type FieldsOf, type TypeName, typedValue } from './types.ts'

type UserFields = FieldsOf<'User'>

/** One result per request, in order. A CelFault fails the evaluations that made the request. */
type Results<T> = Promise<readonly (T | CelFault)[]>
type InApp = readonly [userId: string, appId: string]
type Holding = readonly [userId: string, appId: string, entitlementId: string]
type OfEntitlement = readonly [appId: string, entitlementId: string]

/**
 * The lookups behind the directory functions (interface 12.3). They are batched: each call gets all open requests of its
 * kind, without duplicates.
 */
export interface DirectoryLookup {
  hasApp(requests: readonly InApp[]): Results<boolean>
  hasEntitlement(requests: readonly Holding[]): Results<boolean>
  /** Whether it was granted through an access profile; `automatic` for grants by its rules only. */
  grantedFromEnrollment(requests: readonly (readonly [...Holding, automatic: boolean])[]): Results<boolean>
  /** `USER_STATUS_ENABLED`, `_DISABLED`, `_DELETED`, or `_UNSPECIFIED` if there is no account. */
  appUserStatus(requests: readonly InApp[]): Results<string>
  appUserManagers(requests: readonly InApp[]): Results<readonly UserFields[]>
  appUsers(requests: readonly InApp[]): Results<readonly FieldsOf<'AppUser'>[]>
  userByEmail(requests: readonly (readonly [email: string])[]): Results<UserFields | undefined>
  userById(requests: readonly (readonly [id: string])[]): Results<UserFields | undefined>
  userByName(requests: readonly (readonly [name: string])[]): Results<UserFields | undefined>
  managers(requests: readonly (readonly [userId: string])[]): Results<readonly UserFields[]>
  directReports(requests: readonly (readonly [userIds: readonly string[]])[]): Results<readonly UserFields[]>
  entitlementMembers(requests: readonly OfEntitlement[]): Results<readonly UserFields[]>
  entitlementOwners(requests: readonly OfEntitlement[]): Results<readonly UserFields[]>
  groupByName(requests: readonly (readonly [name: string])[]): Results<FieldsOf<'Group'> | undefined>
}

export type LookupKind = keyof DirectoryLookup
type RequestOf<K extends LookupKind> = Parameters<DirectoryLookup[K]>[0][number]
type FoundBy<K extends LookupKind> = Exclude<Awaited<ReturnType<DirectoryLookup[K]>>[number], CelFault>

/** Something an expression needs from the directory; the arguments come from a DirectoryFunction. */
export interface LookupRequest {
  kind: LookupKind
  args: unknown
}
/** What the directory has for a request, in a form that can be sent to a thread. */
export type LookupResult = { found: unknown } | { fault: string }

/** Looks up all requests of a kind at once. */
export async function lookUpAll(
  lookup: DirectoryLookup,
  kind: LookupKind,
  requests: readonly unknown[],
): Promise<LookupResult[]> {
  const results = await (lookup[kind] as (asked: readonly unknown[]) => Promise<readonly unknown[]>)(requests)
  if (results.length !== requests.length)
    throw new Error(`${kind} returned ${results.length} results for ${requests.length} requests`)
  return results.map((found) => (found instanceof CelFault ? { fault: found.message } : { found }))
}

const same = (found: unknown) => found
const listOf =
  <N extends TypeName>(type: N) =>
  (found: readonly FieldsOf<N>[]) =>
    found.map((fields) => typedValue(type, fields))
const oneOf =
  <N extends TypeName>(type: N) =>
  (fields: FieldsOf<N> | undefined, [wanted]: readonly [string]) => {
    if (!fields) throw new CelFault(`No ${type.toLowerCase()} ${JSON.stringify(wanted.slice(0, 60))} exists`)
    return typedValue(type, fields)
  }

/** Converts what was found to CEL values. */
const VALUES: { [K in LookupKind]: (found: FoundBy<K>, request: RequestOf<K>) => unknown } = {
  hasApp: same,
  hasEntitlement: same,
  grantedFromEnrollment: same,
  appUserStatus: same,
  appUserManagers: listOf('User'),
  appUsers: listOf('AppUser'),
  userByEmail: oneOf('User'),
  userById: oneOf('User'),
  userByName: oneOf('User'),
  managers: listOf('User'),
  directReports: listOf('User'),
  entitlementMembers: listOf('User'),
  entitlementOwners: listOf('User'),
  groupByName: oneOf('Group'),
}

/** What a directory function returns, or why it fails. */
export type LookupValue = { value: unknown } | { fault: CelFault }

export function lookupValue({ kind, args }: LookupRequest, result: LookupResult): LookupValue {
  if ('fault' in result) return { fault: new CelFault(result.fault) }
  try {
    return { value: VALUES[kind](result.found as never, args as never) }
  } catch (error) {
    // A missing person is a result too.
    if (error instanceof CelFault) return { fault: error }
    throw error
  }
}

/** A CEL function that needs the directory, and how its arguments become a request. */
export interface DirectoryFunction {
  kind: LookupKind
  request(...args: never[]): unknown
}
const lookupFunction = <K extends LookupKind>(
  kind: K,
  request: (...args: never[]) => RequestOf<K>,
): DirectoryFunction => ({
  kind,
  request,
})

interface WithId {
  id: string
}
interface EntitlementValue extends WithId {
  appId: string
}
const inApp = (user: WithId, appId: string) => [user.id, appId] as const
const holding = (user: WithId, appId: string, id: string) => [user.id, appId, id] as const
const text = (wanted: string) => [wanted] as const
const ids = (appId: string, id: string) => [appId, id] as const

/** Keyed by signature. */
export const DIRECTORY_FUNCTIONS: Record<string, DirectoryFunction> = {
  'svc.user.v1.HasApp(User, string): bool': lookupFunction('hasApp', inApp),
  'svc.user.v1.HasEntitlement(User, string, string): bool': lookupFunction('hasEntitlement', holding),
  'svc.user.v1.GetAppUserStatus(User, string): string': lookupFunction('appUserStatus', inApp),
  'svc.user.v1.GetAppUserManagers(User, string): list<User>': lookupFunction('appUserManagers', inApp),
  'svc.user.v1.ListAppUsersForUser(User, string): list<AppUser>': lookupFunction('appUsers', inApp),
  'svc.directory.users.v1.FindByEmail(string): User': lookupFunction('userByEmail', text),
  'svc.directory.users.v1.GetByID(string): User': lookupFunction('userById', text),
  'svc.directory.users.v1.FindByName(string): User': lookupFunction('userByName', text),
  'svc.directory.users.v1.GetManagers(User): list<User>': lookupFunction('managers', (user: WithId) => [user.id]),
  'svc.directory.users.v1.DirectReports(User): list<User>': lookupFunction('directReports', (user: WithId) => [
    [user.id],
  ]),
  'svc.directory.users.v1.DirectReports(list<User>): list<User>': lookupFunction(
    'directReports',
    (users: readonly WithId[]) => [users.map(({ id }) => id)],
  ),
  'svc.directory.apps.v1.GetEntitlementMembers(string, string): list<User>': lookupFunction('entitlementMembers', ids),
  'svc.directory.groups.v1.FindByName(string): Group': lookupFunction('groupByName', text),
}

/** Available in policies only. */
export const POLICY_FUNCTIONS: Record<string, DirectoryFunction> = {
  'svc.user.v1.GrantedFromEnrollment(User, string, string): bool': lookupFunction(
    'grantedFromEnrollment',
    (user: WithId, appId: string, id: string) => [user.id, appId, id, false],
  ),
  'svc.user.v1.AutomaticallyGrantedFromEnrollment(User, string, string): bool': lookupFunction(
    'grantedFromEnrollment',
    (user: WithId, appId: string, id: string) => [user.id, appId, id, true],
  ),
  'svc.directory.apps.v1.GetEntitlementOwners(string, string): list<User>': lookupFunction('entitlementOwners', ids),
  'svc.directory.apps.v1.GetEntitlementOwners(string, Entitlement): list<User>': lookupFunction(
    'entitlementOwners',
    (appId: string, { id }: WithId) => [appId, id],
  ),
  'svc.directory.apps.v1.GetEntitlementOwners(Entitlement): list<User>': lookupFunction(
    'entitlementOwners',
    ({ appId, id }: EntitlementValue) => [appId, id],
  ),
}
