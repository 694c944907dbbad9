import type { Answer, Kind } from './directory-lookup.ts'
import { Meter } from './meter.ts'

/** A question to the directory costs as much as this many steps: it is a visit to the database. */
const LOOKUP_COST = 10_000

/** `asked` is what a function of the kind made of its arguments (directory-lookup.ts). */
export interface Question {
  kind: Kind
  asked: unknown
}

/** Stops an attempt at a question that has no answer yet. One object: making an error takes longer than evaluating. */
class Unanswered extends Error {}
const UNANSWERED = new Unanswered()

/**
 * The evaluation for one subject: what it may still cost, and what it has asked. The library evaluates without waiting:
 * a function whose answer is not there yet throws, and the evaluation is tried again with the answers. What does not
 * depend on an answer, such as `true || ...`, needs none.
 */
export class Evaluation {
  readonly meter = new Meter()
  readonly now: Date
  readonly #answers: ReadonlyMap<string, Answer>
  #asked: Set<string> | undefined
  #open: Map<string, Question> | undefined

  /** `answers` are those of all subjects of a batch. */
  constructor(now: Date, answers: ReadonlyMap<string, Answer>) {
    this.now = now
    this.#answers = answers
  }

  /**
   * The answer to a question. One that another subject has asked already is no known one here: what an evaluation costs,
   * and so whether it fails, must not depend on the company it is in.
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

  /** Whether an attempt that failed may succeed with the answers to what it has asked. */
  get isWaiting(): boolean {
    return this.#open !== undefined && !this.meter.fault
  }

  /** Hands over the questions of the last attempt: at the next one their answers are there. */
  takeOpen(): ReadonlyMap<string, Question> {
    const open = this.#open ?? new Map<string, Question>()
    this.#open = undefined
    this.#asked ??= new Set()
    for (const key of open.keys()) this.#asked.add(key)
    return open
  }
}

/** Where the functions and nodes of a program find the evaluation that they are part of: one runs at a time. */
export interface Session {
  evaluation?: Evaluation | undefined
}

export function evaluationOf({ evaluation }: Session): Evaluation {
  if (!evaluation) throw new Error('a program runs outside of an evaluation')
  return evaluation
}
