import { REVOCATION_STATES } from '../../../contract/revocation/revocation.ts'

/** What a revocation can be. Open ones wait for an owner, for the work, or for proof. */
export type RevocationState = (typeof REVOCATION_STATES)[number]

const CLOSED: readonly RevocationState[] = ['VERIFIED', 'KEPT', 'CANCELLED']
export const OPEN_STATES = REVOCATION_STATES.filter((state) => !CLOSED.includes(state))
export const isOpenState = (state: RevocationState): boolean => !CLOSED.includes(state)

/** States in which somebody has work to do; CLAIMED waits for a sync, HELD for an owner. */
export const WORK_STATES = ['NEEDS_ATTENTION', 'READY', 'SENT', 'STILL_THERE', 'FAILED'] as const

interface Move {
  from: readonly RevocationState[]
  to: RevocationState
}

/** Every change of state. `moveRevocations` takes a row of this table. */
export const MOVES = {
  /** Certified access would go as well. */
  hold: { from: ['READY', 'NEEDS_ATTENTION'], to: 'HELD' },
  /** Inherited, and nothing on its way is held directly. */
  loseWay: { from: ['READY', 'HELD'], to: 'NEEDS_ATTENTION' },
  /** Its source was deleted, so no sync can prove that the access is gone. */
  loseSource: { from: ['HELD', 'READY', 'SENT', 'CLAIMED', 'STILL_THERE', 'FAILED'], to: 'NEEDS_ATTENTION' },
  /** What it waited for has changed. */
  ready: { from: ['HELD', 'NEEDS_ATTENTION'], to: 'READY' },
  /** An owner lets the certified access go. */
  release: { from: ['HELD'], to: 'READY' },
  ticket: { from: WORK_STATES, to: 'SENT' },
  complete: { from: WORK_STATES, to: 'CLAIMED' },
  /** A receiver took it and will call back. */
  accept: { from: ['READY', 'FAILED'], to: 'SENT' },
  /** A receiver cannot do it, or does not answer: by hand from now on. */
  fail: { from: ['READY', 'SENT'], to: 'FAILED' },
  sendAgain: { from: ['SENT', 'STILL_THERE', 'FAILED'], to: 'READY' },
  stillThere: { from: ['CLAIMED'], to: 'STILL_THERE' },
  verify: { from: OPEN_STATES, to: 'VERIFIED' },
  keep: { from: OPEN_STATES, to: 'KEPT' },
  cancel: { from: OPEN_STATES, to: 'CANCELLED' },
  /** The denied task was restarted before anybody began. */
  restart: { from: ['HELD', 'NEEDS_ATTENTION', 'READY', 'FAILED'], to: 'CANCELLED' },
} as const satisfies Record<string, Move>
export type RevocationMove = keyof typeof MOVES

export const isPossible = (move: RevocationMove, state: RevocationState): boolean =>
  (MOVES[move].from as readonly RevocationState[]).includes(state)

/** Why a denied task with a revocation in this state cannot be restarted; undefined if it can. */
export const restartRefusal = (state: RevocationState): 'removal_under_way' | 'access_removed' | undefined =>
  state === 'VERIFIED'
    ? 'access_removed'
    : isOpenState(state) && !isPossible('restart', state)
      ? 'removal_under_way'
      : undefined

/** How clients of tasks see a state. */
export const processingOf = (state: RevocationState) =>
  !isOpenState(state)
    ? 'TASK_PROCESSING_TYPE_DONE'
    : state === 'SENT' || state === 'CLAIMED'
      ? 'TASK_PROCESSING_TYPE_PROCESSING'
      : 'TASK_PROCESSING_TYPE_WAITING'

export const REVOKE_OUTCOMES = {
  VERIFIED: 'REVOKE_OUTCOME_REVOKED',
  KEPT: 'REVOKE_OUTCOME_DENIED',
  CANCELLED: 'REVOKE_OUTCOME_CANCELLED',
} as const
export type RevokeOutcome = (typeof REVOKE_OUTCOMES)[keyof typeof REVOKE_OUTCOMES] | 'REVOKE_OUTCOME_UNSPECIFIED'

export const revokeOutcome = (state: RevocationState): RevokeOutcome =>
  state in REVOKE_OUTCOMES ? REVOKE_OUTCOMES[state as keyof typeof REVOKE_OUTCOMES] : 'REVOKE_OUTCOME_UNSPECIFIED'
