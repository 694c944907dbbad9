import Type, { type Static } from 'typebox'
import { AccessReviewState, AccessReviewTaskColumnRef, AccessReviewViewType } from '../campaign/campaign.ts'
import { AccessReviewItem } from '../campaign/item.ts'
import { Id, Int64, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { ASSIGNMENT_CODES } from './assignment.ts'
import { InsightRecommendation, TaskInsight } from './insight.ts'
import { PendingDecisionFilter, ReviewDecision } from './submission.ts'

const Count = Type.Integer({ minimum: 0 })

export const MyReviewCounts = Message('MyReviewCounts', {
  all: Count,
  left: Count,
  staged: Count,
  approve: Count,
  deny: Count,
  answered: Count,
  denied: Count,
})

const summary = {
  id: Id,
  displayName: Type.String(),
  state: AccessReviewState,
  dueAt: Type.Optional(Timestamp),
  startedAt: Timestamp,
  closedAt: Type.Optional(Timestamp),
  counts: MyReviewCounts,
  reasons: Type.Array(Type.Enum(ASSIGNMENT_CODES as unknown as string[], { title: 'AssignmentCode' })),
}
export const MyReviewSummary = Message('MyReviewSummary', summary)
export type MyReviewSummary = Static<typeof MyReviewSummary>
export const MyReviewList = listReply('MyReviewList', MyReviewSummary)

/** When access that a reviewer denies is removed, as the policies of the campaign say. */
export const DenialEffect = Type.Enum(['AT_CLOSE', 'AT_ONCE', 'BY_POLICY'], { title: 'DenialEffect' })
export type DenialEffect = Static<typeof DenialEffect>

/** A campaign as a reviewer sees it. */
export const MyReview = Message('MyReview', {
  ...summary,
  description: Type.String(),
  instructions: Type.String(),
  frozenAt: Timestamp,
  startedBy: Type.Optional(Message('MyReviewStarter', { id: Id, displayName: Type.String() })),
  seenAt: Type.Optional(Timestamp),
  isClosing: Type.Boolean(),
  denialEffect: DenialEffect,
  view: AccessReviewViewType,
  columns: Type.Array(
    Message('MyReviewColumns', { view: AccessReviewViewType, columns: Type.Array(AccessReviewTaskColumnRef) }),
  ),
  attributeKeys: Type.Array(Type.String()),
  signature: Message('MyReviewSignature', {
    isRequired: Type.Boolean(),
    meaning: Type.String(),
    stepUpProviderId: Type.String(),
  }),
})
export type MyReview = Static<typeof MyReview>
export const MyReviewReply = Message('MyReviewReply', { review: MyReview })

/** One row of a reviewer's list. */
export const MyTask = Message('MyTask', {
  taskId: Id,
  numericId: Int64,
  policyStepId: Id,
  stepNumber: Type.Integer(),
  stepCount: Type.Integer(),
  stepSince: Timestamp,
  requireApprovalReason: Type.Boolean(),
  requireDenialReason: Type.Boolean(),
  mayReassign: Type.Boolean(),
  requireReassignmentReason: Type.Boolean(),
  reviewers: Type.Array(Message('MyTaskReviewer', { id: Id, displayName: Type.String() })),
  reviewerCount: Count,
  isOpen: Type.Boolean(),
  outcome: Type.String(),
  item: AccessReviewItem,
  insights: Type.Array(TaskInsight),
  recommendation: InsightRecommendation,
  isHighRisk: Type.Boolean(),
  alikeKey: Type.String(),
  accessGoneSince: Type.Optional(Timestamp),
  pending: Type.Optional(
    Message('MyPendingDecision', {
      decision: ReviewDecision,
      comment: Type.String(),
      chosenAt: Timestamp,
      isLocked: Type.Boolean(),
    }),
  ),
  answer: Type.Optional(
    Message('MyAnswer', { decision: ReviewDecision, comment: Type.String(), decidedAt: Timestamp }),
  ),
})
export type MyTask = Static<typeof MyTask>
export const MyTaskList = listReply('MyTaskList', MyTask)

/** Columns that the unstructured view can be sorted by. */
export const SORT_COLUMNS = [
  'ACCOUNT_OWNER',
  'ACCOUNT',
  'DEPARTMENT',
  'JOB_TITLE',
  'APP',
  'ENTITLEMENT',
  'RESOURCE',
  'RISK_LEVEL',
  'LAST_LOGIN',
] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

const inbox = {
  view: Type.Optional(AccessReviewViewType),
  filter: Type.Optional(PendingDecisionFilter),
  decision: Type.Optional(ReviewDecision),
  answered: Type.Optional(Type.Boolean()),
  sort: Type.Optional(
    Message('MyTaskSort', {
      column: Type.Enum(SORT_COLUMNS as unknown as string[], { title: 'MyTaskSortColumn' }),
      descending: Type.Optional(Type.Boolean()),
    }),
  ),
}
export const SearchMyTasksRequest = Message('SearchMyTasksRequest', { ...pageFields, ...inbox })
export type SearchMyTasksRequest = Static<typeof SearchMyTasksRequest>

export const GetOutlineRequest = Message('GetOutlineRequest', { ...inbox, taskId: Type.Optional(Id) })
const counted = { all: Count, left: Count, staged: Count }
const FilterCount = Message('OutlineFilterCount', { id: Type.String(), displayName: Type.String(), count: Count })
export const Outline = Message('Outline', {
  view: AccessReviewViewType,
  counts: Message('OutlineCounts', {
    ...counted,
    approve: Count,
    deny: Count,
    lookCloser: Count,
    needsReason: Count,
  }),
  groups: Type.Array(
    Message('OutlineGroup', {
      id: Type.String(),
      displayName: Type.String(),
      ownerDisplayNames: Type.Array(Type.String()),
      parentId: Type.String(),
      ...counted,
      deny: Count,
      answered: Count,
      denied: Count,
      pageToken: Type.String(),
      sections: Type.Array(Message('OutlineSection', { all: Count, left: Count })),
    }),
  ),
  parents: Type.Array(Message('OutlineParent', { id: Id, displayName: Type.String(), parentId: Type.String() })),
  riskLevels: Type.Array(FilterCount),
  complianceFrameworks: Type.Array(FilterCount),
  accountTypes: Type.Array(FilterCount),
  insightCodes: Type.Array(FilterCount),
  pages: Type.Array(Message('OutlinePage', { index: Count, pageToken: Type.String() })),
  taskIndex: Type.Optional(Count),
})
export type Outline = Static<typeof Outline>

export const ListChangesQuery = Type.Object(
  {
    since: Type.Optional(
      Type.String({ maxLength: 64, description: 'cursor of the last reply; without it the reply has no changes' }),
    ),
  },
  { additionalProperties: false },
)
export const MyTaskChange = Message('MyTaskChange', {
  taskId: Id,
  numericId: Int64,
  kind: Type.String(),
  at: Timestamp,
  userId: Type.String(),
  userDisplayName: Type.String(),
  decision: ReviewDecision,
  isAssigned: Type.Boolean(),
})
export type MyTaskChange = Static<typeof MyTaskChange>
export const MyReviewChanges = Message('MyReviewChanges', {
  list: Type.Array(MyTaskChange),
  cursor: Type.String(),
  isComplete: Type.Boolean(),
  state: AccessReviewState,
  isClosing: Type.Boolean(),
})

const PeerGroup = Message('TaskPeers', {
  kind: Type.Enum(['DEPARTMENT', 'MANAGER', 'JOB_TITLE'], { title: 'TaskPeersKind' }),
  value: Type.String(),
  peopleCount: Count,
  holderCount: Count,
})
export const TaskWhy = Message('TaskWhy', {
  taskId: Id,
  numericId: Int64,
  item: AccessReviewItem,
  peers: Type.Array(PeerGroup),
  conflicts: Type.Array(Type.String()),
  reviewedBefore: Type.Optional(Timestamp),
  lastReview: Type.Optional(
    Message('TaskLastReview', {
      at: Timestamp,
      certified: Type.Boolean(),
      accessReviewId: Id,
      accessReviewDisplayName: Type.String(),
    }),
  ),
  insights: Type.Array(TaskInsight),
  recommendation: InsightRecommendation,
  isHighRisk: Type.Boolean(),
  riskRank: Type.Integer(),
})
export const TaskWhyReply = Message('TaskWhyReply', { why: TaskWhy })
