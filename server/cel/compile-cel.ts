import { EvaluationError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import { toSnake } from '../lib/names.ts'
import { IpValue } from './address.ts'
import { problemsOf } from './check-cel.ts'
import { buildEnvironment, type CelContext, type CelRuntime, CONTEXTS, LookupFailed } from './environment.ts'
import { CelFault } from './fault.ts'
import { METER, Meter, meterProgram } from './meter.ts'
import { type FieldsOf, TYPE_CLASSES, type TypeName, typedValue } from './types.ts'

type Variables<C extends CelContext> = (typeof CONTEXTS)[C]['variables']
/** What an evaluation is given: for each variable what its value is made of; one that is absent is an error to read. */
export type CelValues<C extends CelContext> = { [V in keyof Variables<C>]?: GivenFor<Variables<C>[V]> }
type GivenFor<T> = T extends TypeName ? FieldsOf<T> : T extends 'list<User>' ? readonly FieldsOf<'User'>[] : string

/** Whether it holds, or the ids of the people it names. */
export type CelResult<C extends CelContext> = (typeof CONTEXTS)[C]['result'] extends 'bool' ? boolean : string[]

/**
 * An expression ready for many evaluations. Evaluating rejects with CelFault when the expression fails on the values
 * (a missing key, a person who is not there), and with the directory's own error when that fails.
 */
export function compileCel<C extends CelContext>(
  context: C,
  text: string,
  runtime: CelRuntime,
): (values: CelValues<C>) => Promise<CelResult<C>> {
  const { problems, program } = problemsOf(context, text, buildEnvironment(context, runtime))
  const [problem] = problems
  if (!program || problem)
    throw new CelFault(`line ${problem?.startLine}, column ${problem?.startColumn}: ${problem?.message}`)
  meterProgram(program)
  return async (values) => {
    try {
      const result = await program({ ...variablesOf(context, values), [METER]: new Meter() })
      return resultOf(context, result) as CelResult<C>
    } catch (error) {
      throw outwardError(error)
    }
  }
}

function variablesOf(context: CelContext, values: Record<string, unknown>): Record<string, unknown> {
  const variables: Record<string, unknown> = {}
  for (const [name, type] of Object.entries(CONTEXTS[context].variables)) {
    if (values[name] === undefined) continue
    variables[name] = variables[toSnake(name)] = variableOf(type, values[name])
  }
  return variables
}

function variableOf(type: string, given: unknown): unknown {
  if (type === 'ip') return new IpValue(given as string)
  if (type === 'list<User>') return (given as FieldsOf<'User'>[]).map((user) => typedValue('User', user))
  return typedValue(type as TypeName, given as object)
}

function resultOf(context: CelContext, result: unknown): boolean | string[] {
  if (CONTEXTS[context].result === 'bool') {
    if (typeof result === 'boolean') return result
    throw new CelFault('The expression did not yield true or false')
  }
  return [result].flat().map((user) => {
    if (user instanceof TYPE_CLASSES.User) return (user as { id: string }).id
    throw new CelFault('The expression did not yield users')
  })
}

function outwardError(error: unknown): unknown {
  if (error instanceof LookupFailed) return error.cause
  if (error instanceof CelFault) return error
  if (error instanceof EvaluationError || error instanceof TypeProblem) return new CelFault(error.summary)
  return new CelFault('The expression cannot be evaluated', { cause: error })
}
