import type { Approval } from '../../../contract/directory/policy.ts'
import { compileCelBatch, timeAllowance } from '../../cel/index.ts'
import type { Tx } from '../../db/index.ts'
import { groupBy } from '../../lib/group-by.ts'
import { directoryLookup } from '../../scope/index.ts'
import { chooseReviewers, type Member } from '../assignment/choose-reviewers.ts'
import { loadExpressionValues } from '../assignment/expression-values.ts'
import { findCandidates, peopleOf, rulesOf } from '../assignment/resolve.ts'
import { loadAsked } from '../assignment/subjects.store.ts'
import { listApprovers } from '../move-tasks.store.ts'
import { moveTasks, type ReviewScope, type TaskMove } from '../move-tasks.ts'
import { assignNow } from '../review-scope.ts'
import { startPath } from '../step-outcome.ts'
import type { TaskRow } from '../task.store.ts'
import { postponeTasks } from './due-steps.store.ts'
import { nextOf } from './next-step.ts'
import { pathOf } from './policy-instance.ts'
import { pathsByPolicy } from './policy-path.ts'
import { insertEvents, type NewEvent } from './task-history.store.ts'
import { nextLook, waitEvent } from './wait.rules.ts'

const EVALUATION_MS = 20_000

interface Effects {
  moves: TaskMove[]
  events: NewEvent[]
  /** Waits whose condition does not hold yet, and when to look again. */
  postponed: { task: TaskRow; until: Date | null }[]
}

/** Does what is due on these locked tasks of one review: waits that end and steps that escalate. */
export async function processDue(tx: Tx, scope: ReviewScope, tasks: readonly TaskRow[]): Promise<void> {
  const now = await tx.now()
  const effects: Effects = { moves: [], events: [], postponed: [] }
  const bySteps = groupBy(tasks, ({ pathKey, stepNo, state }) => `${pathKey} ${stepNo} ${state}`)
  for (const group of bySteps.values()) {
    const [first] = group
    if (!first) continue
    const step = pathOf(scope.paths, first.pathKey).steps[first.stepNo]
    if (first.state === 'W' && step?.wait) await endWaits(tx, scope, group, step.wait, now, effects)
    if (first.state === 'O' && step?.approval) await escalate(tx, scope, group, step.approval, now, effects)
  }
  await insertEvents(tx, scope.tenantId, scope.review.key, effects.events)
  await moveTasks(tx, scope, effects.moves)
  await postponeTasks(tx, scope.tenantId, scope.review.key, effects.postponed)
}

type Wait = Parameters<typeof waitEvent>[0]

async function endWaits(
  tx: Tx,
  scope: ReviewScope,
  tasks: readonly TaskRow[],
  wait: Wait,
  now: Date,
  { moves, events, postponed }: Effects,
): Promise<void> {
  const holds = await conditionResults(tx, scope, tasks, wait, now)
  const ended = tasks.map((task, n) => ({ task, event: waitEvent(wait, task.stepSince, now, holds[n] ?? false) }))
  for (const event of ['passed', 'timed_out'] as const) {
    const these = ended.filter((one) => one.event === event).map(({ task }) => task)
    const next = await nextOf(tx, scope, these, event)
    for (const [n, task] of these.entries()) {
      const to = next[n]
      if (to) moves.push({ task, to })
      events.push(
        event === 'passed'
          ? { task, kind: 'WAIT_PASSED', userId: null }
          : { task, kind: 'WAIT_TIMED_OUT', userId: null, comment: wait.commentOnTimeout ?? '' },
      )
    }
  }
  for (const { task, event } of ended)
    if (event === undefined) postponed.push({ task, until: nextLook(wait, task.stepSince, now) })
}

/** Whether the condition of a wait holds for each task; one that fails does not hold. */
async function conditionResults(
  tx: Tx,
  { tenantId, review, frozen }: ReviewScope,
  tasks: readonly TaskRow[],
  { condition }: Wait,
  now: Date,
): Promise<boolean[]> {
  if (!condition) return []
  const { preparationKey } = review
  const asked = await loadAsked(tx, tenantId, preparationKey, tasks)
  const opened = review.openedAt ?? review.createdAt
  const values = await loadExpressionValues(tx, tenantId, { preparationKey, frozen }, asked, opened)
  const runtime = {
    tenantId,
    now,
    lookup: directoryLookup(tx, { tenantId }),
    allowance: timeAllowance(EVALUATION_MS),
  }
  const outcomes = await compileCelBatch('policy_condition', condition.condition ?? '')(runtime, values)
  return outcomes.map((outcome) => 'value' in outcome && outcome.value === true)
}

