import type { Approval, Policy, PolicyStep } from '../../../../contract/directory/policy.ts'
import type { PolicyInstance, PolicyStepInstance } from '../../../../contract/review/task.ts'
import { idOfPair } from '../../../lib/ids.ts'
import type { Review, ReviewPath } from '../../review.store.ts'
import type { TaskRow } from '../../task.store.ts'
import { stepId } from '../../task-id.ts'
import { waitTimes } from '../../wait-due.ts'
import type { SetMember, TaskHistory } from '../history/task-history.store.ts'
import { type Instance, instancesOf } from '../history/task-instances.ts'

type Opened = Pick<Review, 'key' | 'openedAt' | 'createdAt'> & Partial<Pick<Review, 'startedBy'>>

/** What the steps of a task are shown from. */
export interface Shown {
  review: Opened
  task: TaskRow
  paths: ReadonlyMap<number, ReviewPath>
  policies: ReadonlyMap<number, Policy>
  members: (setKey: number) => readonly SetMember[]
  history: TaskHistory
  entitlement: { appEntitlementId: string; appId: string }
}

/** Changes whenever the policy of a task does: a hard reset copies the policy anew. */
export const generationId = (review: Opened, policyNo: number): string =>
  idOfPair((review.openedAt ?? review.createdAt).getTime(), BigInt(review.key), BigInt(policyNo) + 1n)

/** The policy of a task with its steps: those that ended, the current one, and those to come. */
export function policyInstance(shown: Shown): PolicyInstance {
  const { task, paths, policies } = shown
  const path = pathOf(paths, task.pathKey)
  const policy = policies.get(path.policyNo)
  if (!policy) throw new Error('a task without its policy')
  const instances = instancesOf(task, shown.history)
  const current = instances.find(({ isCurrent }) => isCurrent)
  const isOpen = task.state !== 'C'
  return {
    policy,
    ...(current && { current: stepInstance(shown, current) }),
    history: withPassed(shown, instances).filter(({ id }) => !current || id !== idOf(shown, current.stepSeq)),
    next: isOpen ? path.steps.slice(task.stepNo + 1) : [],
  }
}

export function pathOf(paths: ReadonlyMap<number, ReviewPath>, key: number): ReviewPath {
  const path = paths.get(key)
  if (!path) throw new Error('a task without its path')
  return path
}

const idOf = ({ review, task }: Shown, seq: number) => stepId(review, task.numericId, seq)

/** Steps that pass by themselves have no instance. Their ids come after every instance that a task can have. */
const PASSED_IDS = 1_000_000
const MAX_STEPS = 1_000

/** The instances, and between them the steps that passed by themselves. */
function withPassed(shown: Shown, instances: readonly Instance[]): PolicyStepInstance[] {
  const { task, paths } = shown
  return [
    ...instances.flatMap((instance, index) => {
      const before = instances[index - 1]
      const from = before?.runNo === instance.runNo && before.pathKey === instance.pathKey ? before.stepNo + 1 : 0
      const { steps } = pathOf(paths, instance.pathKey)
      const { approval, wait } = steps[instance.stepNo] ?? {}
      // The policy alone ended a run without opening a step, and the task was restarted.
      if (!approval && !wait) return passedSteps(shown, instance, from, steps.length)
      return [...passedSteps(shown, instance, from, instance.stepNo), stepInstance(shown, instance)]
    }),
    ...(task.state === 'C' && task.outcomeReason !== 'F' ? passedAtTheEnd(shown, instances.at(-1)) : []),
  ]
}

/** After the last answer: what the policy accepted, and what it rejected. */
function passedAtTheEnd(shown: Shown, last: Instance | undefined): PolicyStepInstance[] {
  const { task, paths } = shown
  const { steps } = pathOf(paths, task.pathKey)
  if (last?.runNo !== task.runNo) return passedSteps(shown, task, 0, steps.length)
  const goesOn =
    last.decision?.approved || ['SKIPPED', 'WAIT_PASSED', 'WEBHOOK_APPROVED'].includes(last.event?.kind ?? '')
  return goesOn ? passedSteps(shown, task, last.stepNo + 1, steps.length) : []
}

