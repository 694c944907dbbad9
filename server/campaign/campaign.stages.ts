import type { AccessReviewState } from '../../contract/campaign/campaign.ts'

/**
 * Actions that exist, by the last part of their path. A read-only action needs permission to see the campaign, the
 * others to manage it. `participle` completes "it cannot be ..." in a refusal.
 */
const ACTIONS = {
  prepare: { participle: 'prepared', isReadOnly: false },
  reset: { participle: 'reset', isReadOnly: false },
  start: { participle: 'started', isReadOnly: false },
  close: { participle: 'closed', isReadOnly: false },
  validate: { participle: 'validated', isReadOnly: true },
} as const
export type ActionName = keyof typeof ACTIONS
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[]
export const actionTraits = (action: ActionName) => ACTIONS[action]

/** What moves a campaign: an action, its deletion, a change of its policies or dates, newer data that it waited for, or the end of background work. */
export type Cause =
  | ActionName
  | 'delete'
  | 'policy_change'
  | 'schedule'
  | 'unschedule'
  | 'renew'
  | 'done'
  | 'failed'
  | 'quota'

export interface Transition {
  from: AccessReviewState
  to: AccessReviewState
  by: Cause
}

const COPYING_ENTITLEMENTS = 'ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS'
const COPYING_TYPES = 'ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS'
const DRAFT = 'ACCESS_REVIEW_STATE_DRAFT'
const PREPARING = 'ACCESS_REVIEW_STATE_PREPARING'
const REVIEW = 'ACCESS_REVIEW_STATE_REVIEW'
const RESETTING = 'ACCESS_REVIEW_STATE_RESETTING_POLICIES'
const PENDING = 'ACCESS_REVIEW_STATE_PENDING'
const STARTING = 'ACCESS_REVIEW_STATE_STARTING'
const OPEN = 'ACCESS_REVIEW_STATE_OPEN'
const CLOSED = 'ACCESS_REVIEW_STATE_CLOSED'
const DELETING = 'ACCESS_REVIEW_STATE_DELETING'
const DELETED = 'ACCESS_REVIEW_STATE_DELETED'

/** The life of a campaign: every change of state that is possible. A new campaign is a draft. */
export const TRANSITIONS: readonly Transition[] = [
  { from: COPYING_ENTITLEMENTS, to: DRAFT, by: 'done' },
  { from: COPYING_TYPES, to: DRAFT, by: 'done' },
  { from: DRAFT, to: PREPARING, by: 'prepare' },
  { from: DRAFT, to: DELETED, by: 'delete' },
  { from: PREPARING, to: REVIEW, by: 'done' },
  { from: PREPARING, to: DRAFT, by: 'quota' },
  { from: PREPARING, to: DRAFT, by: 'failed' },
  { from: PREPARING, to: DRAFT, by: 'reset' },
  { from: REVIEW, to: DRAFT, by: 'reset' },
  { from: REVIEW, to: DELETED, by: 'delete' },
  { from: REVIEW, to: RESETTING, by: 'policy_change' },
  { from: REVIEW, to: PENDING, by: 'schedule' },
  { from: REVIEW, to: STARTING, by: 'start' },
  { from: RESETTING, to: REVIEW, by: 'done' },
  { from: RESETTING, to: DRAFT, by: 'reset' },
  { from: PENDING, to: REVIEW, by: 'unschedule' },
  { from: PENDING, to: PREPARING, by: 'renew' },
  { from: PENDING, to: DRAFT, by: 'reset' },
  { from: PENDING, to: DELETED, by: 'delete' },
  { from: PENDING, to: STARTING, by: 'start' },
  { from: STARTING, to: OPEN, by: 'done' },
  { from: STARTING, to: REVIEW, by: 'failed' },
  { from: OPEN, to: CLOSED, by: 'close' },
  { from: DELETING, to: DELETED, by: 'done' },
]

/** What can be done with a campaign while it stays in a state. */
interface Stage {
  edit: 'everything' | 'policy and details' | 'details' | 'nothing'
  /** Actions that leave the state as it is. */
  actions: readonly ActionName[]
  /** What to do instead, for a refusal. */
  hint: string
}

const WORKING: Stage = { edit: 'nothing', actions: [], hint: 'Wait until this has finished.' }
const STOPPABLE: Stage = { ...WORKING, hint: 'Wait until this has finished, or reset the campaign to a draft.' }
const GONE: Stage = { edit: 'nothing', actions: [], hint: '' }
const RESET_FIRST = 'Reset the campaign to a draft first.'
const STAGES: Record<AccessReviewState, Stage> = {
  ACCESS_REVIEW_STATE_UNSPECIFIED: GONE,
  [COPYING_ENTITLEMENTS]: WORKING,
  [COPYING_TYPES]: WORKING,
  [DRAFT]: { edit: 'everything', actions: ['validate'], hint: 'A draft can only be prepared or deleted.' },
  [PREPARING]: STOPPABLE,
  [REVIEW]: { edit: 'policy and details', actions: [], hint: RESET_FIRST },
  [RESETTING]: STOPPABLE,
  [PENDING]: { edit: 'details', actions: [], hint: RESET_FIRST },
  [STARTING]: WORKING,
  [OPEN]: { edit: 'details', actions: [], hint: 'Close the campaign when the review is done.' },
  [CLOSED]: { edit: 'nothing', actions: [], hint: 'A closed campaign can no longer be changed.' },
  [DELETING]: GONE,
  [DELETED]: GONE,
}
export const stageOf = (state: AccessReviewState): Stage => STAGES[state]

/** The transition by this cause out of a state; undefined where there is none. */
export const transitionBy = (from: AccessReviewState, by: Cause): Transition | undefined =>
  TRANSITIONS.find((row) => row.from === from && row.by === by)

export const isTransition = ({ from, to, by }: Transition): boolean =>
  TRANSITIONS.some((row) => row.from === from && row.to === to && row.by === by)

/** Whether an action is possible in a state. */
export const allowsAction = (state: AccessReviewState, action: ActionName): boolean =>
  stageOf(state).actions.includes(action) || transitionBy(state, action) !== undefined

/**
 * The action that leads from one state to another, for an update that sets the state (interface 3.3). Whoever wants the
 * end of background work wants the action that begins it.
 */
export const actionBetween = (from: AccessReviewState, to: AccessReviewState): ActionName | undefined =>
  ACTION_NAMES.find((action) => {
    const reached = transitionBy(from, action)?.to
    return reached !== undefined && (reached === to || transitionBy(reached, 'done')?.to === to)
  })
