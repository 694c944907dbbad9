import type { RevocationMove, RevocationState } from '../change/revocation.states.ts'

/** What is known of a revocation that nobody has begun. */
export interface SettleFacts {
  number: string
  state: RevocationState
  /** Another revocation does its work. */
  isCarried: boolean
  /** An owner has said that certified access may go too. */
  isReleased: boolean
  /** It is known what has to be removed. */
  hasWay: boolean
  /** Access that was certified in the same review, or may still be, would go too. */
  takesCertified: boolean
}

const MOVE_TO: Partial<Record<RevocationState, RevocationMove>> = {
  READY: 'ready',
  HELD: 'hold',
  NEEDS_ATTENTION: 'loseWay',
}

function stateFor({ isCarried, isReleased, hasWay, takesCertified }: SettleFacts): RevocationState {
  if (isCarried) return 'READY'
  if (!hasWay) return 'NEEDS_ATTENTION'
  return takesCertified && !isReleased ? 'HELD' : 'READY'
}

/** The move that brings a revocation to where it belongs; undefined when it is there. */
export const settlingMove = (facts: SettleFacts): RevocationMove | undefined => {
  const wanted = stateFor(facts)
  return wanted === facts.state ? undefined : MOVE_TO[wanted]
}