const passedSteps = (
  { review, task, paths }: Shown,
  { pathKey, runNo }: Pick<Instance, 'pathKey' | 'runNo'>,
  from: number,
  to: number,
): PolicyStepInstance[] => {
  const { steps, policyNo } = pathOf(paths, pathKey)
  const rejected = steps.findIndex(({ reject }, index) => index >= from && reject)
  return steps
    .slice(from, rejected < 0 ? to : Math.min(to, rejected + 1))
    .flatMap(({ accept, reject }, index): PolicyStepInstance[] => {
      if (!accept && !reject) return []
      return [
        {
          id: stepId(review, task.numericId, PASSED_IDS + runNo * MAX_STEPS + from + index),
          state: 'POLICY_STEP_STATE_DONE',
          policyGenerationId: generationId(review, policyNo),
          ...(accept ? { accept: { acceptMessage: accept.acceptMessage ?? '' } } : {}),
          ...(reject ? { reject: { rejectMessage: reject.rejectMessage ?? '' } } : {}),
        },
      ]
    })
}

function stepInstance(shown: Shown, instance: Instance): PolicyStepInstance {
  const { review, paths } = shown
  const path = pathOf(paths, instance.pathKey)
  const step = path.steps[instance.stepNo] ?? {}
  return {
    id: idOf(shown, instance.stepSeq),
    state: instance.isCurrent ? 'POLICY_STEP_STATE_ACTIVE' : 'POLICY_STEP_STATE_DONE',
    policyGenerationId: generationId(review, path.policyNo),
    ...(step.wait
      ? { wait: waitInstance(shown, instance, step.wait) }
      : { approval: approvalInstance(shown, instance, step.approval ?? {}) }),
  }
}

const iso = (date: Date) => date.toISOString()

function approvalInstance(
  shown: Shown,
  instance: Instance,
  approval: Approval,
): NonNullable<PolicyStepInstance['approval']> {
  const escalation = escalationInstance(shown, instance, approval)
  return {
    state: instance.isCurrent ? 'APPROVAL_INSTANCE_STATE_WAITING' : 'APPROVAL_INSTANCE_STATE_DONE',
    approval: withAssigned(approval, shown.members(instance.setKey)),
    assignedAt: iso(instance.stepSince),
    ...endOf(shown, instance),
    ...(escalation && { escalationInstance: escalation }),
  }
}

/** The approval as clients read it: with who was assigned where the policy names nobody itself. */
function withAssigned(approval: Approval, members: readonly SetMember[]): Approval {
  const assignedUserIds = members.map(({ userId }) => userId)
  return {
    ...approval,
    assigned: assignedUserIds.length > 0,
    ...(approval.manager && { manager: { ...approval.manager, assignedUserIds } }),
    ...(approval.self && { self: { ...approval.self, assignedUserIds } }),
    ...(approval.expression && { expression: { ...approval.expression, assignedUserIds } }),
  }
}

