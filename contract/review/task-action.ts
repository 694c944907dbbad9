import Type, { type Static } from 'typebox'
import { Expanded } from '../wire/expand.ts'
import { Duration, Id, Int64, Message, pageFields, Text } from '../wire/scalars.ts'
import { TaskExpandMask, TaskView } from './task.ts'
import { TaskFilter } from './task-search.ts'

export const MAX_COMMENT = 4000
/** People whom one call may assign a step to. */
export const MAX_REASSIGNEES = 32
export const MAX_BULK_TASKS = 10_000

const comment = Type.Optional(Text(MAX_COMMENT))
const expandMask = Type.Optional(TaskExpandMask)
const policyStepId = Type.Optional(
  Type.String({
    maxLength: 64,
    description: '`task.policy.current.id`; refused when it is no longer the current step',
  }),
)
const requiredStepId = Type.String({
  maxLength: 64,
  description: '`task.policy.current.id` of the task as you read it',
})

export const TaskCommentRequest = Message('TaskActionsServiceCommentRequest', {
  comment: Text(MAX_COMMENT),
  expandMask,
})
/** Restart, hard reset, close. */
export const TaskActionRequest = Message('TaskActionsServiceRequest', { comment, policyStepId, expandMask })
export const TaskStepRequest = Message('TaskActionsServiceStepRequest', {
  comment,
  policyStepId: requiredStepId,
  expandMask,
})
export const TaskStepUpRequest = Message('TaskActionsServiceApproveWithStepUpRequest', {
  comment,
  policyStepId: requiredStepId,
  stepUpTransactionId: Type.Optional(Type.String({ maxLength: 64 })),
  expandMask,
})
export const TaskProcessRequest = Message('TaskActionsServiceProcessNowRequest', { expandMask })
export const TaskGrantDurationRequest = Message('TaskActionsServiceUpdateGrantDurationRequest', {
  duration: Type.Optional(Duration),
  expandMask,
})
export const TaskRequestDataRequest = Message('TaskActionsServiceUpdateRequestDataRequest', {
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  expandMask,
})
const newStepUserIds = Type.Array(Id, { description: `Who is to answer the step, at most ${MAX_REASSIGNEES} people` })
export const TaskReassignRequest = Message('TaskActionsServiceReassignRequest', {
  comment,
  newStepUserIds: Type.Optional(newStepUserIds),
  policyStepId,
  expandMask,
})

export const CreateRevokeTaskRequest = Message('TaskServiceCreateRevokeRequest', {
  appId: Id,
  appEntitlementId: Id,
  appUserId: Type.Optional(
    Type.String({ maxLength: 64, description: 'The account that holds it; or name the person with identityUserId' }),
  ),
  identityUserId: Type.Optional(
    Type.String({ maxLength: 64, description: 'The person who holds it, with one of their accounts' }),
  ),
  description: Type.Optional(Text(MAX_COMMENT)),
  expandMask,
})

const view = { taskView: TaskView, expanded: Expanded }
export const TaskActionReply = Message('TaskActionsServiceResponse', {
  ...view,
  ticketActionId: Type.String({ description: 'Id of what was done' }),
})
export const TaskCloseReply = Message('TaskActionsServiceCloseResponse', {
  ...view,
  taskActionId: Type.String({ description: 'Id of what was done' }),
})
export const TaskViewReply = Message('TaskActionsServiceViewResponse', view)
export const TaskStepUpReply = Message('TaskActionsServiceApproveWithStepUpResponse', {
  ...TaskActionReply.properties,
  redirectUrl: Type.String(),
})

export const BulkReassignRequest = Message('BulkReassignTasksRequest', {
  taskIds: Type.Optional(
    Type.Array(Id, {
      maxItems: MAX_BULK_TASKS,
      description: 'These tasks; exactly one of taskIds, filter, fromUserId',
    }),
  ),
  filter: Type.Optional(TaskFilter),
  fromUserId: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'All open tasks of this person: yourself, or anybody if you own the campaign',
    }),
  ),
  afterNumericId: Type.Optional(
    Type.String({ ...Int64, description: 'With filter or fromUserId: only tasks with higher numbers' }),
  ),
  newStepUserIds: Type.Optional(newStepUserIds),
  comment,
  expectedCount: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'How many tasks you expect to be found, those for the next calls included; another number is refused',
    }),
  ),
})
export const BulkReassignReply = Message('BulkReassignTasksResponse', {
  requestedCount: Type.Integer({ description: 'Number of tasks that this call processed' }),
  remainingCount: Type.Integer({
    description: `Tasks that were found beyond the first ${MAX_BULK_TASKS.toLocaleString('en')}; repeat the call for them`,
  }),
  lastNumericId: Type.String({
    description: 'The highest number that this call processed; send it as afterNumericId to continue',
  }),
  reassignedCount: Type.Integer(),
  refused: Type.Array(
    Message('RefusedTask', {
      index: Type.Integer({ description: 'Its position in taskIds; -1 if taskIds was not used' }),
      taskId: Type.String(),
      reason: Type.String({ description: 'Stable code of why' }),
      description: Type.String({ description: 'The same as a sentence' }),
    }),
    { description: 'Tasks that were left as they are' },
  ),
})
export type BulkReassignReply = Static<typeof BulkReassignReply>

export const ReassigneesQuery = Type.Object(
  {
    ...pageFields,
    query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name or e-mail address' })),
  },
  { additionalProperties: false },
)
export const ReassigneeList = Message('TaskReassigneeList', {
  list: Type.Array(Message('TaskReassignee', { id: Id, displayName: Type.String(), email: Type.String() })),
  nextPageToken: Type.String({ description: 'Empty on the last page' }),
})
