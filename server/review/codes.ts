/** State of a task: waits for people, waits for a time or a condition, has an outcome. */
export type TaskState = 'O' | 'W' | 'C'

export const OUTCOMES = {
  C: 'CERTIFY_OUTCOME_CERTIFIED',
  D: 'CERTIFY_OUTCOME_DECERTIFIED',
  X: 'CERTIFY_OUTCOME_CANCELLED',
  T: 'CERTIFY_OUTCOME_WAIT_TIMED_OUT',
} as const
export type OutcomeLetter = keyof typeof OUTCOMES

/** What an outcome came from. Only P is a decision by people. */
export const OUTCOME_REASONS = {
  P: 'DECIDED',
  Y: 'POLICY',
  F: 'DEFAULT',
  S: 'SKIPPED',
  N: 'NOT_REVIEWED',
  X: 'CANCELLED',
  E: 'ESCALATION',
  G: 'GRANT_GONE',
  W: 'WAIT_TIMED_OUT',
  H: 'WEBHOOK',
} as const
export type ReasonLetter = keyof typeof OUTCOME_REASONS

export interface Outcome {
  outcome: OutcomeLetter
  reason: ReasonLetter
}

/** Relations between the reviewer and the subject of a decision, as bits. */
export const RELATIONS = {
  self: 1,
  /** The reviewer is a manager of the subject. */
  manager: 2,
  /** The subject is a manager of the reviewer. */
  subordinate: 4,
  /** The subject reviews access of the reviewer in the same campaign. */
  mutual: 8,
  /** The reviewer granted the access. */
  granter: 16,
} as const