/** How an approval ended, as exactly one member; none while it is current or when the campaign or task was closed. */
function endOf(shown: Shown, instance: Instance): Partial<NonNullable<PolicyStepInstance['approval']>> {
  const { decision, event, stepSeq } = instance
  if (decision) {
    const { userId, decidedAt, stepUpTransactionId } = decision
    return decision.approved
      ? {
          approved: { userId, approvedAt: iso(decidedAt), entitlements: [shown.entitlement], stepUpTransactionId },
        }
      : { denied: { userId, deniedAt: iso(decidedAt) } }
  }
  if (!event) return {}
  const [userId, at] = [event.userId ?? '', iso(event.at)]
  const newPolicyStepId = stepSeq < shown.task.stepSeq ? idOf(shown, stepSeq + 1) : ''
  switch (event.kind) {
    case 'REASSIGNED':
      return { reassigned: { userId, reassignedAt: at, newPolicyStepId } }
    case 'REVIEWER_GONE':
      return {
        reassignedByError: {
          errorCode: 'REVIEWER_DISABLED',
          description: 'The reviewers were disabled or deleted.',
          errorUserId: event.detail.userIds?.[0] ?? '',
          erroredAt: at,
          reassignedAt: at,
          newPolicyStepId,
        },
      }
    case 'WEBHOOK_APPROVED':
      return { approved: { userId, approvedAt: at, entitlements: [shown.entitlement], stepUpTransactionId: '' } }
    case 'WEBHOOK_DENIED':
      return { denied: { userId, deniedAt: at } }
    case 'WEBHOOK_FAILED':
      return {
        reassignedByError: {
          errorCode: 'WEBHOOK_FAILED',
          description: event.comment || 'The webhook did not answer.',
          errorUserId: '',
          erroredAt: at,
          reassignedAt: at,
          newPolicyStepId,
        },
      }
    case 'RESTARTED':
    case 'HARD_RESET':
    case 'POLICY_REPLACED':
      return { restarted: { userId, restartedAt: at, oldPolicyStepId: idOf(shown, stepSeq) } }
    case 'SKIPPED':
      return { skipped: { userId, skippedAt: at, newPolicyStepId } }
    case 'ESCALATED':
      return event.detail.effect === 'skipStep'
        ? { skipped: { userId, skippedAt: at, newPolicyStepId } }
        : event.detail.effect === 'reassignToApprovers'
          ? { reassigned: { userId, reassignedAt: at, newPolicyStepId } }
          : {}
    default:
      return {}
  }
}

function escalationInstance({ task, history }: Shown, instance: Instance, approval: Approval) {
  const { escalation, escalationEnabled } = approval
  if (!escalation || !escalationEnabled) return undefined
  const alreadyEscalated = history.events.some(
    ({ kind, runNo, stepNo }) => kind === 'ESCALATED' && runNo === instance.runNo && stepNo === instance.stepNo,
  )
  const { cancelTicket, skipStep, reassignToApprovers, replacePolicy, escalationComment = '' } = escalation
  return {
    alreadyEscalated,
    escalationComment,
    ...(instance.isCurrent && task.stepDueAt && { expiresAt: iso(task.stepDueAt) }),
    ...(cancelTicket && { cancelTicket: {} }),
    ...(skipStep && { skipStep: {} }),
    ...(reassignToApprovers && { reassignToApprovers: { approverIds: reassignToApprovers.approverIds ?? [] } }),
    ...(replacePolicy && { replacePolicy: { policyId: replacePolicy.policyId } }),
  }
}

function waitInstance(
  shown: Shown,
  instance: Instance,
  wait: NonNullable<PolicyStep['wait']>,
): NonNullable<PolicyStepInstance['wait']> {
  const { event, isCurrent, stepSince, stepSeq } = instance
  const { passesAt, timesOutAt } = waitTimes(wait, stepSince)
  const timedOut = event?.kind === 'WAIT_TIMED_OUT'
  const at = event ? iso(event.at) : ''
  return {
    name: wait.name ?? '',
    state: isCurrent
      ? 'WAIT_INSTANCE_STATE_WAITING'
      : timedOut
        ? 'WAIT_INSTANCE_STATE_TIMED_OUT'
        : 'WAIT_INSTANCE_STATE_COMPLETED',
    startedWaitingAt: iso(stepSince),
    commentOnFirstWait: wait.commentOnFirstWait ?? '',
    commentOnTimeout: wait.commentOnTimeout ?? '',
    ...(timesOutAt && { timeout: iso(timesOutAt) }),
    ...(wait.timeoutDuration && { timeoutDuration: wait.timeoutDuration }),
    ...(wait.condition && { condition: { condition: wait.condition.condition ?? '' } }),
    ...(passesAt && {
      untilTime: {
        untilTime: iso(passesAt),
        ...(wait.duration?.duration && { durationIfExists: wait.duration.duration }),
      },
    }),
    ...(event?.kind === 'SKIPPED' && {
      skipped: {
        userId: event.userId ?? '',
        skippedAt: at,
        newPolicyStepId: stepSeq < shown.task.stepSeq ? idOf(shown, stepSeq + 1) : '',
      },
    }),
    ...(event?.kind === 'WAIT_PASSED' && { succeeded: { succeededAt: at } }),
    ...(timedOut && { timedOut: { timedOutAt: at } }),
  }
}
