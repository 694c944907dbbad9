import Type, { type Static } from 'typebox'
import { AppEntitlementRef } from '../wire/refs.ts'
import { Id, Line, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'

/** Limit for each group of a monitor (interface 11.9). */
export const MAX_GROUP_ENTITLEMENTS = 32

export const AccessConflictNotificationConfig = Message('AccessConflictNotificationConfig', {
  emailNotifications: Type.Optional(
    Message('AccessConflictEmailNotifications', {
      enabled: Type.Optional(Type.Boolean()),
      identityUserIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    }),
  ),
  slackNotifications: Type.Optional(
    Message('AccessConflictSlackNotifications', {
      enabled: Type.Optional(Type.Boolean()),
      channelId: Type.Optional(Line(200)),
      channelName: Type.Optional(Line(200)),
    }),
  ),
})
export type AccessConflictNotificationConfig = Static<typeof AccessConflictNotificationConfig>

/** Holders of a group A entitlement must not hold one of group B; with `negateGroupB`, they must hold one. */
export const ConflictMonitor = Message('ConflictMonitor', {
  id: Id,
  displayName: Type.String(),
  description: Type.String(),
  enabled: Type.Boolean(),
  negateGroupB: Type.Boolean({
    description: 'Reverses the rule: holders of a group A entitlement must also hold one of group B',
  }),
  entitlementSetAId: Id,
  entitlementSetBId: Id,
  notificationConfig: AccessConflictNotificationConfig,
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type ConflictMonitor = Static<typeof ConflictMonitor>
export const ConflictMonitorList = listReply('ConflictMonitorList', ConflictMonitor)

const description = Type.Optional(Type.String({ maxLength: 4000 }))
const notificationConfig = Type.Optional(AccessConflictNotificationConfig)
export const CreateMonitorRequest = Message('CreateMonitorRequest', {
  displayName: Line(200),
  description,
  notificationConfig,
})
/** No mask: every field that is sent changes (interface 10.5). */
export const UpdateMonitorRequest = Message('UpdateMonitorRequest', {
  displayName: Type.Optional(Line(200)),
  description,
  enabled: Type.Optional(Type.Boolean()),
  negateGroupB: Type.Optional(Type.Boolean()),
  notificationConfig,
})
export type UpdateMonitorRequest = Static<typeof UpdateMonitorRequest>
export const SearchMonitorsRequest = Message('SearchMonitorsRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  ids: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 })),
  enabled: Type.Optional(Type.Boolean()),
})
export type SearchMonitorsRequest = Static<typeof SearchMonitorsRequest>

export const EntitlementGroup = Type.Enum(['ENTITLEMENT_GROUP_A', 'ENTITLEMENT_GROUP_B'], { title: 'EntitlementGroup' })
const bindingKey = { monitorId: Id, appId: Id, appEntitlementId: Id, entitlementGroup: EntitlementGroup }
/** Identifies a binding: which entitlement is in which group of which monitor. */
export const MonitorBindingKey = Message('AppEntitlementMonitorBindingKey', bindingKey)
export type MonitorBindingKey = Static<typeof MonitorBindingKey>
export const MonitorBinding = Message('AppEntitlementMonitorBinding', {
  ...bindingKey,
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type MonitorBinding = Static<typeof MonitorBinding>
export const MonitorBindingList = listReply('AppEntitlementMonitorBindingList', MonitorBinding)

const STATUSES = [
  'CONFLICT_VIOLATION_STATUS_ACTIVE',
  'CONFLICT_VIOLATION_STATUS_EXEMPTED',
  'CONFLICT_VIOLATION_STATUS_RESOLVED',
] as const
export const ConflictViolationStatus = Type.Enum([...STATUSES], { title: 'ConflictViolationStatus' })
export type ConflictViolationStatus = Static<typeof ConflictViolationStatus>

/** A person (with all of their accounts) or an account without an owner that violates a monitor. */
export const ConflictViolation = Message('ConflictViolation', {
  id: Id,
  monitorId: Id,
  status: ConflictViolationStatus,
  userId: Type.String({ description: 'The person; empty for an account without an owner' }),
  appUserId: Type.String({ description: 'The account without an owner; empty for a person' }),
  grants: Type.Array(
    Message('ConflictingGrant', {
      entitlementGroup: EntitlementGroup,
      appId: Id,
      appEntitlementId: Id,
      appUserId: Id,
    }),
    { description: 'The grants from both groups that they hold now; empty when resolved' },
  ),
  detectedAt: Timestamp,
  resolvedAt: Type.Optional(Timestamp),
  exemption: Type.Optional(
    Message('ConflictExemption', {
      reason: Type.String(),
      exemptedById: Type.String(),
      exemptedAt: Timestamp,
      expiresAt: Type.Optional(Timestamp),
    }),
  ),
})
export type ConflictViolation = Static<typeof ConflictViolation>
export const ConflictViolationReply = Message('ConflictViolationReply', { violation: ConflictViolation })
export const ConflictViolationList = listReply('ConflictViolationList', ConflictViolation)
export const SearchViolationsRequest = Message('SearchViolationsRequest', {
  ...pageFields,
  userIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description: 'Of these people' }),
  ),
  appEntitlementIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: 1000,
      description: 'Of monitors that have one of these entitlements in a group',
    }),
  ),
  statuses: Type.Optional(Type.Array(ConflictViolationStatus, { maxItems: 10, description: 'In one of these states' })),
})
export type SearchViolationsRequest = Static<typeof SearchViolationsRequest>
export const ConflictViolationSearchReply = listReply(
  'SearchViolationsResponse',
  Message('ConflictViolationView', { violation: ConflictViolation, monitor: ConflictMonitor }),
)
export const ListViolationsQuery = Type.Object(
  {
    ...pageFields,
    status: Type.Optional(
      Type.Enum(['CONFLICT_VIOLATION_STATUS_UNSPECIFIED', ...STATUSES], { title: 'ConflictViolationStatusFilter' }),
    ),
  },
  { additionalProperties: false },
)
export const ExemptViolationRequest = Message('ExemptViolationRequest', {
  reason: Type.String({ maxLength: 4000, description: 'Why the violation is acceptable' }),
  expiresAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'When omitted: until the exemption is removed' }),
  ),
})

