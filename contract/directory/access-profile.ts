import Type, { type Static } from 'typebox'
import { Id, Line, listReply, Message, pageFields, readOnly, Timestamp, UpdateMask } from '../wire/scalars.ts'

/** A bundle of access that grants can belong to. Scopes can include or exclude the grants of access profiles. */
export const AccessProfile = Message('AccessProfile', {
  id: Id,
  displayName: Type.String(),
  description: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type AccessProfile = Static<typeof AccessProfile>

const description = Type.Optional(Type.String({ maxLength: 4000 }))
export const CreateAccessProfileRequest = Message('CreateAccessProfileRequest', {
  displayName: Line(200),
  description,
})
/** Accepts read-only fields, since clients send back what they read; naming one in the mask is refused. */
export const AccessProfileInput = Message('AccessProfileInput', {
  displayName: Type.Optional(Line(200)),
  description,
  ...readOnly({
    id: Type.Optional(Type.String({ maxLength: 64 })),
    createdAt: Type.Optional(Timestamp),
    updatedAt: Type.Optional(Timestamp),
  }),
})
export const UpdateAccessProfileRequest = Message('UpdateAccessProfileRequest', {
  accessProfile: Type.Optional(AccessProfileInput),
  updateMask: Type.Optional(UpdateMask),
})
export const SearchAccessProfilesRequest = Message('SearchAccessProfilesRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
  ids: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 })),
})
export type SearchAccessProfilesRequest = Static<typeof SearchAccessProfilesRequest>
export const AccessProfileReply = Message('AccessProfileReply', { accessProfile: AccessProfile })
export const AccessProfileList = listReply('AccessProfileList', AccessProfile)
