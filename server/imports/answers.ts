import type { Sync } from '../../contract/imports/source.ts'
import { counted } from '../lib/names.ts'
import type { Share } from './merge-write.store.ts'
import type { BadRows } from './source.store.ts'
import type { SyncProblems } from './sync.store.ts'

/** What a sync would do, of which somebody may have to know before. */
export interface Findings {
  sync: Pick<Sync, 'skipBadRows' | 'allowRemovals'>
  problems: SyncProblems
  /** The number of left-out rows that somebody has agreed to. */
  agreedLeftOut: number | undefined
  badRows: BadRows
  /** Things by kind, and how many of them are left out. */
  kinds: readonly { kind: string; rowCount: number; leftOutCount: number }[]
  shares: Readonly<Record<string, Share>>
  maxRemovalPercent: number
}

/** What of a kind would be removed, where that is more than may be removed without asking. */
export interface Removal {
  kind: string
  removedCount: number
  beforeCount: number
}

/** Why a sync stops before it has changed anything. */
export interface Stop {
  state: 'SYNC_STATE_FAILED' | 'SYNC_STATE_NEEDS_CONFIRMATION'
  problem: string
  asksLeftOut: boolean
  removals: Removal[]
}

/** What stops a sync before anything is changed: answers that are needed, all in one round. */
export function answersNeeded(found: Findings): Stop | undefined {
  const { leftOutCount } = found.problems
  if (leftOutCount > 0 && found.badRows.badRows === 'BAD_ROWS_STOP' && !found.sync.skipBadRows)
    return {
      state: 'SYNC_STATE_FAILED',
      problem: `${counted(leftOutCount, 'row')} cannot be taken, and this source stops then, so nothing was changed. Fix the rows or the mapping, and import again.`,
      asksLeftOut: false,
      removals: [],
    }
  const leftOut = leftOutQuestion(found)
  const removals = removalsOver(found)
  const questions = [...leftOut, ...removals.map((removal) => removalQuestion(removal, found.maxRemovalPercent))]
  if (questions.length === 0) return undefined
  const asked = { asksLeftOut: leftOut.length > 0, removals }
  return { state: 'SYNC_STATE_NEEDS_CONFIRMATION', problem: questions.join('\n'), ...asked }
}

function leftOutQuestion({ sync, problems: { leftOutCount }, agreedLeftOut, badRows, kinds }: Findings): string[] {
  if (leftOutCount === 0 || sync.skipBadRows || agreedLeftOut === leftOutCount) return []
  const isFew = kinds.every(
    ({ rowCount, leftOutCount: missed }) => missed * 100 <= rowCount * badRows.maxLeftOutPercent,
  )
  if (badRows.badRows === 'BAD_ROWS_LEAVE_OUT' && isFew) return []
  const limit =
    badRows.badRows === 'BAD_ROWS_LEAVE_OUT' ? `, which is more than ${badRows.maxLeftOutPercent} % of a kind` : ''
  return [
    `${counted(leftOutCount, 'row')} cannot be taken${limit}; the list of faults says why. To import the others, finish the sync again with leftOutCount ${leftOutCount} (--left-out ${leftOutCount}).`,
  ]
}

function removalsOver({ sync, shares, maxRemovalPercent }: Findings): Removal[] {
  if (sync.allowRemovals) return []
  return Object.entries(shares)
    .filter(([, { gone, before }]) => gone * 100 > before * maxRemovalPercent)
    .map(([kind, { gone, before }]) => ({ kind, removedCount: gone, beforeCount: before }))
}

const removalQuestion = ({ kind, removedCount, beforeCount }: Removal, maxRemovalPercent: number) =>
  `${removedCount} of the source's ${beforeCount} ${kind} would be removed, which is more than ${maxRemovalPercent} %. If this is intended, finish the sync again with allowRemovals (--allow-removals).`
