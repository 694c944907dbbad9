import type { CloseDecision } from '../../../contract/campaign/campaign.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { formatCount } from '../../lib/names.ts'
import { isMoreThan } from '../progress/totals.rules.ts'
import { CLOSE_OUTCOMES } from '../step-outcome.ts'

export interface CloseRequest {
  decision: CloseDecision
  comment: string
  confirmRevokeCount?: number | undefined
}

/** What a person has to say to close a review with so many open tasks. */
export function closeViolations({ decision, comment }: CloseRequest, openCount: number): FieldViolation[] {
  const isOpen = openCount > 0 && decision === 'CLOSE_DECISION_UNSPECIFIED'
  const isSilent = decision === 'CLOSE_DECISION_SKIP' && comment.trim() === ''
  return [
    ...(isOpen
      ? [
          {
            field: 'closeDecision',
            description: `must say what becomes of the ${formatCount(openCount)} open tasks: CLOSE_DECISION_REVOKED denies them, CLOSE_DECISION_SKIP and CLOSE_DECISION_NO_ACTION cancel them`,
            reason: 'required' as const,
          },
        ]
      : []),
    ...(isSilent
      ? [
          {
            field: 'comment',
            description: 'must say why access that nobody reviewed is accepted, because the decision is to skip it',
            reason: 'required' as const,
          },
        ]
      : []),
  ]
}

/** How many tasks a decision denies though nobody decided so. */
export const revokedBy = (decision: CloseDecision, openCount: number): number =>
  CLOSE_OUTCOMES[decision].outcome === 'D' ? openCount : 0

/** Whether so many denials have to be confirmed by their number, and are not. */
export const isBraked = (revokeCount: number, itemCount: number, percent: number, confirmed?: number): boolean =>
  isMoreThan(percent, revokeCount, itemCount) && confirmed !== revokeCount
