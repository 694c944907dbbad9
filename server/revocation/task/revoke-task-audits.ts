import type { TaskActionType } from '../../../contract/review/task.ts'
import type { TaskAuditKind, TaskAuditView } from '../../../contract/review/task-audit.ts'
import type { Reader } from '../../db/index.ts'
import { idOfPair, type TenantId } from '../../lib/ids.ts'
import { isOpenState, revokeOutcome } from '../change/revocation.states.ts'
import { listEvents, type RevocationEvent } from '../change/revocation.store.ts'
import { revocationId, revocationStepId } from '../view/revocation-id.ts'
import type { RevocationRow } from '../view/revocation-rows.store.ts'

type Detail = { [K in TaskAuditKind]?: NonNullable<TaskAuditView[K]> }

/** What people did, as actions of tasks; a restart is done to the review task. */
const SUBMITTED: Record<string, TaskActionType> = {
  complete: 'TASK_ACTION_TYPE_APPROVE',
  keep: 'TASK_ACTION_TYPE_DENY',
  cancel: 'TASK_ACTION_TYPE_CLOSE',
  sendAgain: 'TASK_ACTION_TYPE_PROCESS_NOW',
}
const STEPS: Record<string, string> = {
  hold: 'Certified access would go too, so an owner decides first.',
  loseWay: 'The access is inherited, and what it is inherited from was not found.',
  loseSource:
    'The source was deleted, so no import can prove that the access is gone. Check the app, then keep or cancel this task.',
  ready: 'It is known what has to be removed.',
  release: 'An owner lets the certified access go too.',
  restart: 'The review of the access begins again.',
}
const ERRORS: Record<string, string> = {
  stillThere: 'A sync that began after somebody marked the access as removed still has it.',
  reappeared: 'The access was granted again.',
}

function detailOf(row: RevocationRow, { kind, eventId, at, userId }: RevocationEvent): Detail | undefined {
  if (kind === 'made') return { taskCreated: {} }
  if (kind === 'ticket')
    return {
      externalTicketCreated: { appId: row.appId, externalTicketId: row.ticketId, externalTicketUrl: row.ticketUrl },
    }
  const [actionType, error, stepComment] = [SUBMITTED[kind], ERRORS[kind], STEPS[kind]]
  if (error) return { provisionError: { error } }
  if (stepComment) return { policyEvaluationStep: { stepComment } }
  if (!actionType) return undefined
  const time = at.toISOString()
  return {
    actionSubmitted: {
      action: {
        id: idOfPair(row.createdAt.getTime(), BigInt(row.number), (1n << 61n) + BigInt(eventId)),
        ...{ actionType, policyStepId: revocationStepId(row.createdAt, row.number), userId: userId ?? '' },
        ...{ bulkActionId: '', createdAt: time, updatedAt: time },
      },
    },
  }
}

/** One event as what happened, what was said, and how the task ended by it. */
function viewsOf(row: RevocationRow, event: RevocationEvent): TaskAuditView[] {
  const { at, userId, state, comment, kind } = event
  const happened = detailOf(row, event)
  const isClosing = !isOpenState(state) && kind !== 'reappeared' && kind !== 'comment'
  const details: Detail[] = [
    ...(happened ? [happened] : []),
    ...(comment ? [{ comment: { comment, updatedAt: at.toISOString(), updatedBy: userId ?? '' } }] : []),
    ...(isClosing ? [{ revokeOutcome: { outcome: revokeOutcome(state) } }] : []),
    ...(isClosing ? [{ stateChange: { previousState: 'TASK_STATE_OPEN' as const } }] : []),
  ]
  return details.map((detail, index) => ({
    id: idOfPair(row.createdAt.getTime(), BigInt(row.number), (BigInt(index + 1) << 44n) + BigInt(event.eventId)),
    ticketId: revocationId(row.createdAt, row.number),
    created: at.toISOString(),
    userId: userId ?? '',
    currentState: isOpenState(state) ? 'TASK_STATE_OPEN' : 'TASK_STATE_CLOSED',
    eventType: detail.provisionError ? 'TASK_AUDIT_EVENT_TYPE_ERROR' : 'TASK_AUDIT_EVENT_TYPE_NEUTRAL',
    source: 'SOURCE_UNSPECIFIED',
    workflowStep: 0,
    ...detail,
  }))
}

/** Everything that happened to a revoke task, oldest first. */
export const revokeTaskAudits = async (
  reader: Reader,
  tenantId: TenantId,
  row: RevocationRow,
): Promise<TaskAuditView[]> => (await listEvents(reader, tenantId, row.number)).flatMap((event) => viewsOf(row, event))
