import { OAuthError, TokenRequest, TokenResponse } from '../../../contract/auth/auth.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import type { ExtraPaths } from '../../http/openapi/document.ts'
import { SIGN_IN_PATH, SIGN_OUT_PATH, SignInRequest } from '../sessions/sign-in.ts'
import { TOKEN_PATH } from './token-endpoint.ts'

/** Descriptions of the paths that are not operations, for the API document. */
export const authPaths: ExtraPaths = {
  [TOKEN_PATH]: {
    operationId: 'auth.token',
    tag: 'Auth',
    summary: 'Get an access token with a client secret or a signed assertion',
    description:
      'The OAuth 2.0 client credentials flow. Send the Client ID with either the Client Secret or an assertion signed with the key in it. Instead of client_id and client_secret, HTTP Basic may be sent, with both encoded as in a form (RFC 6749, section 2.3.1). The token is valid for `expires_in` seconds; get a new one before that.',
    request: { type: 'application/x-www-form-urlencoded', schema: TokenRequest },
    reply: { description: 'The access token', schema: TokenResponse },
    otherErrors: {
      schema: OAuthError,
      descriptions: {
        400: '`invalid_request`, `unsupported_grant_type` or `invalid_scope`',
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
  [SIGN_OUT_PATH]: {
    operationId: 'auth.sign_out',
    tag: 'Auth',
    summary: 'Sign out and end the browser session',
    description: 'For the web application: ends the session that the cookie names and deletes the cookie.',
    signedIn: true,
    reply: { description: 'Signed out', schema: Empty },
    errors: ['unauthenticated', 'foreign_origin', 'unknown_host', 'too_many_requests', 'storage_unavailable'],
  },
}
