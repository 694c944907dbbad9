import type { SyncQuestion } from '../../../contract/imports/question.ts'
import type { Sync } from '../../../contract/imports/source.ts'
import { MAX_LEFT_OUT } from '../map/limits.ts'
import type { Share } from '../merge/merge-write.store.ts'
import type { BadRows } from '../sources/source.store.ts'
import type { SyncProblems } from '../syncs/sync.store.ts'
import { question } from './questions.ts'

/** What a sync would do, of which somebody may have to know before. */
export interface Findings {
  sync: Pick<Sync, 'skipBadRows' | 'allowRemovals'>
  problems: SyncProblems
  /** The number of left-out rows that somebody has agreed to. */
  agreedLeftOut: number | undefined
  badRows: BadRows
  /** Things by kind, and how many of them are left out. */
  kinds: readonly { kind: string; rowCount: number; leftOutCount: number }[]
  /** What would be removed, by kind. */
  shares: Readonly<Record<'grants' | 'users' | 'accounts', Share>>
  maxRemovalPercent: number
}

/** Whether the source is set to stop at rows that cannot be imported, and there are some. */
export const stopsAtBadRows = ({ sync, problems, badRows }: Findings): boolean =>
  problems.leftOutCount > 0 && badRows.badRows === 'BAD_ROWS_STOP' && !sync.skipBadRows

/** What has to be answered before anything is changed, all in one round. */
export const questionsOf = (found: Findings): SyncQuestion[] => [...leftOutQuestion(found), ...removalQuestions(found)]

function leftOutQuestion({ sync, problems, agreedLeftOut, badRows, kinds }: Findings): SyncQuestion[] {
  const { leftOutCount: count } = problems
  if (count > MAX_LEFT_OUT) return [question('too_many_left_out', { count })]
  if (count === 0 || sync.skipBadRows || agreedLeftOut === count) return []
  if (badRows.badRows !== 'BAD_ROWS_LEAVE_OUT') return [question('left_out_rows', { count })]
  const percent = badRows.maxLeftOutPercent
  const isFew = kinds.every(({ rowCount, leftOutCount }) => leftOutCount * 100 <= rowCount * percent)
  return isFew ? [] : [question('left_out_limit', { count, percent })]
}

function removalQuestions({ sync, shares, maxRemovalPercent: percent }: Findings): SyncQuestion[] {
  if (sync.allowRemovals) return []
  return Object.entries(shares).flatMap(([kind, { gone, before }]) =>
    gone * 100 > before * percent ? [question('removal_limit', { kind, count: gone, total: before, percent })] : [],
  )
}
