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

/** What stops a sync before anything is changed: answers that are needed, all in one round. */
export function answersNeeded(
  found: Findings,
): { state: 'SYNC_STATE_FAILED' | 'SYNC_STATE_NEEDS_CONFIRMATION'; problem: string } | undefined {
  const { leftOutCount } = found.problems
  if (leftOutCount > 0 && found.badRows.badRows === 'BAD_ROWS_STOP' && !found.sync.skipBadRows)
    return {
      state: 'SYNC_STATE_FAILED',
      problem: `${counted(leftOutCount, 'row')} cannot be taken, and this source stops then, so nothing was changed. Fix the rows or the mapping, and import again.`,
    }
  const questions = [...leftOutQuestion(found), ...removalQuestions(found)]
  return questions.length === 0 ? undefined : { state: 'SYNC_STATE_NEEDS_CONFIRMATION', problem: questions.join('\n') }
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

function removalQuestions({ sync, shares, maxRemovalPercent }: Findings): string[] {
  if (sync.allowRemovals) return []
  return Object.entries(shares).flatMap(([what, { gone, before }]) =>
    gone * 100 > before * maxRemovalPercent
      ? [
          `${gone} of the source's ${before} ${what} would be removed, which is more than ${maxRemovalPercent} %. If this is intended, finish the sync again with allowRemovals (--allow-removals).`,
        ]
      : [],
  )
}
