import type { TenantId } from '../lib/ids.ts'
import { counted, toSnake } from '../lib/names.ts'
import { fieldNames } from './ast.ts'
import type { BatchDefinition, SubjectResult, TurnInput, TurnOutput } from './batch.ts'
import {
  type DirectoryLookup,
  type LookupKind,
  type LookupRequest,
  type LookupResult,
  lookUpAll,
} from './directory-lookup.ts'
import type { CelContext, CONTEXTS } from './environment.ts'
import { CelFault, EvaluationTimeout } from './fault.ts'
import { requireValid, type SubjectValues } from './program.ts'
import { ThreadLost, threadPool } from './threads/thread-pool.ts'
import type { FieldsOf, TypeName } from './types.ts'

type Variables<C extends CelContext> = (typeof CONTEXTS)[C]['variables']
/** The fields of each variable. Reading a variable that is absent is an error. */
export type CelValues<C extends CelContext> = { [V in keyof Variables<C>]?: GivenFor<Variables<C>[V]> }
type GivenFor<T> = T extends TypeName ? FieldsOf<T> : T extends 'list<User>' ? readonly FieldsOf<'User'>[] : string

/** A boolean, or the ids of people, depending on the context. */
export type CelResult<C extends CelContext> = (typeof CONTEXTS)[C]['result'] extends 'bool' ? boolean : string[]

/** The result for one subject. A problem means the expression failed on its values, for example on a missing key. */
export type CelOutcome<C extends CelContext> = { value: CelResult<C> } | { problem: string }

/** How long evaluations may take in all, not counting how long they wait: they share it, and use it up. */
export interface TimeAllowance {
  totalMs: number
  usedMs: number
  /**
   * How long each subject may take when a batch has run out of time. Its subjects are then evaluated one by one, and
   * taking too long is a problem of the subject. Without it the batch rejects with EvaluationTimeout.
   */
  aloneMs?: number
}
export const timeAllowance = (totalMs: number): TimeAllowance => ({ totalMs, usedMs: 0 })

const ALONE_MS = 2_000

/** For work that must go on whatever an expression does (docs/adr/0045). */
export const lenientAllowance = (totalMs: number): TimeAllowance => ({ totalMs, usedMs: 0, aloneMs: ALONE_MS })

/** The outside world of evaluations. They all see the same `now`. */
export interface CelRuntime {
  /** Tenants take turns. */
  tenantId: TenantId
  now: Date
  lookup: DirectoryLookup
  allowance: TimeAllowance
}

/**
 * Compiles an expression for evaluation over batches of subjects, in a thread; directory lookups of a batch are made
 * together. A failure for one subject does not affect the others; an error of the directory rejects, and
 * EvaluationTimeout when evaluating takes too long, unless the allowance is lenient. Throws CelFault if the expression
 * does not pass the check.
 */
export function compileCelBatch<C extends CelContext>(
  context: C,
  text: string,
): (runtime: CelRuntime, subjects: readonly CelValues<C>[]) => Promise<CelOutcome<C>[]> {
  const narrow = narrower(fieldNames(requireValid(context, text)))
  const evaluate: Evaluate<C> = async (runtime, subjects) => {
    for (;;)
      try {
        const definition = { context, text, now: runtime.now }
        return (await evaluateBatch(definition, runtime, subjects, narrow)).map(outcomeOf<C>)
      } catch (error) {
        if (!(error instanceof ThreadLost)) throw error
      }
  }
  return (runtime, subjects) =>
    evaluate(runtime, subjects).catch((error: unknown) => {
      const { aloneMs } = runtime.allowance
      if (!(error instanceof EvaluationTimeout) || aloneMs === undefined) throw error
      return evaluateOneByOne(evaluate, runtime, subjects, aloneMs)
    })
}

type Evaluate<C extends CelContext> = (
  runtime: CelRuntime,
  subjects: readonly CelValues<C>[],
) => Promise<CelOutcome<C>[]>

/** Evaluates subjects one by one. Together they may take as long again as the batch that ran out of time. */
async function evaluateOneByOne<C extends CelContext>(
  evaluate: Evaluate<C>,
  runtime: CelRuntime,
  subjects: readonly CelValues<C>[],
  aloneMs: number,
): Promise<CelOutcome<C>[]> {
  const { allowance } = runtime
  const outcomes: CelOutcome<C>[] = []
  for (const subject of subjects) {
    if (allowance.usedMs > 2 * allowance.totalMs) {
      outcomes.push({ problem: 'There was no time left to evaluate the expression' })
      continue
    }
    const startedAt = performance.now()
    outcomes.push(await evaluateAlone(evaluate, { ...runtime, allowance: timeAllowance(aloneMs) }, subject))
    // Also the time until a thread was given up, which no turn reports.
    allowance.usedMs += performance.now() - startedAt
  }
  return outcomes
}

