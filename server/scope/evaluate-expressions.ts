import { type CelOutcome, compileCelBatch } from '../cel/index.ts'
import type { Reader } from '../db/index.ts'
import { directoryLookup } from './directory-lookup.store.ts'
import { type AccountSubject, accountFields, type UserSubject, userFields } from './expression-subjects.ts'
import type { DirectoryView } from './scope-context.ts'

/** Whether an expression is true for a subject, or why it failed. */
export type ExpressionResult = boolean | { problem: string }

/** Evaluates an expression for many subjects at once; results are by the subjects' ids. */
export type SubjectEvaluator<S> = (reader: Reader, subjects: readonly S[]) => Promise<Map<string, ExpressionResult>>

/** For an expression that chooses people. Throws CelFault when it does not pass the check. */
export function userEvaluator(view: DirectoryView, expression: string, now: Date): SubjectEvaluator<UserSubject> {
  const evaluate = compileCelBatch('user_scope', expression)
  return async (reader, people) => {
    const values = people.map((person) => {
      const subject = userFields(person)
      return { subject, user: subject }
    })
    return resultsById(people, await evaluate({ now, lookup: directoryLookup(reader, view) }, values))
  }
}

/** For an expression that chooses accounts. Throws CelFault when it does not pass the check. */
export function accountEvaluator(view: DirectoryView, expression: string, now: Date): SubjectEvaluator<AccountSubject> {
  const evaluate = compileCelBatch('account_scope', expression)
  return async (reader, accounts) => {
    const values = accounts.map((account) => ({ subject: accountFields(account) }))
    return resultsById(accounts, await evaluate({ now, lookup: directoryLookup(reader, view) }, values))
  }
}

const resultsById = (
  subjects: readonly { id: string }[],
  outcomes: readonly CelOutcome<'user_scope' | 'account_scope'>[],
): Map<string, ExpressionResult> =>
  new Map(outcomes.map((outcome, n) => [subjects[n]?.id ?? '', 'value' in outcome ? outcome.value : outcome]))
