import Type, { type Static } from 'typebox'
import { Duration, Id, Line, listReply, Message, pageFields, readOnly, Timestamp, UpdateMask } from '../wire/scalars.ts'

/** The lifespans a credential can have (interface 5.1). */
export const LIFESPAN_SECONDS = { '30d': 2_592_000, '90d': 7_776_000 } as const
export const MAX_CIDRS = 32

export const PersonalClient = Message('PersonalClient', {
  id: Id,
  clientId: Type.String({ description: '`<random-id>@<host>/<use-case>`' }),
  displayName: Type.String(),
  userId: Type.String({ description: 'The user who owns it' }),
  allowSourceCidr: Type.Array(Type.String(), {
    description: 'IP ranges it may be used from; empty allows any address',
  }),
  scopedRoles: Type.Array(Type.String(), {
    description:
      'Roles it is limited to: it may do what both its owner and these roles may. Empty for all rights of the owner',
  }),
  expiresTime: Type.Optional(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  lastUsedAt: Type.Optional(Timestamp),
})
export type PersonalClient = Static<typeof PersonalClient>

const writable = {
  displayName: Type.Optional(Line(200)),
  allowSourceCidr: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_CIDRS })),
  scopedRoles: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 32 })),
}
export const CreatePersonalClientRequest = Message('CreatePersonalClientRequest', {
  ...writable,
  expires: Type.Optional(Duration),
})
export const CreatePersonalClientReply = Message('CreatePersonalClientReply', {
  client: PersonalClient,
  clientSecret: Type.String({ description: 'Shown only in this reply; it is not stored' }),
})
export const PersonalClientReply = Message('PersonalClientReply', { client: PersonalClient })
export const PersonalClientList = listReply('PersonalClientList', PersonalClient)

/** Accepts read-only fields, since clients send back what they read; naming one in the mask is refused. */
export const PersonalClientInput = Message('PersonalClientInput', {
  ...writable,
  expiresTime: Type.Optional(Timestamp),
  ...readOnly({
    id: Type.Optional(Type.String()),
    clientId: Type.Optional(Type.String()),
    userId: Type.Optional(Type.String()),
    createdAt: Type.Optional(Timestamp),
    updatedAt: Type.Optional(Timestamp),
    lastUsedAt: Type.Optional(Timestamp),
  }),
})
export type PersonalClientInput = Static<typeof PersonalClientInput>
export const UpdatePersonalClientRequest = Message('UpdatePersonalClientRequest', {
  client: Type.Optional(PersonalClientInput),
  updateMask: Type.Optional(UpdateMask),
})
export const SearchPersonalClientsRequest = Message('SearchPersonalClientsRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name or client ID' })),
  users: Type.Optional(Type.Array(Message('UserRef', { id: Id }), { maxItems: 1000 })),
})
