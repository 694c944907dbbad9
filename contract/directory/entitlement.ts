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
  readOnly,
  Timestamp,
  UpdateMask,
} from '../wire/scalars.ts'
import { AppEntitlementPurpose } from './access-enums.ts'
import { at } from './as-of.ts'
import { AttributeTypeId } from './attribute.ts'
import { OwnerIds } from './owner.ts'
import { ProvisionPolicy } from './provision.ts'

/** Something that can be granted in an app (interface 11.5). */
export const AppEntitlement = Message('AppEntitlement', {
  id: Id,
  appId: Id,
  appResourceId: Type.String({ description: 'The resource it belongs to; empty if it belongs to the app itself' }),
  appResourceTypeId: Type.String(),
  displayName: Type.String(),
  description: Type.String(),
  alias: Type.String({ description: 'Short name for lookups' }),
  slug: Type.String({ description: 'Short label, such as member or admin' }),
  purpose: AppEntitlementPurpose,
  certifyPolicyId: Type.String({ description: 'The policy it is reviewed by; empty for the policy of its app' }),
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
  matchBatonId: Type.String(),
  annotations: Annotations,
  grantCount: Int64,
  ownerIds: Type.Array(Type.String(), { description: 'Ids of its owners' }),
  isManuallyManaged: Type.Boolean({ description: 'Created here, not imported' }),
  isAutomationEnabled: Type.Boolean(),
  systemBuiltin: Type.Boolean({ description: 'Represents access to the app itself' }),
  externalId: Type.String({ description: 'Its id in the source system' }),
  sourceConnectorIds: Type.Record(Type.String(), Type.String(), {
    description: 'Its id in each source system, keyed by source id',
  }),
  userEditedMask: Type.String({ description: 'Fields that were changed here; imports do not overwrite them' }),
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

/** Related objects that can be expanded (interface 10.8). */
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
/** Fields that both Create and Update can write. */
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
  matchBatonId: Type.Optional(Line(200)),
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

/** Accepts read-only fields, since clients send back what they read; naming one in the mask is refused. */
export const AppEntitlementInput = Message('AppEntitlementInput', {
  ...readOnly(Type.Partial(AppEntitlement).properties),
  provisionerPolicy: Type.Optional(AppEntitlement.properties.provisionerPolicy),
  deprovisionerPolicy: Type.Optional(AppEntitlement.properties.deprovisionerPolicy),
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
  bulkActionId: Type.String({ description: 'Always empty: the members are added before the reply is sent' }),
  failedUsersErrorMap: Type.Record(Type.String(), Type.String(), {
    description: 'Why a user was not added, keyed by user id',
  }),
})

export const SearchAppEntitlementsRequest = Message('SearchAppEntitlementsRequest', {
  ...pageFields,
  at,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  displayName: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  alias: Type.Optional(Type.String({ maxLength: 200, description: 'The whole alias' })),
  appIds: ids,
  excludeAppIds: ids,
  appEntitlementIds: ids,
  refs: Type.Optional(Type.Array(AppEntitlementRef, { maxItems: 1000 })),
  excludedEntitlementRefs: Type.Optional(Type.Array(AppEntitlementRef, { maxItems: 1000 })),
  resourceIds: ids,
  resourceTypeIds: ids,
  excludeResourceTypeIds: ids,
  resourceTraitIds: ids,
  riskLevelIds: ids,
  complianceFrameworkIds: ids,
  ownerUserIds: ids,
  policyRefs: Type.Optional(
    Type.Array(PolicyRef, {
      maxItems: 1000,
      description: 'Entitlements that use one of these policies for any purpose',
    }),
  ),
  appUserIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: 1000,
      description: 'Entitlements held by one of these accounts',
    }),
  ),
  excludeAppUserIds: ids,
  membershipType: Type.Optional(
    Type.Array(
      Type.Enum(
        [
          'APP_ENTITLEMENT_MEMBERSHIP_TYPE_UNSPECIFIED',
          'APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER',
          'APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER',
          'APP_ENTITLEMENT_MEMBERSHIP_TYPE_EXCLUSION',
          'APP_ENTITLEMENT_MEMBERSHIP_TYPE_ADMIN',
        ],
        { title: 'AppEntitlementMembershipType' },
      ),
      {
        maxItems: 10,
        description: 'How the accounts of appUserIds hold it: as members (by a grant) or as owners; members when empty',
      },
    ),
  ),
  onlyGetExpiring: Type.Optional(Type.Boolean({ description: 'Only entitlements with expiring grants' })),
  sourceConnectorId: Type.Optional(Type.String({ maxLength: 64, description: 'The source of the entitlements' })),
  requestSchemaIds: ids,
  isAutomated: Type.Optional(Type.Boolean({ description: 'Membership is never automated, so true matches nothing' })),
  accessReviewId: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Only those that this campaign reviews, or before it is prepared those it selects',
    }),
  ),
  excludeImmutable: Type.Optional(Type.Boolean({ description: 'Has no effect: no entitlement is immutable' })),
  includeDeleted: Type.Optional(Type.Boolean({ description: 'Include deleted entitlements' })),
  expandMask: Type.Optional(ExpandMask),
})
export const SearchUntaggedRequest = Message('SearchUntaggedEntitlementsRequest', {
  ...pageFields,
  attributeTypeId: AttributeTypeId,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  appIds: ids,
  expandMask: Type.Optional(ExpandMask),
})
export type SearchUntaggedRequest = Static<typeof SearchUntaggedRequest>
export type SearchAppEntitlementsRequest = Static<typeof SearchAppEntitlementsRequest>
