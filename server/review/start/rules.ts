import { compileCelBatch, type TimeAllowance } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { directoryLookup } from '../../scope/index.ts'
import { type Grouping, groupingOf, loadExpressionValues } from '../assignment/expression-values.ts'
import type { Asked, Frozen } from '../assignment/subjects.store.ts'
import type { ReviewPolicy } from '../policies.store.ts'
import type { ReviewPath } from '../review.store.ts'

/** The rules of a policy, with the paths that they lead to. */
export interface PolicyRules {
  policyNo: number
  policyId: string
  rules: readonly { condition: string; pathKey: number }[]
  /** For what the conditions must be evaluated; absent without rules. */
  grouping?: Grouping
  /** Where no condition is true. */
  pathKey: number
  /** Where one fails. */
  failedPathKey: number
}

const BASELINE = 'certify'

export function rulesOfPolicy({ policyNo, policyId, policy }: ReviewPolicy, paths: Iterable<ReviewPath>): PolicyRules {
  const keys = new Map([...paths].filter((path) => path.policyNo === policyNo).map((path) => [path.name, path.key]))
  const keyOf = (name: string) => keys.get(name) ?? 0
  const rules = policy.rules.map(({ condition = '', policyKey = '' }) => ({ condition, pathKey: keyOf(policyKey) }))
  const conditions = rules.map(({ condition }) => condition)
  return {
    policyNo,
    policyId,
    rules,
    ...(rules.length > 0 && { grouping: groupingOf('policy_condition', conditions) }),
    pathKey: keyOf(BASELINE),
    failedPathKey: keyOf(''),
  }
}

/** The paths that items of a policy can take. */
export const pathKeysOf = ({ rules, pathKey, failedPathKey }: PolicyRules): number[] =>
  rules.length === 0 ? [pathKey] : [...rules.map((rule) => rule.pathKey), pathKey, failedPathKey]

export interface ChosenPath {
  pathKey: number
  /** The rule that is true; absent if none is. */
  ruleIndex?: number
  problem?: string
}

interface RuleContext {
  tenantId: TenantId
  frozen: Frozen | undefined
  at: Date
  allowance: TimeAllowance
}

/** The path of the first rule that is true for each of these; a rule that fails leads to the owners of the campaign. */
export async function choosePaths(
  reader: Reader,
  { tenantId, frozen, at, allowance }: RuleContext,
  { rules, pathKey, failedPathKey }: PolicyRules,
  asked: readonly Asked[],
): Promise<ChosenPath[]> {
  const chosen: ChosenPath[] = asked.map(() => ({ pathKey }))
  if (rules.length === 0) return chosen
  const values = await loadExpressionValues(reader, tenantId, frozen, asked, at)
  const lookup = directoryLookup(reader, { tenantId, snapshot: frozen?.frozen })
  let open = asked.map((_, n) => n)
  for (const [ruleIndex, rule] of rules.entries()) {
    const evaluate = compileCelBatch('policy_condition', rule.condition)
    const outcomes = await evaluate(
      { tenantId, now: at, lookup, allowance },
      open.map((n) => values[n] ?? {}),
    )
    const undecided: number[] = []
    for (const [index, n] of open.entries()) {
      const outcome = outcomes[index]
      if (!outcome || 'problem' in outcome) chosen[n] = { pathKey: failedPathKey, problem: outcome?.problem ?? '' }
      else if (outcome.value) chosen[n] = { pathKey: rule.pathKey, ruleIndex }
      else undecided.push(n)
    }
    open = undecided
  }
  return chosen
}
