import { describe, expect, it } from 'vitest'
import { REVOCATION_STATES } from '../../../contract/revocation/revocation.ts'
import {
  isOpenState,
  isPossible,
  MOVES,
  OPEN_STATES,
  processingOf,
  type RevocationMove,
  restartRefusal,
  revokeOutcome,
} from './revocation.states.ts'

const MOVE_NAMES = Object.keys(MOVES) as RevocationMove[]

describe('the states of a revocation', () => {
  it('that are closed are left by nothing', () => {
    for (const state of REVOCATION_STATES.filter((one) => !isOpenState(one)))
      expect(MOVE_NAMES.filter((move) => isPossible(move, state))).toEqual([])
  })

  it('can all be verified, kept and cancelled while they are open, because access can go by itself at any time', () => {
    for (const state of OPEN_STATES)
      for (const move of ['verify', 'keep', 'cancel'] as const) expect(isPossible(move, state)).toBe(true)
  })

  it('are all entered by some move', () => {
    const entered = new Set<string>(MOVE_NAMES.map((move) => MOVES[move].to))
    expect(REVOCATION_STATES.filter((state) => !entered.has(state))).toEqual([])
  })

  it('become STILL_THERE only from what was said to be done', () => {
    expect(MOVES.stillThere).toEqual({ from: ['CLAIMED'], to: 'STILL_THERE' })
  })

  it.each([
    ['HELD', undefined],
    ['NEEDS_ATTENTION', undefined],
    ['READY', undefined],
    ['FAILED', undefined],
    ['SENT', 'removal_under_way'],
    ['CLAIMED', 'removal_under_way'],
    ['STILL_THERE', 'removal_under_way'],
    ['VERIFIED', 'access_removed'],
    ['KEPT', undefined],
    ['CANCELLED', undefined],
  ] as const)('%s refuses the restart of its review with %s', (state, refusal) => {
    expect(restartRefusal(state)).toBe(refusal)
  })

  it('are open and closed tasks for clients of tasks', () => {
    expect(REVOCATION_STATES.map((state) => `${state} ${processingOf(state)} ${revokeOutcome(state)}`)).toEqual([
      'HELD TASK_PROCESSING_TYPE_WAITING REVOKE_OUTCOME_UNSPECIFIED',
      'NEEDS_ATTENTION TASK_PROCESSING_TYPE_WAITING REVOKE_OUTCOME_UNSPECIFIED',
      'READY TASK_PROCESSING_TYPE_WAITING REVOKE_OUTCOME_UNSPECIFIED',
      'SENT TASK_PROCESSING_TYPE_PROCESSING REVOKE_OUTCOME_UNSPECIFIED',
      'CLAIMED TASK_PROCESSING_TYPE_PROCESSING REVOKE_OUTCOME_UNSPECIFIED',
      'STILL_THERE TASK_PROCESSING_TYPE_WAITING REVOKE_OUTCOME_UNSPECIFIED',
      'FAILED TASK_PROCESSING_TYPE_WAITING REVOKE_OUTCOME_UNSPECIFIED',
      'VERIFIED TASK_PROCESSING_TYPE_DONE REVOKE_OUTCOME_REVOKED',
      'KEPT TASK_PROCESSING_TYPE_DONE REVOKE_OUTCOME_DENIED',
      'CANCELLED TASK_PROCESSING_TYPE_DONE REVOKE_OUTCOME_CANCELLED',
    ])
  })
})
