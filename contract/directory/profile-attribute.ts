import Type, { type Static } from 'typebox'
import { Message } from '../wire/scalars.ts'

export const SearchUserAttributesRequest = Message('SearchUserProfileAttributesRequest', {})
export const SearchAccountAttributesRequest = Message('SearchAppUserProfileAttributesRequest', {
  appIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description: 'Only accounts in these apps' }),
  ),
})

export const ProfileAttributeList = Message('ProfileAttributeList', {
  list: Type.Array(
    Message('ProfileAttribute', {
      appId: Type.String({ description: 'The app of the accounts that have it; empty for an attribute of people' }),
      name: Type.String({ description: 'Name of the attribute' }),
      values: Type.Array(Type.String(), { description: 'Up to 50 of its values, in alphabetical order' }),
    }),
    { description: 'Attributes that were found, by name; at most 1000' },
  ),
})
export type ProfileAttribute = Static<typeof ProfileAttributeList>['list'][number]
