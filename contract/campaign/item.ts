import Type, { type Static } from 'typebox'
import { AppUserType } from '../directory/access-enums.ts'
import { Id, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'
import { AccessReviewViewType } from './campaign.ts'

const named = (title: string) => Message(title, { id: Id, displayName: Type.String() })
export const ItemRef = named('AccessReviewItemRef')
const ItemValue = Message('AccessReviewItemValue', { id: Id, value: Type.String() })

/** A person at the time of the snapshot. */
const ItemPerson = Message('AccessReviewItemPerson', {
  id: Id,
  displayName: Type.String(),
  email: Type.String(),
})

/**
 * One thing to review: an account, or a resource such as a group, that holds an entitlement. Shows the snapshot that the
 * campaign was prepared from, whatever has changed since.
 */
export const AccessReviewItem = Message('AccessReviewItem', {
  id: Type.String({ description: 'Empty in a preview, before the campaign is prepared' }),
  accessReviewId: Id,
  policyId: Type.String({ description: 'The policy this item is reviewed by' }),
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
      path: Type.Array(ItemRef, { description: 'Its parent resources, nearest first' }),
      project: Type.Optional(ItemRef),
      children: Type.Array(ItemRef, { description: 'Resources directly inside it: the first three by name' }),
      childCount: Type.Integer({ minimum: 0, description: 'How many resources are directly inside it' }),
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
      attributes: Type.Array(Message('AccessReviewItemAttribute', { key: Type.String(), value: Type.String() }), {
        description: 'What reviewerAttributeConfig allows of its profile, and nothing else',
      }),
    }),
  ),
  holder: Type.Optional(
    Message(
      'AccessReviewItemHolder',
      { id: Id, displayName: Type.String(), resourceTypeId: Type.String() },
      'The resource that holds the entitlement, if no account holds it',
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
    inheritedFrom: Type.Array(ItemRef, { description: 'Entitlements it is inherited through, nearest first' }),
    accessProfiles: Type.Array(ItemRef),
    sourceId: Type.String({ description: 'Empty if it was created here' }),
  }),
  inheritedThrough: Type.Array(ItemRef, {
    description: 'In a review by inheritance: the resources between the grant and the selected resource, nearest first',
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
    title: 'AccessReviewViewType',
    description:
      'Sort order: by app and entitlement, by person and account, by resource and entitlement, or in order of creation. When unspecified: the default view of the campaign',
  }),
)
export const SearchItemsRequest = Message('SearchAccessReviewItemsRequest', {
  ...pageFields,
  view,
  appIds: ids('Items of these apps'),
  userIds: ids('Items of these people'),
  appUserIds: ids('Items of these accounts'),
  entitlementIds: ids('Items of these entitlements'),
  resourceIds: ids('Items of entitlements that belong to these resources'),
  riskLevelIds: ids('Items of entitlements with these risk levels'),
  policyIds: ids('Items reviewed by these policies'),
  accountTypes: Type.Optional(Type.Array(AppUserType, { maxItems: 16 })),
  query: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Part of the entitlement name, or of a name or e-mail address of the account, person or holder',
    }),
  ),
})
export type ItemFilter = Omit<Static<typeof SearchItemsRequest>, 'pageSize' | 'pageToken'>
export const ListItemsQuery = Type.Object({ ...pageFields, view }, { additionalProperties: false })
