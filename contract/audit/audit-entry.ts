import Type, { type Static } from 'typebox'
import { Int64, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'

export const AuditOutcome = Type.Enum(['AUDIT_OUTCOME_DONE', 'AUDIT_OUTCOME_DENIED', 'AUDIT_OUTCOME_REFUSED'], {
  title: 'AuditOutcome',
})

export const AuditEntryView = Message(
  'AuditEntry',
  {
    id: Int64,
    at: Timestamp,
    actorUserId: Type.String({ description: 'Who did it; empty for the server or a command' }),
    actorDisplayName: Type.String({ description: 'The name of who did it; empty when it is not known' }),
    principalId: Type.String({ description: 'Id of the credential or session that was used; empty for none' }),
    operation: Type.String(),
    outcome: AuditOutcome,
    targetId: Type.String(),
    targetDisplayName: Type.String({ description: 'The current name of the target; empty when it is unknown' }),
    detail: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What else is known, by operation: what was changed, how many, why it was refused. Never a secret',
    }),
    requestId: Type.String(),
    address: Type.String(),
    accessReviewId: Type.String(),
    accessReviewDisplayName: Type.String({ description: 'The name of the campaign; empty when it has been deleted' }),
    isSealed: Type.Boolean({ description: 'Whether it is part of the audit chain; entries are sealed within seconds' }),
  },
  'One line of the audit log',
)
export type AuditEntryView = Static<typeof AuditEntryView>

const ids = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100, description }))

/** Filters combine with AND, the values of one with OR. */
export const AuditSearchRequest = Message('AuditSearchRequest', {
  ...pageFields,
  actorUserIds: ids('What these people did'),
  operations: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: 100,
      description: 'These operations: an id, or the beginning of one such as svc.api.accessreview.',
    }),
  ),
  accessReviewIds: ids('What is about these campaigns'),
  targetIds: ids('What is about these things'),
  requestIds: ids('What these requests did'),
  outcomes: Type.Optional(Type.Array(AuditOutcome, { maxItems: 10, description: 'With these outcomes' })),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Not before this time' })),
  until: Type.Optional(Type.String({ format: 'date-time', description: 'Before this time' })),
})
export type AuditSearchRequest = Static<typeof AuditSearchRequest>
export const AuditEntryList = listReply('AuditSearchResponse', AuditEntryView)

export const AuditChainReply = Message(
  'AuditChainResponse',
  {
    sealedCount: Type.String({ format: 'int64', description: 'Number of entries in the chain' }),
    unsealedCount: Type.Integer({ description: 'Number of entries that are not in the chain yet' }),
    lastSealedAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'Time of the last entry in the chain' }),
    ),
    headHash: Type.String({
      description:
        'SHA-256 of the last entry in the chain, in hexadecimal digits. Keep it elsewhere to prove later that nothing was rewritten; empty for an empty chain',
    }),
  },
  'Where the audit chain ends',
)

export const AuditVerificationQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,18}$',
      default: '0',
      description: 'The `verifiedCount` of the previous answer, to continue there; 0 starts at the first entry',
    }),
  ),
})
export const AuditVerificationReply = Message(
  'AuditVerificationResponse',
  {
    verifiedCount: Type.String({
      format: 'int64',
      description: 'Number of entries that fit the chain, counted from its first entry',
    }),
    isComplete: Type.Boolean({ description: 'Whether the chain was verified to its end; otherwise ask again' }),
    unsealedCount: Type.Integer({ description: 'Number of entries that are not in the chain yet' }),
    problem: Type.Optional(
      Message(
        'AuditChainProblem',
        {
          number: Type.String({ format: 'int64', description: 'Number of the first entry that does not fit' }),
          description: Type.String({ description: 'What is wrong with it' }),
        },
        'Where the audit chain is broken',
      ),
    ),
  },
  'How far the audit chain was recomputed, and whether it is intact',
)
