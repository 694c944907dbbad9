import { CelFault } from './fault.ts'
import { Meter } from './meter.ts'

/** A question to the directory costs as much as this many steps: it is a visit to the database. */
const LOOKUP_COST = 10_000

type Fetch = () => Promise<unknown>
type Answer = { value: unknown } | { fault: CelFault }

/** Stops an attempt at a question that has no answer yet. */
class Unanswered extends Error {}

/**
 * One evaluation: what it may still cost, and what the directory has answered. The library evaluates without waiting:
 * a function whose answer is not there yet throws, and the evaluation is tried again with the answers. What does not
 * depend on an answer, such as `true || ...`, needs none, and no question is asked twice.
 */
export class Evaluation {
  readonly meter = new Meter()
  readonly #answers = new Map<string, Answer>()
  readonly #open = new Map<string, Fetch>()

  /** Runs a program of the session once. */
  attempt<T>(session: Session, run: () => T): { value: T } | { error: unknown } {
    session.evaluation = this
    try {
      return { value: run() }
    } catch (error) {
      return { error }
    } finally {
      session.evaluation = undefined
    }
  }

  /** The answer to a question; `key` tells it from others. */
  ask(key: string, fetch: Fetch): unknown {
    const answer = this.#answers.get(key)
    if (!answer) {
      this.#open.set(key, fetch)
      throw new Unanswered()
    }
    if ('fault' in answer) throw answer.fault
    return answer.value
  }

  /** Gets the answers to open questions; false when there are none. An error of the directory goes to the caller. */
  async answerOpen(): Promise<boolean> {
    const questions = [...this.#open]
    this.#open.clear()
    this.meter.pay(questions.length * LOOKUP_COST)
    const answers = await Promise.all(questions.map(async ([key, fetch]) => [key, await settle(fetch)] as const))
    for (const [key, answer] of answers) this.#answers.set(key, answer)
    return questions.length > 0
  }
}

/** That somebody is not there is an answer too. */
async function settle(fetch: Fetch): Promise<Answer> {
  try {
    return { value: await fetch() }
  } catch (error) {
    if (error instanceof CelFault) return { fault: error }
    throw error
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
