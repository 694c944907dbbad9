import { EvaluationError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import { toSnake } from '../lib/names.ts'
import { IpValue } from './address.ts'
import { lookUpInLists, nodesOf } from './ast.ts'
import { type CelRuntime, evaluateAll } from './batch.ts'
import { problemsOf } from './check-cel.ts'
import { type CelContext, CONTEXTS, environmentOf } from './environment.ts'
import { CelFault } from './fault.ts'
import { meterProgram } from './meter-program.ts'
import { type FieldsOf, TYPE_CLASSES, type TypeName, typedValue } from './types.ts'

type Variables<C extends CelContext> = (typeof CONTEXTS)[C]['variables']
/** What an evaluation is given: for each variable what its value is made of; one that is absent is an error to read. */
export type CelValues<C extends CelContext> = { [V in keyof Variables<C>]?: GivenFor<Variables<C>[V]> }
type GivenFor<T> = T extends TypeName ? FieldsOf<T> : T extends 'list<User>' ? readonly FieldsOf<'User'>[] : string

/** Whether it holds, or the ids of the people it names. */
export type CelResult<C extends CelContext> = (typeof CONTEXTS)[C]['result'] extends 'bool' ? boolean : string[]

/** What came out for one subject; a problem is of the expression on its values, such as a missing key. */
export type CelOutcome<C extends CelContext> = { value: CelResult<C> } | { problem: string }

/**
 * An expression ready for many evaluations, each of many subjects at once: the questions of all of them are asked of the
 * directory together. A subject for which the expression fails leaves the others alone; an error of the directory itself
 * rejects. Throws CelFault when the expression does not pass the check.
 */
export function compileCelBatch<C extends CelContext>(
  context: C,
  text: string,
): (runtime: CelRuntime, subjects: readonly CelValues<C>[]) => Promise<CelOutcome<C>[]> {
  const { problems, program } = problemsOf(context, text)
  const [problem] = problems
  if (!program || problem)
    throw new CelFault(`line ${problem?.startLine}, column ${problem?.startColumn}: ${problem?.message}`)
  const { session } = environmentOf(context)
  for (const { node } of nodesOf(program)) lookUpInLists(node)
  meterProgram(program, session)
  const variables = variablesOf(context)
  const run = (values: Record<string, unknown>) => resultOf(context, program(given(variables, values))) as CelResult<C>
  return async (runtime, subjects) => {
    const outcomes = await evaluateAll(session, runtime, subjects, run)
    return outcomes.map((outcome) => ('value' in outcome ? outcome : { problem: problemText(outcome.error) }))
  }
}

/** The same for one subject at a time; rejects with CelFault when the expression fails on its values. */
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

interface Variable {
  name: string
  spellings: readonly string[]
  make(given: never): unknown
}

const variablesOf = (context: CelContext): Variable[] =>
  Object.entries<string>(CONTEXTS[context].variables).map(([name, type]) => ({
    name,
    spellings: [...new Set([name, toSnake(name)])],
    make: valueMaker(type),
  }))

function valueMaker(type: string): Variable['make'] {
  if (type === 'ip') return (text: string) => new IpValue(text)
  if (type === 'list<User>') return (users: FieldsOf<'User'>[]) => users.map((user) => typedValue('User', user))
  return (fields: object) => typedValue(type as TypeName, fields)
}

/** The variables of an evaluation under both of their names. */
function given(variables: readonly Variable[], values: Record<string, unknown>): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const { name, spellings, make } of variables) {
    if (values[name] === undefined) continue
    const value = make(values[name] as never)
    for (const spelling of spellings) made[spelling] = value
  }
  return made
}

function resultOf(context: CelContext, result: unknown): boolean | string[] {
  if (CONTEXTS[context].result === 'bool') {
    if (typeof result === 'boolean') return result
    throw new CelFault('The expression did not yield true or false')
  }
  return [result].flat().map((user) => {
    if (user instanceof TYPE_CLASSES.User) return user.fields.id as string
    throw new CelFault('The expression did not yield users')
  })
}

function problemText(error: unknown): string {
  if (error instanceof CelFault) return error.message
  if (error instanceof EvaluationError || error instanceof TypeProblem) return error.summary
  return 'The expression cannot be evaluated'
}