const group = (name: string) =>
  Type.Array(AppEntitlementRef, { maxItems: MAX_GROUP_ENTITLEMENTS, description: `Entitlements of group ${name}` })
export const PreviewMonitorRequest = Message('PreviewMonitorRequest', {
  groupA: group('A'),
  groupB: group('B'),
  negateGroupB: ConflictMonitor.properties.negateGroupB,
})
export type PreviewMonitorRequest = Static<typeof PreviewMonitorRequest>
export const MonitorPreview = Message('PreviewMonitorResponse', {
  userCount: Type.Integer({ description: 'People who would break the rule' }),
  accountCount: Type.Integer({ description: 'Accounts without an owner that would break it' }),
})
export type MonitorPreview = Static<typeof MonitorPreview>
export const CountViolationsRequest = Message('CountViolationsRequest', {
  monitorIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100, description: 'Of these monitors' }),
})
export const MonitorCounts = Message('ConflictMonitorCounts', {
  monitorId: Id,
  activeCount: Type.Integer({ description: 'Violations that are neither exempted nor resolved' }),
  exemptedCount: Type.Integer({ description: 'Violations that are exempted now' }),
  resolvedCount: Type.Integer({ description: 'Violations that have ended' }),
  groupACount: Type.Integer({ description: 'Entitlements in group A' }),
  groupBCount: Type.Integer({ description: 'Entitlements in group B' }),
})
export type MonitorCounts = Static<typeof MonitorCounts>
export const MonitorCountsReply = Message('CountViolationsResponse', {
  counts: Type.Array(MonitorCounts, { description: 'For each of the monitors that exist' }),
})
