import type { Answer, Kind } from './directory-lookup.ts'
import { Meter } from './meter.ts'

/** The cost of a directory lookup, in steps: it is a round trip to the database. */
const LOOKUP_COST = 10_000

/** `asked` is what the directory function made of its arguments (directory-lookup.ts). */
export interface Question {
  kind: Kind
  asked: unknown
}

/** Stops an attempt at an open question. A single object, because creating an error takes longer than evaluating. */
class Unanswered extends Error {}
const UNANSWERED = new Unanswered()

/**
 * The evaluation of one subject: its remaining budget and its questions. The library is synchronous, so a function whose
 * answer is missing throws, and the evaluation is attempted again with the answers. What does not depend on an answer,
 * such as `true || ...`, asks nothing.
 */
export class Evaluation {
  readonly meter = new Meter()
  readonly now: Date
  readonly #answers: ReadonlyMap<string, Answer>
  #asked: Set<string> | undefined
  #open: Map<string, Question> | undefined

  /** `answers` is shared by all subjects of a batch. */
  constructor(now: Date, answers: ReadonlyMap<string, Answer>) {
    this.now = now
    this.#answers = answers
  }

  /**
   * The answer to a question. Answers that only other subjects asked for do not count: the cost of an evaluation, and so
   * whether it fails, must not depend on the rest of the batch.
   */
  ask(kind: Kind, asked: unknown): unknown {
    const key = `${kind} ${JSON.stringify(asked)}`
    const answer = this.#asked?.has(key) ? this.#answers.get(key) : undefined
    if (!answer) {
      this.#open ??= new Map()
      if (!this.#open.has(key)) this.meter.pay(LOOKUP_COST)
      this.#open.set(key, { kind, asked })
      throw UNANSWERED
    }
    if ('fault' in answer) throw answer.fault
    return answer.value
  }

  /** Whether a failed attempt may succeed once its questions are answered. */
  get isWaiting(): boolean {
    return this.#open !== undefined && !this.meter.fault
  }

  /** Returns the open questions of the last attempt; they must be answered before the next one. */
  takeOpen(): ReadonlyMap<string, Question> {
    const open = this.#open ?? new Map<string, Question>()
    this.#open = undefined
    this.#asked ??= new Set()
    for (const key of open.keys()) this.#asked.add(key)
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
