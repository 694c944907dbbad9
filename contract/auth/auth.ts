import Type, { type Static } from 'typebox'
import { Message } from '../wire/scalars.ts'

/** `principleId` is misspelt on purpose: existing clients use this name (interface 11.1). */
export const IntrospectResponse = Message('IntrospectResponse', {
  tenantId: Type.String(),
  userId: Type.String(),
  principleId: Type.String({ description: 'The credential or session that authenticated this request' }),
  roles: Type.Array(Type.String(), {
    description: 'Effective roles: the roles of the user, limited to those the credential allows',
  }),
  permissions: Type.Array(Type.String()),
  features: Type.Array(Type.String()),
  timeZone: Type.String({ description: 'IANA name of the time zone of the organisation; empty if it has set none' }),
})
export type IntrospectResponse = Static<typeof IntrospectResponse>

/** Form of the token endpoint (interface 5.3, 5.4), which ignores unknown fields (RFC 6749, section 3.2). */
export const TokenRequest = Message('TokenRequest', {
  grant_type: Type.Literal('client_credentials', { description: 'The OAuth 2.0 grant' }),
  client_id: Type.Optional(Type.String({ description: 'The Client ID; may be omitted with HTTP Basic' })),
  client_secret: Type.Optional(Type.String({ description: 'The Client Secret (simple method)' })),
  client_assertion_type: Type.Optional(
    Type.Literal('urn:ietf:params:oauth:client-assertion-type:jwt-bearer', { description: 'With client_assertion' }),
  ),
  client_assertion: Type.Optional(
    Type.String({
      description:
        'A JWT signed (EdDSA) with the key in the Client Secret. iss and sub are the Client ID, aud is the host, exp is at most five minutes ahead',
    }),
  ),
})

/** Reply of the token endpoint (interface 5.5). */
export const TokenResponse = Message('TokenResponse', {
  access_token: Type.String(),
  token_type: Type.String(),
  expires_in: Type.Integer({ description: 'Seconds until the token expires' }),
})

/** Error of the token endpoint (RFC 6749, section 5.2). */
export const OAuthError = Message('OAuthError', {
  error: Type.String(),
  error_description: Type.Optional(Type.String()),
})
