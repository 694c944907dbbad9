import Type, { type Static } from 'typebox'
import { AppUserType } from '../directory/access-enums.ts'
import { Id, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { AccessReviewViewType } from './campaign.ts'

const named = (title: string) => Message(title, { id: Id, displayName: Type.String() })
const ItemRef = named('AccessReviewItemRef')
const ItemValue = Message('AccessReviewItemValue', { id: Id, value: Type.String() })

/** Somebody as they were when the campaign was prepared. */
const ItemPerson = Message('AccessReviewItemPerson', {
  id: Id,
  displayName: Type.String(),
  email: Type.String(),
})

/**
 * One thing to review: an account, or a resource such as a group, that holds an entitlement. Everything in it is as it
 * was at the moment that the campaign was prepared from, whatever has changed since.
 */
export const AccessReviewItem = Message('AccessReviewItem', {
  id: Type.String({ description: 'Empty for what is shown before the campaign is prepared' }),
  accessReviewId: Id,
  policyId: Type.String({ description: 'The policy that this item is reviewed by' }),
  app: ItemRef,
  entitlement: Message('AccessReviewItemEntitlement', {
    id: Id,
    displayName: Type.String(),
    description: Type.String(),
    riskLevel: Type.Optional(ItemValue),
    complianceFrameworks: Type.Array(ItemValue),
  }),
  resource: Type.Optional(
    Message('AccessReviewItemResource', {
      id: Id,
      displayName: Type.String(),
      resourceTypeId: Type.String(),
      resourceTypeDisplayName: Type.String(),
      path: Type.Array(ItemRef, { description: 'The resources above it, the nearest first' }),
    }),
  ),
  account: Type.Optional(
    Message('AccessReviewItemAccount', {
      id: Id,
      displayName: Type.String(),
      username: Type.String(),
      email: Type.String(),
      accountType: AppUserType,
      status: Type.String(),
      statusDetails: Type.String(),
      lastLoginAt: Type.Optional(Timestamp),
    }),
  ),
  holder: Type.Optional(
    Message(
      'AccessReviewItemHolder',
      { id: Id, displayName: Type.String(), resourceTypeId: Type.String() },
      'The resource that holds the entitlement, when it is not an account',
    ),
  ),
  user: Type.Optional(
    Message('AccessReviewItemUser', {
      ...ItemPerson.properties,
      status: Type.String(),
      jobTitle: Type.String(),
      department: Type.String(),
      manager: Type.Optional(ItemPerson),
    }),
  ),
  grant: Message('AccessReviewItemGrant', {
    addedAt: Timestamp,
    discoveredAt: Timestamp,
    lastUsedAt: Type.Optional(Timestamp),
    lastReviewedAt: Type.Optional(Timestamp),
    expiresAt: Type.Optional(Timestamp),
    isDirect: Type.Boolean(),
    inheritedFrom: Type.Array(ItemRef, { description: 'Entitlements that it came through, the nearest first' }),
    accessProfiles: Type.Array(ItemRef),
    sourceId: Type.String({ description: 'Empty for what was made here' }),
  }),
  inheritedThrough: Type.Array(ItemRef, {
    description: 'In a review by inheritance: the resources on the way to the selected one, the nearest first',
  }),
  conflictViolationIds: Type.Array(Id),
})
export type AccessReviewItem = Static<typeof AccessReviewItem>

export const AccessReviewItemList = listReply('AccessReviewItemList', AccessReviewItem)
export const AccessReviewItemReply = Message('AccessReviewItemReply', { item: AccessReviewItem })

const ids = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description }))
const view = Type.Optional(
  Type.Enum(AccessReviewViewType.enum, {
    description:
      'The order: by app and entitlement, by person and account, by resource and entitlement, or as they were found. Unspecified is the default view of the campaign',
  }),
)
export const SearchItemsRequest = Message('SearchAccessReviewItemsRequest', {
  ...pageFields,
  view,
  appIds: ids('Items of these apps'),
  userIds: ids('Items of these people'),
  appUserIds: ids('Items of these accounts'),
  entitlementIds: ids('Items of these entitlements'),
  resourceIds: ids('Items of entitlements of these resources'),
  riskLevelIds: ids('Items of entitlements with these risk levels'),
  policyIds: ids('Items reviewed by these policies'),
  accountTypes: Type.Optional(Type.Array(AppUserType, { maxItems: 16 })),
  query: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Part of the name of the entitlement, or of a name or address of the account, person or holder',
    }),
  ),
})
export type ItemFilter = Omit<Static<typeof SearchItemsRequest>, 'pageSize' | 'pageToken'>
export const ListItemsQuery = Type.Object({ ...pageFields, view }, { additionalProperties: false })
