/** What decides whether an answer is accepted. */
export interface AnswerFacts {
  /** Whether the caller may know of the task. */
  isSeen: boolean
  campaign: CampaignPhase
  /** Somebody answered the step that the answer is for. */
  isAnswered: boolean
  /** The task has an outcome. */
  isClosed: boolean
  /** The step that the answer is for is the current one. */
  isCurrent: boolean
  /** The task is about the caller's own access. */
  isSubject: boolean
  allowsSelf: boolean
  isAssigned: boolean
  needsDistinct: boolean
  /** The caller approved an earlier step of this run, or somebody did it for them. */
  approvedEarlier: boolean
  needsReason: boolean
  hasReason: boolean
  needsSignature: boolean
  /** The step is approved with step-up authentication, and this approval is not. */
  needsStepUp: boolean
}

export type CampaignPhase = 'open' | 'closing' | 'not open'

export type RefusalName =
  | 'not_found'
  | 'invalid_state'
  | 'campaign_closing'
  | 'already_decided'
  | 'task_closed'
  | 'step_changed'
  | 'self_review'
  | 'task_not_assigned'
  | 'not_distinct'
  | 'reason_required'
  | 'signature_required'
  | 'step_up_required'

/**
 * Why an answer is refused: the first row that applies. Own access comes before assignment, because a person who is told
 * that the task is not assigned to them would next try to get it assigned.
 */
export const REFUSALS: readonly (readonly [RefusalName, (facts: AnswerFacts) => boolean])[] = [
  ['not_found', ({ isSeen }) => !isSeen],
  ['invalid_state', ({ campaign }) => campaign === 'not open'],
  ['campaign_closing', ({ campaign }) => campaign === 'closing'],
  ['already_decided', ({ isAnswered }) => isAnswered],
  ['task_closed', ({ isClosed }) => isClosed],
  ['step_changed', ({ isCurrent }) => !isCurrent],
  ['self_review', ({ isSubject, allowsSelf }) => isSubject && !allowsSelf],
  ['task_not_assigned', ({ isAssigned }) => !isAssigned],
  ['not_distinct', ({ needsDistinct, approvedEarlier }) => needsDistinct && approvedEarlier],
  ['reason_required', ({ needsReason, hasReason }) => needsReason && !hasReason],
  ['signature_required', ({ needsSignature }) => needsSignature],
  ['step_up_required', ({ needsStepUp }) => needsStepUp],
]

export const refusalOf = (facts: AnswerFacts): RefusalName | undefined =>
  REFUSALS.find(([, applies]) => applies(facts))?.[0]

/** White space is no reason. */
export const hasReason = (comment: string): boolean => comment.trim() !== ''

/** What to do instead, when a campaign is not open. */
export const ONLY_OPEN = 'Decisions are made while a campaign is open.'
