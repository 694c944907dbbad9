import type { Campaign, CampaignChange } from '../campaigns/queries.ts'
import type { Scope } from './queries.ts'

/** The groups of a scope, by the rule that the ledger counts them under. At most one member of most of them is set. */
export const GROUP_MEMBERS = {
  principal_type: ['principalTypeFilter'],
  apps_and_resources: ['appAccess', 'specificResources', 'appSelectionCriteria', 'resourceTypeSelections'],
  resource: ['resourceSelection', 'scopeRoleSelection'],
  excluded: ['excludedSpecificResources', 'excludedResourceTypeSelections'],
  users: ['allUsers', 'selectedUsers', 'userCriteria', 'celExpression'],
  accounts: ['allAccounts', 'accountCriteria', 'accountCelExpression'],
  access_conflicts: ['allAccessConflicts', 'specificAccessConflicts'],
  grants: ['allGrants', 'grantsByCriteria'],
} as const satisfies Record<string, readonly (keyof Scope)[]>
export type GroupName = keyof typeof GROUP_MEMBERS
export const GROUPS = Object.keys(GROUP_MEMBERS) as GroupName[]

/**
 * What was changed and is not on the server yet: by field of the campaign, or by group of the scope as `scopeV2.<group>`.
 * A value that is undefined clears the field.
 */
export type Edits = Readonly<Record<string, unknown>>

const SCOPE = 'scopeV2.'
export const groupKey = (group: GroupName): string => `${SCOPE}${group}`
const groupOf = (key: string): GroupName | undefined =>
  key.startsWith(SCOPE) ? (key.slice(SCOPE.length) as GroupName) : undefined

/** The members of one group. */
export function groupValue(scope: Scope | undefined, group: GroupName): Scope {
  const members: readonly (keyof Scope)[] = GROUP_MEMBERS[group]
  return Object.fromEntries(
    members.flatMap((member) => (scope?.[member] === undefined ? [] : [[member, scope[member]]])),
  )
}

/** A campaign as it would be with these edits. */
export function applyEdits(campaign: Campaign, edits: Edits): Campaign {
  const fields: Record<string, unknown> = { ...campaign }
  let scope: Scope | undefined = campaign.scopeV2
  for (const [key, value] of Object.entries(edits)) {
    const group = groupOf(key)
    if (group) scope = withGroup(scope, group, value as Scope)
    else if (value === undefined) delete fields[key]
    else fields[key] = value
  }
  return { ...fields, ...(scope ? { scopeV2: scope } : {}) } as Campaign
}

function withGroup(scope: Scope | undefined, group: GroupName, value: Scope): Scope {
  const members: readonly string[] = GROUP_MEMBERS[group]
  const others = Object.entries(scope ?? {}).filter(([member]) => !members.includes(member))
  return { ...Object.fromEntries(others), ...value }
}

/** The body of an update that makes these edits. */
export function changeOf(campaign: Campaign, edits: Edits): { change: CampaignChange; fields: string[] } {
  const wanted = applyEdits(campaign, edits)
  const fields = [...new Set(Object.keys(edits).map((key) => (groupOf(key) ? 'scopeV2' : key)))]
  const change = Object.fromEntries(
    fields.flatMap((field) => {
      const value = wanted[field as keyof Campaign]
      return value === undefined ? [] : [[field, value]]
    }),
  )
  return { change, fields }
}

const valueAt = (campaign: Campaign, key: string): unknown => {
  const group = groupOf(key)
  return group ? groupValue(campaign.scopeV2, group) : campaign[key as keyof Campaign]
}

const text = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part as object).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
export const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b)

/** The edits that somebody else has made otherwise since the campaign was read. The rest can be made on top of theirs. */
export const conflictsOf = (read: Campaign, theirs: Campaign, edits: Edits): string[] =>
  Object.keys(edits).filter((key) => {
    const now = valueAt(theirs, key)
    return !isSame(valueAt(read, key), now) && !isSame(now, edits[key])
  })

/** The edit that a problem of the server is about: `accessReview.scopeV2.selectedUsers.userIds[2]` is `scopeV2.users`. */
export function keyOfProblem(field: string): string {
  const path = field.replace(/^accessReview\./, '')
  if (!path.startsWith(SCOPE)) return path.split(/[.[]/)[0] ?? path
  const member = path.slice(SCOPE.length).split(/[.[]/)[0]
  const group = GROUPS.find((name) => (GROUP_MEMBERS[name] as readonly string[]).includes(member ?? ''))
  return group ? groupKey(group) : 'scopeV2'
}

/** The group that each kind of campaign cannot do without. */
const REQUIRED: Record<string, GroupName> = {
  ACCESS_REVIEW_SCOPE_TYPE_BY_USERS: 'users',
  ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE: 'resource',
  ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE: 'resource',
  ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS: 'access_conflicts',
}
export const requiredGroup = (scopeType: string): GroupName => REQUIRED[scopeType] ?? 'apps_and_resources'

interface Problem {
  field: string
  description: string
}
/**
 * The problems of the server, each with where the page shows it. That the required group is missing is said in the words
 * of the page. What an older version had wrong with the whole scope is left out: an edit may have mended it.
 */
export const shownProblems = (campaign: Campaign, problems: readonly Problem[], isOld: boolean) =>
  problems.flatMap(({ field, description }) => {
    const key = keyOfProblem(field)
    if (key !== 'scopeV2') return [{ key, description }]
    const group = requiredGroup(campaign.scopeType)
    const isMissing = Object.keys(groupValue(campaign.scopeV2, group)).length === 0
    if (isOld && !isMissing) return []
    return [{ key: groupKey(group), description: isMissing ? 'Choose what is reviewed.' : description }]
  })

/** Why a group cannot be saved yet; undefined if it can. The server would refuse it, and the reader is not done. */
export function missingIn(value: unknown): string | undefined {
  const { selectedUsers, userCriteria, celExpression, accountCelExpression, grantsByCriteria } = (value ?? {}) as Scope
  if (selectedUsers && !selectedUsers.userIds?.length) return 'Choose at least one person.'
  if (celExpression && (celExpression.expression ?? '').trim() === '') return 'Needs a valid expression.'
  if (accountCelExpression && (accountCelExpression.expression ?? '').trim() === '') return 'Needs a valid expression.'
  const attributes = Object.entries(userCriteria?.multiUserProfileAttributes ?? {})
  if (attributes.some(([name, { values }]) => name === '' || !values?.length))
    return 'Choose an attribute and at least one of its values.'
  const between = grantsByCriteria?.grantsAddedBetween
  if (between && !between.startDate && !between.endDate) return 'Choose a first day, a last day or both.'
  const profiles = grantsByCriteria?.accessProfileFilter
  if (profiles?.filterType?.endsWith('INCLUDE_SPECIFIC') && !profiles.includedAccessProfileIds?.length)
    return 'Choose at least one access profile.'
  if (profiles?.filterType?.endsWith('EXCLUDE_SPECIFIC') && !profiles.excludedAccessProfileIds?.length)
    return 'Choose at least one access profile.'
  return undefined
}
