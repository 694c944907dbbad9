import { setImmediate } from 'node:timers/promises'
import { type Answer, answersTo, type DirectoryLookup } from './directory-lookup.ts'
import { Evaluation, type Question, type Session } from './evaluation.ts'

/** How long evaluations may keep everything else on the server waiting. */
const TURN_MS = 20

/** What evaluations ask the world for. `now` is one time for all of them. */
export interface CelRuntime {
  now: Date
  lookup: DirectoryLookup
}

export type Outcome<T> = { value: T } | { error: unknown }

/**
 * Runs a program of the session for every subject. All are attempted, then what they asked is answered together, and
 * those that asked are attempted again. An error of the directory goes to the caller.
 */
export async function evaluateAll<S, T>(
  session: Session,
  { now, lookup }: CelRuntime,
  subjects: readonly S[],
  run: (subject: S) => T,
): Promise<Outcome<T>[]> {
  const answers = new Map<string, Answer>()
  const outcomes = new Array<Outcome<T>>(subjects.length)
  let waiting = subjects.map((subject, index) => ({ subject, index, evaluation: new Evaluation(now, answers) }))
  let turn = performance.now()
  while (waiting.length > 0) {
    const asking: typeof waiting = []
    for (const one of waiting) {
      if (performance.now() - turn > TURN_MS) {
        await setImmediate()
        turn = performance.now()
      }
      const outcome = attempt(session, one.evaluation, run, one.subject)
      if ('error' in outcome && one.evaluation.isWaiting) asking.push(one)
      else outcomes[one.index] = outcome
    }
    await answerAll(
      lookup,
      asking.map(({ evaluation }) => evaluation.takeOpen()),
      answers,
    )
    waiting = asking
  }
  return outcomes
}

function attempt<S, T>(session: Session, evaluation: Evaluation, run: (subject: S) => T, subject: S): Outcome<T> {
  session.evaluation = evaluation
  // What fails is told by its text. Noting where in the library it happened takes four times as long as the evaluation.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return { value: run(subject) }
  } catch (error) {
    // An attempt that has spent all may end at a question that it can no longer pay for.
    return { error: evaluation.meter.fault ?? error }
  } finally {
    session.evaluation = undefined
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** One statement for each kind of question, one after the other: the directory may have a single connection. */
async function answerAll(
  lookup: DirectoryLookup,
  asked: readonly ReadonlyMap<string, Question>[],
  answers: Map<string, Answer>,
): Promise<void> {
  const kinds = new Map<Question['kind'], Map<string, unknown>>()
  for (const open of asked)
    for (const [key, question] of open) {
      if (answers.has(key)) continue
      const ofKind = kinds.get(question.kind) ?? new Map<string, unknown>()
      kinds.set(question.kind, ofKind.set(key, question.asked))
    }
  for (const [kind, questions] of kinds) {
    const found = await answersTo(lookup, kind, [...questions.values()])
    for (const [index, key] of [...questions.keys()].entries()) answers.set(key, found[index] as Answer)
  }
}
