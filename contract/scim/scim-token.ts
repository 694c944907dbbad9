import Type, { type Static } from 'typebox'
import { MAX_CIDRS } from '../auth/credential.ts'
import { Id, Line, listReply, Message, Timestamp } from '../wire/scalars.ts'

/** Tokens with which an identity provider writes to a source by SCIM. Existing clients do not know them. */
export const MAX_SCIM_TOKENS = 2

export const ScimToken = Message('ScimToken', {
  id: Id,
  sourceId: Id,
  displayName: Type.String(),
  allowSourceCidr: Type.Array(Type.String(), {
    description: 'IP ranges it may be used from; empty allows any address',
  }),
  createdById: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Type.Optional(Timestamp),
})
export type ScimToken = Static<typeof ScimToken>

export const CreateScimTokenRequest = Message('CreateScimTokenRequest', {
  displayName: Line(200),
  allowSourceCidr: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_CIDRS })),
})
export const CreateScimTokenReply = Message('CreateScimTokenReply', {
  scimToken: ScimToken,
  token: Type.String({ description: 'Shown only in this reply; it is not stored' }),
  baseUrl: Type.String({ description: 'The address to enter at the identity provider' }),
})
export const ScimTokenList = listReply('ScimTokenList', ScimToken)
