import { EvaluationError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import { toSnake } from '../lib/names.ts'
import { IpValue } from './address.ts'
import { lookUpById, nodesOf } from './ast.ts'
import { type CelRuntime, evaluateAll } from './batch.ts'
import { problemsOf } from './check-cel.ts'
import { type CelContext, CONTEXTS, environmentOf } from './environment.ts'
import { CelFault } from './fault.ts'
import { meterProgram } from './meter-program.ts'
import { type FieldsOf, TYPE_CLASSES, type TypeName, typedValue } from './types.ts'

type Variables<C extends CelContext> = (typeof CONTEXTS)[C]['variables']
/** The fields of each variable. Reading a variable that is absent is an error. */
export type CelValues<C extends CelContext> = { [V in keyof Variables<C>]?: GivenFor<Variables<C>[V]> }
type GivenFor<T> = T extends TypeName ? FieldsOf<T> : T extends 'list<User>' ? readonly FieldsOf<'User'>[] : string

/** A boolean, or the ids of people, depending on the context. */
export type CelResult<C extends CelContext> = (typeof CONTEXTS)[C]['result'] extends 'bool' ? boolean : string[]

/** The result for one subject. A problem means the expression failed on its values, for example on a missing key. */
export type CelOutcome<C extends CelContext> = { value: CelResult<C> } | { problem: string }

/**
 * Compiles an expression for evaluation over batches of subjects; directory lookups of a batch are made together. A
 * failure for one subject does not affect the others; an error of the directory rejects. Throws CelFault if the
 * expression does not pass the check.
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
  for (const { node } of nodesOf(program)) lookUpById(node)
  meterProgram(program, session)
  const variables = variablesOf(context)
  const run = (values: Record<string, unknown>) => resultOf(context, program(given(variables, values))) as CelResult<C>
  return async (runtime, subjects) => {
    const outcomes = await evaluateAll(session, runtime, subjects, run)
    return outcomes.map((outcome) => ('value' in outcome ? outcome : { problem: problemText(outcome.error) }))
  }
}

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

/** The variables of an evaluation, in camelCase and snake_case. */
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
    throw new CelFault('The expression did not return true or false')
  }
  return [result].flat().map((user) => {
    if (user instanceof TYPE_CLASSES.User) return user.fields.id as string
    throw new CelFault('The expression did not return users')
  })
}

function problemText(error: unknown): string {
  if (error instanceof CelFault) return error.message
  if (error instanceof EvaluationError || error instanceof TypeProblem) return error.summary
  return 'The expression cannot be evaluated'
}
