import type { AccessReviewInclusionScope, AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import { ACCOUNT_EXPRESSIONS, twinOf, USER_EXPRESSIONS } from './cel-twins.ts'
import type { Account, Directory, Facts, Question, User } from './directory.ts'

type UserCriteria = NonNullable<AccessReviewScopeV2['userCriteria']>
type AccountCriteria = NonNullable<AccessReviewScopeV2['accountCriteria']>
type Attributes = NonNullable<UserCriteria['multiUserProfileAttributes']>

/** A list that names nothing asks for nothing. */
const allows = (list: readonly string[] | undefined, value: string): boolean => !list?.length || list.includes(value)
const allowsOneOf = (list: readonly string[] | undefined, values: readonly string[]): boolean =>
  !list?.length || values.some((value) => list.includes(value))

export function passesUsers({ person }: Pick<Facts, 'person'>, { directory, scope }: Question): boolean | 'failed' {
  const { selectedUsers, userCriteria, celExpression } = scope.scopeV2 ?? {}
  if (selectedUsers) return person !== undefined && (selectedUsers.userIds ?? []).includes(person.id)
  if (celExpression) return person !== undefined && twinOf(USER_EXPRESSIONS, celExpression.expression).holds(person)
  if (!userCriteria || asksNothingOfUsers(userCriteria)) return true
  return person !== undefined && meetsUserCriteria(directory, person, userCriteria)
}

const asksNothingOfUsers = (criteria: UserCriteria): boolean =>
  !criteria.userStatus?.length &&
  !criteria.managerUserIds?.length &&
  !criteria.groupAppEntitlementsRef?.length &&
  Object.keys(criteria.multiUserProfileAttributes ?? {}).length === 0

function meetsUserCriteria(directory: Directory, person: User, criteria: UserCriteria): boolean {
  const { userStatus, managerUserIds, groupAppEntitlementsRef: groups = [], multiUserProfileAttributes = {} } = criteria
  return (
    allows(userStatus, person.status) &&
    allowsOneOf(managerUserIds, person.managerIds) &&
    (groups.length === 0 || groups.some(({ appId, id }) => holds(directory, person, appId, id))) &&
    hasAttributes(person, multiUserProfileAttributes)
  )
}

function holds({ accounts, entitlements, grants }: Directory, person: User, appId: string, id: string): boolean {
  const accountIds = accounts.filter(({ userId }) => userId === person.id).map((account) => account.id)
  return (
    entitlements.some((entitlement) => entitlement.appId === appId && entitlement.id === id) &&
    grants.some((grant) => !grant.toResource && grant.entitlementId === id && accountIds.includes(grant.principalId))
  )
}

const hasAttributes = (person: User, attributes: Attributes): boolean =>
  Object.entries(attributes).every(([name, { values = [] }]) => {
    const wanted = values.map(({ value }) => value)
    return attributeValues(person, name).some((value) => wanted.includes(value))
  })

/** What a profile says goes before the field of the same name, even when it says nothing that can be compared. */
export function attributeValues(person: User, name: string): string[] {
  if (Object.hasOwn(person.profile, name)) {
    const value = person.profile[name]
    return (Array.isArray(value) ? value : [value]).flatMap(asText)
  }
  const fields: Record<string, string> = {
    department: person.department,
    jobTitle: person.jobTitle,
    job_title: person.jobTitle,
    employmentType: person.employmentType,
    employment_type: person.employmentType,
    employmentStatus: person.employmentStatus,
    employment_status: person.employmentStatus,
    username: person.username,
    email: person.email,
  }
  return Object.hasOwn(fields, name) ? [fields[name] ?? ''] : []
}

function asText(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'number' || typeof value === 'boolean' ? [JSON.stringify(value)] : []
}

export function passesAccounts(
  { account }: Pick<Facts, 'account'>,
  { directory, scope }: Question,
): boolean | 'failed' {
  const { accountCriteria, accountCelExpression } = scope.scopeV2 ?? {}
  if (accountCelExpression)
    return account !== undefined && twinOf(ACCOUNT_EXPRESSIONS, accountCelExpression.expression).holds(account)
  if (!accountCriteria || asksNothingOfAccounts(accountCriteria)) return true
  return account !== undefined && meetsAccountCriteria(directory, account, accountCriteria)
}

const asksNothingOfAccounts = (criteria: AccountCriteria): boolean =>
  (criteria.accountDomain ?? 'APP_USER_DOMAIN_UNSPECIFIED') === 'APP_USER_DOMAIN_UNSPECIFIED' &&
  !criteria.accountTypes?.length &&
  !criteria.appUserStatuses?.length &&
  !criteria.noAccountOwner

const meetsAccountCriteria = (directory: Directory, account: Account, criteria: AccountCriteria): boolean =>
  isOfDomain(directory, account, criteria.accountDomain) &&
  allows(criteria.accountTypes, account.accountType) &&
  allows(criteria.appUserStatuses, wireStatus(account)) &&
  (!criteria.noAccountOwner || account.userId === null)

/** Who trusts no domain has not said which ones are foreign. */
function isOfDomain({ trustedDomains }: Directory, { email }: Account, wanted: AccountCriteria['accountDomain']) {
  const domain = (email.split('@')[1] ?? '').toLowerCase()
  if (wanted === 'APP_USER_DOMAIN_TRUSTED') return trustedDomains.includes(domain)
  if (wanted === 'APP_USER_DOMAIN_EXTERNAL')
    return trustedDomains.length > 0 && domain !== '' && !trustedDomains.includes(domain)
  return true
}

const wireStatus = ({ status }: Account) => `APP_USER_${status}` as const

export function passesLegacy({ account, person }: Facts, { scope: campaign }: Question): boolean {
  const { scope = {}, inclusionScope = {}, exclusionScope = {} } = campaign
  if (account) {
    if (exclusionScope.appUserStatuses?.includes(wireStatus(account))) return false
    if (exclusionScope.appUserTypes?.includes(account.accountType)) return false
  }
  return meetsLegacy(account, person, scope) && meetsLegacy(account, person, inclusionScope)
}

function meetsLegacy(account: Account | undefined, person: User | undefined, wanted: AccessReviewInclusionScope) {
  const ofAccount = (test: (account: Account) => boolean) => account !== undefined && test(account)
  const ofPerson = (test: (person: User) => boolean) => person !== undefined && test(person)
  const { appUserStatuses, appUserTypes, managerIds, userIds, userStatuses, multiUserProfileAttributes = {} } = wanted
  const conditions = [
    !appUserStatuses?.length || ofAccount((it) => appUserStatuses.includes(wireStatus(it))),
    !appUserTypes?.length || ofAccount((it) => appUserTypes.includes(it.accountType)),
    !wanted.noAccountOwners || ofAccount((it) => it.userId === null),
    !managerIds?.length || ofPerson((it) => it.managerIds.some((id) => managerIds.includes(id))),
    !userIds?.length || ofPerson((it) => userIds.includes(it.id)),
    !userStatuses?.length || ofPerson((it) => userStatuses.some((status) => status === `USER_${it.status}`)),
    Object.keys(multiUserProfileAttributes).length === 0 ||
      ofPerson((it) => hasAttributes(it, multiUserProfileAttributes)),
  ]
  return conditions.every(Boolean)
}
