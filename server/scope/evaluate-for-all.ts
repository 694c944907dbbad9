import { timeAllowance } from '../cel/index.ts'
import type { Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { accountEvaluator, type SubjectEvaluator, userEvaluator } from './evaluate-expressions.ts'
import { listAccountSubjectsAfter, listUserSubjectsAfter } from './expression-subjects.store.ts'

const BATCH_SIZE = 2000

interface Asked {
  context: 'user_scope' | 'account_scope'
  text: string
  /** How long all evaluations may take together. */
  evaluationMs: number
  /** How many subjects to name. */
  shown: number
}

interface Named {
  id: string
  displayName: string
}
export interface Found {
  subjectCount: number
  matchCount: number
  failedCount: number
  matches: (Named & { problem: string })[]
  failures: (Named & { problem: string })[]
}

/** Evaluates a valid expression for all people or accounts of a tenant. Rejects with EvaluationTimeout. */
export function evaluateForAll(reader: Reader, tenantId: TenantId, asked: Asked): Promise<Found> {
  const settings = { view: { tenantId }, now: new Date(), allowance: timeAllowance(asked.evaluationMs) }
  return asked.context === 'user_scope'
    ? evaluateBatches(reader, tenantId, asked, listUserSubjectsAfter, userEvaluator(settings, asked.text))
    : evaluateBatches(reader, tenantId, asked, listAccountSubjectsAfter, accountEvaluator(settings, asked.text))
}

async function evaluateBatches<S extends Named>(
  reader: Reader,
  tenantId: TenantId,
  { shown }: Asked,
  list: (reader: Reader, tenantId: TenantId, page: { after: string; limit: number }) => Promise<S[]>,
  evaluate: SubjectEvaluator<S>,
): Promise<Found> {
  const found: Found = { subjectCount: 0, matchCount: 0, failedCount: 0, matches: [], failures: [] }
  for (let after = ''; ; ) {
    const subjects = await list(reader, tenantId, { after, limit: BATCH_SIZE })
    const results = await evaluate(reader, subjects)
    found.subjectCount += subjects.length
    for (const { id, displayName } of subjects) {
      const result = results.get(id)
      if (result === false) continue
      const isMatch = result === true
      if (isMatch) found.matchCount++
      else found.failedCount++
      const named = isMatch ? found.matches : found.failures
      const problem = isMatch ? '' : (result?.problem ?? 'The expression was not evaluated')
      if (named.length < shown) named.push({ id, displayName, problem })
    }
    const last = subjects.at(-1)
    if (!last || subjects.length < BATCH_SIZE) return found
    after = last.id
  }
}
