import type { AssignmentBecause, AssignmentCode } from '../../../contract/review/assignment.ts'

/** Somebody who may answer a step; `onBehalfOf` and the time of the delegation if they stand in for another. */
export interface Member {
  userId: string
  onBehalfOf?: string
  from?: string
  until?: string
}

/** What is known of a person who could review. */
export interface Person {
  /** Enabled, and human. */
  isActive: boolean
  /** The delegate in force, if any: one with dates goes before the standing one. */
  delegate?: { userId: string; from?: string; until?: string }
}

/** What a step says about who may answer. */
export interface StepRules {
  allowsSelf: boolean
  needsDistinct: boolean
  allowsDelegation: boolean
}

/** One place to look for reviewers: the approvers that the step names, its fallback, or the next ones in the chain. */
export interface Link {
  why: AssignmentCode
  userIds: readonly string[]
  /** Ids that were found in another way than the rest of the link. */
  others?: { why: AssignmentCode; userIds: readonly string[] }
  /** Whether the subject may be among them, whatever the step says: a step that asks the person themselves. */
  asksSubject?: boolean
}

export interface Candidates {
  /** The approvers that the step names. */
  named: Link
  /** Why nobody was found, if that is known already: no subject, group too large, expression failed. */
  because?: AssignmentBecause
  /** The step's own fallback, campaign owners, Super Administrators. */
  chain: readonly Link[]
}

/** About whose access the step is, and who approved earlier steps of this run, or had somebody approve for them. */
export interface Question {
  subjectId?: string | undefined
  earlier: ReadonlySet<string>
}

export interface Assignment {
  members: readonly Member[]
  why: AssignmentCode
  because: AssignmentBecause
}

/** A group or an expression with more people than this counts as nobody. */
export const MAX_PEOPLE = 128
const MAX_DELEGATIONS = 5

export type People = (userId: string) => Person | undefined

/** Who answers a step. A webhook is nobody; else the links are tried in order, and the first with somebody in it counts. */
export function chooseReviewers(
  candidates: Candidates,
  rules: StepRules,
  question: Question,
  people: People,
): Assignment {
  if (candidates.named.why === 'WEBHOOK') return { members: [], why: 'WEBHOOK', because: 'NONE' }
  const first = choose(candidates.named, rules, question, people)
  if ('members' in first) return { ...first, because: 'NONE' }
  const because = candidates.because ?? first.because
  for (const link of candidates.chain) {
    const chosen = choose(link, rules, question, people)
    if ('members' in chosen) return { ...chosen, because }
  }
  return { members: [], why: 'NOBODY', because }
}

function choose(
  link: Link,
  { allowsSelf, needsDistinct, allowsDelegation }: StepRules,
  { subjectId, earlier }: Question,
  people: People,
): { members: readonly Member[]; why: AssignmentCode } | { because: AssignmentBecause } {
  const asked = [...new Set([...link.userIds, ...(link.others?.userIds ?? [])])]
  if (asked.length === 0) return { because: 'NOT_FOUND' }
  const maySelf = allowsSelf || link.asksSubject === true
  const notSubject = asked.filter((id) => maySelf || id !== subjectId)
  if (notSubject.length === 0) return { because: 'ONLY_SUBJECT' }
  const isDistinct = (id: string) => !needsDistinct || !earlier.has(id)
  const distinct = notSubject.filter(isDistinct)
  if (distinct.length === 0) return { because: 'NOT_DISTINCT' }
  const suits = (id: string) => (maySelf || id !== subjectId) && isDistinct(id) && people(id)?.isActive === true
  const members = new Map<string, Member>()
  // Those who are asked in their own right come first: somebody who is asked twice counts once, for themselves.
  const standIns = distinct.map((id) => [id, allowsDelegation ? delegateOf(id, suits, people) : undefined] as const)
  for (const [id, delegate] of standIns) if (!delegate && suits(id)) members.set(id, { userId: id })
  for (const [, delegate] of standIns)
    if (delegate && !members.has(delegate.userId))
      members.set(delegate.userId, distinct.includes(delegate.userId) ? { userId: delegate.userId } : delegate)
  if (members.size === 0) return { because: 'NOT_ACTIVE' }
  const chosen = [...members.values()].sort((a, b) => (a.userId < b.userId ? -1 : 1))
  const isPlain = chosen.some(({ userId, onBehalfOf }) => link.userIds.includes(onBehalfOf ?? userId))
  return { members: chosen, why: isPlain || !link.others ? link.why : link.others.why }
}

/**
 * Who stands in for a person: delegations are followed to the end, or for five steps. A circle, or an end who does not
 * suit, is no delegation.
 */
function delegateOf(id: string, suits: (id: string) => boolean, people: People): Member | undefined {
  const passed = new Set([id])
  const first = people(id)?.delegate
  let last = id
  for (let next = first; next && passed.size <= MAX_DELEGATIONS; next = people(last)?.delegate) {
    if (passed.has(next.userId)) return undefined
    passed.add(next.userId)
    last = next.userId
  }
  if (!first || !suits(last)) return undefined
  const { from, until } = first
  return { userId: last, onBehalfOf: id, ...(from && { from }), ...(until && { until }) }
}

/**
 * People whose own access would be answered by others than everybody else's: all that were looked at. For anybody who is
 * not among them, the result is the same.
 */
export function peopleConcerned(
  { named, chain }: Candidates,
  { allowsDelegation }: StepRules,
  people: People,
): Set<string> {
  const ids = [named, ...chain].flatMap(({ userIds, others }) => [...userIds, ...(others?.userIds ?? [])])
  const concerned = new Set(ids)
  if (!allowsDelegation) return concerned
  for (const id of ids) {
    let delegate = people(id)?.delegate
    for (let n = 0; delegate && n < MAX_DELEGATIONS; n++) {
      concerned.add(delegate.userId)
      delegate = people(delegate.userId)?.delegate
    }
  }
  return concerned
}
