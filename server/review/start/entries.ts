import type { AssignmentBecause } from '../../../contract/review/assignment.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import type { Grouping } from '../assignment/expression-values.ts'
import { groupingOfStep } from '../assignment/resolve.ts'
import type { OutcomeLetter, ReasonLetter, TaskState } from '../codes.ts'
import type { ReviewPath } from '../review.store.ts'
import { startPath } from '../step-outcome.ts'
import { escalationDue, waitDue } from '../wait-due.ts'
import type { GroupStep } from './groups.ts'
import { type PolicyRules, pathKeysOf } from './rules.ts'

/** How the tasks of a path begin. */
export interface PathEntry {
  pathKey: number
  state: TaskState
  stepNo: number
  outcome: OutcomeLetter | null
  reason: ReasonLetter | null
  due: Date | null
  /** Where its first step was resolved, and by what; absent when nobody is asked. */
  group?: { pathKey: number; stepNo: number; grouping: Grouping }
}

/** Where every path begins that items of these policies can take, and the different steps to be resolved for that. */
export function entriesOf(
  paths: Iterable<ReviewPath>,
  policies: readonly PolicyRules[],
  at: Date,
): { entries: PathEntry[]; steps: GroupStep[] } {
  const taken = new Set(policies.flatMap(pathKeysOf))
  const steps = new Map<string, GroupStep>()
  const entries = [...paths]
    .filter(({ key }) => taken.has(key))
    .map((path): PathEntry => {
      const next = startPath(path.steps)
      const none = { pathKey: path.key, stepNo: 0, outcome: null, reason: null, due: null }
      if ('outcome' in next) return { ...none, state: 'C', outcome: next.outcome, reason: next.reason }
      if ('waits' in next)
        return { ...none, state: 'W', stepNo: next.waits, due: waitDue(path.steps[next.waits]?.wait ?? {}, at) }
      const { approval } = path.steps[next.opens] ?? {}
      if (!approval) throw new Error('a step that opens has approvers')
      const because: AssignmentBecause | undefined = path.name === '' ? 'RULE_FAILED' : undefined
      const same = canonicalJson({ ...approval, because })
      const step = steps.get(same) ?? {
        pathKeys: [],
        pathKey: path.key,
        stepNo: next.opens,
        approval,
        grouping: groupingOfStep(approval),
        ...(because && { because }),
      }
      step.pathKeys.push(path.key)
      steps.set(same, step)
      const group = { pathKey: step.pathKey, stepNo: step.stepNo, grouping: step.grouping }
      return { ...none, state: 'O', stepNo: next.opens, due: escalationDue(approval, at), group }
    })
  return { entries, steps: [...steps.values()] }
}
