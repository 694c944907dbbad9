import Type, { type Static } from 'typebox'
import { AccessReviewState } from '../campaign/campaign.ts'
import { PREPARATION_PHASES } from '../campaign/preparation.ts'
import { MailKindField, MailStateField } from '../mail/mail.ts'
import { Id, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'

/** What starting a review does, in this order. */
export const START_PHASES = [
  'WAITING',
  'SNAPSHOT',
  'POLICIES',
  'RULES',
  'REVIEWERS',
  'TASKS',
  'FACTS',
  'CHECK',
  'DONE',
] as const
/** What closing does, in this order. */
export const CLOSE_PHASES = ['DRAINING', 'DECIDING', 'EXEMPTING', 'CHECK', 'DONE'] as const

export const CampaignProgress = Message('AccessReviewProgress', {
  accessReviewId: Id,
  state: AccessReviewState,
  phase: Type.String({
    description: `Current phase. Preparing: ${PREPARATION_PHASES.join(', ')}; WAITING means that it has not begun; imports in progress go first. Starting: ${START_PHASES.join(', ')}. While it is being closed: CLOSING. Empty if there is no preparation`,
  }),
  closePhase: Type.String({
    description: `Phase of closing: ${CLOSE_PHASES.join(', ')}; empty before. DRAINING waits for submissions that are being applied`,
  }),
  totalCount: Type.Integer({
    description: 'Preparing: grants in the snapshot. Starting and closing: tasks to work on',
  }),
  doneCount: Type.Integer({ description: 'How many of them are done' }),
  itemCount: Type.Integer({ description: 'Number of items created so far' }),
  openCount: Type.Integer({ description: 'Number of tasks without an outcome' }),
  unassignedCount: Type.Integer({ description: 'How many of them nobody can answer, because no reviewer was found' }),
  ruleFailureCount: Type.Integer({
    description: 'Number of items for which the rules of the policy failed, so that the campaign owners review them',
  }),
  heldReason: Type.String({
    description: 'Why the campaign has not started or closed though it should have; empty if nothing holds it up',
  }),
  startedAt: Type.Optional(Timestamp),
  finishedAt: Type.Optional(Timestamp),
})
export type CampaignProgress = Static<typeof CampaignProgress>

const share = (description: string) => Type.Number({ description: `${description}, from 0 to 1` })
const outcomeCounts = Type.Array(
  Message('AccessReviewOutcomeCount', {
    outcome: Type.String({ description: 'CERTIFY_OUTCOME_CERTIFIED, _DECERTIFIED, _CANCELLED or _WAIT_TIMED_OUT' }),
    reason: Type.String({
      description:
        'What it came from. DECIDED: by people. WEBHOOK: by a webhook. DEFAULT, SKIPPED, NOT_REVIEWED: when the campaign was closed. POLICY, ESCALATION, WAIT_TIMED_OUT: the policy. CANCELLED: by hand. GRANT_GONE: the access was removed meanwhile',
    }),
    count: Type.Integer(),
  }),
  { description: 'Closed tasks by what became of them' },
)

const NEEDS = [
  ...(['HELD', 'UNASSIGNED', 'REVIEWERS_NOT_ACTIVE', 'REVIEWER_AWAY', 'REMOVALS_LATE'] as const),
  ...(['APPROVED_AT_ONCE', 'DECIDED_FAST', 'NOT_BEGUN'] as const),
  ...(['REVIEWER_NOT_SEEN', 'BEHIND', 'TO_OWNERS', 'RULES_FAILED', 'MAIL_FAILED', 'SOURCES_LATE'] as const),
] as const

export const CampaignSummary = Message(
  'AccessReviewSummary',
  {
    accessReviewId: Id,
    state: AccessReviewState,
    taskCount: Type.Integer(),
    openCount: Type.Integer(),
    waitingCount: Type.Integer({ description: 'How many of the open tasks wait for a time or a condition' }),
    unassignedCount: Type.Integer({ description: 'Open tasks that nobody can answer' }),
    closedCount: Type.Integer(),
    closedShare: share('Tasks with any outcome, of all tasks'),
    decidedCount: Type.Integer({ description: 'Number of tasks decided by people' }),
    decidedShare: share('Tasks decided by people, of all tasks'),
    answeredCount: Type.Integer({ description: 'Number of answers, of all steps' }),
    openedCount: Type.Integer({ description: 'Number of steps that have been opened' }),
    answeredShare: share('Answers, of all steps that have been opened'),
    stagedCount: Type.Integer({ description: 'Number of decisions that were chosen and not submitted yet' }),
    outcomes: outcomeCounts,
    stagedReviewerCount: Type.Integer({ description: 'How many people have chosen decisions and not submitted them' }),
    submissionCount: Type.Integer({ description: 'Number of submissions' }),
    reviewerCount: Type.Integer({ description: 'Number of people with open tasks' }),
    notBegunCount: Type.Integer({ description: 'How many of them have neither chosen nor submitted anything' }),
    needsYou: Type.Array(
      Message('AccessReviewNeed', {
        code: Type.Enum(NEEDS, { title: 'AccessReviewNeedCode', description: 'Stable code of what is needed' }),
        count: Type.Integer({
          description: 'How many tasks, items, people or sources it is about; 0 if it is about the campaign',
        }),
        description: Type.String({ description: 'The same as a sentence, with what to do' }),
        userId: Type.Optional(Type.String({ description: 'Id of the reviewer it is about, if it is about one' })),
        userDisplayName: Type.Optional(Type.String({ description: 'Name of that reviewer' })),
      }),
      { description: 'What an owner of the campaign should look at' },
    ),
  },
  'How far a review is',
)
export type CampaignSummary = Static<typeof CampaignSummary>

export const BurnDownQuery = Type.Object(
  {
    timeZone: Type.Optional(
      Type.String({ maxLength: 64, default: 'UTC', description: 'IANA name of the zone that days are counted in' }),
    ),
  },
  { additionalProperties: false },
)
export const BurnDown = Message('AccessReviewBurnDown', {
  accessReviewId: Id,
  timeZone: Type.String({ description: 'The zone that days are counted in' }),
  taskCount: Type.Integer(),
  days: Type.Array(
    Message('AccessReviewBurnDownDay', {
      date: Type.String({ description: 'Local date, as in 2030-09-30' }),
      closedCount: Type.Integer({ description: 'Tasks closed on this day' }),
      decidedCount: Type.Integer({ description: 'How many of them were decided by people' }),
      openCount: Type.Integer({ description: 'Tasks that are open at the end of the day' }),
    }),
    { description: 'Every day from the start to the close, or to today' },
  ),
})
export type BurnDown = Static<typeof BurnDown>

const progressCounts = {
  openCount: Type.Integer(),
  decidedCount: Type.Integer(),
  deniedCount: Type.Integer(),
}
export const AppProgressQuery = Type.Object(
  {
    ...pageFields,
    sortBy: Type.Optional(
      Type.Enum(['NAME', 'OPEN'], {
        title: 'AccessReviewAppSortBy',
        default: 'NAME',
        description: 'NAME: by name. OPEN: those with the most open tasks first',
      }),
    ),
  },
  { additionalProperties: false },
)
export const AppProgressList = listReply(
  'AccessReviewAppProgressList',
  Message('AccessReviewAppProgress', {
    appId: Id,
    displayName: Type.String(),
    taskCount: Type.Integer(),
    ...progressCounts,
    closedCount: Type.Integer(),
  }),
)

export const ReviewerQuery = Type.Object(
  {
    ...pageFields,
    notBegun: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Only people with open tasks who have neither chosen nor submitted a decision',
      }),
    ),
    sortBy: Type.Optional(
      Type.Enum(['NAME', 'OPEN'], {
        title: 'AccessReviewReviewerSortBy',
        default: 'NAME',
        description: 'NAME: by name. OPEN: those with the most open tasks first',
      }),
    ),
  },
  { additionalProperties: false },
)
export const ReviewerProgressList = listReply(
  'AccessReviewReviewerList',
  Message('AccessReviewReviewer', {
    userId: Id,
    displayName: Type.String(),
    enabled: Type.Boolean({ description: 'Whether the person is active and can answer' }),
    ...progressCounts,
    stagedCount: Type.Integer({ description: 'Number of decisions that they have chosen and not submitted' }),
    choiceCount: Type.Integer({
      description: 'How often they chose, of what was submitted; several decisions chosen at once are one choice',
    }),
    quickChoiceCount: Type.Integer({
      description: 'How many of these choices came less than three seconds after the one before',
    }),
    lastSubmittedAt: Type.Optional(Timestamp),
    lastSeenAt: Type.Optional(Timestamp),
    lastMail: Type.Optional(
      Message(
        'AccessReviewReviewerMail',
        { kind: MailKindField, state: MailStateField, at: Timestamp, lastError: Type.String() },
        'The last mail to them about this campaign, or about several; absent if there was none',
      ),
    ),
  }),
)
