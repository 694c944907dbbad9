import Type, { type Static } from 'typebox'
import { Annotations } from '../wire/annotations.ts'
import { AppEntitlementRef, PolicyRef } from '../wire/refs.ts'
import { Id, Int64, Line, listReply, Message, pageFields, readOnly, Timestamp, UpdateMask } from '../wire/scalars.ts'
import { at } from './as-of.ts'
import { OwnerIds } from './owner.ts'
import { User } from './user.ts'

export const AppAccessModel = Type.Enum(
  ['APP_ACCESS_MODEL_UNSPECIFIED', 'APP_ACCESS_MODEL_CLASSIC', 'APP_ACCESS_MODEL_HYBRID', 'APP_ACCESS_MODEL_SPARSE'],
  { title: 'AppAccessModel' },
)
export const AppUserIdentityMatching = Type.Enum(
  [
    'APP_USER_IDENTITY_MATCHING_UNSPECIFIED',
    'APP_USER_IDENTITY_MATCHING_STRICT',
    'APP_USER_IDENTITY_MATCHING_DISPLAY_NAME',
    'APP_USER_IDENTITY_MATCHING_CUSTOM',
  ],
  { title: 'AppUserIdentityMatching' },
)
export const UserOwnershipType = Type.Enum(
  [
    'USER_OWNERSHIP_TYPE_UNSPECIFIED',
    'USER_OWNERSHIP_TYPE_APP',
    'USER_OWNERSHIP_TYPE_RESOURCE',
    'USER_OWNERSHIP_TYPE_ENTITLEMENT',
  ],
  { title: 'UserOwnershipType' },
)

/** Stored as sent: Recert does not interpret its members. */
const AppUserMapper = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Any members, at most 16384 bytes; stored as sent',
})

/** The app as a connector names it, by which a client finds it again; stored only. */
const MatchBatonRef = Message('AppMatchBatonRef', {
  appId: Type.Optional(Type.String({ maxLength: 64 })),
  connectorId: Type.Optional(Type.String({ maxLength: 64 })),
  externalId: Type.Optional(Line(1000)),
})

/** An app whose access is reviewed (interface 11.3). */
export const App = Message('App', {
  id: Id,
  displayName: Type.String(),
  description: Type.String(),
  appOwners: Type.Array(User),
  certifyPolicyId: Type.String({
    description: 'The policy its access is reviewed by; empty if it has none',
  }),
  grantPolicyId: Type.String(),
  revokePolicyId: Type.String(),
  isDirectory: Type.Boolean(),
  isManuallyManaged: Type.Boolean({ description: 'Created here, not imported' }),
  sourceId: Type.String({ description: 'The source it was imported from; empty if it was created here' }),
  userCount: Int64,
  monthlyCostUsd: Type.Integer(),
  annotations: Annotations,
  accessModel: AppAccessModel,
  identityMatching: AppUserIdentityMatching,
  instructions: Type.String(),
  iconUrl: Type.String(),
  logoUri: Type.String(),
  strictAccessEntitlementProvisioning: Type.Boolean(),
  revokeGrantSources: Type.Boolean(),
  enableConnectorSourcedOwnership: Type.Boolean(),
  connectorVersion: Type.Integer(),
  defaultRequestCatalogId: Type.String(),
  appUserMapper: Type.Optional(AppUserMapper),
  appAccountId: Type.String(),
  appAccountName: Type.String(),
  parentAppId: Type.String(),
  matchBatonRef: Type.Optional(MatchBatonRef),
  fieldMask: Type.Optional(Type.String()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type App = Static<typeof App>

const policyId = Type.Optional(Type.String({ maxLength: 64, description: 'Empty for none' }))
/** Fields that both Create and Update can write. */
const writable = {
  annotations: Type.Optional(Annotations),
  certifyPolicyId: policyId,
  description: Type.Optional(Type.String({ maxLength: 4000 })),
  grantPolicyId: policyId,
  identityMatching: Type.Optional(AppUserIdentityMatching),
  instructions: Type.Optional(Type.String({ maxLength: 4000 })),
  monthlyCostUsd: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      hint: 'must be a whole number of dollars from 0 to 2147483647',
    }),
  ),
  matchBatonRef: Type.Optional(MatchBatonRef),
  revokePolicyId: policyId,
  strictAccessEntitlementProvisioning: Type.Optional(Type.Boolean()),
}

export const CreateAppRequest = Message('CreateAppRequest', {
  displayName: Line(200),
  owners: Type.Optional(OwnerIds),
  appEntitlementOwnerRefs: Type.Optional(Type.Array(AppEntitlementRef, { maxItems: 100 })),
  ...writable,
})
export type CreateAppRequest = Static<typeof CreateAppRequest>

/** Accepts read-only fields, since clients send back what they read; naming one in the mask is refused. */
export const AppInput = Message('AppInput', {
  ...readOnly(Type.Partial(App).properties),
  ...writable,
  displayName: Type.Optional(Line(200)),
  accessModel: Type.Optional(AppAccessModel),
  appUserMapper: Type.Optional(AppUserMapper),
  connectorVersion: Type.Optional(Type.Integer({ minimum: 0, hint: 'must be a whole number, 0 or more' })),
  defaultRequestCatalogId: Type.Optional(Type.String({ maxLength: 64 })),
  enableConnectorSourcedOwnership: Type.Optional(Type.Boolean()),
  iconUrl: Type.Optional(
    Type.String({
      maxLength: 2000,
      pattern: '^(https?://\\S+)?$',
      hint: 'must be a URL that starts with http:// or https://',
    }),
  ),
  revokeGrantSources: Type.Optional(Type.Boolean()),
})
export type AppInput = Static<typeof AppInput>
export const UpdateAppRequest = Message('UpdateAppRequest', {
  app: Type.Optional(AppInput),
  updateMask: Type.Optional(UpdateMask),
})
export const AppReply = Message('AppReply', { app: App })
export const AppList = listReply('AppList', App)

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }))
const text = Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' }))
export const SearchAppsRequest = Message('SearchAppsRequest', {
  ...pageFields,
  at,
  query: text,
  displayName: text,
  appIds: ids,
  excludeAppIds: ids,
  onlyDirectories: Type.Optional(Type.Boolean()),
  ownerUserIds: ids,
  policyRefs: Type.Optional(
    Type.Array(PolicyRef, {
      maxItems: 1000,
      description: 'Apps that use one of these policies for any purpose',
    }),
  ),
})
export type SearchAppsRequest = Static<typeof SearchAppsRequest>

export const UserOwnershipEntry = Message('UserOwnershipEntry', {
  ownershipType: UserOwnershipType,
  appId: Id,
  appDisplayName: Type.String(),
  resourceTypeId: Type.String(),
  resourceId: Type.String(),
  resourceDisplayName: Type.String(),
  entitlementId: Type.String(),
  entitlementDisplayName: Type.String(),
})
export type UserOwnershipEntry = Static<typeof UserOwnershipEntry>
export const UserOwnershipList = listReply('UserOwnershipList', UserOwnershipEntry)
export const SearchUserOwnershipRequest = Message('SearchUserOwnershipRequest', {
  ...pageFields,
  userId: Id,
  ownershipTypes: Type.Optional(Type.Array(UserOwnershipType, { maxItems: 10 })),
})
