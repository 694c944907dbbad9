import type { TaskActionType } from '../../../../contract/review/task.ts'

/**
 * What somebody is to a task: reviewer in its current set, somebody who has answered a step or could have answered the
 * last one, owner of the campaign, Super Administrator, Read-Only Administrator (auditor), owner of the app, subject, or
 * nobody. One person can be several of these.
 */
export const ACTOR_KINDS = [
  ...(['reviewer', 'formerReviewer', 'owner', 'superAdministrator', 'auditor'] as const),
  ...(['appOwner', 'subject', 'other'] as const),
] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

export const TASK_ACTIONS = [
  'see',
  'approve',
  'deny',
  'comment',
  'reassign',
  'restart',
  'close',
  'process',
  'remind',
  'hardReset',
  'skipStep',
] as const
export type TaskAction = (typeof TASK_ACTIONS)[number]

/** A right that depends on the task: not on one's own access, unless the step allows it; where the step can be reassigned. */
type Right = 'yes' | 'no' | 'unless own access' | 'if reassignable'

const row = (...cells: [Right, Right, Right, Right, Right, Right, Right, Right]) =>
  Object.fromEntries(ACTOR_KINDS.map((kind, index) => [kind, cells[index]])) as Record<ActorKind, Right>

/** Who may do what. Somebody who is several things has the rights of all of them. */
export const RIGHTS: Record<TaskAction, Record<ActorKind, Right>> = {
  // reviewer, former reviewer, owner, Super Administrator, auditor, app owner, subject, other
  see: row('yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'no'),
  approve: row('unless own access', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
  deny: row('unless own access', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
  comment: row('yes', 'no', 'yes', 'yes', 'no', 'no', 'no', 'no'),
  reassign: row('if reassignable', 'no', 'yes', 'yes', 'no', 'no', 'no', 'no'),
  restart: row('no', 'no', 'yes', 'yes', 'no', 'no', 'no', 'no'),
  close: row('no', 'no', 'yes', 'yes', 'no', 'no', 'no', 'no'),
  process: row('no', 'no', 'yes', 'yes', 'no', 'no', 'no', 'no'),
  remind: row('no', 'no', 'yes', 'yes', 'no', 'no', 'no', 'no'),
  hardReset: row('no', 'no', 'no', 'yes', 'no', 'no', 'no', 'no'),
  skipStep: row('no', 'no', 'no', 'yes', 'no', 'no', 'no', 'no'),
}

/** What rights depend on besides what somebody is. */
export interface StepFacts {
  /** Whether the current step lets people decide about their own access. */
  allowsSelf: boolean
  allowsReassignment: boolean
}

export type Refusal =
  | 'not_found'
  | 'task_not_assigned'
  | 'self_review'
  | 'reassignment_not_allowed'
  | 'action_not_allowed'

/** Why somebody may not do something; undefined if they may. What is not seen does not exist. */
export function refusalOf(action: TaskAction, kinds: ReadonlySet<ActorKind>, step: StepFacts): Refusal | undefined {
  if (![...kinds].some((kind) => RIGHTS.see[kind] === 'yes')) return 'not_found'
  const rights = new Set([...kinds].map((kind) => RIGHTS[action][kind]))
  if (rights.has('yes')) return undefined
  if (rights.has('unless own access')) return kinds.has('subject') && !step.allowsSelf ? 'self_review' : undefined
  if (rights.has('if reassignable')) return step.allowsReassignment ? undefined : 'reassignment_not_allowed'
  return action === 'approve' || action === 'deny' ? 'task_not_assigned' : 'action_not_allowed'
}

/** What a task must be like for an action: at a step that waits for people, not closed, or in any state. */
const NEEDS: Record<Exclude<TaskAction, 'see'>, 'open' | 'unfinished' | 'any'> = {
  approve: 'open',
  deny: 'open',
  comment: 'any',
  reassign: 'open',
  restart: 'any',
  close: 'unfinished',
  process: 'unfinished',
  remind: 'open',
  hardReset: 'any',
  skipStep: 'unfinished',
}

/** The actions of the wire that have an operation. The wire has none for reminders. */
const WIRE_NAMES: Partial<Record<TaskAction, TaskActionType>> = {
  approve: 'TASK_ACTION_TYPE_APPROVE',
  deny: 'TASK_ACTION_TYPE_DENY',
  comment: 'TASK_ACTION_TYPE_COMMENT',
  reassign: 'TASK_ACTION_TYPE_REASSIGN',
  restart: 'TASK_ACTION_TYPE_RESTART',
  close: 'TASK_ACTION_TYPE_CLOSE',
  process: 'TASK_ACTION_TYPE_PROCESS_NOW',
  hardReset: 'TASK_ACTION_TYPE_HARD_RESET',
  skipStep: 'TASK_ACTION_TYPE_SKIP_STEP',
}

/** Whether a task in this state can have this done to it at all. */
export const isPossible = (action: Exclude<TaskAction, 'see'>, state: 'O' | 'W' | 'C'): boolean =>
  NEEDS[action] === 'any' || state === 'O' || (NEEDS[action] === 'unfinished' && state === 'W')

/** What somebody may do now with a task of an open campaign. */
export const possibleActions = (
  kinds: ReadonlySet<ActorKind>,
  step: StepFacts,
  state: 'O' | 'W' | 'C',
  campaignIsOpen: boolean,
): TaskAction[] =>
  campaignIsOpen
    ? TASK_ACTIONS.filter(
        (action) => action !== 'see' && isPossible(action, state) && refusalOf(action, kinds, step) === undefined,
      )
    : []

export const actionTypes = (actions: readonly TaskAction[]): TaskActionType[] =>
  actions.flatMap((action) => WIRE_NAMES[action] ?? [])

const SUPER = 'a Super Administrator'
/** Who may do something, for the sentence of a refusal. */
export const allowedPeople = (action: TaskAction): string =>
  RIGHTS[action].owner === 'yes'
    ? `${RIGHTS[action].reviewer === 'yes' ? 'a reviewer, ' : ''}an owner of the campaign or ${SUPER}`
    : SUPER

export const objectPermissions = (actions: readonly TaskAction[]) => ({
  read: true,
  edit: actions.length > 0,
  delete: false,
  extra: Object.fromEntries(
    TASK_ACTIONS.flatMap((action) => (WIRE_NAMES[action] ? [[action, actions.includes(action)]] : [])),
  ),
})
