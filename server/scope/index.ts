export { inclusionViolations, scopeViolations } from './check-scope.ts'
export {
  type CampaignScope,
  type Frame,
  NOBODY,
  type SelectionList,
  type Snapshot,
  type Verdicts,
  type VersionedKind,
} from './frame.ts'
export {
  conflictingGrants,
  judgedAccounts,
  judgedEntitlements,
  judgedGrants,
  judgedResources,
} from './judge.store.ts'
export { judgeGrants, type Survey, surveyScope } from './judge-now.ts'
export { live } from './live.store.ts'
export { FAILED, RULES, type RuleCode } from './members.store.ts'
export { reachedResources } from './reach.store.ts'
export { completeScope, duplicateViolations } from './scope.rules.ts'
export { type ExpressionFault, type FrameJudge, frameJudge } from './verdicts.ts'
