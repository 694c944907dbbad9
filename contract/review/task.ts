import Type, { type Static } from 'typebox'
import { Approval, Policy, PolicyStep } from '../directory/policy.ts'
import { Expanded, ExpandMask, ObjectPermissions } from '../wire/expand.ts'
import { AppEntitlementRef, AppResourceRef } from '../wire/refs.ts'
import { Duration, Empty, Id, Int64, Message, Timestamp } from '../wire/scalars.ts'
import { AssignmentReason } from './assignment.ts'
import { InsightRecommendation } from './insight.ts'

const member = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Optional(schema)

export const TaskState = Type.Enum(['TASK_STATE_UNSPECIFIED', 'TASK_STATE_OPEN', 'TASK_STATE_CLOSED'], {
  title: 'TaskState',
})
export const TaskProcessing = Type.Enum(
  [
    'TASK_PROCESSING_TYPE_UNSPECIFIED',
    'TASK_PROCESSING_TYPE_PROCESSING',
    'TASK_PROCESSING_TYPE_WAITING',
    'TASK_PROCESSING_TYPE_DONE',
  ],
  { title: 'TaskProcessing' },
)
export const CertifyOutcome = Type.Enum(
  [
    'CERTIFY_OUTCOME_UNSPECIFIED',
    'CERTIFY_OUTCOME_CERTIFIED',
    'CERTIFY_OUTCOME_DECERTIFIED',
    'CERTIFY_OUTCOME_ERROR',
    'CERTIFY_OUTCOME_CANCELLED',
    'CERTIFY_OUTCOME_WAIT_TIMED_OUT',
  ],
  { title: 'CertifyOutcome' },
)
export const TaskActionType = Type.Enum(
  [
    'TASK_ACTION_TYPE_UNSPECIFIED',
    'TASK_ACTION_TYPE_CLOSE',
    'TASK_ACTION_TYPE_APPROVE',
    'TASK_ACTION_TYPE_DENY',
    'TASK_ACTION_TYPE_COMMENT',
    'TASK_ACTION_TYPE_REASSIGN',
    'TASK_ACTION_TYPE_RESTART',
    'TASK_ACTION_TYPE_SEND_REMINDER',
    'TASK_ACTION_TYPE_HARD_RESET',
    'TASK_ACTION_TYPE_PROCESS_NOW',
    'TASK_ACTION_TYPE_SKIP_STEP',
  ],
  { title: 'TaskActionType' },
)
export type TaskActionType = Static<typeof TaskActionType>

const userId = Type.String({ description: 'Who did it; empty when a webhook did' })
const ApprovedAction = Message('ApprovedAction', {
  approvedAt: Timestamp,
  userId,
  entitlements: Type.Array(Message('ApprovedEntitlement', { appEntitlementId: Id, appId: Id })),
  stepUpTransactionId: Type.String(),
})
const DeniedAction = Message('DeniedAction', { deniedAt: Timestamp, userId })
const ReassignedAction = Message('ReassignedAction', {
  newPolicyStepId: Type.String(),
  reassignedAt: Timestamp,
  userId: Type.String(),
})
const ReassignedByErrorAction = Message('ReassignedByErrorAction', {
  description: Type.String(),
  errorCode: Type.String(),
  errorUserId: Type.String(),
  erroredAt: Timestamp,
  newPolicyStepId: Type.String(),
  reassignedAt: Timestamp,
})
const RestartAction = Message('RestartAction', {
  oldPolicyStepId: Type.String(),
  restartedAt: Timestamp,
  userId: Type.String(),
})
const SkippedAction = Message('SkippedAction', {
  newPolicyStepId: Type.String(),
  skippedAt: Timestamp,
  userId: Type.String(),
})

