import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../contract/review/assignment.ts'
import type { Tx } from '../db/index.ts'
import { enqueueMail } from '../mail/index.ts'
import { makeRevocationsAtOnce } from '../revocation/index.ts'
import { type Assignment, chooseReviewers } from './assignment/choose-reviewers.ts'
import { type AssignmentContext, type Found, findCandidates, peopleOf, rulesOf } from './assignment/resolve.ts'
import { setsOf } from './assignment/sets.store.ts'
import { type Asked, loadAsked } from './assignment/subjects.store.ts'
import type { Outcome } from './codes.ts'
import { endTasks, listApprovers, updateTasks } from './move-tasks.store.ts'
import { assignNow, type ReviewScope } from './review-scope.ts'
import type { Next } from './step-outcome.ts'
import type { TaskRow } from './task.store.ts'
import { escalationDue, waitDue } from './wait-due.ts'
import { askWebhooks } from './webhook-step/ask.ts'

export type { Member } from './assignment/choose-reviewers.ts'
export { loadReviewScope, type ReviewScope } from './review-scope.ts'

/** How long tasks that somebody is given are gathered in one mail. */
const GATHER_SECONDS = 600

export interface TaskMove {
  /** Locked, as it was before. */
  task: TaskRow
  /** Where it goes (step-outcome.ts). */
  to: Next
  /** Another path: a policy that replaces the one before, or was copied anew. */
  pathKey?: number
  /** Begins a new run: earlier approvals no longer count. */
  newRun?: boolean
  /** People to assign instead of those that the step names. Their instance keeps the deadline of the one before. */
  people?: Assignment
  /** Another deadline for them. */
  dueAt?: Date | null
}

const isOpening = ({ to }: TaskMove): boolean => 'opens' in to

/** The outcome of a move that only ends its task, without a new path or run. */
const endOf = ({ to, pathKey, newRun }: TaskMove): Outcome | undefined =>
  'outcome' in to && pathKey === undefined && !newRun ? to : undefined

/**
 * Moves tasks on, with one statement for each outcome and one for all others. The reviewers of a step that opens are
 * resolved now; answers that were given in this transaction must be stored before, because a step may want other people
 * than those of the steps before it.
 */
export async function moveTasks(tx: Tx, scope: ReviewScope, moves: readonly TaskMove[]): Promise<void> {
  const ends = new Map<string, { end: Outcome; numbers: string[] }>()
  const others: TaskMove[] = []
  for (const move of moves) {
    const end = endOf(move)
    if (!end) others.push(move)
    else {
      const key = `${end.outcome}${end.reason}`
      const ended = ends.get(key)
      if (ended) ended.numbers.push(move.task.numericId)
      else ends.set(key, { end, numbers: [move.task.numericId] })
    }
  }
  for (const { end, numbers } of ends.values()) await endTasks(tx, scope.tenantId, scope.review.key, numbers, end)
  if (others.length > 0) await moveOthers(tx, scope, others)
  const removed = moves.filter((move) => isRemovedAtOnce(scope, move)).map(({ task }) => task.numericId)
  if (removed.length > 0) await makeRevocationsAtOnce(tx, scope.tenantId, scope.review.key, removed)
}

/** Whether a move denies access, under a policy that removes it without waiting for the close. */
const isRemovedAtOnce = ({ paths }: ReviewScope, { to, task, pathKey = task.pathKey }: TaskMove): boolean =>
  'outcome' in to && to.outcome === 'D' && paths.get(pathKey)?.removesAtOnce === true

/** Moves tasks that get another step, path or run. */
async function moveOthers(tx: Tx, scope: ReviewScope, moves: readonly TaskMove[]): Promise<void> {
  const now = await tx.now()
  const assigned = await assign(
    tx,
    scope,
    moves.filter((move) => isOpening(move) && !move.people),
    now,
  )
  const opened = moves.filter(isOpening)
  const assignmentOf = (move: TaskMove): Assignment =>
    move.people ?? assigned.get(move.task.numericId) ?? { members: [], why: 'NOBODY', because: 'NONE' }
  const assignments = opened.map(assignmentOf)
  const keys = await setsOf(tx, scope.tenantId, scope.review.key, assignments)
  const setOf = new Map(opened.map(({ task }, n) => [task.numericId, keys[n] ?? 0]))
  const rows = moves.map((move) => movedTask(scope, move, now, assignmentOf(move), setOf.get(move.task.numericId) ?? 0))
  await updateTasks(tx, scope.tenantId, scope.review.key, rows)
  if (assignments.some(({ why }) => why === 'WEBHOOK')) await askWebhooks(tx, scope.tenantId, scope.review)
  const reviewers = new Set(assignments.flatMap(({ members }) => members.map(({ userId }) => userId)))
  if (reviewers.size > 0)
    await enqueueMail(tx, scope.tenantId, {
      kind: 'ASSIGNED',
      campaignId: scope.review.campaignId,
      to: [...reviewers],
      gatherSeconds: GATHER_SECONDS,
    })
}

