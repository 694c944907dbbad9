import type { Approval } from '../../../../contract/directory/policy.ts'
import { compileCelBatch } from '../../../cel/index.ts'
import type { Tx } from '../../../db/index.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { directoryLookup } from '../../../scope/index.ts'
import { type Assignment, chooseReviewers } from '../../assignment/choose-reviewers.ts'
import { loadExpressionValues } from '../../assignment/expression-values.ts'
import { findChain, peopleOf, rulesOf } from '../../assignment/resolve.ts'
import { loadAsked } from '../../assignment/subjects.store.ts'
import { listApprovers } from '../../move-tasks.store.ts'
import { moveTasks, type ReviewScope, type TaskMove } from '../../move-tasks.ts'
import { assignNow } from '../../review-scope.ts'
import { startPath } from '../../step-outcome.ts'
import type { TaskRow } from '../../task.store.ts'
import { findMembers, insertEvents, type NewEvent } from '../history/task-history.store.ts'
import { pathOf } from '../view/policy-instance.ts'
import { postponeTasks } from './due-steps.store.ts'
import { nextOf } from './next-step.ts'
import { pathsInBatch } from './policy-path.ts'
import { nextLook, waitEvent } from './wait.rules.ts'

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
    else if (first.state === 'O' && step?.approval) await escalate(tx, scope, group, step.approval, now, effects)
    else throw new Error(`the task ${first.numericId} is due at a step that it cannot be at`)
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

/** Whether the condition of a wait holds for each task; one that fails, or takes too long, does not hold. */
async function conditionResults(
  tx: Tx,
  { tenantId, review, frozen, allowance }: ReviewScope,
  tasks: readonly TaskRow[],
  { condition }: Wait,
  now: Date,
): Promise<boolean[]> {
  if (!condition) return []
  const { preparationKey } = review
  const asked = await loadAsked(tx, tenantId, preparationKey, tasks)
  const opened = review.openedAt ?? review.createdAt
  const values = await loadExpressionValues(tx, tenantId, { preparationKey, frozen }, asked, opened)
  const runtime = { tenantId, now, lookup: directoryLookup(tx, { tenantId }), allowance }
  const outcomes = await compileCelBatch('policy_condition', condition.condition ?? '')(runtime, values)
  return outcomes.map((outcome) => 'value' in outcome && outcome.value === true)
}

/** The effect of a step that was not answered in time, on tasks that are at it. */
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
    const chosen = await chooseAmong(tx, scope, tasks, approval, reassignToApprovers.approverIds ?? [], now)
    const former = await membersOf(tx, scope, tasks)
    for (const [n, task] of tasks.entries()) {
      const people = chosen[n] as Assignment
      const detail = {
        effect: 'reassignToApprovers',
        userIds: people.members.map(({ userId }) => userId),
        fromUserIds: former(task.setKey),
      }
      events.push({ task, kind: 'ESCALATED', userId: null, comment, detail })
      // It escalates once.
      moves.push({ task, to: { opens: task.stepNo, passedBy: 'nobody' }, people, dueAt: null })
    }
    return
  }
  if (replacePolicy) {
    const { policyId: oldPolicyId, batchNo } = pathOf(scope.paths, tasks[0]?.pathKey ?? 0)
    const { policyId } = replacePolicy
    const pathKeys = await pathsInBatch(tx, scope, { policyId, batchNo }, tasks, now)
    for (const [n, task] of tasks.entries()) {
      const pathKey = pathKeys[n] ?? task.pathKey
      const detail = { effect: 'replacePolicy', oldPolicyId, newPolicyId: policyId }
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

/** Who is in the reviewer set of each of these tasks. */
async function membersOf(tx: Tx, { tenantId, review }: ReviewScope, tasks: readonly TaskRow[]) {
  const setKeys = tasks.map(({ setKey }) => setKey)
  const members = groupBy(await findMembers(tx, tenantId, review.key, setKeys), ({ setKey }) => setKey)
  return (setKey: number) => (members.get(setKey) ?? []).map(({ userId }) => userId)
}

/** Chooses reviewers of a step among these people instead of those it names, and then by its chain. */
export async function chooseAmong(
  tx: Tx,
  scope: ReviewScope,
  tasks: readonly TaskRow[],
  approval: Approval,
  userIds: readonly string[],
  now: Date,
): Promise<Assignment[]> {
  const context = await assignNow(tx, scope, now)
  const asked = await loadAsked(tx, scope.tenantId, scope.review.preparationKey, tasks)
  const candidates = { named: { why: 'ESCALATED' as const, userIds }, chain: await findChain(tx, context, approval) }
  const people = await peopleOf(tx, context, [{ candidates }])
  const rules = rulesOf(approval)
  const earlier = await listApprovers(tx, scope.tenantId, scope.review.key, tasks)
  return tasks.map((task, n) => {
    const question = { subjectId: asked[n]?.subjectId, earlier: earlier.get(task.numericId) ?? new Set<string>() }
    return chooseReviewers(candidates, rules, question, people)
  })
}
