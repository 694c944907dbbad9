import { counted } from '../../lib/names.ts'
import type { Merge } from '../merge/merge.store.ts'
import { changedSincePreview, keepPreview } from '../preview/keep-preview.ts'
import { listAmbiguousDates } from '../problems/problem.store.ts'
import { type Findings, questionsOf, stopsAtBadRows } from '../questions/answers.ts'
import { dateQuestion, waitingFor } from '../questions/questions.ts'
import type { SyncChange } from './sync.store.ts'

/** What ends a sync before it changes anything, if anything does: a stop, open questions, or that only a preview was wanted. */
export async function endBeforeWriting(
  job: Merge,
  found: Findings,
  isPreview: boolean,
  agreedHash: string,
): Promise<SyncChange | undefined> {
  if (stopsAtBadRows(found)) {
    const rows = counted(found.problems.leftOutCount, 'row')
    return {
      state: 'SYNC_STATE_FAILED',
      problem: `${rows} cannot be imported. This source stops on bad rows, so nothing was changed. Fix the rows or the mapping, and import again.`,
      agreedHash: '',
      finished: true,
    }
  }
  const questions = questionsOf(found)
  if (isPreview) {
    await keepPreview(job, found.problems)
    return { state: 'SYNC_STATE_PREVIEWED', problem: '', questions: [...questions, ...(await dateQuestions(job))] }
  }
  const stop = questions.length > 0 ? waitingFor(questions) : await changedSincePreview(job, agreedHash)
  return stop && { ...stop, agreedHash: '' }
}

/** Our own files have no mapping that could keep an answer. */
const dateQuestions = async ({ reader, tenantId, syncId, isOwnFiles }: Merge) =>
  isOwnFiles ? [] : (await listAmbiguousDates(reader, tenantId, syncId)).map(dateQuestion)
