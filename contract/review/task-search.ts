import Type, { type Static } from 'typebox'
import { AccessReviewViewType } from '../campaign/campaign.ts'
import { AppUserType } from '../directory/access-enums.ts'
import { AppResourceRef } from '../wire/refs.ts'
import { Duration, Id, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from './assignment.ts'
import { CertifyOutcome, TaskExpandMask, TaskState } from './task.ts'

const ids = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description }))
const id = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }))
const time = (description: string) => Type.Optional({ ...Timestamp, description } as typeof Timestamp)
const outcomes = (kind: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: 16,
      description: `Only ${kind} tasks have these; a value matches nothing`,
    }),
  )

export const TaskSearchSortBy = Type.Enum(
  [
    'TASK_SEARCH_SORT_BY_UNSPECIFIED',
    'TASK_SEARCH_SORT_BY_ACCOUNT',
    'TASK_SEARCH_SORT_BY_RESOURCE',
    'TASK_SEARCH_SORT_BY_ACCOUNT_OWNER',
    'TASK_SEARCH_SORT_BY_REVERSE_TICKET_ID',
    'TASK_SEARCH_SORT_BY_TICKET_ID',
    'TASK_SEARCH_SORT_BY_CREATED_AT',
    'TASK_SEARCH_SORT_BY_REVERSE_CREATED_AT',
    'TASK_SEARCH_SORT_BY_APP_RESOURCE_ID_AND_APP_ENTITLEMENT',
  ],
  { title: 'TaskSearchSortBy' },
)
export const StepApprovalType = Type.Enum(
  [
    'STEP_APPROVAL_TYPE_UNSPECIFIED',
    'STEP_APPROVAL_TYPE_USERS',
    'STEP_APPROVAL_TYPE_MANAGER',
    'STEP_APPROVAL_TYPE_APP_OWNERS',
    'STEP_APPROVAL_TYPE_GROUP',
    'STEP_APPROVAL_TYPE_SELF',
    'STEP_APPROVAL_TYPE_ENTITLEMENT_OWNERS',
    'STEP_APPROVAL_TYPE_EXPRESSION',
    'STEP_APPROVAL_TYPE_WEBHOOK',
    'STEP_APPROVAL_TYPE_RESOURCE_OWNERS',
    'STEP_APPROVAL_TYPE_AGENT',
  ],
  { title: 'StepApprovalType' },
)
export const PendingActionFilter = Type.Enum(
  ['PENDING_ACTION_FILTER_UNSPECIFIED', 'PENDING_ACTION_FILTER_WITH_PENDING', 'PENDING_ACTION_FILTER_WITHOUT_PENDING'],
  { title: 'PendingActionFilter' },
)

