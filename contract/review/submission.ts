import Type, { type Static } from 'typebox'
import { ItemRef } from '../campaign/item.ts'
import { AppUserType } from '../directory/access-enums.ts'
import { Id, Int64, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { LookCloserCode } from './insight.ts'

/** What a reviewer chooses; UNSPECIFIED takes a choice back. */
export const ReviewDecision = Type.Enum(['UNSPECIFIED', 'APPROVE', 'DENY'], { title: 'ReviewDecision' })
export type ReviewDecision = Static<typeof ReviewDecision>

/** Entries of one call, and decisions that are applied in one transaction. */
export const MAX_DECISIONS = 10_000
/** The same, where the reply has the earlier decisions and their comments. */
export const MAX_DECISIONS_WITH_PREVIOUS = 2_000
/** The body of a call with the largest comments of that many entries would not fit; one with the usual ones does. */
export const MAX_DECISIONS_BYTES = 16 * 1024 * 1024
const Comment = Type.String({ maxLength: 4000 })

export const PendingDecisionInput = Message('PendingDecisionInput', {
  taskId: Id,
  decision: ReviewDecision,
  comment: Type.Optional(Comment),
  policyStepId: Type.Optional(Type.String({ maxLength: 64 })),
})
export const SetPendingDecisionsRequest = Message('SetPendingDecisionsRequest', {
  decisions: Type.Array(PendingDecisionInput, { maxItems: MAX_DECISIONS }),
})

const ids = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description }))
export const PendingDecisionFilter = Message(
  'PendingDecisionFilter',
  {
    appIds: ids('Tasks about these apps'),
    userIds: ids('Tasks about access of these people'),
    appUserIds: ids('Tasks about access of these accounts'),
    entitlementIds: ids('Tasks about these entitlements'),
    resourceIds: ids('Tasks about entitlements that belong to these resources'),
    riskLevelIds: ids('Tasks about entitlements with these risk levels'),
    complianceFrameworkIds: ids('Tasks about entitlements with these compliance frameworks'),
    accountTypes: Type.Optional(Type.Array(AppUserType, { maxItems: 16 })),
    lookCloser: Type.Optional(
      Type.Boolean({ description: 'Only tasks with a reason to look closer; these are found soon after the start' }),
    ),
    insightCodes: Type.Optional(
      Type.Array(LookCloserCode, { maxItems: 16, description: 'Only tasks with one of these reasons to look closer' }),
    ),
    needsReason: Type.Optional(
      Type.Boolean({
        description: 'Only tasks whose step requires a reason to approve or to deny',
      }),
    ),
    query: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Part of the entitlement name, or of a name or e-mail address of the account, person or holder',
      }),
    ),
    withoutPending: Type.Optional(
      Type.Boolean({ description: 'Only tasks for which you have not chosen a decision yet' }),
    ),
    withPending: Type.Optional(Type.Boolean({ description: 'Only tasks for which you have chosen a decision' })),
  },
  'Which of your open tasks; all of them without a filter',
)
export type PendingDecisionFilter = Static<typeof PendingDecisionFilter>
export const SetPendingDecisionsByFilterRequest = Message('SetPendingDecisionsByFilterRequest', {
  filter: Type.Optional(PendingDecisionFilter),
  decision: ReviewDecision,
  comment: Type.Optional(Comment),
  expectedCount: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  afterNumericId: Type.Optional(Type.String({ ...Int64, description: 'Only tasks with higher numbers' })),
  withPrevious: Type.Optional(
    Type.Boolean({
      description: `Return what the tasks had before. Then a call takes the first ${MAX_DECISIONS_WITH_PREVIOUS.toLocaleString('en')} tasks`,
    }),
  ),
})

/** Why an entry was not done. */
export const REFUSAL_REASONS = [
  'NOT_FOUND',
  'TASK_NOT_ASSIGNED',
  'SELF_REVIEW',
  'STEP_CHANGED',
  'TASK_CLOSED',
  'ALREADY_DECIDED',
  'REASON_REQUIRED',
  'STEP_UP_REQUIRED',
  'DECISIONS_LOCKED',
  'DUPLICATE_ENTRY',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]
const refusal = {
  reason: Type.Enum(REFUSAL_REASONS as unknown as string[], { title: 'RefusalReason' }),
  description: Type.String(),
}

