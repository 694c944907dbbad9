import Type, { type Static } from 'typebox'
import { Id, Message } from '../wire/scalars.ts'

/**
 * How the reviewers of a step were found. The place in the list is what the database stores, so the order of the list
 * never changes.
 */
export const ASSIGNMENT_CODES = [
  'NOBODY',
  'USER_NAMED',
  'MANAGER',
  'APP_OWNER',
  'ENTITLEMENT_OWNER',
  'RESOURCE_OWNER',
  'HOLDER_OWNER',
  'GROUP_MEMBER',
  'ACCOUNT_OWNER',
  'EXPRESSION',
  'WEBHOOK',
  'FALLBACK_USER',
  'FALLBACK_GROUP',
  'CAMPAIGN_OWNER',
  'SUPER_ADMINISTRATOR',
  'REASSIGNED',
  'ESCALATED',
] as const
export type AssignmentCode = (typeof ASSIGNMENT_CODES)[number]

/** Why the reviewers are not those that the step names. Stored like ASSIGNMENT_CODES. */
export const ASSIGNMENT_BECAUSE = [
  'NONE',
  'NO_SUBJECT',
  'NOT_FOUND',
  'NOT_ACTIVE',
  'ONLY_SUBJECT',
  'NOT_DISTINCT',
  'GROUP_TOO_LARGE',
  'EXPRESSION_EMPTY',
  'EXPRESSION_FAILED',
  'RULE_FAILED',
  'WEBHOOK_FAILED',
  'REVIEWER_DISABLED',
] as const
export type AssignmentBecause = (typeof ASSIGNMENT_BECAUSE)[number]

export const AssignmentReason = Message(
  'TaskAssignmentReason',
  {
    code: Type.Enum(ASSIGNMENT_CODES as unknown as string[], {
      title: 'AssignmentCode',
      description: 'How the reviewers were found',
    }),
    because: Type.Enum(ASSIGNMENT_BECAUSE as unknown as string[], {
      title: 'AssignmentBecause',
      description: 'Why they are not those that the step names; NONE if they are',
    }),
    description: Type.String({ description: 'The same as a sentence' }),
    onBehalfOfUserId: Type.String({
      description: 'Whom you stand in for, if you are the delegate of a reviewer; else empty',
    }),
  },
  'Why the current step is assigned to these reviewers',
)

export const AssignmentPreview = Message(
  'AccessReviewAssignment',
  {
    accessReviewId: Id,
    isStarted: Type.Boolean({
      description: 'Whether the campaign has started: then it tells who the tasks are assigned to now',
    }),
    taskCount: Type.Integer({ description: 'Number of tasks' }),
    reviewerCount: Type.Integer({ description: 'Number of people with tasks' }),
    reviewers: Type.Array(
      Message('AccessReviewAssignmentReviewer', {
        userId: Id,
        displayName: Type.String(),
        taskCount: Type.Integer({ description: 'Tasks that the person may decide, alone or as one of several' }),
      }),
      { description: 'Those with the most tasks first, at most 1000' },
    ),
    reasons: Type.Array(
      Message('AccessReviewAssignmentCount', {
        code: AssignmentReason.properties.code,
        because: AssignmentReason.properties.because,
        taskCount: Type.Integer(),
      }),
      { description: 'Number of tasks by how their reviewers were found' },
    ),
    unassignedCount: Type.Integer({ description: 'Tasks that nobody can decide until an owner assigns them' }),
    ruleFailureCount: Type.Integer({ description: 'Tasks for which a rule of their policy failed' }),
    rejectCount: Type.Integer({ description: 'Items that a policy denies by itself' }),
    acceptCount: Type.Integer({ description: 'Items that a policy approves by itself' }),
    waitCount: Type.Integer({ description: 'Tasks that wait for a time or a condition first' }),
    confirmRejectCount: Type.Integer({
      description: 'The number to confirm at the start, if policies deny many items; else 0',
    }),
  },
  'Who reviews how many tasks, before and after the start',
)
export type AssignmentPreview = Static<typeof AssignmentPreview>
