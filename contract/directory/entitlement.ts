import Type, { type Static } from 'typebox'
import { Annotations } from '../wire/annotations.ts'
import { Expanded, ExpandMask, ObjectPermissions } from '../wire/expand.ts'
import { AppEntitlementRef, PolicyRef } from '../wire/refs.ts'
import {
  Duration,
  Empty,
  Id,
  Int64,
  Line,
  listReply,
  Message,
  pageFields,
  Timestamp,
  UpdateMask,
} from '../wire/scalars.ts'
import { AppEntitlementPurpose } from './access-enums.ts'
import { OwnerIds } from './owner.ts'
import { ProvisionPolicy } from './provision.ts'

/** client-facts 2.15: something that can be granted in an app. */
export const AppEntitlement = Message('AppEntitlement', {
  id: Id,
  appId: Id,
  appResourceId: Type.String({ description: 'The resource it belongs to; empty for one of the app itself' }),
  appResourceTypeId: Type.String(),
  displayName: Type.String(),
  description: Type.String(),
  alias: Type.String({ description: 'Short name to look it up by' }),
  slug: Type.String({ description: 'Short label of the permission, such as member or admin' }),
  purpose: AppEntitlementPurpose,
  certifyPolicyId: Type.String({ description: 'The policy by which it is reviewed; empty for that of its app' }),
  grantPolicyId: Type.String(),
  revokePolicyId: Type.String(),
  emergencyGrantEnabled: Type.Boolean(),
  emergencyGrantPolicyId: Type.String(),
  riskLevelValueId: Type.String(),
  complianceFrameworkValueIds: Type.Array(Type.String()),
  durationGrant: Type.Optional(Duration),
  durationUnset: Type.Optional(Empty),
  provisionerPolicy: Type.Optional(ProvisionPolicy),
  deprovisionerPolicy: Type.Optional(ProvisionPolicy),
  overrideAccessRequestsDefaults: Type.Boolean(),
  defaultValuesApplied: Type.Boolean(),
  requestSchemaId: Type.String(),
  annotations: Annotations,
  grantCount: Int64,
  isManuallyManaged: Type.Boolean({ description: 'Made here, not by an import' }),
  isAutomationEnabled: Type.Boolean(),
  systemBuiltin: Type.Boolean({ description: 'Holding it means having access to the app at all' }),
  externalId: Type.String({ description: 'Its id in the source' }),
  sourceConnectorIds: Type.Record(Type.String(), Type.String(), { description: 'Its id in the source, by source' }),
  userEditedMask: Type.String({ description: 'Fields that were changed here, which an import leaves alone' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type AppEntitlement = Static<typeof AppEntitlement>

export const AppEntitlementView = Message('AppEntitlementView', {
  appEntitlement: AppEntitlement,
  appPath: Type.String(),
  appResourcePath: Type.String(),
  appResourceTypePath: Type.String(),
  objectPermissions: ObjectPermissions,
})
export type AppEntitlementView = Static<typeof AppEntitlementView>

/** client-facts 3.2 */
export const ENTITLEMENT_EXPAND_PATHS = ['app_id', 'app_resource_type_id', 'app_resource_id'] as const

export const AppEntitlementReply = Message('AppEntitlementReply', {
  appEntitlementView: AppEntitlementView,
  expanded: Expanded,
})
export const AppEntitlementList = Message('AppEntitlementList', {
  ...listReply('AppEntitlementList', AppEntitlementView).properties,
  expanded: Expanded,
})

const idOrEmpty = Type.Optional(Type.String({ maxLength: 64, description: 'Empty for none' }))
const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }))
/** What a caller can write, at Create already or by Update. */
const writable = {
  alias: Type.Optional(Line(200)),
  annotations: Type.Optional(Annotations),
  appResourceId: idOrEmpty,
  appResourceTypeId: idOrEmpty,
  certifyPolicyId: idOrEmpty,
  complianceFrameworkValueIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  description: Type.Optional(Type.String({ maxLength: 4000 })),
  durationGrant: Type.Optional(Duration),
  durationUnset: Type.Optional(Empty),
  emergencyGrantEnabled: Type.Optional(Type.Boolean()),
  emergencyGrantPolicyId: idOrEmpty,
  grantPolicyId: idOrEmpty,
  overrideAccessRequestsDefaults: Type.Optional(Type.Boolean()),
  purpose: Type.Optional(AppEntitlementPurpose),
  revokePolicyId: idOrEmpty,
  riskLevelValueId: idOrEmpty,
  slug: Type.Optional(Line(200)),
}

export const CreateAppEntitlementRequest = Message('CreateAppEntitlementRequest', {
  displayName: Line(200),
  ...writable,
  appEntitlementOwnerIds: Type.Optional(OwnerIds),
  provisionPolicy: Type.Optional(ProvisionPolicy),
  expandMask: Type.Optional(ExpandMask),
})
export type CreateAppEntitlementRequest = Static<typeof CreateAppEntitlementRequest>

/** Clients send back what they read, so the read-only fields are taken; naming one in the mask is refused. */
export const AppEntitlementInput = Message('AppEntitlementInput', {
  ...Type.Partial(AppEntitlement).properties,
  ...writable,
  displayName: Type.Optional(Line(200)),
  requestSchemaId: idOrEmpty,
})
export type AppEntitlementInput = Static<typeof AppEntitlementInput>

export const UpdateAppEntitlementRequest = Message('UpdateAppEntitlementRequest', {
  entitlement: Type.Optional(AppEntitlementInput),
  overrideAccessRequestsDefaults: Type.Optional(Type.Boolean()),
  updateMask: Type.Optional(UpdateMask),
  expandMask: Type.Optional(ExpandMask),
})

export const AddMembersRequest = Message('AddMembersRequest', {
  userIds: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
})
export const AddMembersReply = Message('AddMembersReply', {
  bulkActionId: Type.String({ description: 'Always empty: all is done when the answer comes' }),
  failedUsersErrorMap: Type.Record(Type.String(), Type.String(), {
    description: 'Who was not added, and why, by user id',
  }),
})

export const SearchAppEntitlementsRequest = Message('SearchAppEntitlementsRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  displayName: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  alias: Type.Optional(Type.String({ maxLength: 200, description: 'The whole alias' })),
  appIds: ids,
  excludeAppIds: ids,
  refs: Type.Optional(Type.Array(AppEntitlementRef, { maxItems: 1000 })),
  excludedEntitlementRefs: Type.Optional(Type.Array(AppEntitlementRef, { maxItems: 1000 })),
  resourceIds: ids,
  resourceTypeIds: ids,
  excludeResourceTypeIds: ids,
  resourceTraitIds: ids,
  riskLevelIds: ids,
  complianceFrameworkIds: ids,
  policyRefs: Type.Optional(
    Type.Array(PolicyRef, { maxItems: 1000, description: 'Those with one of these policies, for whatever purpose' }),
  ),
  appUserIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description: 'Those that one of these accounts has' }),
  ),
  excludeAppUserIds: ids,
  membershipType: Type.Optional(
    Type.Array(
      Type.Enum([
        'APP_ENTITLEMENT_MEMBERSHIP_TYPE_UNSPECIFIED',
        'APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER',
        'APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER',
        'APP_ENTITLEMENT_MEMBERSHIP_TYPE_EXCLUSION',
        'APP_ENTITLEMENT_MEMBERSHIP_TYPE_ADMIN',
      ]),
      {
        maxItems: 10,
        description: 'How the accounts have it: as members by a grant, or as owners; as members when empty',
      },
    ),
  ),
  onlyGetExpiring: Type.Optional(Type.Boolean({ description: 'Only those with grants that end by themselves' })),
  sourceConnectorId: Type.Optional(Type.String({ maxLength: 64, description: 'The source they come from' })),
  requestSchemaIds: ids,
  isAutomated: Type.Optional(Type.Boolean({ description: 'Membership is not automated, so true finds nothing' })),
  accessReviewId: Type.Optional(
    Type.String({ maxLength: 64, description: 'The campaign they are in; there are none yet' }),
  ),
  excludeImmutable: Type.Optional(Type.Boolean({ description: 'None is immutable, so this changes nothing' })),
  includeDeleted: Type.Optional(Type.Boolean({ description: 'Also those that are gone' })),
  expandMask: Type.Optional(ExpandMask),
})
export type SearchAppEntitlementsRequest = Static<typeof SearchAppEntitlementsRequest>
