import type { Cell, Item } from '../../read/table.ts'
import { MAX_WORK_OF_ROW } from '../limits.ts'

/** Text, or several texts where a cell lists them. */
export type Texts = string | readonly string[]

/** A problem that a step found in a value. */
export interface StepProblem {
  reason: string
  value: string
  problem: string
  /** The column that the value is from, where a field has several. */
  column?: string
}

/** A row costs more work than any row of an export needs. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** Most rows have none, and there are millions. */
const NO_PROBLEMS: StepProblem[] = []

/** A row whose values are being read, and its current item of `each`. */
export class RowContext {
  readonly cells: readonly Cell[]
  /** The rows are looked through only to learn how their dates are written. */
  readonly isScan: boolean
  /** Columns about which the row says nothing, not even that they are empty. */
  readonly lacks: ReadonlySet<string> | undefined
  item: Item | undefined
  star = ''
  /** The column that the value read last begins with, if it is joined of several. */
  joinedFrom = ''
  #workLeft = MAX_WORK_OF_ROW
  #problems: StepProblem[] = NO_PROBLEMS

  constructor(cells: readonly Cell[], isScan = false, lacks?: ReadonlySet<string>) {
    this.cells = cells
    this.lacks = lacks
    this.isScan = isScan
  }

  /** Counts what a step looks at. */
  spend(characters: number): void {
    this.#workLeft -= characters + 1
    if (this.#workLeft < 0) throw new TooMuchWork()
  }

  report(problem: StepProblem): void {
    if (this.#problems.length === 0) this.#problems = []
    this.#problems.push(problem)
  }

  /** What the steps of a value reported, once. */
  takeProblems(): StepProblem[] {
    const problems = this.#problems
    this.#problems = NO_PROBLEMS
    return problems
  }
}
