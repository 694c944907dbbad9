import { EvaluationError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import { toSnake } from '../lib/names.ts'
import { IpValue } from './address.ts'
import { lookUpById, nodesOf, type Program } from './ast.ts'
import { problemsOf } from './check-cel.ts'
import { type CelContext, CONTEXTS, environmentOf } from './environment.ts'
import type { Session } from './evaluation.ts'
import { CelFault } from './fault.ts'
import { replaceLibraryFunction } from './library-functions.ts'
import { meterProgram } from './meter-program.ts'
import { type FieldsOf, TYPE_CLASSES, type TypeName, typedValue } from './types.ts'

/** The values of the variables of one subject, by name. */
export type SubjectValues = Readonly<Record<string, unknown>>

/** An expression that can be run, one evaluation at a time. */
export interface RunnableProgram {
  session: Session
  run(values: SubjectValues): boolean | string[]
}

/** Throws CelFault if the expression does not pass the check. */
export function requireValid(context: CelContext, text: string): Program {
  const { problems, program } = problemsOf(context, text)
  const [problem] = problems
  if (!program || problem)
    throw new CelFault(`line ${problem?.startLine}, column ${problem?.startColumn}: ${problem?.message}`)
  return program
}

export function compileProgram(context: CelContext, text: string): RunnableProgram {
  const program = requireValid(context, text)
  const { session } = environmentOf(context)
  for (const { node } of nodesOf(program)) {
    lookUpById(node)
    replaceLibraryFunction(node)
  }
  meterProgram(program, session)
  const variables = variablesOf(context)
  return { session, run: (values) => resultOf(context, program(given(variables, values))) }
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
function given(variables: readonly Variable[], values: SubjectValues): Record<string, unknown> {
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

/** What to tell the author of an expression that failed. */
export function problemText(error: unknown): string {
  if (error instanceof CelFault) return error.message
  if (error instanceof EvaluationError || error instanceof TypeProblem) return error.summary
  return 'The expression cannot be evaluated'
}
