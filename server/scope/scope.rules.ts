import { Compile } from 'typebox/compile'
import {
  AccessReviewScopeV2,
  GRANTS_CHOICE,
  type GrantAccessProfileFilter,
  type GrantsByCriteriaScope,
  MAX_PROFILE_ATTRIBUTES,
  SCOPE_GROUPS,
  type ScopeGroup,
} from '../../contract/campaign/scope.ts'
import type { FieldReason, FieldViolation } from '../../contract/wire/errors.ts'
import { AttributeName } from '../../contract/wire/scalars.ts'
import { checkCel } from '../cel/index.ts'
import { completerOf } from '../lib/completer.ts'

const MAX_PERIOD_SECONDS = 100 * 366 * 86_400

/** Reasons of invalid fields of a scope; those of references to access data included. */
export const SCOPE_REASONS: readonly FieldReason[] = [
  'required',
  'not_found',
  'duplicate_entry',
  'scope_group_conflict',
  'grants_criteria_conflict',
  'cel_invalid',
]

const withDefaults = completerOf(AccessReviewScopeV2)

/** A scope as it is stored: with every flag and list, and times in UTC. */
export function completeScope(scope: AccessReviewScopeV2): AccessReviewScopeV2 {
  const complete = withDefaults(scope)
  const between = complete.grantsByCriteria?.grantsAddedBetween
  if (between?.startDate) between.startDate = new Date(between.startDate).toISOString()
  if (between?.endDate) between.endDate = new Date(between.endDate).toISOString()
  return complete
}

/** Violations that need no look at the directory; `field` is the scope's path in the request. */
export function scopeShapeViolations(scope: AccessReviewScopeV2, field: string): FieldViolation[] {
  const { userCriteria, selectedUsers, grantsByCriteria, celExpression, accountCelExpression } = scope
  const lists: Record<string, readonly string[] | undefined> = {
    'userCriteria.managerUserIds': userCriteria?.managerUserIds,
    'userCriteria.groupAppEntitlementsRef': userCriteria?.groupAppEntitlementsRef?.map(
      ({ appId, id }) => `${appId} ${id}`,
    ),
    'appSelectionCriteria.riskLevelAttributeValueIds': scope.appSelectionCriteria?.riskLevelAttributeValueIds,
    'appSelectionCriteria.complianceFrameworkAttributeValueIds':
      scope.appSelectionCriteria?.complianceFrameworkAttributeValueIds,
  }
  return [
    ...groupViolations(scope, field),
    ...Object.entries(lists).flatMap(([name, keys]) => duplicateViolations(keys ?? [], `${field}.${name}`)),
    ...(selectedUsers ? selectedUsersViolations(selectedUsers.userIds, `${field}.selectedUsers.userIds`) : []),
    ...attributeMapViolations(
      userCriteria?.multiUserProfileAttributes,
      `${field}.userCriteria.multiUserProfileAttributes`,
    ),
    ...(grantsByCriteria ? grantsViolations(grantsByCriteria, `${field}.grantsByCriteria`) : []),
    ...(celExpression
      ? celViolations('user_scope', celExpression.expression, `${field}.celExpression.expression`)
      : []),
    ...(accountCelExpression
      ? celViolations('account_scope', accountCelExpression.expression, `${field}.accountCelExpression.expression`)
      : []),
  ]
}

function groupViolations(scope: AccessReviewScopeV2, field: string): FieldViolation[] {
  return (Object.keys(SCOPE_GROUPS) as ScopeGroup[]).flatMap((group) => {
    const members: readonly (keyof AccessReviewScopeV2)[] = SCOPE_GROUPS[group]
    const set = members.filter((member) => scope[member] !== undefined)
    if (set.length < 2) return []
    const description = `takes at most one member of the group ${group}; ${listed(set)} are set. Keep one of them`
    return [{ field, description, reason: 'scope_group_conflict' as const }]
  })
}

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function selectedUsersViolations(ids: readonly string[] | undefined, field: string): FieldViolation[] {
  if (!ids?.length) return [{ field, description: 'must name at least one person', reason: 'required' }]
  return duplicateViolations(ids, field)
}

