import type { GrantsByCriteriaScope } from '../../../contract/campaign/scope.ts'
import {
  type Directory,
  type Entry,
  type Facts,
  type Grant,
  keyOf,
  type ListName,
  type PlannedScope,
  type Question,
  type Rule,
  type RuleCode,
} from './directory.ts'
import { passesAccounts, passesLegacy, passesUsers } from './naive-people.ts'
import { resourcesInScope } from './naive-resources.ts'

type Answer = boolean | 'failed'

/**
 * Which rule leaves each grant out, or null for those that are reviewed: the plainest reading of a scope, grant by
 * grant and rule by rule. Nothing here is fast, and nothing is shared with the SQL that it is compared with.
 */
export function evaluateNaively(directory: Directory, scope: PlannedScope, at: Date): Map<string, RuleCode | null> {
  const question = { directory, scope, at }
  return new Map(directory.grants.map((grant) => [keyOf(grant), evaluate(factsOf(directory, grant), question)]))
}

export function factsOf(directory: Directory, grant: Grant): Facts {
  const entitlement = directory.entitlements.find(({ id }) => id === grant.entitlementId)
  if (!entitlement) throw new Error(`an open grant on ${grant.entitlementId}, which is not there`)
  const account = grant.toResource ? undefined : directory.accounts.find(({ id }) => id === grant.principalId)
  const person = account && directory.users.find(({ id }) => id === account.userId)
  return { grant, entitlement, account, person }
}

/**
 * For whom an expression fails, as `rule id`: accounts of the apps of which some entitlement is reviewed, and the people
 * behind them, whether they hold anything or not.
 */
export function faultsNaively(directory: Directory, scope: PlannedScope, at: Date): string[] {
  if (scope.scopeV2?.principalTypeFilter === 'PRINCIPAL_TYPE_FILTER_RESOURCES') return []
  const question = { directory, scope, at }
  const reviewed = directory.entitlements.filter((entitlement) =>
    OF_ENTITLEMENTS.every(([, passes]) => passes({ entitlement }, question)),
  )
  const faults = directory.accounts
    .filter(({ appId }) => reviewed.some((entitlement) => entitlement.appId === appId))
    .flatMap((account) => {
      const person = directory.users.find(({ id }) => id === account.userId)
      return [
        ...(person && passesUsers({ person }, question) === 'failed' ? [`users_failed ${person.id}`] : []),
        ...(passesAccounts({ account }, question) === 'failed' ? [`accounts_failed ${account.id}`] : []),
      ]
    })
  return [...new Set(faults)]
}

function evaluate(facts: Facts, question: Question): RuleCode | null {
  const rules: [Rule, (facts: Facts, question: Question) => Answer][] = [
    ['principal_type', passesPrincipalType],
    ...OF_ENTITLEMENTS,
    ['users', passesUsers],
    ['accounts', passesAccounts],
    ['legacy', passesLegacy],
    ['access_conflicts', passesConflicts],
    ['grants', passesGrants],
  ]
  for (const [rule, passes] of rules) {
    const answer = passes(facts, question)
    if (answer === 'failed') return `${rule}_failed` as RuleCode
    if (!answer) return rule
  }
  return null
}

const entriesOf = ({ scope }: Question, list: ListName): Entry[] => scope.selections[list] ?? []

const isSelected = (question: Question, list: ListName, appId: string, objectId: string): boolean =>
  entriesOf(question, list).some((entry) => entry.appId === appId && entry.objectId === objectId)

