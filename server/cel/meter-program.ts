import { argumentsOf, calledName, type Node, nodesOf, type Program } from './ast.ts'
import { evaluationOf, type Session } from './evaluation.ts'

const MAX_STRING_LENGTH = 8192
/** The library parses durations in cubic time. */
const MAX_DURATION_LENGTH = 40

/** Makes every node of a program pay for its work. */
export function meterProgram(program: Program, session: Session): void {
  const inDuration = new Set<Node>()
  for (const { node } of nodesOf(program)) {
    if (calledName(node) === 'duration') for (const argument of argumentsOf(node)) inDuration.add(argument)
    meterNode(node, session, inDuration.has(node) ? MAX_DURATION_LENGTH : MAX_STRING_LENGTH)
  }
}

function meterNode(node: Node, session: Session, maxLength: number): void {
  const library = node.evaluate
  const metered: Node['evaluate'] = (evaluator, self, scope) => {
    const { meter } = evaluationOf(session)
    meter.pay(1)
    return meter.accept(inner.call(node, evaluator, self, scope), maxLength)
  }
  // On its first evaluation a library node replaces this function with a faster one; meter that one from then on.
  let inner: Node['evaluate'] = (evaluator, self, scope) => {
    try {
      return library.call(node, evaluator, self, scope)
    } finally {
      inner = node.evaluate
      node.evaluate = metered
    }
  }
  node.evaluate = metered
}