/** Violations for entries whose key is already in the list. */
export function duplicateViolations(keys: readonly string[], field: string): FieldViolation[] {
  const seen = new Set<string>()
  return keys.flatMap((key, index) => {
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ field: `${field}[${index}]`, description: 'is already in the list', reason: 'duplicate_entry' as const }]
  })
}

export function attributeMapViolations(
  attributes: Record<string, { values?: { value: string }[] }> | undefined,
  field: string,
): FieldViolation[] {
  const names = Object.keys(attributes ?? {})
  if (names.length > MAX_PROFILE_ATTRIBUTES)
    return [{ field, description: `must have at most ${MAX_PROFILE_ATTRIBUTES} attributes; it has ${names.length}` }]
  return names.flatMap((name) => {
    if (name.trim() === '' || !isAttributeName.Check(name))
      return [
        { field, description: `has the attribute ${JSON.stringify(name.slice(0, 60))}, which is not a valid name` },
      ]
    const { values = [] } = attributes?.[name] ?? {}
    const path = `${field}["${name.slice(0, 60)}"].values`
    if (values.length === 0) return [{ field: path, description: 'must not be empty' }]
    return duplicateViolations(
      values.map(({ value }) => value),
      path,
    )
  })
}
const isAttributeName = Compile(AttributeName)

function grantsViolations(criteria: GrantsByCriteriaScope, field: string): FieldViolation[] {
  const chosen = GRANTS_CHOICE.filter((name) => criteria[name] !== undefined)
  const periods = (['daysSinceAdded', 'daysSinceLastUsed', 'daysSinceReviewed'] as const).flatMap((name) => {
    const period = criteria[name]
    return period === undefined || isPeriod(period)
      ? []
      : [{ field: `${field}.${name}`, description: 'must be longer than 0s and at most 100 years' }]
  })
  return [
    ...(chosen.length > 1
      ? [
          {
            field,
            description: `takes at most one of ${GRANTS_CHOICE.join(', ')}; ${listed(chosen)} are set. Keep one of them`,
            reason: 'grants_criteria_conflict' as const,
          },
        ]
      : []),
    ...periods,
    ...betweenViolations(criteria.grantsAddedBetween, `${field}.grantsAddedBetween`),
    ...(criteria.accessProfileFilter
      ? profileFilterViolations(criteria.accessProfileFilter, `${field}.accessProfileFilter`)
      : []),
  ]
}

const isPeriod = (text: string) => Number.parseFloat(text) > 0 && Number.parseFloat(text) <= MAX_PERIOD_SECONDS

function betweenViolations(between: GrantsByCriteriaScope['grantsAddedBetween'], field: string): FieldViolation[] {
  if (!between) return []
  const { startDate, endDate } = between
  if (startDate === undefined && endDate === undefined)
    return [{ field, description: 'must have startDate, endDate or both', reason: 'required' }]
  const reversed = startDate !== undefined && endDate !== undefined && Date.parse(endDate) <= Date.parse(startDate)
  return reversed ? [{ field: `${field}.endDate`, description: 'must be after startDate' }] : []
}

/** The filter type that each list belongs to. */
const PROFILE_LISTS = {
  includedAccessProfileIds: 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC',
  excludedAccessProfileIds: 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC',
} as const

function profileFilterViolations(filter: GrantAccessProfileFilter, field: string): FieldViolation[] {
  const { filterType = 'ACCESS_PROFILE_FILTER_TYPE_UNSPECIFIED' } = filter
  return (Object.keys(PROFILE_LISTS) as (keyof typeof PROFILE_LISTS)[]).flatMap((name): FieldViolation[] => {
    const [path, ids] = [`${field}.${name}`, filter[name] ?? []]
    if (filterType !== PROFILE_LISTS[name])
      return ids.length === 0
        ? []
        : [{ field: path, description: `requires filterType ${PROFILE_LISTS[name]}; it is ${filterType}` }]
    if (ids.length === 0)
      return [{ field: path, description: `must not be empty with ${filterType}`, reason: 'required' }]
    return duplicateViolations(ids, path)
  })
}

const celViolations = (context: 'user_scope' | 'account_scope', text: string, field: string): FieldViolation[] =>
  checkCel(context, text).map(({ message, startLine, startColumn }) => ({
    field,
    description: `line ${startLine}, column ${startColumn}: ${message}`,
    reason: 'cel_invalid',
  }))
