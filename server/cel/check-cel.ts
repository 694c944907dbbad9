import { EvaluationError, ParseError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import { formatCount, toSnake } from '../lib/names.ts'
import { calledName, checkInsideHas, type Node, nodesOf, type Program, variableNames } from './ast.ts'
import { type CelContext, CONTEXTS, environmentOf } from './environment.ts'
import { knownNames, unknownFunction } from './known-names.ts'
import { REFUSED_FUNCTIONS } from './reference.ts'

export const MAX_CEL_LENGTH = 8192
/** The checker is recursive, and a chain of operators is as deep as nested brackets. */
const MAX_DEPTH = 400
/** The type of a map spells out the types of its keys and values, so nested maps grow exponentially. */
const MAX_MAPS = 8
/** Messages can contain types and names from the expression. */
const MAX_MESSAGE = 300

/** A problem and its position. Lines and columns count from 1; the end column is exclusive. */
export interface CelProblem {
  message: string
  startLine: number
  startColumn: number
  endLine: number
  endColumn: number
}

/** Checks syntax, names, types and the result type. An expression without problems can be saved. */
export const checkCel = (context: CelContext, text: string): CelProblem[] => problemsOf(context, text).problems

/** The problems of an expression as an editor marks them. */
export const celMarkers = (context: CelContext, text: string) =>
  checkCel(context, text).map(({ message, startLine, startColumn, endLine, endColumn }) => ({
    startLineNumber: startLine,
    startColumn,
    endLineNumber: endLine,
    endColumn,
    message,
    severity: 'ERROR' as const,
  }))

/** The variables of the context that a valid expression uses, in camelCase. */
export function namedVariables(context: CelContext, text: string): ReadonlySet<string> {
  const used = variableNames(environmentOf(context).environment.parse(text))
  return new Set(Object.keys(CONTEXTS[context].variables).filter((name) => used.has(name) || used.has(toSnake(name))))
}

/** Parses and checks. The program is set if there are no problems. */
export function problemsOf(context: CelContext, text: string): { problems: CelProblem[]; program?: Program } {
  const at = (message: string, start = 0, end = text.length) => ({ problems: [locate(text, message, start, end)] })
  if (text.length > MAX_CEL_LENGTH) return at(`The expression is longer than ${formatCount(MAX_CEL_LENGTH)} characters`)
  if (text.trim() === '') return at('The expression is empty')
  let program: Program | undefined
  try {
    program = environmentOf(context).environment.parse(text)
    const refusal = refuse(program)
    if (refusal) return at(refusal.message, refusal.node.start, refusal.node.end)
    for (const { node } of nodesOf(program)) checkInsideHas(node)
    const { valid, type = '', error } = program.check()
    if (!valid) throw error
    const wrong = wrongResult(context, type)
    return wrong ? at(wrong) : { problems: [], program }
  } catch (error) {
    if (isLibraryError(error)) {
      const call = error.code === 'unknown_variable' && program && unknownCall(context, program, error.range?.start)
      if (call) return at(call.message, call.node.start, call.node.end)
      const known = knownNames(context, { code: error.code, node: error.node as unknown as Node | undefined })
      return at([reword(error.summary), known].filter(Boolean).join('. '), error.range?.start, error.range?.end)
    }
    // A stack overflow or ambiguous overloads inside the library: details would not help the author.
    return at('The expression is too complex to check; simplify it')
  }
}

/** A misspelt macro, whose variable is unknown for that reason: `list.exist(x, x == 1)`. */
function unknownCall(context: CelContext, program: Program, at = 0): { node: Node; message: string } | undefined {
  for (const { node } of nodesOf(program)) {
    const name = calledName(node)
    const message = name !== undefined && node.start <= at && at < node.end && unknownFunction(context, name)
    if (message) return { node, message }
  }
  return undefined
}

const isLibraryError = (error: unknown) =>
  error instanceof ParseError || error instanceof TypeProblem || error instanceof EvaluationError

/** The library's messages, reworded for people who do not know the library. */
const REWORDINGS: [RegExp, string][] = [
  [/\bEOF\b/, 'end of the expression'],
  [/^Exceeded max(\w+) \((\d+)\)$/, 'The expression is too large: $1 over $2'],
  [/^no such overload: (.*)$/, '$1: incompatible types'],
  [/^found no matching overload for '(.*)'$/, 'No function matches $1'],
  [/^No such key: (.*)$/, 'Unknown field $1'],
  [/^Unknown variable: (.*)$/, 'Unknown name $1'],
]
const reword = (summary: string) =>
  REWORDINGS.reduce(
    (text, [pattern, words]) => text.replace(pattern, words),
    summary.slice(0, MAX_MESSAGE),
  ).toWellFormed()

function refuse(program: Program): { node: Node; message: string } | undefined {
  let maps = 0
  for (const { node, depth } of nodesOf(program)) {
    const name = calledName(node) ?? ''
    const instead = REFUSED_FUNCTIONS.get(name)
    if (instead) return { node, message: `The function ${name} is not available; ${instead}` }
    if (depth > MAX_DEPTH) return { node, message: `The expression nests more than ${MAX_DEPTH} operators` }
    if (node.op === 'map' && ++maps > MAX_MAPS)
      return { node, message: `The expression has more than ${MAX_MAPS} map literals` }
  }
  return undefined
}

/** A result of unknown type is checked at evaluation instead. */
function wrongResult(context: CelContext, type: string): string | undefined {
  const isUnknown = type === 'dyn'
  const shortened = type.slice(0, MAX_MESSAGE)
  if (CONTEXTS[context].result === 'bool')
    return isUnknown || type === 'bool' ? undefined : `The expression must return bool, not ${shortened}`
  const isUsers = ['User', 'list<User>', 'list', 'list<T>'].includes(type)
  return isUnknown || isUsers ? undefined : `The expression must return a User or a list of User, not ${shortened}`
}

/** Converts offsets to lines and columns. Something missing has no length, so one column is marked. */
function locate(text: string, message: string, start: number, end: number): CelProblem {
  const [startLine, startColumn] = position(text, start)
  const [endLine, endColumn] = end > start ? position(text, end) : [startLine, startColumn + 1]
  return { message, startLine, startColumn, endLine, endColumn }
}

function position(text: string, offset: number): [line: number, column: number] {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return [lines.length, (lines.at(-1) ?? '').length + 1]
}