/** What tasks are chosen by. Filters combine with AND, the values of one with OR. */
const filters = {
  accessReviewIds: ids('Tasks of these campaigns'),
  refs: Type.Optional(Type.Array(Message('TaskRef', { id: Id }), { maxItems: 1000, description: 'Only these tasks' })),
  excludeIds: ids('Not these tasks'),
  taskStates: Type.Optional(Type.Array(TaskState, { maxItems: 4 })),
  taskTypes: Type.Optional(
    Type.Array(
      Message('TaskTypeInput', {
        certify: Type.Optional(Message('TaskTypeCertifyInput', { resource: Type.Optional(AppResourceRef) })),
        grant: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        revoke: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        offboarding: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        finding: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        action: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
      { maxItems: 16, description: 'Reviews unless revoke is named; other types match nothing' },
    ),
  ),
  assigneesInIds: ids('Open tasks that one of these people may answer'),
  withoutReviewer: Type.Optional(Type.Boolean({ description: 'Only open tasks that nobody can answer' })),
  assignmentCodes: Type.Optional(
    Type.Array(Type.Enum(ASSIGNMENT_CODES as unknown as string[], { title: 'AssignmentCode' }), {
      maxItems: 32,
      description: 'Open tasks whose reviewers were found in one of these ways',
    }),
  ),
  assignmentBecause: Type.Optional(
    Type.Array(Type.Enum(ASSIGNMENT_BECAUSE as unknown as string[], { title: 'AssignmentBecause' }), {
      maxItems: 32,
      description: 'Open tasks whose reviewers are not those that the step names, for one of these reasons',
    }),
  ),
  myWorkUserIds: ids('Open tasks in the work list of one of these people'),
  assignedOrStepApproverUserId: id('Open tasks that this person may answer, and closed ones that they answered'),
  actorId: id('Tasks with a step that this person has answered'),
  previouslyActedOnIds: ids('Tasks with a step that one of these people has answered'),
  includeActedAfter: time('Also tasks that the assignees of the filter, or else you, answered after this time'),
  subjectIds: ids('Access of these people'),
  accountOwnerIds: ids('Accounts of these people'),
  appUserSubjectIds: ids('Access of these accounts'),
  accountTypes: Type.Optional(Type.Array(AppUserType, { maxItems: 16 })),
  userEmploymentStatuses: ids('Access of people with this employment status'),
  openerIds: ids('Tasks of campaigns that these people started'),
  openerOrSubjectUserId: id('Campaigns that this person started, and access of this person'),
  applicationIds: ids('Access to these apps'),
  excludeApplicationIds: ids('Not access to these apps'),
  appEntitlementIds: ids('These entitlements'),
  excludeAppEntitlementIds: ids('Not these entitlements'),
  appResourceIds: ids('Entitlements of these resources'),
  appResourceTypeIds: ids('Entitlements of resources of these types'),
  excludeAppResourceTypeIds: ids('Not entitlements of resources of these types'),
  certifyOutcomes: Type.Optional(Type.Array(CertifyOutcome, { maxItems: 16 })),
  grantOutcomes: outcomes('grant'),
  revokeOutcomes: outcomes('revoke'),
  emergencyStatus: Type.Optional(
    Type.Enum(['UNSPECIFIED', 'ALL', 'NON_EMERGENCY', 'EMERGENCY'], {
      title: 'EmergencyStatus',
      description: 'No review is an emergency, so EMERGENCY matches nothing',
    }),
  ),
  includeDeleted: Type.Optional(Type.Boolean({ description: 'Has no effect: tasks are never deleted' })),
  createdAfter: time('Of campaigns started after this time'),
  createdBefore: time('Of campaigns started before this time'),
  olderThanDuration: Type.Optional(Duration),
  outcomeAfter: time('Closed after this time'),
  outcomeBefore: time('Closed before this time'),
  currentStep: Type.Optional(
    Type.Enum(
      [
        'TASK_SEARCH_CURRENT_STEP_UNSPECIFIED',
        'TASK_SEARCH_CURRENT_STEP_APPROVAL',
        'TASK_SEARCH_CURRENT_STEP_PROVISION',
      ],
      { title: 'TaskSearchCurrentStep', description: 'Reviews have no provision steps, so PROVISION matches nothing' },
    ),
  ),
  stepApprovalTypes: Type.Optional(
    Type.Array(StepApprovalType, { maxItems: 16, description: 'By who answers the current step' }),
  ),
  requireApprovalReason: Type.Optional(
    Type.Boolean({ description: 'Whose current step requires a comment to approve' }),
  ),
  requireDenialReason: Type.Optional(Type.Boolean({ description: 'Whose current step requires a comment to deny' })),
  pendingActionFilter: Type.Optional(PendingActionFilter),
  query: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Part of the name of the entitlement, or of a name or address of the account, person or holder; or the id or number of a task',
    }),
  ),
}
export const TaskFilter = Message('TaskFilter', filters)
export type TaskFilter = Static<typeof TaskFilter>

const order = {
  sortBy: Type.Optional(TaskSearchSortBy),
  view: Type.Optional(
    Type.Enum(AccessReviewViewType.enum, {
      title: 'AccessReviewViewType',
      description: 'Sort order by view, as of items; goes before sortBy',
    }),
  ),
}
export const TaskSearchRequest = Message('TaskSearchRequest', {
  ...pageFields,
  ...filters,
  ...order,
  expandMask: Type.Optional(TaskExpandMask),
})
export type TaskSearch = Omit<Static<typeof TaskSearchRequest>, 'pageSize' | 'pageToken' | 'expandMask'>