async function evaluateAlone<C extends CelContext>(
  evaluate: Evaluate<C>,
  runtime: CelRuntime,
  subject: CelValues<C>,
): Promise<CelOutcome<C>> {
  try {
    const [outcome] = await evaluate(runtime, [subject])
    return outcome ?? { problem: '' }
  } catch (error) {
    if (error instanceof EvaluationTimeout) return { problem: error.message }
    throw error
  }
}

const outcomeOf = <C extends CelContext>(result: SubjectResult): CelOutcome<C> =>
  typeof result === 'object' && 'problem' in result ? result : { value: result as CelResult<C> }

/** Like compileCelBatch, for one subject at a time. Rejects with CelFault if the expression fails on its values. */
export function compileCel<C extends CelContext>(
  context: C,
  text: string,
  runtime: CelRuntime,
): (values: CelValues<C>) => Promise<CelResult<C>> {
  const evaluate = compileCelBatch(context, text)
  return async (values) => {
    const [outcome] = await evaluate(runtime, [values])
    if (outcome && 'value' in outcome) return outcome.value
    throw new CelFault(outcome?.problem)
  }
}

/** Subjects in one message: copying it keeps requests waiting, for about a millisecond. */
const SUBJECTS_PER_MESSAGE = 500

/** Fields that functions and operators read by themselves. */
const ALWAYS_READ = ['id', 'appId']

/** Leaves out the fields that an expression does not read: copying all of them takes longer than evaluating it. */
function narrower(names: ReadonlySet<string> | undefined): (values: SubjectValues) => SubjectValues {
  if (!names) return (values) => values
  const isRead = new Map<string, boolean>(ALWAYS_READ.map((field) => [field, true]))
  const narrow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(narrow)
    if (value === null || typeof value !== 'object') return value
    const narrowed: Record<string, unknown> = {}
    for (const field of Object.keys(value)) {
      if (!isRead.has(field)) isRead.set(field, names.has(field) || names.has(toSnake(field)))
      if (isRead.get(field)) narrowed[field] = (value as SubjectValues)[field]
    }
    return narrowed
  }
  return (values) => {
    const narrowed: Record<string, unknown> = {}
    for (const name of Object.keys(values)) narrowed[name] = narrow(values[name])
    return narrowed
  }
}

async function evaluateBatch(
  definition: BatchDefinition,
  { tenantId, lookup, allowance }: CelRuntime,
  subjects: readonly SubjectValues[],
  narrow: (values: SubjectValues) => SubjectValues,
): Promise<SubjectResult[]> {
  const results = new Array<SubjectResult>(subjects.length)
  if (subjects.length === 0) return results
  const batch = threadPool.openBatch(tenantId, definition)
  const turn = async (input: TurnInput): Promise<TurnOutput> => {
    const output = await batch.turn(input)
    for (const [n, position] of output.positions.entries()) results[position] = output.results[n] as SubjectResult
    allowance.usedMs += output.busyMs
    if (allowance.usedMs > allowance.totalMs)
      throw new EvaluationTimeout(`Evaluating took more than ${counted(allowance.totalMs / 1000, 'second')}`)
    return output
  }
  try {
    for (let start = 0; start < subjects.length; start += SUBJECTS_PER_MESSAGE)
      await turn({ subjects: subjects.slice(start, start + SUBJECTS_PER_MESSAGE).map(narrow) })
    let last = await turn({})
    while (last.pending > 0 || last.waiting > 0)
      last = await turn(last.pending > 0 ? {} : { results: await lookUp(lookup, last.requests) })
    return results
  } finally {
    batch.close()
  }
}

/** One statement per kind of lookup, in sequence: the directory may have a single connection. */
async function lookUp(lookup: DirectoryLookup, requests: readonly LookupRequest[]): Promise<LookupResult[]> {
  const byKind = new Map<LookupKind, number[]>()
  for (const [n, { kind }] of requests.entries()) {
    const positions = byKind.get(kind)
    if (positions) positions.push(n)
    else byKind.set(kind, [n])
  }
  const results = new Array<LookupResult>(requests.length)
  for (const [kind, positions] of byKind) {
    const found = await lookUpAll(
      lookup,
      kind,
      positions.map((n) => requests[n]?.args),
    )
    for (const [index, n] of positions.entries()) results[n] = found[index] as LookupResult
  }
  return results
}
