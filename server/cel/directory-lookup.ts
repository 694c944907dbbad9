import { CelFault } from './fault.ts'
import { type FieldsOf, type TypeName, typedValue } from './types.ts'

type UserFields = FieldsOf<'User'>

/** One answer per question, in order. A CelFault fails the evaluations that asked. */
type Answers<T> = Promise<readonly (T | CelFault)[]>
type InApp = readonly [userId: string, appId: string]
type Holding = readonly [userId: string, appId: string, entitlementId: string]
type OfEntitlement = readonly [appId: string, entitlementId: string]

/**
 * The lookups behind the directory functions (interface 12.3). They are batched: each call gets all open questions of
 * its kind, without duplicates.
 */
export interface DirectoryLookup {
  hasApp(questions: readonly InApp[]): Answers<boolean>
  hasEntitlement(questions: readonly Holding[]): Answers<boolean>
  /** Whether it was granted through an access profile; `automatic` for grants by its rules only. */
  grantedFromEnrollment(questions: readonly (readonly [...Holding, automatic: boolean])[]): Answers<boolean>
  /** `USER_STATUS_ENABLED`, `_DISABLED`, `_DELETED`, or `_UNSPECIFIED` if there is no account. */
  appUserStatus(questions: readonly InApp[]): Answers<string>
  appUserManagers(questions: readonly InApp[]): Answers<readonly UserFields[]>
  appUsers(questions: readonly InApp[]): Answers<readonly FieldsOf<'AppUser'>[]>
  userByEmail(questions: readonly (readonly [email: string])[]): Answers<UserFields | undefined>
  userById(questions: readonly (readonly [id: string])[]): Answers<UserFields | undefined>
  userByName(questions: readonly (readonly [name: string])[]): Answers<UserFields | undefined>
  managers(questions: readonly (readonly [userId: string])[]): Answers<readonly UserFields[]>
  directReports(questions: readonly (readonly [userIds: readonly string[]])[]): Answers<readonly UserFields[]>
  entitlementMembers(questions: readonly OfEntitlement[]): Answers<readonly UserFields[]>
  entitlementOwners(questions: readonly OfEntitlement[]): Answers<readonly UserFields[]>
  groupByName(questions: readonly (readonly [name: string])[]): Answers<FieldsOf<'Group'> | undefined>
}

export type Kind = keyof DirectoryLookup
type QuestionOf<K extends Kind> = Parameters<DirectoryLookup[K]>[0][number]
type AnswerTo<K extends Kind> = Exclude<Awaited<ReturnType<DirectoryLookup[K]>>[number], CelFault>

const same = (answer: unknown) => answer
const listOf =
  <N extends TypeName>(type: N) =>
  (found: readonly FieldsOf<N>[]) =>
    found.map((fields) => typedValue(type, fields))
const oneOf =
  <N extends TypeName>(type: N) =>
  (fields: FieldsOf<N> | undefined, [asked]: readonly [string]) => {
    if (!fields) throw new CelFault(`No ${type.toLowerCase()} ${JSON.stringify(asked.slice(0, 60))} exists`)
    return typedValue(type, fields)
  }

/** Converts answers to CEL values. */
const VALUES: { [K in Kind]: (answer: AnswerTo<K>, question: QuestionOf<K>) => unknown } = {
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

export type Answer = { value: unknown } | { fault: CelFault }

/** Answers all questions of a kind at once; the questions come from DirectoryFunction. */
export async function answersTo(lookup: DirectoryLookup, kind: Kind, questions: readonly unknown[]): Promise<Answer[]> {
  const found = await (lookup[kind] as (asked: readonly unknown[]) => Promise<readonly unknown[]>)(questions)
  if (found.length !== questions.length)
    throw new Error(`${kind} returned ${found.length} answers to ${questions.length} questions`)
  return found.map((answer, index) => settle(kind, answer, questions[index]))
}

function settle(kind: Kind, answer: unknown, question: unknown): Answer {
  if (answer instanceof CelFault) return { fault: answer }
  try {
    return { value: VALUES[kind](answer as never, question as never) }
  } catch (error) {
    // A missing person is an answer too.
    if (error instanceof CelFault) return { fault: error }
    throw error
  }
}

/** A CEL function that asks the directory, and how its arguments become a question. */
export interface DirectoryFunction {
  kind: Kind
  question(...args: never[]): unknown
}
const asks = <K extends Kind>(kind: K, question: (...args: never[]) => QuestionOf<K>): DirectoryFunction => ({
  kind,
  question,
})

interface WithId {
  id: string
}
interface EntitlementValue extends WithId {
  appId: string
}
const inApp = (user: WithId, appId: string) => [user.id, appId] as const
const holding = (user: WithId, appId: string, id: string) => [user.id, appId, id] as const
const text = (asked: string) => [asked] as const
const ids = (appId: string, id: string) => [appId, id] as const

/** Keyed by signature. */
export const DIRECTORY_FUNCTIONS: Record<string, DirectoryFunction> = {
  'svc.user.v1.HasApp(User, string): bool': asks('hasApp', inApp),
  'svc.user.v1.HasEntitlement(User, string, string): bool': asks('hasEntitlement', holding),
  'svc.user.v1.GetAppUserStatus(User, string): string': asks('appUserStatus', inApp),
  'svc.user.v1.GetAppUserManagers(User, string): list<User>': asks('appUserManagers', inApp),
  'svc.user.v1.ListAppUsersForUser(User, string): list<AppUser>': asks('appUsers', inApp),
  'svc.directory.users.v1.FindByEmail(string): User': asks('userByEmail', text),
  'svc.directory.users.v1.GetByID(string): User': asks('userById', text),
  'svc.directory.users.v1.FindByName(string): User': asks('userByName', text),
  'svc.directory.users.v1.GetManagers(User): list<User>': asks('managers', (user: WithId) => [user.id]),
  'svc.directory.users.v1.DirectReports(User): list<User>': asks('directReports', (user: WithId) => [[user.id]]),
  'svc.directory.users.v1.DirectReports(list<User>): list<User>': asks('directReports', (users: readonly WithId[]) => [
    users.map(({ id }) => id),
  ]),
  'svc.directory.apps.v1.GetEntitlementMembers(string, string): list<User>': asks('entitlementMembers', ids),
  'svc.directory.groups.v1.FindByName(string): Group': asks('groupByName', text),
}

/** Available in policies only. */
export const POLICY_FUNCTIONS: Record<string, DirectoryFunction> = {
  'svc.user.v1.GrantedFromEnrollment(User, string, string): bool': asks(
    'grantedFromEnrollment',
    (user: WithId, appId: string, id: string) => [user.id, appId, id, false],
  ),
  'svc.user.v1.AutomaticallyGrantedFromEnrollment(User, string, string): bool': asks(
    'grantedFromEnrollment',
    (user: WithId, appId: string, id: string) => [user.id, appId, id, true],
  ),
  'svc.directory.apps.v1.GetEntitlementOwners(string, string): list<User>': asks('entitlementOwners', ids),
  'svc.directory.apps.v1.GetEntitlementOwners(string, Entitlement): list<User>': asks(
    'entitlementOwners',
    (appId: string, { id }: WithId) => [appId, id],
  ),
  'svc.directory.apps.v1.GetEntitlementOwners(Entitlement): list<User>': asks(
    'entitlementOwners',
    ({ appId, id }: EntitlementValue) => [appId, id],
  ),
}
