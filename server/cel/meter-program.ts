import { argumentsOf, calledName, type Node, nodesOf, type Program } from './ast.ts'
import { evaluationOf, type Session } from './evaluation.ts'

const LONGEST_STRING = 8192
/** The library reads durations in a time that grows with the third power of their length. */
const LONGEST_DURATION = 40

/** Makes every node of a program pay for what it does. */
export function meterProgram(program: Program, session: Session): void {
  const inDuration = new Set<Node>()
  for (const { node } of nodesOf(program)) {
    if (calledName(node) === 'duration') for (const argument of argumentsOf(node)) inDuration.add(argument)
    meterNode(node, session, inDuration.has(node) ? LONGEST_DURATION : LONGEST_STRING)
  }
}

function meterNode(node: Node, session: Session, longest: number): void {
  const library = node.evaluate
  const metered: Node['evaluate'] = (evaluator, self, scope) => {
    const { meter } = evaluationOf(session)
    meter.pay(1)
    return meter.accept(inner.call(node, evaluator, self, scope), longest)
  }
  // At its first evaluation a node of the library puts a shorter way in the place of this function: that one is metered.
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
