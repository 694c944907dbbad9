import { type CelOutcome, compileCelBatch } from '../cel/index.ts'
import type { Reader } from '../db/index.ts'
import { directoryLookup } from './directory-lookup.store.ts'
import { type AccountSubject, accountFields, type UserSubject, userFields } from './expression-subjects.ts'
import type { Frame } from './scope-context.ts'

/** Whose access data functions of expressions ask, and as it was when. */
type Moment = Pick<Frame, 'tenantId' | 'snapshot'>

/** Whether an expression holds for somebody, or why that cannot be told. */
export type CelVerdict = boolean | { problem: string }

/** Judges many at once; the verdicts are by the ids of those who were given. */
export type CelJudge<S> = (reader: Reader, subjects: readonly S[]) => Promise<Map<string, CelVerdict>>

/** By the expression of a scope that chooses people. Throws CelFault when it does not pass the check. */
export function userJudge(moment: Moment, expression: string, now: Date): CelJudge<UserSubject> {
  const evaluate = compileCelBatch('user_scope', expression)
  return async (reader, people) => {
    const values = people.map((person) => {
      const subject = userFields(person)
      return { subject, user: subject }
    })
    return verdicts(people, await evaluate({ now, lookup: directoryLookup(reader, moment) }, values))
  }
}

/** By the expression of a scope that chooses accounts. Throws CelFault when it does not pass the check. */
export function accountJudge(moment: Moment, expression: string, now: Date): CelJudge<AccountSubject> {
  const evaluate = compileCelBatch('account_scope', expression)
  return async (reader, accounts) => {
    const values = accounts.map((account) => ({ subject: accountFields(account) }))
    return verdicts(accounts, await evaluate({ now, lookup: directoryLookup(reader, moment) }, values))
  }
}

const verdicts = (
  subjects: readonly { id: string }[],
  outcomes: readonly CelOutcome<'user_scope' | 'account_scope'>[],
): Map<string, CelVerdict> =>
  new Map(outcomes.map((outcome, n) => [subjects[n]?.id ?? '', 'value' in outcome ? outcome.value : outcome]))
