import { createHash } from 'node:crypto'
import { idOfPair } from '../../lib/ids.ts'
import type { ReviewScope } from '../move-tasks.ts'
import { stepId, taskId } from '../task-id.ts'
import type { SubmittedAnswer } from './apply-answers.ts'

type Line = Pick<SubmittedAnswer, 'number' | 'stepSeq' | 'approved' | 'comment' | 'grantVersion'>

/** SHA-256 over submitted decisions, which are given in the order of their numbers. */
export class DecisionsDigest {
  readonly #scope: Pick<ReviewScope, 'review' | 'campaign'>
  readonly #hash = createHash('sha256')

  constructor(scope: Pick<ReviewScope, 'review' | 'campaign'>) {
    this.#scope = scope
  }

  add(lines: readonly Line[]): this {
    const lineOf = entryLine(this.#scope)
    this.#hash.update(lines.map((line) => `${lineOf(line)}\n`).join(''))
    return this
  }

  hex = (): string => this.#hash.digest('hex')
}

/**
 * Makes the lines that are hashed: canonical JSON, which anybody can make from the entries of a submission. Its members
 * are always the same, so they are written in their order; sorting them takes as long as the rest of a submission does
 * in this process.
 */
export function entryLine({ review, campaign }: Pick<ReviewScope, 'review' | 'campaign'>): (line: Line) => string {
  const frozenAt = Date.parse(campaign.connectorSourcesFrozenAt ?? '')
  const preparationKey = BigInt(review.preparationKey)
  return ({ number, stepSeq, approved, comment, grantVersion }) =>
    `{"comment":${JSON.stringify(comment)},"decision":"${approved ? 'APPROVE' : 'DENY'}","itemId":"${idOfPair(
      frozenAt,
      preparationKey,
      BigInt(grantVersion),
    )}","numericId":"${number}","policyStepId":"${stepId(review, number, stepSeq)}","taskId":"${taskId(review, number)}"}`
}
