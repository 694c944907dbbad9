import { timeAllowance } from '../cel/index.ts'
import type { Reader } from '../db/index.ts'
import type { Sql } from '../db/sql.ts'
import { accountEvaluator, type SubjectEvaluator, userEvaluator } from './evaluate-expressions.ts'
import { listAccountSubjects, listUserSubjects } from './expression-subjects.store.ts'
import { FAILED } from './rules.sql.ts'
import type { ExpressionResults, ScopeContext } from './scope-context.ts'

/** A person or account for which an expression failed, and why. */
export interface ExpressionFault {
  rule: string
  objectId: string
  problem: string
}
/** Adds the results of the scope's expressions for some accounts, and the people who own them, to a scope context. */
export type ExpressionEvaluator = (
  reader: Reader,
  context: ScopeContext,
  accounts: Sql,
) => Promise<{ context: ScopeContext; faults: ExpressionFault[] }>

/**
 * Compiles the expressions of a scope, if it has any; `accounts` is a condition over the alias `a`. The evaluator rejects
 * with EvaluationTimeout once its evaluations have taken `totalMs` together.
 */
export function expressionEvaluator(
  { tenantId, snapshot, scope, at }: ScopeContext,
  totalMs: number,
): ExpressionEvaluator {
  const { celExpression, accountCelExpression } = scope.scopeV2 ?? {}
  const settings = { view: { tenantId, snapshot }, now: new Date(at), allowance: timeAllowance(totalMs) }
  const evaluateUsers = celExpression && userEvaluator(settings, celExpression.expression)
  const evaluateAccounts = accountCelExpression && accountEvaluator(settings, accountCelExpression.expression)
  return async (reader, context, accounts) => {
    const evaluated = { ...context }
    const faults: ExpressionFault[] = []
    if (evaluateUsers) {
      const people = await listUserSubjects(reader, context, accounts)
      evaluated.userResults = await resultsOf(reader, evaluateUsers, people, FAILED.users, faults)
    }
    if (evaluateAccounts) {
      const subjects = await listAccountSubjects(reader, context, accounts)
      evaluated.accountResults = await resultsOf(reader, evaluateAccounts, subjects, FAILED.accounts, faults)
    }
    return { context: evaluated, faults }
  }
}

async function resultsOf<S extends { id: string; version: string }>(
  reader: Reader,
  evaluate: SubjectEvaluator<S>,
  subjects: readonly S[],
  rule: string,
  faults: ExpressionFault[],
): Promise<ExpressionResults> {
  const results = await evaluate(reader, subjects)
  const [matched, failed]: [string[], string[]] = [[], []]
  for (const { id, version } of subjects) {
    const result = results.get(id)
    if (result === true) matched.push(version)
    else if (result !== false) {
      failed.push(version)
      faults.push({ rule, objectId: id, problem: result?.problem ?? 'The expression was not evaluated' })
    }
  }
  return { matched, failed }
}
