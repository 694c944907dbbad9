import { type CelOutcome, compileCelBatch, type TimeAllowance } from '../cel/index.ts'
import type { Reader } from '../db/index.ts'
import { directoryLookup } from './directory-lookup.store.ts'
import { type AccountSubject, accountFields, type UserSubject, userFields } from './expression-subjects.ts'
import type { DirectoryView } from './scope-context.ts'

/** Whether an expression is true for a subject, or why it failed. */
export type ExpressionResult = boolean | { problem: string }

/** Evaluates an expression for many subjects at once; results are by the subjects' ids. */
export type SubjectEvaluator<S> = (reader: Reader, subjects: readonly S[]) => Promise<Map<string, ExpressionResult>>

/** What the evaluations of a scope's expressions have in common. */
export interface EvaluationSettings {
  view: DirectoryView
  now: Date
  allowance: TimeAllowance
}
const runtimeOf = (reader: Reader, { view, now, allowance }: EvaluationSettings) => ({
  tenantId: view.tenantId,
  now,
  lookup: directoryLookup(reader, view),
  allowance,
})

/** For an expression that chooses people. Throws CelFault when it does not pass the check. */
export function userEvaluator(settings: EvaluationSettings, expression: string): SubjectEvaluator<UserSubject> {
  const evaluate = compileCelBatch('user_scope', expression)
  return async (reader, people) => {
    const values = people.map((person) => {
      const subject = userFields(person)
      return { subject, user: subject }
    })
    return resultsById(people, await evaluate(runtimeOf(reader, settings), values))
  }
}

/** For an expression that chooses accounts. Throws CelFault when it does not pass the check. */
export function accountEvaluator(settings: EvaluationSettings, expression: string): SubjectEvaluator<AccountSubject> {
  const evaluate = compileCelBatch('account_scope', expression)
  return async (reader, accounts) => {
    const values = accounts.map((account) => ({ subject: accountFields(account) }))
    return resultsById(accounts, await evaluate(runtimeOf(reader, settings), values))
  }
}

const resultsById = (
  subjects: readonly { id: string }[],
  outcomes: readonly CelOutcome<'user_scope' | 'account_scope'>[],
): Map<string, ExpressionResult> =>
  new Map(outcomes.map((outcome, n) => [subjects[n]?.id ?? '', 'value' in outcome ? outcome.value : outcome]))
