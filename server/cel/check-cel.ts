import { EvaluationError, ParseError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import { calledName, checkInsideHas, type Node, nodesOf, type Program } from './ast.ts'
import { type CelContext, CONTEXTS, environmentOf } from './environment.ts'

export const MAX_CEL_LENGTH = 8192
/** Operators in a row are as deep as brackets in brackets, and both are worked on recursively. */
const MAX_DEPTH = 400
/** The type of a map is written out with those of its keys and values: maps of maps make it grow exponentially. */
const MAX_MAPS = 8
/** Messages can hold types and names from the expression. */
const MAX_MESSAGE = 300

/** What is wrong and where; lines and columns count from 1, the end is the column after the last. */
export interface CelProblem {
  message: string
  startLine: number
  startColumn: number
  endLine: number
  endColumn: number
}

/** Syntax, names, types and the type of the result; no problems mean that the expression can be saved. */
export const checkCel = (context: CelContext, text: string): CelProblem[] => problemsOf(context, text).problems

/** Parses and checks; the program is there when there are no problems. */
export function problemsOf(context: CelContext, text: string): { problems: CelProblem[]; program?: Program } {
  const at = (message: string, start = 0, end = text.length) => ({ problems: [locate(text, message, start, end)] })
  if (text.length > MAX_CEL_LENGTH) return at(`The expression is longer than ${MAX_CEL_LENGTH} characters`)
  if (text.trim() === '') return at('The expression is empty')
  try {
    const program = environmentOf(context).environment.parse(text)
    const refusal = refuse(program)
    if (refusal) return at(refusal.message, refusal.node.start, refusal.node.end)
    for (const { node } of nodesOf(program)) checkInsideHas(node)
    const { valid, type = '', error } = program.check()
    if (!valid) throw error
    const wrong = wrongResult(context, type)
    return wrong ? at(wrong) : { problems: [], program }
  } catch (error) {
    if (isLibraryError(error)) return at(wordsOf(error.summary), error.range?.start, error.range?.end)
    // A stack that ran out, or a contradiction among overloads: nothing of it is the reader's business.
    return at('The expression cannot be checked; make it simpler')
  }
}

const isLibraryError = (error: unknown) =>
  error instanceof ParseError || error instanceof TypeProblem || error instanceof EvaluationError

/** The library's sentences in words that need no knowledge of it. */
const WORDS: [RegExp, string][] = [
  [/\bEOF\b/, 'end of the expression'],
  [/^Exceeded max(\w+) \((\d+)\)$/, 'The expression is too large: $1 over $2'],
  [/^no such overload: (.*)$/, '$1: the types do not fit'],
  [/^found no matching overload for '(.*)'$/, 'There is no function $1'],
  [/^No such key: (.*)$/, 'There is no field $1'],
  [/^Unknown variable: (.*)$/, 'There is no name $1 here'],
]
const wordsOf = (summary: string) =>
  WORDS.reduce((text, [pattern, words]) => text.replace(pattern, words), summary.slice(0, MAX_MESSAGE)).toWellFormed()

/** Functions of the library that expressions cannot use, and what to do instead. */
const REFUSED = new Map([
  // A regular expression can take exponential time.
  ['matches', 'use contains, startsWith or endsWith'],
  ['join', 'compare the members of the list'],
])

function refuse(program: Program): { node: Node; message: string } | undefined {
  let maps = 0
  for (const { node, depth } of nodesOf(program)) {
    const name = calledName(node) ?? ''
    const instead = REFUSED.get(name)
    if (instead) return { node, message: `The function ${name} is not available; ${instead}` }
    if (depth > MAX_DEPTH) return { node, message: `The expression nests more than ${MAX_DEPTH} operators` }
    if (node.op === 'map' && ++maps > MAX_MAPS)
      return { node, message: `The expression has more than ${MAX_MAPS} map literals` }
  }
  return undefined
}

/** A value of a type that is known only at evaluation is looked at then. */
function wrongResult(context: CelContext, type: string): string | undefined {
  const isUnknown = type === 'dyn'
  const shortened = type.slice(0, MAX_MESSAGE)
  if (CONTEXTS[context].result === 'bool')
    return isUnknown || type === 'bool' ? undefined : `The expression must yield bool, not ${shortened}`
  const isUsers = ['User', 'list<User>', 'list', 'list<T>'].includes(type)
  return isUnknown || isUsers ? undefined : `The expression must yield a User or a list of User, not ${shortened}`
}

/** Offsets as lines and columns. Something that is missing has no length: the place where it should be is shown. */
function locate(text: string, message: string, start: number, end: number): CelProblem {
  const [startLine, startColumn] = position(text, start)
  const [endLine, endColumn] = end > start ? position(text, end) : [startLine, startColumn + 1]
  return { message, startLine, startColumn, endLine, endColumn }
}

function position(text: string, offset: number): [line: number, column: number] {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return [lines.length, (lines.at(-1) ?? '').length + 1]
}
