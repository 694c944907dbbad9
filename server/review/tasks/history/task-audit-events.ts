import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../../contract/review/assignment.ts'
import type { TaskActionType } from '../../../../contract/review/task.ts'
import { type TaskAuditKind, type TaskAuditView, taskAuditKinds } from '../../../../contract/review/task-audit.ts'
import { idOfPair } from '../../../lib/ids.ts'
import { OUTCOMES } from '../../codes.ts'
import { submissionId } from '../../submissions/submission-view.ts'
import { stepId, taskId } from '../../task-id.ts'
import { waitTimes } from '../../wait-due.ts'
import { pathOf, type Shown } from '../view/policy-instance.ts'
import type { EventRow } from './task-history.store.ts'
import { endedAt, type Instance, instancesOf } from './task-instances.ts'

type Detail = { [K in TaskAuditKind]?: NonNullable<TaskAuditView[K]> }
interface Happened {
  at: Date
  userId?: string | null
  /** Tells events of the same kind apart: the instance, or the event that it comes from. */
  source: { instance: number } | { event: string }
  stepNo: number
  detail: Detail
  isError?: boolean
}

const KINDS = Object.keys(taskAuditKinds) as TaskAuditKind[]

/**
 * Everything that happened to a task, oldest first. What follows from the task itself (creation, assignments, outcome)
 * is computed, so that an untouched task needs no rows.
 */
export function auditEvents(shown: Shown): TaskAuditView[] {
  const { review, task, history } = shown
  const opened = review.openedAt ?? review.createdAt
  const instances = instancesOf(task, history)
  const happened: Happened[] = [
    { at: opened, userId: review.startedBy ?? null, source: { instance: 0 }, stepNo: 0, detail: { taskCreated: {} } },
    ...instances.flatMap((instance) => [...opening(shown, instance), ...answer(shown, instance)]),
    ...history.events.flatMap((event) => eventDetails(shown, event)),
    ...outcome(shown, instances.at(-1)),
  ]
  return happened
    .map((one, order) => ({ one, order }))
    .sort((a, b) => a.one.at.getTime() - b.one.at.getTime() || a.order - b.order)
    .map(({ one }) => toView(shown, opened, one))
}

function toView(
  { review, task }: Shown,
  opened: Date,
  { at, userId, source, stepNo, detail, isError }: Happened,
): TaskAuditView {
  const kind = KINDS.findIndex((name) => detail[name] !== undefined)
  const own = 'event' in source ? (1n << 40n) + BigInt(source.event) : BigInt(source.instance)
  const isClosing = detail.certifyOutcome !== undefined || detail.stateChange !== undefined
  return {
    id: idOfPair(opened.getTime(), BigInt(task.numericId), (BigInt(kind + 1) << 44n) + own),
    ticketId: taskId(review, task.numericId),
    created: at.toISOString(),
    userId: userId ?? '',
    currentState: isClosing ? 'TASK_STATE_CLOSED' : 'TASK_STATE_OPEN',
    eventType: isError ? 'TASK_AUDIT_EVENT_TYPE_ERROR' : 'TASK_AUDIT_EVENT_TYPE_NEUTRAL',
    source: 'SOURCE_UNSPECIFIED',
    workflowStep: stepNo,
    ...detail,
  }
}

