import { argumentsOf, calledName, type Node, nodesOf, type Program } from './ast.ts'
import { evaluationOf, type Session } from './evaluation.ts'
import { callCost } from './functions.ts'

const MAX_STRING_LENGTH = 8192

/** Makes every node of a program pay for its work. */
export function meterProgram(program: Program, session: Session): void {
  for (const { node } of nodesOf(program)) meterNode(node, session)
}

function meterNode(node: Node, session: Session): void {
  const name = calledName(node)
  const cost = name === undefined ? 1 : 1 + callCost(name, argumentsOf(node).length)
  const library = node.evaluate
  const metered: Node['evaluate'] = (evaluator, self, scope) => {
    const { meter } = evaluationOf(session)
    meter.pay(cost)
    return meter.accept(inner.call(node, evaluator, self, scope), MAX_STRING_LENGTH)
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
  // Errors quote the expression around a node whose text they know, which takes longer than evaluating it.
  Object.defineProperty(node, 'input', { value: undefined })
}
