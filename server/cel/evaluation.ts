import type { LookupKind, LookupRequest, LookupValue } from './directory-lookup.ts'
import { Meter } from './meter.ts'

/** The cost of a directory lookup, in steps: it is a round trip to the database. */
const LOOKUP_COST = 10_000

/** Stops an attempt at an open request. A single object, because creating an error takes longer than evaluating. */
class ResultMissing extends Error {}
const RESULT_MISSING = new ResultMissing()

/**
 * The evaluation of one subject: its remaining budget and its lookups. The library is synchronous, so a function whose
 * result is missing throws, and the evaluation is attempted again with the results. What does not depend on a result,
 * such as `true || ...`, requests nothing.
 */
export class Evaluation {
  readonly meter = new Meter()
  readonly now: Date
  readonly #results: ReadonlyMap<string, LookupValue>
  #requested: Set<string> | undefined
  #open: Map<string, LookupRequest> | undefined

  /** `results` is shared by all subjects of a batch. */
  constructor(now: Date, results: ReadonlyMap<string, LookupValue>) {
    this.now = now
    this.#results = results
  }

  /**
   * The result of a lookup. Results that only other subjects requested do not count: the cost of an evaluation, and so
   * whether it fails, must not depend on the rest of the batch.
   */
  lookUp(kind: LookupKind, args: unknown): unknown {
    const key = `${kind} ${JSON.stringify(args)}`
    const result = this.#requested?.has(key) ? this.#results.get(key) : undefined
    if (!result) {
      this.#open ??= new Map()
      if (!this.#open.has(key)) this.meter.pay(LOOKUP_COST)
      this.#open.set(key, { kind, args })
      throw RESULT_MISSING
    }
    if ('fault' in result) throw result.fault
    return result.value
  }

  /** Whether a failed attempt may succeed once its lookups have been made. */
  get isWaiting(): boolean {
    return this.#open !== undefined && !this.meter.fault
  }

  /** Returns the open requests of the last attempt, by key; their results must be there before the next one. */
  takeOpen(): ReadonlyMap<string, LookupRequest> {
    const open = this.#open ?? new Map<string, LookupRequest>()
    this.#open = undefined
    this.#requested ??= new Set()
    for (const key of open.keys()) this.#requested.add(key)
    return open
  }
}

/** Holds the running evaluation for the functions and nodes of a program. Only one runs at a time. */
export interface Session {
  evaluation?: Evaluation | undefined
}

export function evaluationOf({ evaluation }: Session): Evaluation {
  if (!evaluation) throw new Error('a program ran outside an evaluation')
  return evaluation
}