/** How an instance came to its reviewers, or what it waits for. */
function opening(shown: Shown, instance: Instance): Happened[] {
  const { review, task, paths, members } = shown
  const { stepSeq, stepNo, stepSince, pathKey, setKey } = instance
  const path = pathOf(paths, pathKey)
  const of = (detail: Detail, key = stepSeq): Happened => ({ at: stepSince, source: { instance: key }, stepNo, detail })
  const step = path.steps[stepNo]
  const id = stepId(review, task.numericId, stepSeq)
  const chosen: Happened[] =
    stepSeq === 1 && path.name !== 'certify'
      ? [
          {
            ...of({
              conditionalPolicyExecutionResult: {
                condition: '',
                conditionMatched: path.name !== '',
                defaultCondition: false,
                error: path.name === '' ? 'A condition of the policy failed, so the campaign owners review this.' : '',
                policyKey: path.name,
              },
            }),
            isError: path.name === '',
          },
        ]
      : []
  if (step?.wait) {
    const { condition, commentOnFirstWait } = step.wait
    const { passesAt } = waitTimes(step.wait, stepSince)
    return [
      ...chosen,
      condition
        ? of({ waitStepWaiting: { stepId: id, condition: condition.condition ?? '' } })
        : of({ waitStepUntilTime: { stepId: id, ...(passesAt && { untilTime: passesAt.toISOString() }) } }),
      ...commented(of({}), '', commentOnFirstWait),
    ]
  }
  const [why, because] = [ASSIGNMENT_CODES[instance.why], ASSIGNMENT_BECAUSE[instance.because]]
  const people = members(setKey)
  const failed: Happened[] =
    because === 'EXPRESSION_FAILED'
      ? [{ ...of({ expressionPolicyStepError: { error: 'The expression of the policy failed.' } }), isError: true }]
      : []
  const toOwners: Happened[] =
    why === 'CAMPAIGN_OWNER' || why === 'SUPER_ADMINISTRATOR'
      ? [of({ reassignmentFallbackToAdmin: { adminUserIds: people.map(({ userId }) => userId) } })]
      : []
  const delegated = people.flatMap(({ userId, onBehalfOf }, n) =>
    onBehalfOf
      ? [
          of(
            { reassignedToDelegate: { originalAssigneeUserId: onBehalfOf, delegatedAssigneeUserId: userId } },
            stepSeq * MAX_MEMBERS + n,
          ),
        ]
      : [],
  )
  return [...chosen, ...failed, ...toOwners, ...delegated]
}
const MAX_MEMBERS = 1_000

const commented = (of: Happened, userId: string, comment: string | undefined): Happened[] =>
  comment ? [{ ...of, detail: { comment: { comment, updatedAt: of.at.toISOString(), updatedBy: userId } } }] : []

function answer({ review, task }: Shown, { decision }: Instance): Happened[] {
  if (!decision) return []
  const { stepSeq, stepNo, userId, approved, comment, decidedAt: at, submissionKey, submittedAt } = decision
  const [signedAt, printedName, meaning] = [decision.signedAt, decision.printedName ?? '', decision.meaning ?? '']
  const [createdAt, actionType]: [string, TaskActionType] = [
    at.toISOString(),
    approved ? 'TASK_ACTION_TYPE_APPROVE' : 'TASK_ACTION_TYPE_DENY',
  ]
  const of: Happened = { at, userId, source: { instance: stepSeq }, stepNo, detail: {} }
  const action = {
    id: decisionId(review, task.numericId, stepSeq),
    actionType,
    policyStepId: stepId(review, task.numericId, stepSeq),
    userId,
    bulkActionId: submissionId({ key: submissionKey, reviewKey: review.key, submittedAt }),
    createdAt,
    updatedAt: createdAt,
    ...(signedAt && { signature: { printedName, meaning, signedAt: signedAt.toISOString() } }),
  }
  return [{ ...of, detail: { actionSubmitted: { action } } }, ...commented(of, userId, comment)]
}

const time = ({ openedAt, createdAt }: Shown['review']) => (openedAt ?? createdAt).getTime()
/** The id of an answer, which actions reply with. */
export const decisionId = (review: Shown['review'], number: string, seq: number): string =>
  idOfPair(time(review), BigInt(number), (1n << 60n) + BigInt(seq))
/** The id of something else that somebody did. */
export const eventId = (review: Shown['review'], number: string, event: string): string =>
  idOfPair(time(review), BigInt(number), (1n << 61n) + BigInt(event))

