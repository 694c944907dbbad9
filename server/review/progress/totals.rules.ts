import { OUTCOME_REASONS, OUTCOMES, type OutcomeLetter, type ReasonLetter } from '../codes.ts'

/** How many tasks have each measure: O open, W waiting, I opened instances of steps, or outcome and reason. */
export type Measures = ReadonlyMap<string, number>

export interface Totals {
  /** Without an outcome: at people, or waiting. */
  open: number
  waiting: number
  closed: number
  /** By people. */
  decided: number
  denied: number
  opened: number
  outcomes: { outcome: string; reason: string; count: number }[]
}

/** Measures that are not an outcome. */
const OPEN_MEASURES = new Set(['O', 'W', 'I'])
const LETTERS = Object.keys(OUTCOMES).flatMap((outcome) =>
  Object.keys(OUTCOME_REASONS).map((reason) => [outcome as OutcomeLetter, reason as ReasonLetter] as const),
)

export function totalsOf(measures: Measures): Totals {
  const count = (which: (measure: string) => boolean) =>
    [...measures].reduce((sum, [measure, n]) => (which(measure) ? sum + n : sum), 0)
  const isClosed = (measure: string) => !OPEN_MEASURES.has(measure)
  return {
    open: count((measure) => measure === 'O' || measure === 'W'),
    waiting: count((measure) => measure === 'W'),
    closed: count(isClosed),
    decided: count((measure) => isClosed(measure) && isDecided(measure)),
    denied: count((measure) => isClosed(measure) && measure.startsWith('D')),
    opened: count((measure) => measure === 'I'),
    outcomes: LETTERS.flatMap(([outcome, reason]) => {
      const n = measures.get(`${outcome}${reason}`) ?? 0
      return n === 0 ? [] : [{ outcome: OUTCOMES[outcome], reason: OUTCOME_REASONS[reason], count: n }]
    }),
  }
}

/** Whether an outcome was decided by people. */
export const isDecided = (measure: string): boolean => measure.endsWith('P')

/** A share with four digits. It is 1 only when nothing is missing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 1 : Math.floor((part / whole) * 10_000) / 10_000

/** Whether so many of all items are more than a percentage of them. */
export const isMoreThan = (percent: number, part: number, whole: number): boolean => part * 100 > percent * whole
