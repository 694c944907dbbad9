import { isPossible, type RevocationMove, type RevocationState } from '../change/revocation.states.ts'

/** What somebody is to a revocation. */
export interface Relation {
  ownsCampaign: boolean
  /** Owner of an app that the work is in, or named by the entitlement for its removal. */
  ownsWork: boolean
  hasRequested: boolean
  /** Somebody asked for it by hand: there is no campaign whose owners decide. */
  isRequest: boolean
}

export interface RevocationRights {
  see: boolean
  /** Say that it is removed, note a ticket. */
  work: boolean
  /** Release, keep, cancel. */
  manage: boolean
  /** Whoever has to do with it, not those who only look. */
  comment: boolean
}

type Holder = { permissions: ReadonlySet<string> }

export function rightsOf({ permissions }: Holder, relation: Relation): RevocationRights {
  const mayWork = permissions.has('app.write') || (relation.ownsWork && permissions.has('review.own'))
  const manage =
    permissions.has('campaign.manage_all') ||
    (relation.ownsCampaign && permissions.has('campaign.own')) ||
    (relation.isRequest && mayWork)
  const work = manage || mayWork
  const comment = work || relation.hasRequested
  return { work, manage, comment, see: comment || permissions.has('campaign.read_all') }
}

/** What people do to revocations, with the right that it needs. */
export const ACTIONS = {
  complete: { right: 'work', wire: 'COMPLETE', verb: 'complete' },
  ticket: { right: 'work', wire: 'SET_TICKET', verb: 'set the ticket of' },
  release: { right: 'manage', wire: 'RELEASE', verb: 'release' },
  keep: { right: 'manage', wire: 'KEEP', verb: 'keep the access of' },
  cancel: { right: 'manage', wire: 'CANCEL', verb: 'cancel' },
} as const satisfies Partial<Record<RevocationMove, { right: 'work' | 'manage'; wire: string; verb: string }>>
export type RevocationAction = keyof typeof ACTIONS

/** Who may do it, for the sentence of a refusal. */
export const allowedPeople = (action: RevocationAction): string =>
  ACTIONS[action].right === 'work'
    ? 'an owner of the app, an owner of the campaign or an administrator'
    : 'an owner of the campaign or a Super Administrator'

export type ActionRefusal = 'NOT_FOUND' | 'ACTION_NOT_ALLOWED' | 'WRONG_STATE'

type ActionRights = Omit<RevocationRights, 'comment'>

/** Why somebody cannot do this now; undefined if they can. What is not seen does not exist. */
export function actionRefusal(
  action: RevocationAction,
  rights: ActionRights,
  state: RevocationState,
): ActionRefusal | undefined {
  if (!rights.see) return 'NOT_FOUND'
  if (!rights[ACTIONS[action].right]) return 'ACTION_NOT_ALLOWED'
  return isPossible(action, state) ? undefined : 'WRONG_STATE'
}

export const possibleActions = (rights: ActionRights, state: RevocationState): RevocationAction[] =>
  (Object.keys(ACTIONS) as RevocationAction[]).filter((action) => actionRefusal(action, rights, state) === undefined)
