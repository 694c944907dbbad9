import { createHash } from 'node:crypto'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { idOfPair } from '../../lib/ids.ts'
import type { ReviewScope } from '../move-tasks.ts'
import { stepId, taskId } from '../task-id.ts'
import type { LockedAnswer } from './submission.store.ts'

type Line = Pick<LockedAnswer, 'number' | 'stepSeq' | 'approved' | 'comment' | 'grantVersion'>

/** SHA-256 over submitted decisions, which are given in the order of their numbers. */
export class DecisionsDigest {
  readonly #scope: Pick<ReviewScope, 'review' | 'campaign'>
  readonly #hash = createHash('sha256')

  constructor(scope: Pick<ReviewScope, 'review' | 'campaign'>) {
    this.#scope = scope
  }

  add(lines: readonly Line[]): this {
    for (const line of lines) this.#hash.update(`${entryLine(this.#scope, line)}\n`)
    return this
  }

  hex = (): string => this.#hash.digest('hex')
}

/** One decision as it is hashed: anybody who has the entries of a submission can make the same line. */
export const entryLine = ({ review, campaign }: Pick<ReviewScope, 'review' | 'campaign'>, line: Line): string =>
  canonicalJson({
    comment: line.comment,
    decision: line.approved ? 'APPROVE' : 'DENY',
    itemId: idOfPair(
      Date.parse(campaign.connectorSourcesFrozenAt ?? ''),
      BigInt(review.preparationKey),
      BigInt(line.grantVersion),
    ),
    numericId: line.number,
    policyStepId: stepId(review, line.number, line.stepSeq),
    taskId: taskId(review, line.number),
  })
