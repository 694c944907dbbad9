import type { SyncQuestion, SyncQuestionCode } from '../../../contract/imports/question.ts'
import { counted, formatCount, namedList } from '../../lib/names.ts'
import type { Stop } from '../map/index.ts'

type Numbers = Pick<SyncQuestion, 'count'> & Partial<Pick<SyncQuestion, 'kind' | 'total'>> & { percent?: number }

export const KIND_WORDS: Record<string, string> = { grants: 'grants', users: 'people', accounts: 'accounts' }
const FIX_ROWS = 'Fix the rows or the mapping, or agree to import the others.'

/** The wording of what a sync asks. Stops before any row is read bring their own, because they name files and columns. */
const WORDING: Record<Exclude<SyncQuestionCode, Stop['reason'] | 'date_order'>, (numbers: Numbers) => string> = {
  left_out_rows: ({ count }) =>
    `${counted(count, 'row')} cannot be imported; the list of problems says why. ${FIX_ROWS}`,
  left_out_limit: ({ count, percent }) =>
    `${counted(count, 'row')} cannot be imported, which is more than ${percent} % of a kind; the list of problems says why. ${FIX_ROWS}`,
  too_many_left_out: ({ count }) =>
    `${formatCount(count)} rows or more cannot be imported, so the file is probably not read as intended. Nothing was changed. Change the mapping or the export.`,
  removal_limit: ({ kind = '', count, total = 0, percent }) =>
    `${formatCount(count)} of the source's ${formatCount(total)} ${KIND_WORDS[kind]} would be removed, which is more than ${percent} %. Check that the export is complete, or agree to the removals.`,
  preview_changed: () =>
    'The access data changed after the preview, so the import would no longer do what you saw. Nothing was changed. Make a new preview.',
}

export function question(code: keyof typeof WORDING, numbers: Numbers): SyncQuestion {
  const { kind = '', count, total = 0 } = numbers
  return { code, sentence: WORDING[code](numbers), kind, count, total }
}

export const questionOfStop = ({ reason, problem }: Stop): SyncQuestion => ({
  ...{ code: reason, sentence: problem },
  ...{ kind: '', count: 0, total: 0 },
})

/** Dates of a column that can be read both ways, with some of them. */
export interface AmbiguousDates {
  fileName: string
  column: string
  count: number
  examples: string[]
}

/** Asked by a preview. Nobody has to answer: the dates are emptied then, as the sentence says. */
export const dateQuestion = ({ fileName, column, count, examples }: AmbiguousDates): SyncQuestion => ({
  code: 'date_order',
  sentence: `Dates of the column "${column}" in ${fileName} can be read day first or month first, such as ${namedList(examples)}. Choose one of the two; otherwise ${counted(count, 'date')} will be left empty.`,
  ...{ kind: '', count, total: 0 },
})

/** The end of a sync that waits for answers. */
export const waitingFor = (questions: SyncQuestion[]) => ({
  state: 'SYNC_STATE_NEEDS_CONFIRMATION' as const,
  problem: questions.map(({ sentence }) => sentence).join('\n'),
  questions,
})