function passesPrincipalType({ grant }: Facts, { scope }: Question): boolean {
  const filter = scope.scopeV2?.principalTypeFilter
  if (filter === 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES') return true
  return grant.toResource === (filter === 'PRINCIPAL_TYPE_FILTER_RESOURCES')
}

function passesSetup({ entitlement }: Pick<Facts, 'entitlement'>, question: Question): boolean {
  const { singleApp, multiApp, bindings, scopeV2 = {} } = question.scope
  if (singleApp && entitlement.appId !== singleApp.appId) return false
  if (!multiApp && !bindings) return true
  const { appAccess, specificResources, appSelectionCriteria, resourceTypeSelections } = scopeV2
  if (appAccess || specificResources || appSelectionCriteria || resourceTypeSelections) return true
  return isSelected(question, 'entitlements', entitlement.appId, entitlement.id)
}

function passesAppsAndResources({ entitlement }: Pick<Facts, 'entitlement'>, question: Question): boolean {
  const { scopeV2 = {}, singleApp } = question.scope
  const { appId, id, resourceTypeId, isAppAccess } = entitlement
  if (scopeV2.appAccess) {
    const appIds = [singleApp?.appId, ...entriesOf(question, 'entitlements').map((entry) => entry.appId)]
    return isAppAccess && appIds.includes(appId)
  }
  if (scopeV2.specificResources) return isSelected(question, 'entitlements', appId, id)
  if (scopeV2.resourceTypeSelections) return isSelected(question, 'resource_types', appId, resourceTypeId)
  if (!scopeV2.appSelectionCriteria) return true
  const { riskLevelAttributeValueIds: risks = [], complianceFrameworkAttributeValueIds: frameworks = [] } =
    scopeV2.appSelectionCriteria
  const isOfRisk = risks.length === 0 || risks.includes(entitlement.riskLevelId)
  return isOfRisk && (frameworks.length === 0 || overlap(entitlement.complianceFrameworkIds, frameworks))
}

function passesResource({ entitlement }: Pick<Facts, 'entitlement'>, { directory, scope }: Question): boolean {
  if (!scope.scopeV2?.resourceSelection && !scope.scopeV2?.scopeRoleSelection) return true
  return resourcesInScope(directory, scope).has(entitlement.resourceId)
}

function passesExcluded({ entitlement }: Pick<Facts, 'entitlement'>, question: Question): boolean {
  const { appId, id, resourceTypeId } = entitlement
  const { excludedSpecificResources, excludedResourceTypeSelections } = question.scope.scopeV2 ?? {}
  if (excludedSpecificResources && isSelected(question, 'excluded_entitlements', appId, id)) return false
  if (!excludedResourceTypeSelections) return true
  return !isSelected(question, 'excluded_resource_types', appId, resourceTypeId)
}

function passesConflicts({ account, entitlement }: Facts, question: Question): boolean {
  const { allAccessConflicts, specificAccessConflicts } = question.scope.scopeV2 ?? {}
  if (!allAccessConflicts && !specificAccessConflicts) return true
  if (!account) return false
  const selected = entriesOf(question, 'conflict_monitors').map(({ objectId }) => objectId)
  const { monitors, violations } = question.directory
  const watching = monitors.filter(
    ({ id, enabled, deleted }) => !deleted && (allAccessConflicts ? enabled : selected.includes(id)),
  )
  return watching.some(({ id, groupA, groupB, negateB }) => {
    const isBroken = violations.some(
      (violation) =>
        violation.monitorId === id &&
        ((violation.userId !== null && violation.userId === account.userId) || violation.accountId === account.id) &&
        violation.resolvedAt === null &&
        !isExempted(violation, question.at),
    )
    return isBroken && (groupA.includes(entitlement.id) || (!negateB && groupB.includes(entitlement.id)))
  })
}

const isExempted = (violation: { exemptedAt: Date | null; exemptionExpiresAt: Date | null }, at: Date): boolean =>
  violation.exemptedAt !== null && (violation.exemptionExpiresAt === null || violation.exemptionExpiresAt > at)

function passesGrants({ grant }: Facts, { scope, at }: Question): boolean {
  const criteria = scope.scopeV2?.grantsByCriteria
  return !criteria || (passesTimes(grant, criteria, at) && passesKinds(grant, criteria))
}

function passesTimes(grant: Grant, criteria: GrantsByCriteriaScope, at: Date): boolean {
  const { daysSinceAdded, daysSinceLastUsed, daysSinceReviewed, grantsAddedBetween = {} } = criteria
  const added = grant.addedAt ?? grant.createdAt
  /** For "so long ago": never at all is long enough. */
  const isBefore = (moment: Date | null, period: string) => moment === null || moment <= before(at, period)
  if (daysSinceAdded !== undefined && added < before(at, daysSinceAdded)) return false
  if (daysSinceLastUsed !== undefined && !isBefore(grant.lastUsedAt, daysSinceLastUsed)) return false
  if (daysSinceReviewed !== undefined && !isBefore(grant.lastReviewedAt, daysSinceReviewed)) return false
  const { startDate, endDate } = grantsAddedBetween
  if (startDate !== undefined && added < new Date(startDate)) return false
  return endDate === undefined || added < new Date(endDate)
}

/** A period is text: seconds with an `s`. */
const before = (at: Date, period: string): Date => new Date(at.getTime() - Number(period.slice(0, -1)) * 1000)

function passesKinds(grant: Grant, { sourceFilter, typeFilter, accessProfileFilter = {} }: GrantsByCriteriaScope) {
  if (sourceFilter === 'GRANT_SOURCE_FILTER_DIRECT' && !grant.isDirect) return false
  if (sourceFilter === 'GRANT_SOURCE_FILTER_INHERITED' && grant.isDirect) return false
  if (typeFilter === 'GRANT_FILTER_TYPE_PERMANENT' && grant.expiresAt !== null) return false
  if (typeFilter === 'GRANT_FILTER_TYPE_TEMPORARY' && grant.expiresAt === null) return false
  const { filterType, includedAccessProfileIds = [], excludedAccessProfileIds = [] } = accessProfileFilter
  switch (filterType) {
    case 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL':
      return grant.accessProfileIds.length > 0
    case 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL':
      return grant.accessProfileIds.length === 0
    case 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC':
      return overlap(grant.accessProfileIds, includedAccessProfileIds)
    case 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC':
      return !overlap(grant.accessProfileIds, excludedAccessProfileIds)
    default:
      return true
  }
}

const OF_ENTITLEMENTS: readonly [Rule, (facts: Pick<Facts, 'entitlement'>, question: Question) => boolean][] = [
  ['setup', passesSetup],
  ['apps_and_resources', passesAppsAndResources],
  ['resource', passesResource],
  ['excluded', passesExcluded],
]

const overlap = (some: readonly string[], others: readonly string[]): boolean => some.some((id) => others.includes(id))
