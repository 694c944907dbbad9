import Type, { type Static } from 'typebox'
import { User } from '../directory/user.ts'
import { Empty, Id, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { CertifyOutcome, RevokeOutcome, TaskActionType, TaskState } from './task.ts'

const member = <P extends Record<string, Parameters<typeof Type.Optional>[0]>>(title: string, properties: P) =>
  Type.Optional(Message(title, properties))
const step = { stepId: Type.String() }
const delivery = {
  webhookId: Type.String(),
  webhookInstanceId: Type.String({ description: 'The delivery; empty when none could be sent' }),
}

/** What can happen to a task: exactly one is set. The last four are of revoke tasks. */
export const taskAuditKinds = {
  taskCreated: Type.Optional(Empty),
  comment: member('TaskAuditComment', { comment: Type.String(), updatedAt: Timestamp, updatedBy: Type.String() }),
  actionSubmitted: member('TaskAuditActionSubmitted', {
    action: Message('SubmittedTaskAction', {
      id: Type.String(),
      actionType: TaskActionType,
      policyStepId: Type.String(),
      userId: Type.String(),
      bulkActionId: Type.String({ description: 'The submission it was part of' }),
      createdAt: Timestamp,
      updatedAt: Timestamp,
      signature: Type.Optional(
        Message('TaskActionSignature', {
          printedName: Type.String(),
          meaning: Type.String(),
          signedAt: Timestamp,
        }),
      ),
    }),
  }),
  approvalReassigned: member('TaskAuditPolicyApprovalReassigned', {
    oldPolicyStepId: Type.String(),
    newPolicyStepId: Type.String(),
    newUsers: Type.Array(Type.String()),
    users: Type.Optional(Type.Array(User, { description: 'The same people' })),
  }),
  reassignedToDelegate: member('TaskAuditReassignedToDelegate', {
    originalAssigneeUserId: Type.String(),
    delegatedAssigneeUserId: Type.String(),
    originalAssigneeUser: Type.Optional(User),
    delegatedAssigneeUser: Type.Optional(User),
  }),
  reassignmentFallbackToAdmin: member('TaskAuditReassignmentFallbackToAdmin', {
    adminUserIds: Type.Array(Type.String()),
    adminUsers: Type.Optional(Type.Array(User, { description: 'The same people' })),
  }),
  expressionPolicyStepError: member('TaskAuditExpressionPolicyStepError', { error: Type.String() }),
  conditionalPolicyExecutionResult: member('TaskAuditConditionalPolicyExecutionResult', {
    condition: Type.String(),
    conditionMatched: Type.Boolean(),
    defaultCondition: Type.Boolean(),
    error: Type.String(),
    policyKey: Type.String(),
  }),
  approvalAutoAcceptedByPolicy: Type.Optional(Empty),
  approvalAutoRejectedByPolicy: Type.Optional(Empty),
  stepSkipped: member('TaskAuditStepSkipped', { skippedBy: Type.String() }),
  taskRestarted: member('TaskAuditRestart', { oldPolicyStepId: Type.String() }),
  hardReset: member('TaskAuditHardReset', { oldPolicyStepId: Type.String() }),
  policyChanged: member('TaskAuditPolicyChanged', { oldPolicyId: Type.String(), newPolicyId: Type.String() }),
  slaEscalation: member('TaskAuditSLAEscalation', { message: Type.String() }),
  waitStepWaiting: member('TaskAuditWaitStepWaiting', { ...step, condition: Type.String() }),
  waitStepUntilTime: member('TaskAuditWaitStepUntilTime', { ...step, untilTime: Type.Optional(Timestamp) }),
  waitStepSuccess: member('TaskAuditWaitStepSuccess', { ...step, condition: Type.String(), succeededAt: Timestamp }),
  waitStepTimedOut: member('TaskAuditWaitStepTimedOut', { ...step, condition: Type.String(), timedOutAt: Timestamp }),
  stateChange: member('TaskAuditStateChange', { previousState: TaskState }),
  certifyOutcome: member('TaskAuditCertifyOutcome', { outcome: CertifyOutcome }),
  webhookApprovalSuccess: member('TaskAuditWebhookApprovalSuccess', delivery),
  webhookApprovalFatalError: member('TaskAuditWebhookApprovalFatalError', { ...delivery, error: Type.String() }),
  policyEvaluationStep: member('TaskAuditPolicyEvaluationStep', { stepComment: Type.String() }),
  externalTicketCreated: member('TaskAuditExternalTicketCreated', {
    appId: Type.String(),
    externalTicketId: Type.String(),
    externalTicketUrl: Type.String(),
  }),
  provisionError: member('TaskAuditPolicyProvisionError', { error: Type.String() }),
  revokeOutcome: member('TaskAuditRevokeOutcome', { outcome: RevokeOutcome }),
}
export type TaskAuditKind = keyof typeof taskAuditKinds

export const TaskAuditView = Message(
  'TaskAuditView',
  {
    id: Id,
    ticketId: Id,
    created: Timestamp,
    userId: Type.String({ description: 'Who did it; empty for nobody' }),
    currentState: TaskState,
    eventType: Type.Enum(
      ['TASK_AUDIT_EVENT_TYPE_UNSPECIFIED', 'TASK_AUDIT_EVENT_TYPE_NEUTRAL', 'TASK_AUDIT_EVENT_TYPE_ERROR'],
      { title: 'TaskAuditEventType' },
    ),
    source: Type.Enum(['SOURCE_UNSPECIFIED'], { title: 'TaskAuditSource' }),
    metadata: member('TaskAuditMetaData', { user: Type.Optional(User) }),
    workflowStep: Type.Integer({ description: 'The step of the policy, counted from 0' }),
    ...taskAuditKinds,
  },
  `Something that happened to a task. Exactly one of ${Object.keys(taskAuditKinds).join(', ')} is set`,
)
export type TaskAuditView = Static<typeof TaskAuditView>

export const TaskAuditListRequest = Message('TaskAuditListRequest', {
  ...pageFields,
  taskId: Type.Optional(Type.String({ maxLength: 64, description: 'Id or number of the task' })),
  commentsOnly: Type.Optional(Type.Boolean({ description: 'Only what people wrote' })),
  newestFirst: Type.Optional(Type.Boolean({ description: 'Otherwise oldest first' })),
  refs: Type.Optional(
    Type.Array(Message('TaskAuditViewRef', { id: Id }), { maxItems: 1000, description: 'Only these events' }),
  ),
})
export const TaskAuditList = Message('TaskAuditListResponse', {
  list: Type.Array(TaskAuditView),
  nextPageToken: Type.String({ description: 'Empty on the last page' }),
})
