import { OAuthError, TokenResponse } from '../../../contract/auth/auth.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import type { ExtraPaths } from '../../http/openapi.ts'
import { errorResponses } from '../../http/openapi.ts'
import { SIGN_IN_PATH, SIGN_OUT_PATH, SignInRequest } from '../sessions/sign-in.ts'
import { JWT_BEARER } from './prove-client.ts'
import { TOKEN_PATH } from './token-endpoint.ts'

const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more })
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** OpenAPI descriptions of the paths that are not operations. */
export const authPaths: ExtraPaths = {
  [TOKEN_PATH]: {
    post: {
      operationId: 'auth.token',
      tags: ['Auth'],
      summary: 'Get an access token with a client secret or a signed assertion',
      description:
        'Instead of client_id and client_secret, HTTP Basic may be sent, with both encoded as in a form (RFC 6749, section 2.3.1).',
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['grant_type'],
              properties: {
                grant_type: { const: 'client_credentials' },
                client_id: text('The client ID; may be omitted with HTTP Basic'),
                client_secret: text('The client secret (simple method)'),
                client_assertion_type: { const: JWT_BEARER },
                client_assertion: text(
                  'A JWT signed (EdDSA) with the key in the client secret. iss and sub are the client ID, aud is the host, exp is at most five minutes ahead',
                ),
              },
            },
          },
        },
      },
      responses: {
        200: { description: 'The access token', ...json(TokenResponse) },
        ...Object.fromEntries(
          Object.entries({
            400: '`invalid_request`, `unsupported_grant_type` or `invalid_scope`',
            401: '`invalid_client`: the client is unknown, its secret or assertion is wrong, or it may not be used now or from this address',
            429: 'Too many failed attempts for this client from this address; see Retry-After',
            500: '`server_error`: the server failed to process the request',
            503: 'The database is not responding; see Retry-After',
          }).map(([status, description]) => [status, { description, ...json(OAuthError) }]),
        ),
      },
    },
  },
  [SIGN_IN_PATH]: {
    post: {
      operationId: 'auth.sign_in',
      tags: ['Auth'],
      summary: 'Start a browser session with the token of a one-time sign-in link',
      security: [],
      requestBody: { required: true, ...json(SignInRequest) },
      responses: {
        200: { description: 'Signed in; the cookie has the session', ...json(Empty) },
        ...errorResponses([
          'unsupported_media_type',
          'too_many_requests',
          'invalid_request',
          'malformed_json',
          'unauthenticated',
          'foreign_origin',
          'storage_unavailable',
        ]),
      },
    },
  },
  [SIGN_OUT_PATH]: {
    post: {
      operationId: 'auth.sign_out',
      tags: ['Auth'],
      summary: 'Sign out and end the browser session',
      responses: {
        200: { description: 'Signed out', ...json(Empty) },
        ...errorResponses(['unauthenticated', 'foreign_origin', 'too_many_requests', 'storage_unavailable']),
      },
    },
  },
}
