import Type, { type Static } from 'typebox'
import { MAX_COMMENT } from '../review/task-action.ts'
import { AppResourceRef } from '../wire/refs.ts'
import { Id, Int64, Line, listReply, Message, pageFields, Text, Timestamp } from '../wire/scalars.ts'

export const REVOCATION_STATES = [
  'HELD',
  'NEEDS_ATTENTION',
  'READY',
  'SENT',
  'CLAIMED',
  'STILL_THERE',
  'FAILED',
  'VERIFIED',
  'KEPT',
  'CANCELLED',
] as const
export const RevocationState = Type.Enum(REVOCATION_STATES as unknown as string[], { title: 'RevocationState' })
export const REVOCATION_CHANNELS = ['MANUAL', 'TICKET', 'WEBHOOK'] as const
/** What one call may change. */
export const MAX_REVOCATIONS = 10_000

const RemovedAccess = Message('RemovedAccess', {
  appId: Type.String(),
  appDisplayName: Type.String(),
  appEntitlementId: Type.String(),
  entitlementDisplayName: Type.String(),
  appUserId: Type.String(),
  username: Type.String(),
})
export type RemovedAccess = Static<typeof RemovedAccess>

export const Revocation = Message('Revocation', {
  id: Id,
  numericId: Int64,
  accessReviewId: Type.String(),
  accessReviewDisplayName: Type.String(),
  certTaskId: Type.String(),
  state: RevocationState,
  stateAt: Timestamp,
  channel: Type.Enum(REVOCATION_CHANNELS as unknown as string[], { title: 'RevocationChannel' }),
  appId: Type.String(),
  appDisplayName: Type.String(),
  appEntitlementId: Type.String(),
  entitlementDisplayName: Type.String(),
  appUserId: Type.String(),
  accountDisplayName: Type.String(),
  username: Type.String(),
  identityUserId: Type.String(),
  userDisplayName: Type.String(),
  resource: Type.Optional(AppResourceRef),
  resourceDisplayName: Type.String(),
  targets: Type.Array(RemovedAccess),
  alsoRemoved: Type.Array(RemovedAccess),
  alsoRemovedCount: Type.Integer(),
  carriedById: Type.String(),
  assigneeIds: Type.Array(Type.String()),
  deniedByUserId: Type.String(),
  deniedByDisplayName: Type.String(),
  deniedAt: Timestamp,
  reason: Type.String(),
  instructions: Type.String(),
  ticketId: Type.String(),
  ticketUrl: Type.String(),
  createdAt: Timestamp,
  dueAt: Timestamp,
  overdue: Type.Boolean(),
  claimedAt: Type.Optional(Timestamp),
  claimedByUserId: Type.String(),
  verifiedAt: Type.Optional(Timestamp),
  verifiedSyncId: Type.String(),
  reappearedAt: Type.Optional(Timestamp),
  reappearedSyncId: Type.String(),
  actions: Type.Array(
    Type.Enum(['COMPLETE', 'SET_TICKET', 'RELEASE', 'KEEP', 'CANCEL'], { title: 'RevocationAction' }),
  ),
})
export type Revocation = Static<typeof Revocation>
export const RevocationList = listReply('RevocationList', Revocation)

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }))
const filter = {
  states: Type.Optional(Type.Array(RevocationState, { maxItems: 16 })),
  appIds: ids,
  userIds: ids,
  overdue: Type.Optional(Type.Boolean()),
  reappeared: Type.Optional(Type.Boolean()),
}
export const RevocationQuery = Type.Object(
  {
    ...pageFields,
    state: Type.Optional(RevocationState),
    appId: Type.Optional(Type.String({ maxLength: 64 })),
    userId: Type.Optional(Type.String({ maxLength: 64 })),
    overdue: filter.overdue,
    reappeared: filter.reappeared,
  },
  { additionalProperties: false },
)
export const SearchRevocationsRequest = Message('SearchRevocationsRequest', {
  ...pageFields,
  taskIds: ids,
  accessReviewIds: ids,
  ...filter,
})
export type RevocationFilter = Omit<Static<typeof SearchRevocationsRequest>, 'pageSize' | 'pageToken'>

export const RevocationCounts = Message('RevocationCounts', {
  states: Type.Array(Message('RevocationStateCount', { state: RevocationState, count: Type.Integer() })),
  openCount: Type.Integer(),
  workCount: Type.Integer(),
  overdueCount: Type.Integer(),
  reappearedCount: Type.Integer(),
})
export type RevocationCounts = Static<typeof RevocationCounts>
export const RevocationCountsQuery = Type.Object(
  { accessReviewId: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
)

const taskIds = Type.Array(Id, { minItems: 1, maxItems: MAX_REVOCATIONS })
export const ChangeRevocationsRequest = Message('ChangeRevocationsRequest', {
  taskIds,
  comment: Type.Optional(Text(MAX_COMMENT)),
})
export const SetTicketRequest = Message('SetTicketRequest', {
  ...ChangeRevocationsRequest.properties,
  ticketId: Type.String({ ...Line(200), minLength: 1 }),
  ticketUrl: Type.Optional(
    Type.String({ maxLength: 2000, pattern: '^(https?://[^\\s]*)?$', hint: 'must be an http or https address' }),
  ),
})
export const CHANGE_RESULTS = ['DONE', 'NOT_FOUND', 'ACTION_NOT_ALLOWED', 'WRONG_STATE', 'DUPLICATE_ENTRY'] as const
export const ChangeRevocationsReply = Message('ChangeRevocationsReply', {
  doneCount: Type.Integer(),
  results: Type.Array(
    Message('ChangeRevocationResult', {
      index: Type.Integer(),
      taskId: Type.String(),
      result: Type.Enum(CHANGE_RESULTS as unknown as string[], { title: 'ChangeRevocationResultCode' }),
      description: Type.String(),
      state: Type.Optional(RevocationState),
    }),
  ),
})

export const WorkListQuery = Type.Object(
  {
    since: Type.Optional(
      Type.String({ format: 'date-time', description: 'Only revocations that came into their state after this time' }),
    ),
  },
  { additionalProperties: false },
)
/** RFC 4180, UTF-8. */
