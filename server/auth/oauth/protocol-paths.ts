import {
  DecideDeviceLoginRequest,
  DeviceAuthorizationRequest,
  DeviceAuthorizationResponse,
  DeviceLogin,
  FindDeviceLoginRequest,
  OAuthError,
  TokenRequest,
  TokenResponse,
} from '../../../contract/auth/auth.ts'
import { SignInLinkRequest, SignInOptions, SignOutReply } from '../../../contract/auth/sign-in.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import type { ExtraPath, ExtraPaths } from '../../http/openapi/document.ts'
import { DEVICE_AUTHORIZATION_PATH, DEVICE_DECIDE_PATH, DEVICE_FIND_PATH } from '../device/device-endpoints.ts'
import { ASK_LINK_PATH } from '../sessions/ask-link.ts'
import { SIGN_IN_PATH, SIGN_OUT_PATH, SignInRequest } from '../sessions/sign-in.ts'
import { SSO_PATH } from '../sso/sign-in-settings.ts'
import { TOKEN_PATH } from './token-endpoint.ts'

const DEVICE_ERRORS: ExtraPath['errors'] = [
  'device_code_unknown',
  'unsupported_media_type',
  'too_many_requests',
  'invalid_request',
  'malformed_json',
  'unauthenticated',
  'foreign_origin',
  'unknown_host',
  'storage_unavailable',
]

/** Descriptions of the paths that are not operations, for the API document. */
export const authPaths: ExtraPaths = {
  [TOKEN_PATH]: {
    operationId: 'auth.token',
    tag: 'Auth',
    summary: 'Get an access token with a client secret, a signed assertion or a device code',
    description:
      'The OAuth 2.0 client credentials flow. Send the Client ID with either the Client Secret or an assertion signed with the key in it. Instead of client_id and client_secret, HTTP Basic may be sent, with both encoded as in a form (RFC 6749, section 2.3.1). The token is valid for `expires_in` seconds; get a new one before that. A program that asked /auth/v1/device_authorization sends its device_code instead, until the person has decided.',
    request: { type: 'application/x-www-form-urlencoded', schema: TokenRequest },
    reply: { description: 'The access token', schema: TokenResponse },
    otherErrors: {
      schema: OAuthError,
      descriptions: {
        400: '`invalid_request`, `unsupported_grant_type` or `invalid_scope`; with device_code also `authorization_pending` (ask again later), `slow_down`, `access_denied`, `expired_token` or `invalid_grant`',
        401: '`invalid_client`: the client is unknown, its secret or assertion is wrong, or it may not be used now or from this address',
        429: 'Too many failed attempts for this client from this address; see Retry-After',
        500: '`server_error`: the server failed to process the request',
        503: 'The database is not responding; see Retry-After',
      },
    },
  },
  [SIGN_IN_PATH]: {
    operationId: 'auth.sign_in',
    tag: 'Auth',
    summary: 'Start a browser session with the token of a one-time sign-in link',
    description: 'For the web application: sets the session cookie. A link works once, within 15 minutes.',
    request: { type: 'application/json', schema: SignInRequest },
    reply: { description: 'Signed in; the cookie has the session', schema: Empty },
    errors: [
      'unsupported_media_type',
      'too_many_requests',
      'invalid_request',
      'malformed_json',
      'unauthenticated',
      'foreign_origin',
      'unknown_host',
      'storage_unavailable',
    ],
  },
  [ASK_LINK_PATH]: {
    operationId: 'auth.ask_sign_in_link',
    tag: 'Auth',
    summary: 'Ask for a sign-in link by mail',
    description:
      'For the sign-in page, where `mailsLinks` of the ways to sign in says so. Whoever has the address gets a mail with a link that signs in once, within 15 minutes; at most one in a minute and 5 in an hour. The reply is the same whether or not anybody has the address.',
    request: { type: 'application/json', schema: SignInLinkRequest },
    reply: { description: 'If the address is known, a link is on its way', schema: Empty },
    errors: [
      'unsupported_media_type',
      'too_many_requests',
      'invalid_request',
      'malformed_json',
      'unauthenticated',
      'foreign_origin',
      'unknown_host',
      'storage_unavailable',
    ],
  },
  [SIGN_OUT_PATH]: {
    operationId: 'auth.sign_out',
    tag: 'Auth',
    summary: 'Sign out and end the browser session',
    description:
      'For the web application: ends the session that the cookie names and deletes the cookie. If single sign-on began the session, the reply says where to sign out at the provider.',
    signedIn: true,
    reply: { description: 'Signed out', schema: SignOutReply },
    errors: ['unauthenticated', 'foreign_origin', 'unknown_host', 'too_many_requests', 'storage_unavailable'],
  },
  [SSO_PATH]: {
    method: 'get',
    operationId: 'auth.sign_in_options',
    tag: 'Auth',
    summary: 'Get the ways to sign in',
    description:
      'For the sign-in page. With single sign-on, a browser signs in at /auth/v1/sso/start?to=<path of a page>, which leads to the provider and back.',
    reply: { description: 'The ways to sign in', schema: SignInOptions },
    errors: ['unknown_host', 'too_many_requests', 'storage_unavailable'],
  },
  [DEVICE_AUTHORIZATION_PATH]: {
    operationId: 'auth.device_authorization',
    tag: 'Auth',
    summary: 'Start device login for a command line program',
    description:
      'The OAuth 2.0 device flow (RFC 8628). Show the user code and open the address in a browser; a signed-in person confirms it there. Meanwhile ask the token endpoint with the device code every `interval` seconds. The token has the rights of the person for 15 minutes, enough to create an API credential.',
    request: { type: 'application/x-www-form-urlencoded', schema: DeviceAuthorizationRequest },
    reply: { description: 'The codes', schema: DeviceAuthorizationResponse },
    otherErrors: {
      schema: OAuthError,
      descriptions: {
        400: '`invalid_request`',
        429: 'Too many requests from this address; see Retry-After',
        500: '`server_error`: the server failed to process the request',
        503: 'Too many programs wait, or the database is not responding; see Retry-After',
      },
    },
  },
  [DEVICE_FIND_PATH]: {
    operationId: 'auth.device_find',
    tag: 'Auth',
    summary: 'Get the program that is waiting with a user code',
    description: 'For the web application: what the person sees before they let a program in. Needs a browser session.',
    signedIn: true,
    request: { type: 'application/json', schema: FindDeviceLoginRequest },
    reply: { description: 'The program that waits', schema: DeviceLogin },
    errors: DEVICE_ERRORS,
  },
  [DEVICE_DECIDE_PATH]: {
    operationId: 'auth.device_decide',
    tag: 'Auth',
    summary: 'Approve or refuse the program that is waiting with a user code',
    description: 'For the web application, once for each code. Needs a browser session.',
    signedIn: true,
    request: { type: 'application/json', schema: DecideDeviceLoginRequest },
    reply: { description: 'Decided', schema: Empty },
    errors: DEVICE_ERRORS,
  },
}
