import { EvaluationError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import { toSnake } from '../lib/names.ts'
import { IpValue } from './address.ts'
import { problemsOf } from './check-cel.ts'
import { buildEnvironment, type CelContext, type CelRuntime, CONTEXTS } from './environment.ts'
import { Evaluation, type Session } from './evaluation.ts'
import { CelFault } from './fault.ts'
import { meterProgram } from './meter-program.ts'
import { type FieldsOf, TYPE_CLASSES, type TypeName, typedValue } from './types.ts'

type Variables<C extends CelContext> = (typeof CONTEXTS)[C]['variables']
/** What an evaluation is given: for each variable what its value is made of; one that is absent is an error to read. */
export type CelValues<C extends CelContext> = { [V in keyof Variables<C>]?: GivenFor<Variables<C>[V]> }
type GivenFor<T> = T extends TypeName ? FieldsOf<T> : T extends 'list<User>' ? readonly FieldsOf<'User'>[] : string

/** Whether it holds, or the ids of the people it names. */
export type CelResult<C extends CelContext> = (typeof CONTEXTS)[C]['result'] extends 'bool' ? boolean : string[]

/**
 * An expression ready for many evaluations. Evaluating rejects with CelFault when the expression fails on the values
 * (a missing key, a person who is not there), and with the directory's own error when that cannot answer.
 */
export function compileCel<C extends CelContext>(
  context: C,
  text: string,
  runtime: CelRuntime,
): (values: CelValues<C>) => Promise<CelResult<C>> {
  const session: Session = {}
  const { problems, program } = problemsOf(context, text, buildEnvironment(context, runtime, session))
  const [problem] = problems
  if (!program || problem)
    throw new CelFault(`line ${problem?.startLine}, column ${problem?.startColumn}: ${problem?.message}`)
  meterProgram(program, session)
  return async (values) => {
    const evaluation = new Evaluation()
    const variables = variablesOf(context, values)
    for (;;) {
      const outcome = evaluation.attempt(session, () => resultOf(context, program(variables)))
      if ('value' in outcome) return outcome.value as CelResult<C>
      if (!(await evaluation.answerOpen())) throw outwardError(outcome.error)
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
  if (error instanceof CelFault) return error
  if (error instanceof EvaluationError || error instanceof TypeProblem) return new CelFault(error.summary)
  return new CelFault('The expression cannot be evaluated', { cause: error })
}