function eventDetails(shown: Shown, event: EventRow): Happened[] {
  const { review, task, paths } = shown
  const { at, userId, stepSeq, stepNo, comment, detail: given, kind } = event
  const of = (detail: Detail): Happened => ({ at, userId, source: { event: event.eventId }, stepNo, detail })
  const oldPolicyStepId = stepId(review, task.numericId, stepSeq)
  const newPolicyStepId = stepSeq < task.stepSeq ? stepId(review, task.numericId, stepSeq + 1) : ''
  const reassigned = of({
    approvalReassigned: { oldPolicyStepId, newPolicyStepId, newUsers: given.userIds ?? [] },
  })
  const wait = {
    stepId: oldPolicyStepId,
    condition: pathOf(paths, event.pathKey).steps[stepNo]?.wait?.condition?.condition ?? '',
  }
  const webhook = { webhookId: given.webhookId ?? '', webhookInstanceId: given.deliveryId ?? '' }
  const details: Record<EventRow['kind'], Happened[]> = {
    COMMENT: [],
    REASSIGNED: [reassigned],
    REVIEWER_GONE: [{ ...reassigned, isError: true }],
    SKIPPED: [of({ stepSkipped: { skippedBy: userId ?? '' } })],
    RESTARTED: [of({ taskRestarted: { oldPolicyStepId } })],
    HARD_RESET: [of({ hardReset: { oldPolicyStepId } })],
    POLICY_REPLACED: [
      of({ slaEscalation: { message: 'The step was not answered in time, so another policy applies.' } }),
      of({ policyChanged: { oldPolicyId: given.oldPolicyId ?? '', newPolicyId: given.newPolicyId ?? '' } }),
    ],
    ESCALATED: [
      of({ slaEscalation: { message: ESCALATION_TEXTS[given.effect ?? ''] ?? 'The step was not answered in time.' } }),
      ...(given.effect === 'reassignToApprovers' ? [reassigned] : []),
      ...(given.effect === 'skipStep' ? [of({ stepSkipped: { skippedBy: '' } })] : []),
    ],
    CANCELLED: [],
    GRANT_GONE: [],
    WEBHOOK_APPROVED: [of({ webhookApprovalSuccess: webhook })],
    WEBHOOK_DENIED: [of({ webhookApprovalSuccess: webhook })],
    WEBHOOK_FAILED: [
      { ...of({ webhookApprovalFatalError: { ...webhook, error: comment } }), isError: true },
      { ...reassigned, isError: true },
    ],
    WAIT_PASSED: [of({ waitStepSuccess: { ...wait, succeededAt: at.toISOString() } })],
    WAIT_TIMED_OUT: [of({ waitStepTimedOut: { ...wait, timedOutAt: at.toISOString() } })],
  }
  return [...details[kind], ...commented(of({}), userId ?? '', comment)]
}

const ESCALATION_TEXTS: Record<string, string> = {
  reassignToApprovers: 'The step was not answered in time, so it was given to other people.',
  cancelTicket: 'The step was not answered in time, so the task was cancelled.',
  skipStep: 'The step was not answered in time, so it was skipped.',
}

/** How the task ended, and what the policy decided by itself on the way there. */
function outcome({ task }: Shown, last: Instance | undefined): Happened[] {
  if (task.state !== 'C' || !task.outcome || !task.outcomeAt) return []
  const of = (detail: Detail): Happened => ({
    at: task.outcomeAt ?? new Date(0),
    userId:
      last && endedAt(last)?.getTime() === task.outcomeAt?.getTime()
        ? ((last.decision ?? last.event)?.userId ?? null)
        : null,
    source: { instance: task.stepSeq },
    stepNo: task.stepNo,
    detail,
  })
  const byPolicy: Happened[] =
    task.outcomeReason === 'Y'
      ? [of(task.outcome === 'C' ? { approvalAutoAcceptedByPolicy: {} } : { approvalAutoRejectedByPolicy: {} })]
      : []
  return [
    ...byPolicy,
    of({ certifyOutcome: { outcome: OUTCOMES[task.outcome] } }),
    of({ stateChange: { previousState: 'TASK_STATE_OPEN' } }),
  ]
}
