export { inclusionViolations, scopeViolations } from './check-scope.ts'
export { completeLegacyScope, completeScope, duplicateViolations } from './scope.rules.ts'
