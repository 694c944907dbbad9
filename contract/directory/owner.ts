import Type from 'typebox'
import { Id, listReply, Message } from '../wire/scalars.ts'
import { User } from './user.ts'

/** Limit for the owners of an app, a resource or an entitlement. */
export const MAX_OWNERS = 100

export const OwnerIds = Type.Array(Id, { maxItems: MAX_OWNERS })

export const OwnerList = Message('OwnerList', {
  ...listReply('OwnerList', User).properties,
  immutableUserIds: Type.Optional(
    Type.Array(Id, { description: 'Owners of a resource that cannot be removed; always empty' }),
  ),
})
export const OwnerIdList = Message('OwnerIdList', { userIds: Type.Array(Id) })
export const SetOwnersRequest = Message('SetOwnersRequest', { userIds: Type.Optional(OwnerIds) })
export const OwnerRequest = Message('OwnerRequest', { userId: Id })
export const DeleteOwnersRequest = Message('DeleteOwnersRequest', {
  userIds: Type.Array(Id, { minItems: 1, maxItems: MAX_OWNERS }),
})
