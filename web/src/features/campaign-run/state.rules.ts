import { labelOfState, nameOfState } from '../../parts/campaign/campaign-state.rules.ts'

/** States in which nothing but waiting is possible. */
const WORKING = new Set([
  'COPYING_SETUP_ENTITLEMENTS',
  'COPYING_RESOURCE_TYPE_SELECTIONS',
  'PREPARING',
  'RESETTING_POLICIES',
  'STARTING',
  'DELETING',
])

interface Working {
  state: string
  closePhase?: string
}

/** Whether background work changes the campaign now. A campaign that is being closed is still open. */
export const isWorking = ({ state, closePhase = '' }: Working): boolean =>
  WORKING.has(nameOfState(state)) || (nameOfState(state) === 'OPEN' && closePhase !== '' && closePhase !== 'DONE')

const POLL_MS = [1_000, 1_000, 1_000, 1_000, 1_000, 2_000, 2_000, 3_000]
const SLOWEST_POLL_MS = 5_000

/** How long to wait before progress is asked for again. */
export const pollDelay = (answers: number): number => POLL_MS[answers] ?? SLOWEST_POLL_MS

const PHASES: Record<string, string> = {
  // Also before anything has begun: whether an import is in progress is not told.
  WAITING: 'Waiting to begin; imports in progress go first',
  COUNTING: 'Counting grants',
  ENTITLEMENTS: 'Reading entitlements',
  ACCOUNTS: 'Reading accounts',
  RESOURCES: 'Reading resources',
  ITEMS: 'Turning grants into items',
  TIDYING_ENTITLEMENTS: 'Tidying up',
  TIDYING_PRINCIPALS: 'Tidying up',
  RANKING: 'Sorting the items',
  POLICIES: 'Choosing policies',
  SNAPSHOT: 'Taking a snapshot of people and owners',
  RULES: 'Evaluating the rules of policies',
  REVIEWERS: 'Finding reviewers',
  TASKS: 'Creating tasks',
  FACTS: 'Collecting facts for reviewers',
  CHECK: 'Checking the numbers',
  DRAINING: 'Waiting for submissions that are being applied',
  DECIDING: 'Settling open tasks',
  REMOVING: 'Listing denied access for removal',
  SETTLING: 'Finding out what has to be removed',
  EXEMPTING: 'Exempting certified conflicts',
  DONE: 'Finishing',
}

export interface ShownProgress {
  title: string
  phase: string
  /** 0 to 99; undefined while the total is not known. */
  percent: number | undefined
  unit: string
}

interface Figures extends Working {
  phase: string
  totalCount: number
  doneCount: number
}

export function shownProgress({ state, closePhase = '', phase, totalCount, doneCount }: Figures): ShownProgress {
  const isClosing = nameOfState(state) === 'OPEN'
  const current = isClosing ? closePhase : phase
  const isCounting = current === 'COUNTING' || current === 'WAITING' || totalCount === 0
  return {
    title: isClosing ? 'Closing' : labelOfState(state).label,
    phase: PHASES[current] ?? 'Working',
    percent: isCounting ? undefined : Math.min(99, Math.floor((doneCount / totalCount) * 100)),
    unit: nameOfState(state) === 'PREPARING' ? 'grants' : 'tasks',
  }
}