/** The effect of a step that was not answered in time. */
async function escalate(
  tx: Tx,
  scope: ReviewScope,
  tasks: readonly TaskRow[],
  approval: Approval,
  now: Date,
  { moves, events, postponed }: Effects,
): Promise<void> {
  const { escalation, escalationEnabled } = approval
  if (!escalation || !escalationEnabled) {
    for (const task of tasks) postponed.push({ task, until: null })
    return
  }
  const { reassignToApprovers, replacePolicy, skipStep, escalationComment: comment = '' } = escalation
  if (reassignToApprovers) {
    const chosen = await chooseForEscalation(tx, scope, tasks, approval, reassignToApprovers.approverIds ?? [], now)
    for (const [n, task] of tasks.entries()) {
      const members = chosen[n] ?? []
      const detail = { effect: 'reassignToApprovers', userIds: members.map(({ userId }) => userId) }
      events.push({ task, kind: 'ESCALATED', userId: null, comment, detail })
      moves.push({
        task,
        to: { opens: task.stepNo, passedBy: 'nobody' },
        people: { members, why: 'ESCALATED', because: 'NONE' },
      })
    }
    return
  }
  if (replacePolicy) {
    const pathKeys = await pathsByPolicy(tx, scope, replacePolicy.policyId, tasks, now)
    for (const [n, task] of tasks.entries()) {
      const pathKey = pathKeys[n] ?? task.pathKey
      const oldPolicyId = pathOf(scope.paths, task.pathKey).policyId
      const detail = { effect: 'replacePolicy', oldPolicyId, newPolicyId: replacePolicy.policyId }
      events.push({ task, kind: 'POLICY_REPLACED', userId: null, comment, detail })
      moves.push({ task, to: startPath(pathOf(scope.paths, pathKey).steps), pathKey, newRun: true })
    }
    return
  }
  const next = await nextOf(tx, scope, tasks, skipStep ? 'skip' : 'escalation_cancel')
  for (const [n, task] of tasks.entries()) {
    const to = next[n]
    if (to) moves.push({ task, to })
    events.push({
      task,
      kind: 'ESCALATED',
      userId: null,
      comment,
      detail: { effect: skipStep ? 'skipStep' : 'cancelTicket' },
    })
  }
}

/** The people whom an escalation names, as far as they may review; the chain of the step where none of them may. */
async function chooseForEscalation(
  tx: Tx,
  scope: ReviewScope,
  tasks: readonly TaskRow[],
  approval: Approval,
  userIds: readonly string[],
  now: Date,
): Promise<(readonly Member[])[]> {
  const assignments = await chooseAmong(tx, scope, tasks, approval, userIds, now)
  return assignments.map(({ members }) => members)
}

/** Chooses reviewers of a step among these people instead of those it names, and then by its chain. */
export async function chooseAmong(
  tx: Tx,
  scope: ReviewScope,
  tasks: readonly TaskRow[],
  approval: Approval,
  userIds: readonly string[],
  now: Date,
) {
  const context = await assignNow(tx, scope, now)
  const asked = await loadAsked(tx, scope.tenantId, scope.review.preparationKey, tasks)
  const found = (await findCandidates(tx, context, approval, asked)).map(({ candidates }) => ({
    candidates: { chain: candidates.chain, named: { why: 'ESCALATED' as const, userIds } },
  }))
  const people = await peopleOf(tx, context, found)
  const rules = rulesOf(approval)
  const earlier = await listApprovers(tx, scope.tenantId, scope.review.key, tasks)
  return tasks.map((task, n) => {
    const question = { subjectId: asked[n]?.subjectId, earlier: earlier.get(task.numericId) ?? new Set<string>() }
    const { candidates } = found[n] as (typeof found)[number]
    return chooseReviewers(candidates, rules, question, people)
  })
}
