import { setImmediate } from 'node:timers/promises'
import { type Answer, answersTo, type DirectoryLookup } from './directory-lookup.ts'
import { Evaluation, type Question, type Session } from './evaluation.ts'

/** How long evaluations may block the event loop. */
const TURN_MS = 20

/** The outside world of evaluations. They all see the same `now`. */
export interface CelRuntime {
  now: Date
  lookup: DirectoryLookup
}

export type Outcome<T> = { value: T } | { error: unknown }

/**
 * Runs a program for every subject. Each round attempts all pending subjects, answers their open questions together,
 * and repeats those that asked. An error of the directory goes to the caller.
 */
export async function evaluateAll<S, T>(
  session: Session,
  { now, lookup }: CelRuntime,
  subjects: readonly S[],
  run: (subject: S) => T,
): Promise<Outcome<T>[]> {
  const answers = new Map<string, Answer>()
  const outcomes = new Array<Outcome<T>>(subjects.length)
  let pending = subjects.map((subject, index) => ({ subject, index, evaluation: new Evaluation(now, answers) }))
  let turn = performance.now()
  while (pending.length > 0) {
    const asking: typeof pending = []
    for (const entry of pending) {
      if (performance.now() - turn > TURN_MS) {
        await setImmediate()
        turn = performance.now()
      }
      const outcome = attempt(session, entry.evaluation, run, entry.subject)
      if ('error' in outcome && entry.evaluation.isWaiting) asking.push(entry)
      else outcomes[entry.index] = outcome
    }
    await answerAll(
      lookup,
      asking.map(({ evaluation }) => evaluation.takeOpen()),
      answers,
    )
    pending = asking
  }
  return outcomes
}

function attempt<S, T>(session: Session, evaluation: Evaluation, run: (subject: S) => T, subject: S): Outcome<T> {
  session.evaluation = evaluation
  // Only the message of an error is used, and capturing a stack takes four times as long as the evaluation.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return { value: run(subject) }
  } catch (error) {
    // An attempt that has used up its budget may stop at a question it can no longer pay for.
    return { error: evaluation.meter.fault ?? error }
  } finally {
    session.evaluation = undefined
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** One statement per kind of question, in sequence: the directory may have a single connection. */
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
