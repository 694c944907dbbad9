import type { Meaning } from '../../../parts/marks/tag.tsx'

export const REMOVAL_STATES = {
  HELD: {
    label: 'Held',
    meaning: 'warning',
    says: 'Certified access would be removed too. A campaign owner has to decide.',
  },
  NEEDS_ATTENTION: {
    label: 'Needs attention',
    meaning: 'warning',
    says: 'The origin of this inherited access was not found, or its source was deleted. Find out what to remove.',
  },
  READY: { label: 'To be removed', meaning: 'accent', says: 'On the work list, or about to be sent to a webhook.' },
  SENT: { label: 'In progress', meaning: 'accent', says: 'A ticket was recorded, or a webhook accepted the request.' },
  CLAIMED: {
    label: 'Awaiting verification',
    meaning: 'pending',
    says: 'The next import of the source shows whether it is gone.',
  },
  STILL_THERE: {
    label: 'Still there',
    meaning: 'deny',
    says: 'A later import still contains the access. Remove it again.',
  },
  FAILED: { label: 'Failed', meaning: 'deny', says: 'The removal failed. Remove the access by hand.' },
  VERIFIED: { label: 'Gone', meaning: 'certify', says: 'The access is confirmed to be gone.' },
  KEPT: { label: 'Kept', meaning: 'plain', says: 'An owner kept the access as an exception.' },
  CANCELLED: { label: 'Cancelled', meaning: 'plain', says: 'The removal was no longer needed.' },
} as const satisfies Record<string, { label: string; meaning: Meaning; says: string }>
export type RemovalState = keyof typeof REMOVAL_STATES

export const REMOVAL_STATE_NAMES = Object.keys(REMOVAL_STATES) as RemovalState[]

export const removalState = (state: string): { label: string; meaning: Meaning; says: string } =>
  REMOVAL_STATES[state as RemovalState] ?? { label: state, meaning: 'plain', says: '' }

interface Holder {
  userDisplayName: string
  resourceDisplayName: string
  accountDisplayName: string
  username: string
}

/** Whose access it is: the person, else the resource that holds it, else the account. */
export const holderName = ({ userDisplayName, resourceDisplayName, accountDisplayName, username }: Holder): string =>
  userDisplayName || resourceDisplayName || accountDisplayName || username

interface Work {
  entitlementDisplayName: string
  appDisplayName: string
  targets: readonly { entitlementDisplayName: string; appDisplayName: string; username: string }[]
}

/** What has to be removed, in words. */
export const workOf = ({ entitlementDisplayName, appDisplayName, targets }: Work): string[] =>
  targets.length === 0
    ? [`${entitlementDisplayName} in ${appDisplayName}`]
    : targets.map((target) => `${target.entitlementDisplayName} in ${target.appDisplayName}, of ${target.username}`)

export const REMOVAL_ACTIONS = {
  COMPLETE: {
    label: 'Mark as removed',
    says: 'The next import of the source verifies this. If the access is still there, the removal reopens.',
    needsComment: false,
  },
  SET_TICKET: {
    label: 'Record a ticket',
    says: 'The removal waits until somebody marks it as removed.',
    needsComment: false,
  },
  RELEASE: { label: 'Release', says: 'Certified access is removed too.', needsComment: false },
  KEEP: {
    label: 'Keep the access',
    says: 'The access stays although it was denied. The report shows it as an exception.',
    needsComment: true,
  },
  CANCEL: { label: 'Cancel the removal', says: 'The access is not removed.', needsComment: true },
} as const
export type RemovalAction = keyof typeof REMOVAL_ACTIONS

/** Which of these actions can be taken with some of the chosen removals, and with how many. */
export const choosableActions = (
  chosen: readonly { actions: readonly string[] }[],
): { action: RemovalAction; count: number }[] =>
  (Object.keys(REMOVAL_ACTIONS) as RemovalAction[])
    .map((action) => ({ action, count: chosen.filter(({ actions }) => actions.includes(action)).length }))
    .filter(({ count }) => count > 0)

/** What to say when some of the removals could not be changed. */
export const refusalText = (all: number, refused: readonly { description: string }[]): string => {
  const [first] = refused
  const why = first?.description ?? ''
  return all === 1 ? why : `${all - refused.length} of ${all} were changed. Not changed: ${why}`
}