/** A task after its move. */
function movedTask(
  { paths }: ReviewScope,
  { task, to, newRun, people, dueAt = task.stepDueAt, pathKey = task.pathKey }: TaskMove,
  now: Date,
  { why, because }: Assignment,
  setKey: number,
): TaskRow {
  const moved = { ...task, pathKey, runNo: task.runNo + (newRun ? 1 : 0) }
  if ('outcome' in to)
    return {
      ...moved,
      state: 'C',
      stepDueAt: null,
      outcome: to.outcome,
      outcomeReason: to.reason,
      outcomeAt: now,
    }
  const steps = paths.get(pathKey)?.steps ?? []
  const opened = { stepSeq: task.stepSeq + 1, stepSince: now, outcome: null, outcomeReason: null, outcomeAt: null }
  if ('waits' in to) {
    const { wait = {} } = steps[to.waits] ?? {}
    const nobody = { setKey: 0, why: 0, because: 0 }
    return { ...moved, ...opened, ...nobody, state: 'W', stepNo: to.waits, stepDueAt: waitDue(wait, now) }
  }
  return {
    ...moved,
    ...opened,
    state: 'O',
    stepNo: to.opens,
    setKey,
    why: ASSIGNMENT_CODES.indexOf(why),
    because: ASSIGNMENT_BECAUSE.indexOf(because),
    stepDueAt: people ? dueAt : escalationDue(steps[to.opens]?.approval ?? {}, now),
  }
}

interface Opening {
  move: TaskMove
  asked: Asked
  pathKey: number
  stepNo: number
}

/** Who answers the steps that open, by the number of the task. */
export async function assign(
  tx: Tx,
  scope: ReviewScope,
  moves: readonly TaskMove[],
  now: Date,
): Promise<Map<string, Assignment>> {
  const assigned = new Map<string, Assignment>()
  if (moves.length === 0) return assigned
  const context = await assignNow(tx, scope, now)
  const tasks = moves.map(({ task }) => task)
  const asked = await loadAsked(tx, scope.tenantId, scope.review.preparationKey, tasks)
  const byStep = new Map<string, Opening[]>()
  for (const [n, move] of moves.entries()) {
    const pathKey = move.pathKey ?? move.task.pathKey
    const stepNo = 'opens' in move.to ? move.to.opens : 0
    const openings = byStep.get(`${pathKey} ${stepNo}`) ?? []
    openings.push({ move, asked: asked[n] ?? {}, pathKey, stepNo })
    byStep.set(`${pathKey} ${stepNo}`, openings)
  }
  for (const openings of byStep.values())
    for (const [number, assignment] of await assignStep(tx, scope, context, openings)) assigned.set(number, assignment)
  return assigned
}

/** The same for tasks that come to the same step. */
async function assignStep(
  tx: Tx,
  { tenantId, review, paths }: ReviewScope,
  context: AssignmentContext,
  openings: readonly Opening[],
): Promise<[number: string, assignment: Assignment][]> {
  const { pathKey = 0, stepNo = 0 } = openings[0] ?? {}
  const path = paths.get(pathKey)
  const approval = path?.steps[stepNo]?.approval
  if (!path || !approval) throw new Error(`the path ${pathKey} has no step ${stepNo} that people answer`)
  const because = path.name === '' ? 'RULE_FAILED' : undefined
  const asked = openings.map((opening) => opening.asked)
  const found = await findCandidates(tx, context, approval, asked, because)
  const people = await peopleOf(tx, context, found)
  const rules = rulesOf(approval)
  const sameRun = openings.flatMap(({ move: { task, newRun } }) => (newRun ? [] : [task]))
  const earlier = rules.needsDistinct ? await listApprovers(tx, tenantId, review.key, sameRun) : undefined
  return openings.map(({ move: { task }, asked: { subjectId } }, n) => {
    const question = { subjectId, earlier: earlier?.get(task.numericId) ?? new Set<string>() }
    const { candidates } = found[n] as Found
    return [task.numericId, chooseReviewers(candidates, rules, question, people)]
  })
}
