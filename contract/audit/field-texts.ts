/** Fields of the audit log. */
export const auditTexts = {
  'AuditEntry.id': 'Numbers the entries of a server; later entries have larger numbers',
  'AuditEntry.at': 'When it happened',
  'AuditEntry.operation': 'Id of the operation, or the name of what the server or a command did',
  'AuditEntry.outcome': 'Whether it was done, denied for a missing permission, or refused',
  'AuditEntry.address': 'The network address that the request came from; empty for the server itself',
  'AuditEntry.requestId': 'Id of the request, also in its answer and in the log of the server; empty without one',
  'AuditEntry.accessReviewId': 'The campaign that it is about; empty for none',
  'AuditEntry.targetId': 'Id of the thing that it is about; empty for none',
}