export const ApprovalInstance = Message(
  'ApprovalInstance',
  {
    state: Type.Enum(
      ['APPROVAL_INSTANCE_STATE_UNSPECIFIED', 'APPROVAL_INSTANCE_STATE_WAITING', 'APPROVAL_INSTANCE_STATE_DONE'],
      { title: 'ApprovalInstanceState' },
    ),
    approval: Approval,
    assignedAt: Timestamp,
    approved: member(ApprovedAction),
    denied: member(DeniedAction),
    reassigned: member(ReassignedAction),
    reassignedByError: member(ReassignedByErrorAction),
    restarted: member(RestartAction),
    skipped: member(SkippedAction),
    escalationInstance: member(
      Message('EscalationInstance', {
        alreadyEscalated: Type.Boolean(),
        escalationComment: Type.String(),
        expiresAt: member(Timestamp),
        cancelTicket: member(Empty),
        skipStep: member(Empty),
        reassignToApprovers: member(
          Message('EscalationInstanceReassignToApprovers', { approverIds: Type.Array(Type.String()) }),
        ),
        replacePolicy: member(Message('EscalationInstanceReplacePolicy', { policyId: Type.String() })),
      }),
    ),
  },
  'At most one of approved, denied, reassigned, reassignedByError, restarted, skipped is set',
)

export const WaitInstance = Message('WaitInstance', {
  name: Type.String(),
  state: Type.Enum(
    [
      'WAIT_INSTANCE_STATE_UNSPECIFIED',
      'WAIT_INSTANCE_STATE_WAITING',
      'WAIT_INSTANCE_STATE_COMPLETED',
      'WAIT_INSTANCE_STATE_TIMED_OUT',
    ],
    { title: 'WaitInstanceState' },
  ),
  startedWaitingAt: Timestamp,
  commentOnFirstWait: Type.String(),
  commentOnTimeout: Type.String(),
  timeout: member(Timestamp),
  timeoutDuration: member(Duration),
  condition: member(Message('WaitConditionInstance', { condition: Type.String() })),
  untilTime: member(
    Message('WaitUntilTimeInstance', { untilTime: member(Timestamp), durationIfExists: member(Duration) }),
  ),
  skipped: member(SkippedAction),
  succeeded: member(Message('ConditionSucceeded', { succeededAt: Timestamp })),
  timedOut: member(Message('ConditionTimedOut', { timedOutAt: Timestamp })),
})

export const PolicyStepInstance = Message(
  'PolicyStepInstance',
  {
    id: Type.String({ description: 'The `policyStepId` that actions quote' }),
    state: Type.Enum(['POLICY_STEP_STATE_UNSPECIFIED', 'POLICY_STEP_STATE_ACTIVE', 'POLICY_STEP_STATE_DONE'], {
      title: 'PolicyStepState',
    }),
    policyGenerationId: Type.String(),
    approval: member(ApprovalInstance),
    wait: member(WaitInstance),
    accept: member(Message('AcceptInstance', { acceptMessage: Type.String() })),
    reject: member(Message('RejectInstance', { rejectMessage: Type.String() })),
    provision: member(
      Message('ProvisionInstance', {
        state: Type.Enum(
          [
            'PROVISION_INSTANCE_STATE_UNSPECIFIED',
            'PROVISION_INSTANCE_STATE_WAITING',
            'PROVISION_INSTANCE_STATE_EXTERNAL_TICKET_WAITING',
            'PROVISION_INSTANCE_STATE_DONE',
          ],
          { title: 'ProvisionInstanceState' },
        ),
        externalTicketId: Type.String(),
      }),
    ),
  },
  'One opening of a step. Exactly one of approval, wait, accept, reject, provision is set',
)
export type PolicyStepInstance = Static<typeof PolicyStepInstance>

export const PolicyInstance = Message('PolicyInstance', {
  policy: member(Policy),
  current: member(PolicyStepInstance),
  history: Type.Array(PolicyStepInstance),
  next: Type.Array(PolicyStep),
})
export type PolicyInstance = Static<typeof PolicyInstance>

