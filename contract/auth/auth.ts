import Type, { type Static } from 'typebox'
import { Message, Timestamp } from '../wire/scalars.ts'

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
  timeZone: Type.String({ description: 'IANA name of the time zone of the organization; empty if it has set none' }),
  expiresIn: Type.Optional(Type.Integer({ description: 'Seconds until this token or session ends' })),
})
export type IntrospectResponse = Static<typeof IntrospectResponse>

/** Form of the token endpoint (interface 5.3, 5.4), which ignores unknown fields (RFC 6749, section 3.2). */
export const TokenRequest = Message('TokenRequest', {
  grant_type: Type.Union(
    [Type.Literal('client_credentials'), Type.Literal('urn:ietf:params:oauth:grant-type:device_code')],
    { description: 'The OAuth 2.0 grant: with a credential, or for a program that a person let in' },
  ),
  client_id: Type.Optional(
    Type.String({
      description: 'The Client ID; may be omitted with HTTP Basic. With device_code, the name of the program',
    }),
  ),
  device_code: Type.Optional(Type.String({ description: 'The code of /auth/v1/device_authorization' })),
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
  refresh_token: Type.Optional(
    Type.String({ description: 'With device_code only, and always empty: the token cannot be renewed' }),
  ),
})

/** Form and reply of a device login (RFC 8628, sections 3.1 and 3.2). */
export const DeviceAuthorizationRequest = Message('DeviceAuthorizationRequest', {
  client_id: Type.String({
    description: 'The name that the program gives itself; shown to the person who approves the login',
  }),
})
export const DeviceAuthorizationResponse = Message('DeviceAuthorizationResponse', {
  device_code: Type.String({ description: 'Proves to the token endpoint that the program asked' }),
  user_code: Type.String({ description: 'The program shows it; the person compares it' }),
  verification_uri: Type.String({ description: 'Where the person types the code' }),
  verification_uri_complete: Type.String({ description: 'The same with the code filled in' }),
  expires_in: Type.Integer({ description: 'Seconds until both codes expire' }),
  interval: Type.Integer({ description: 'Seconds to wait between two requests for the token' }),
})

/** A program that waits, as the person who lets it in sees it. */
export const DeviceLogin = Message('DeviceLogin', {
  clientId: Type.String({ description: 'The name that the program gives itself; not verified' }),
  address: Type.String({ description: 'IP address that the program asked from' }),
  userAgent: Type.String({ description: 'How the program names its software; empty if it does not' }),
  createdAt: Timestamp,
  expiresAt: Timestamp,
})
export type DeviceLogin = Static<typeof DeviceLogin>
export const FindDeviceLoginRequest = Message('FindDeviceLoginRequest', { userCode: Type.String({ maxLength: 40 }) })
export const DecideDeviceLoginRequest = Message('DecideDeviceLoginRequest', {
  userCode: Type.String({ maxLength: 40 }),
  allow: Type.Boolean(),
})

/** Error of the token endpoint (RFC 6749, section 5.2). */
export const OAuthError = Message('OAuthError', {
  error: Type.String(),
  error_description: Type.Optional(Type.String()),
})
