import { describe, expect, it } from 'vitest'
import { AccessReviewState } from '../../contract/campaign/campaign.ts'
import {
  ACTION_NAMES,
  actionBetween,
  allowsAction,
  type Cause,
  isTransition,
  stageOf,
  transitionBy,
} from './campaign.stages.ts'

const STATES = AccessReviewState.enum as AccessReviewState[]
const CAUSES: Cause[] = [
  ...['prepare', 'reset', 'validate', 'start', 'schedule', 'close', 'delete', 'policy_change'],
  ...['done', 'failed', 'quota', 'renew', 'unschedule'],
] as Cause[]
const short = (state: AccessReviewState) => state.replace('ACCESS_REVIEW_STATE_', '')

/** Written down again, state by state, so that a change of the table has to be meant. */
const LIFE: Record<string, string[]> = {
  UNSPECIFIED: [],
  COPYING_SETUP_ENTITLEMENTS: ['done DRAFT'],
  COPYING_RESOURCE_TYPE_SELECTIONS: ['done DRAFT'],
  DRAFT: ['prepare PREPARING', 'delete DELETED'],
  PREPARING: ['done REVIEW', 'quota DRAFT', 'failed DRAFT', 'reset DRAFT'],
  REVIEW: ['reset DRAFT', 'delete DELETED', 'policy_change RESETTING_POLICIES', 'schedule PENDING', 'start STARTING'],
  RESETTING_POLICIES: ['done REVIEW', 'reset DRAFT'],
  PENDING: ['unschedule REVIEW', 'renew PREPARING', 'reset DRAFT', 'delete DELETED', 'start STARTING'],
  STARTING: ['done OPEN', 'failed REVIEW'],
  OPEN: ['close CLOSED'],
  CLOSED: [],
  DELETING: ['done DELETED'],
  DELETED: [],
}

describe('the transitions of a campaign', () => {
  it.each(STATES)('out of %s are those of its life, and every other is refused', (from) => {
    const allowed = STATES.flatMap((to) =>
      CAUSES.filter((by) => isTransition({ from, to, by })).map((by) => `${by} ${short(to)}`),
    )
    expect(allowed.sort()).toEqual([...(LIFE[short(from)] ?? ['missing'])].sort())
  })

  it('by one cause lead from a state to one other at most', () => {
    for (const moves of Object.values(LIFE)) {
      const causes = moves.map((move) => move.split(' ')[0])
      expect(new Set(causes).size).toBe(causes.length)
    }
    expect(transitionBy('ACCESS_REVIEW_STATE_REVIEW', 'reset')?.to).toBe('ACCESS_REVIEW_STATE_DRAFT')
    expect(transitionBy('ACCESS_REVIEW_STATE_OPEN', 'reset')).toBeUndefined()
  })
})

describe('the actions on a campaign', () => {
  const allowed = (action: (typeof ACTION_NAMES)[number]) =>
    STATES.filter((state) => allowsAction(state, action)).map(short)

  it('are possible in these states', () => {
    expect(Object.fromEntries(ACTION_NAMES.map((action) => [action, allowed(action).sort()]))).toEqual({
      prepare: ['DRAFT'],
      reset: ['PENDING', 'PREPARING', 'RESETTING_POLICIES', 'REVIEW'],
      start: ['PENDING', 'REVIEW'],
      close: ['OPEN'],
      validate: ['DRAFT'],
    })
  })

  it('are what an update of the state stands for, and no other transition is', () => {
    const found = STATES.flatMap((from) =>
      STATES.flatMap((to) => {
        const action = actionBetween(from, to)
        return action ? [`${short(from)} ${action} ${short(to)}`] : []
      }),
    )
    expect(found.sort()).toEqual([
      'DRAFT prepare PREPARING',
      'DRAFT prepare REVIEW',
      'OPEN close CLOSED',
      'PENDING reset DRAFT',
      'PENDING start OPEN',
      'PENDING start STARTING',
      'PREPARING reset DRAFT',
      'RESETTING_POLICIES reset DRAFT',
      'REVIEW reset DRAFT',
      'REVIEW start OPEN',
      'REVIEW start STARTING',
    ])
  })
})

describe('editing a campaign', () => {
  it('is possible as far as its state allows', () => {
    const edit = Object.fromEntries(STATES.map((state) => [short(state), stageOf(state).edit]))
    expect(Object.entries(edit).filter(([, value]) => value !== 'nothing')).toEqual([
      ['OPEN', 'details'],
      ['PENDING', 'details'],
      ['REVIEW', 'policy and details'],
      ['DRAFT', 'everything'],
    ])
  })

  it('is refused with a hint, wherever the campaign can be seen', () => {
    const gone = ['UNSPECIFIED', 'DELETING', 'DELETED']
    for (const state of STATES)
      expect([short(state), stageOf(state).hint !== '']).toEqual([short(state), !gone.includes(short(state))])
  })
})
