import { type AuditEntry, sentenceOf } from './audit.rules.ts'

/** The header of a file of audit entries. */
export const AUDIT_COLUMNS = [
  'Entry',
  'Time',
  'Who',
  'What',
  'Operation',
  'Outcome',
  'About',
  'About id',
  'Campaign',
  'Address',
  'Request',
  'Sealed',
  'Detail',
]

const OUTCOMES: Record<string, string> = {
  AUDIT_OUTCOME_DONE: 'Done',
  AUDIT_OUTCOME_DENIED: 'Not allowed',
  AUDIT_OUTCOME_REFUSED: 'Refused',
}

/** An entry as a row of that file: what the page shows, and what programs need to find it again. */
export const auditCells = (entry: AuditEntry): string[] => [
  entry.id,
  entry.at,
  entry.actorDisplayName || entry.actorUserId,
  sentenceOf(entry),
  entry.operation,
  OUTCOMES[entry.outcome] ?? entry.outcome,
  entry.targetDisplayName,
  entry.targetId,
  entry.accessReviewDisplayName || entry.accessReviewId,
  entry.address,
  entry.requestId,
  entry.isSealed ? 'Yes' : 'Not yet',
  JSON.stringify(entry.detail),
]
