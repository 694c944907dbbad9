import { type LookupRequest, type LookupResult, type LookupValue, lookupValue } from './directory-lookup.ts'
import type { CelContext } from './environment.ts'
import { Evaluation } from './evaluation.ts'
import { EvaluationTimeout } from './fault.ts'
import { compileProgram, problemText, type RunnableProgram, type SubjectValues } from './program.ts'

/** How long the evaluation of one subject may take. Its budget ends it long before, unless the machine is very slow. */
export const EVALUATION_TIMEOUT_MS = 10_000
/** How long a batch goes on before others get their turn. An evaluation is not interrupted for it. */
const TURN_MS = 50

export interface BatchDefinition {
  context: CelContext
  text: string
  now: Date
}

/** The result for one subject: a value, or why the expression failed on its values. */
export type SubjectResult = boolean | string[] | { problem: string }

/** What a batch gets for its next turn. */
export interface TurnInput {
  subjects?: readonly SubjectValues[]
  /** Results of the lookups that the last turn requested, in order. */
  results?: readonly LookupResult[]
}
export interface TurnOutput {
  /** Positions in the batch of the subjects that have results now, and these. Two lists are copied faster than pairs. */
  positions: number[]
  results: SubjectResult[]
  /** Subjects that have not been attempted since the last results came. */
  pending: number
  /** Subjects that need lookups. */
  waiting: number
  /** The lookups that all of them need together; only of a turn without subjects that leaves none pending. */
  requests: LookupRequest[]
  /** How long the turn took. */
  busyMs: number
}

interface Entry {
  position: number
  values: SubjectValues
  evaluation: Evaluation
}

/**
 * The evaluation of one expression for many subjects. All of them are attempted, then all lookups they need are requested
 * together, and those who need them are attempted again with the results.
 */
export class Batch {
  readonly #program: RunnableProgram
  readonly #now: Date
  readonly #results = new Map<string, LookupValue>()
  #size = 0
  #pending: Entry[] = []
  #waiting: Entry[] = []
  #requests = new Map<string, LookupRequest>()

  constructor({ context, text, now }: BatchDefinition) {
    this.#program = compileProgram(context, text)
    this.#now = now
  }

  /** Throws EvaluationTimeout if an evaluation took too long. */
  turn({ subjects = [], results }: TurnInput): TurnOutput {
    const startedAt = performance.now()
    if (results) this.#accept(results)
    for (const values of subjects)
      this.#pending.push({ position: this.#size++, values, evaluation: new Evaluation(this.#now, this.#results) })
    const done: Pick<TurnOutput, 'positions' | 'results'> = { positions: [], results: [] }
    let next = 0
    while (next < this.#pending.length && performance.now() - startedAt < TURN_MS) {
      const entry = this.#pending[next++] as Entry
      const result = this.#attempt(entry)
      if (result === undefined) this.#wait(entry)
      else {
        done.positions.push(entry.position)
        done.results.push(result)
      }
    }
    this.#pending.splice(0, next)
    const pending = this.#pending.length
    const requests = pending > 0 || subjects.length > 0 ? [] : [...this.#requests.values()]
    return { ...done, pending, waiting: this.#waiting.length, requests, busyMs: performance.now() - startedAt }
  }

  #accept(results: readonly LookupResult[]): void {
    for (const [n, [key, request]] of [...this.#requests].entries())
      this.#results.set(key, lookupValue(request, results[n] as LookupResult))
    this.#requests = new Map()
    this.#pending.push(...this.#waiting)
    this.#waiting = []
  }

  #wait(entry: Entry): void {
    for (const [key, request] of entry.evaluation.takeOpen())
      if (!this.#results.has(key)) this.#requests.set(key, request)
    this.#waiting.push(entry)
  }

  /** Undefined if the evaluation needs lookups. */
  #attempt({ values, evaluation }: Entry): SubjectResult | undefined {
    const { session, run } = this.#program
    const { meter } = evaluation
    session.evaluation = evaluation
    meter.limitTime(EVALUATION_TIMEOUT_MS)
    // Only the message of an error is used, and capturing a stack takes four times as long as the evaluation.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    try {
      return run(values)
    } catch (error) {
      if (meter.fault instanceof EvaluationTimeout) throw meter.fault
      if (evaluation.isWaiting) return undefined
      // An attempt that has used up its budget may stop at a lookup it can no longer pay for.
      return { problem: problemText(meter.fault ?? error) }
    } finally {
      session.evaluation = undefined
      Error.stackTraceLimit = stackTraceLimit
    }
  }
}
