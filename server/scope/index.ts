export { inclusionViolations, scopeViolations } from './check-scope.ts'
export { directoryLookup } from './directory-lookup.store.ts'
export { evaluateForAll } from './evaluate-for-all.ts'
export { evaluateGrants, type Preview, previewScope } from './evaluate-now.ts'
export {
  chosenMonitors,
  conflictingGrants,
  evaluatedAccounts,
  evaluatedEntitlements,
  evaluatedGrants,
  evaluatedResources,
  isActive,
} from './evaluated-rows.sql.ts'
export { type ExpressionEvaluator, type ExpressionFault, expressionEvaluator } from './expression-results.ts'
export { type AccountSubject, accountFields, type UserSubject, userFields } from './expression-subjects.ts'
export { live, liveRows } from './live.sql.ts'
export { countInheritance, findReachableResources } from './reach.store.ts'
export type { RuleCode } from './rule.sql.ts'
export { FAILED, RULES } from './rules.sql.ts'
export { completeScope, duplicateViolations, SCOPE_REASONS } from './scope.rules.ts'
export {
  type CampaignScope,
  type ExpressionResults,
  NO_RESULTS,
  type ScopeContext,
  type SelectionList,
  type Snapshot,
  type VersionedKind,
} from './scope-context.ts'
export { accountSubjectColumns, userSubjectColumns } from './subject-columns.sql.ts'
