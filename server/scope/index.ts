export { inclusionViolations, scopeViolations } from './check-scope.ts'
export { judgeGrants, type Survey, surveyScope } from './evaluate-now.ts'
export {
  conflictingGrants,
  judgedAccounts,
  judgedEntitlements,
  judgedGrants,
  judgedResources,
} from './evaluated-rows.sql.ts'
export { type ExpressionFault, type FrameJudge, frameJudge } from './expression-results.ts'
export { live } from './live.sql.ts'
export { FAILED, RULES, type RuleCode } from './members.sql.ts'
export { reachedResources } from './reach.store.ts'
export { completeScope, duplicateViolations } from './scope.rules.ts'
export {
  type CampaignScope,
  type Frame,
  NOBODY,
  type SelectionList,
  type Snapshot,
  type Verdicts,
  type VersionedKind,
} from './scope-context.ts'