export const TaskTypeCertify = Message('TaskTypeCertify', {
  accessReviewId: Id,
  accessReviewSelection: Type.String({ description: 'Id of the item' }),
  appId: Type.String(),
  appEntitlementId: Type.String(),
  appUserId: Type.String({ description: 'The account; empty if a resource holds the access' }),
  identityUserId: Type.String({ description: 'The owner of the account; empty if nobody owns it' }),
  resource: member(AppResourceRef),
  outcome: CertifyOutcome,
  outcomeTime: member(Timestamp),
})
export const RevokeOutcome = Type.Enum(
  [
    'REVOKE_OUTCOME_UNSPECIFIED',
    'REVOKE_OUTCOME_REVOKED',
    'REVOKE_OUTCOME_DENIED',
    'REVOKE_OUTCOME_ERROR',
    'REVOKE_OUTCOME_CANCELLED',
    'REVOKE_OUTCOME_WAIT_TIMED_OUT',
  ],
  { title: 'RevokeOutcome' },
)
export const TaskTypeRevoke = Message('TaskTypeRevoke', {
  appId: Type.String(),
  appEntitlementId: Type.String(),
  appUserId: Type.String({ description: 'The account; empty if a resource holds the access' }),
  identityUserId: Type.String({ description: 'The owner of the account; empty if nobody owns it' }),
  resource: member(AppResourceRef),
  outcome: RevokeOutcome,
  outcomeTime: member(Timestamp),
  source: Message(
    'TaskRevokeSource',
    {
      review: member(Message('TaskRevokeSourceReview', { accessReviewId: Id, certTicketId: Id })),
      request: member(Message('TaskRevokeSourceRequest', { requestUserId: Type.String() })),
    },
    'Exactly one member is set',
  ),
})
export const TaskType = Message(
  'TaskType',
  { certify: member(TaskTypeCertify), revoke: member(TaskTypeRevoke) },
  'Exactly one member is set',
)

/** One review of one item, or the removal of denied access (interface of tasks, docs/api.md). */
export const Task = Message('Task', {
  id: Id,
  numericId: Int64,
  displayName: Type.String(),
  description: Type.String(),
  state: TaskState,
  processing: TaskProcessing,
  type: TaskType,
  actions: Type.Array(TaskActionType, { description: 'What the caller may do now' }),
  policy: PolicyInstance,
  policyGenerationId: Type.String({ description: 'Changes with the policy of the task' }),
  stepApproverIds: Type.Array(Type.String(), { description: 'Who may answer the current step' }),
  approverIds: Type.Array(Type.String(), { description: 'Who has answered a step' }),
  assignmentReason: member(AssignmentReason),
  accessGoneSince: member(Timestamp),
  userId: Type.String({ description: 'The person whose access it is; empty for an account without owner' }),
  createdByUserId: Type.String({ description: 'Who started the campaign; empty if a schedule did' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  commentCount: Type.Integer(),
  origin: Type.Enum(['TASK_ORIGIN_UNSPECIFIED', 'TASK_ORIGIN_ACCESS_REVIEW', 'TASK_ORIGIN_API'], {
    title: 'TaskOrigin',
  }),
  recommendation: InsightRecommendation,
  insightIds: Type.Array(Type.String()),
  analysisId: Type.String(),
  emergencyAccess: Type.Boolean(),
  annotations: Type.Array(Empty),
  externalRefs: Type.Array(Empty),
  revocationTargets: Type.Array(Message('TaskRevocationTarget', { entitlementRef: AppEntitlementRef })),
})
export type Task = Static<typeof Task>

export const TaskView = Message('TaskView', {
  task: Task,
  objectPermissions: ObjectPermissions,
  accessReviewPath: Type.String(),
  appPath: Type.String(),
  appUserPath: Type.String(),
  appUserLastUsagePath: Type.String(),
  approversPath: Type.String(),
  createdByUserPath: Type.String(),
  entitlementsPath: Type.String(),
  identityUserPath: Type.String(),
  insightsPath: Type.String(),
  principalResourcePath: Type.String(),
  resourceBindingsPath: Type.String(),
  roleResourcePath: Type.String(),
  scopeResourcePath: Type.String(),
  stepApproversPath: Type.String(),
  userPath: Type.String(),
})
export type TaskView = Static<typeof TaskView>

/** Related objects that can be expanded (interface 10.8). */
export const TASK_EXPAND_PATHS = [
  'access_review_id',
  'user_id',
  'created_by_user_id',
  'app_id',
  'app_user_id',
  'app_entitlement_ids',
  'step_approver_ids',
  'approver_ids',
  'identity_user_id',
  'insight_ids',
  'app_user_last_usage',
  'entitlement_scope_bindings',
  'scope_role_resources',
  'resource',
] as const

/** Like ExpandMask, under the name that clients use. */
export const TaskExpandMask = Message('TaskExpandMask', ExpandMask.properties)

export const TaskReply = Message('TaskServiceGetResponse', { taskView: TaskView, expanded: Expanded })
export const TaskList = Message('TaskSearchResponse', {
  list: Type.Array(TaskView),
  expanded: Expanded,
  nextPageToken: Type.String({ description: 'Empty on the last page' }),
})
