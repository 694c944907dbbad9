import { isDeepStrictEqual } from 'node:util'
import type { Approval } from '../../../contract/directory/policy.ts'
import type { AssignmentBecause } from '../../../contract/review/assignment.ts'
import type { Reader } from '../../db/index.ts'
import { type Assignment, chooseReviewers, peopleConcerned } from '../assignment/choose-reviewers.ts'
import type { Grouping } from '../assignment/expression-values.ts'
import { type AssignmentContext, findCandidates, knowsSubject, peopleOf, rulesOf } from '../assignment/resolve.ts'
import { loadAsked } from '../assignment/subjects.store.ts'
import type { TupleSource } from './numbered-items.sql.ts'
import { listHolders, type Tuple } from './tuples.store.ts'

/** A first step that people answer; paths that begin with the same step share it. */
export interface GroupStep {
  /** The paths that begin with it. */
  pathKeys: number[]
  pathKey: number
  stepNo: number
  approval: Approval
  grouping: Grouping
  because?: AssignmentBecause
}

/** Who answers a step for one key; `holderNo` for access of this person alone, 0 for everybody else. */
export interface Group extends Assignment {
  key: string
  holderNo: number
  problem?: string
}

const NOBODY_BEFORE: ReadonlySet<string> = new Set()

/**
 * Resolves a step for each key. Where the key does not say whose access it is, the step is resolved for everybody, and
 * once more for each person who would be among those who are asked: nobody reviews their own access.
 */
export async function resolveGroups(
  reader: Reader,
  source: TupleSource,
  context: AssignmentContext,
  { approval, grouping, because }: GroupStep,
  tuples: readonly Tuple[],
): Promise<Group[]> {
  const asked = await loadAsked(reader, source.tenantId, source.preparationKey, tuples)
  const found = await findCandidates(reader, context, approval, asked, because)
  const people = await peopleOf(reader, context, found)
  const rules = rulesOf(approval)
  const known = knowsSubject(grouping)
  const groups = found.map(({ candidates, problem }, n): Group => {
    const subjectId = known ? asked[n]?.subjectId : undefined
    return {
      ...chooseReviewers(candidates, rules, { subjectId, earlier: NOBODY_BEFORE }, people),
      key: tuples[n]?.key ?? '',
      holderNo: 0,
      ...(problem !== undefined && { problem }),
    }
  })
  if (known || rules.allowsSelf) return groups
  const concerned = found.map(({ candidates }) => peopleConcerned(candidates, rules, people))
  const holders = await listHolders(reader, source, [...new Set(concerned.flatMap((ids) => [...ids]))])
  const numberOf = new Map(holders.map(({ userId, holderNo }) => [userId, holderNo]))
  const exceptions = found.flatMap(({ candidates }, n) =>
    [...(concerned[n] ?? [])].flatMap((subjectId): Group[] => {
      const holderNo = numberOf.get(subjectId)
      if (holderNo === undefined) return []
      const chosen = chooseReviewers(candidates, rules, { subjectId, earlier: NOBODY_BEFORE }, people)
      const { key = '', why, because: reason, members } = groups[n] ?? {}
      const same = chosen.why === why && chosen.because === reason && isDeepStrictEqual(chosen.members, members)
      return same ? [] : [{ ...chosen, key, holderNo }]
    }),
  )
  return [...groups, ...exceptions]
}