export const SetPendingDecisionsReply = Message('SetPendingDecisionsReply', {
  approvedCount: Type.Integer(),
  deniedCount: Type.Integer(),
  clearedCount: Type.Integer(),
  refused: Type.Array(Message('PendingDecisionRefusal', { index: Type.Integer(), taskId: Type.String(), ...refusal }), {
    description: 'Entries that were not done; everything else was',
  }),
})
export type SetPendingDecisionsReply = Static<typeof SetPendingDecisionsReply>
export const SetPendingDecisionsByFilterReply = Message('SetPendingDecisionsByFilterReply', {
  ...SetPendingDecisionsReply.properties,
  remainingCount: Type.Integer({
    description: 'Tasks that the filter selects beyond those of this call; repeat the call for them',
  }),
  lastNumericId: Type.String({
    description: 'The highest number that this call looked at: send it as afterNumericId to go on',
  }),
  previous: Type.Optional(
    Type.Array(PendingDecisionInput, {
      description:
        'With `withPrevious`: what each task had before, without those that were refused. Send it as `decisions` to take everything back',
    }),
  ),
})

const chosen = {
  taskId: Id,
  numericId: Int64,
  policyStepId: Id,
  decision: ReviewDecision,
  comment: Type.String(),
}
export const PendingDecision = Message('PendingDecision', {
  ...chosen,
  chosenAt: Timestamp,
  isVoid: Type.Boolean(),
  submissionId: Type.String({ description: 'The submission that is submitting it; empty if none is' }),
})
export type PendingDecision = Static<typeof PendingDecision>
export const PendingDecisionList = listReply('PendingDecisionList', PendingDecision)

export const SUBMISSION_STATES = [
  'AWAITING_SIGNATURE',
  'TIMESTAMPING',
  'APPLYING',
  'DONE',
  'EXPIRED',
  'FAILED',
] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]
export const SUBMISSION_CHANNELS = ['BATCH', 'DIRECT'] as const
export type SubmissionChannel = (typeof SUBMISSION_CHANNELS)[number]

export const CreateSubmissionRequest = Message('CreateSubmissionRequest', {
  taskIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: MAX_DECISIONS,
      description: 'Tasks whose pending decisions are submitted; by default all of yours in the campaign',
    }),
  ),
  expectedCount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      hint: 'must be a whole number from 0 on',
      description: 'How many decisions you expect to submit; with any other number nothing is submitted',
    }),
  ),
  comment: Type.Optional(Comment),
})
/** What stands beside signed decisions (21 CFR 11.50), and what has to be signed before. */
export const SubmissionSignature = Message('SubmissionSignature', {
  meaning: Type.String(),
  stepUpProviderId: Type.String(),
  tspUrl: Type.String(),
  printedName: Type.String(),
  signedAt: Type.Optional(Timestamp),
  stampedAt: Type.Optional(Timestamp),
  problem: Type.String(),
})
export type SubmissionSignature = Static<typeof SubmissionSignature>
export const Submission = Message('Submission', {
  id: Id,
  accessReviewId: Id,
  userId: Id,
  userDisplayName: Type.String(),
  state: Type.Enum(SUBMISSION_STATES as unknown as string[], { title: 'SubmissionState' }),
  channel: Type.Enum(SUBMISSION_CHANNELS as unknown as string[], { title: 'SubmissionChannel' }),
  comment: Type.String(),
  submittedAt: Timestamp,
  deadlineAt: Type.Optional(Timestamp),
  finishedAt: Type.Optional(Timestamp),
  submittedCount: Type.Integer(),
  acceptedCount: Type.Integer(),
  approvedCount: Type.Integer(),
  deniedCount: Type.Integer(),
  refusedCount: Type.Integer(),
  decisionsDigest: Type.String(),
  signature: Type.Optional(SubmissionSignature),
})
export type Submission = Static<typeof Submission>
export const SubmissionReply = Message('SubmissionReply', { submission: Submission })
export const SubmissionQuery = Type.Object(
  { ...pageFields, userId: Type.Optional(Type.String({ maxLength: 64, description: 'Only those of this reviewer' })) },
  { additionalProperties: false },
)
export const SubmissionList = listReply('SubmissionList', Submission)

export const SubmissionEntry = Message('SubmissionEntry', {
  ...chosen,
  result: Type.Enum(['ACCEPTED', 'REFUSED', 'LOCKED'], { title: 'SubmissionEntryResult' }),
  reason: Type.String({ description: 'Why it was refused; empty otherwise' }),
  description: Type.String({ description: 'The same as a sentence' }),
  app: ItemRef,
  entitlement: ItemRef,
  user: Type.Optional(ItemRef),
  account: Type.Optional(ItemRef),
  holder: Type.Optional(ItemRef),
})
export type SubmissionEntry = Static<typeof SubmissionEntry>
export const SubmissionEntryList = listReply('SubmissionEntryList', SubmissionEntry)
