import type { CustomFetch } from 'openid-client'
import type { Cidr } from '../lib/cidr.ts'
import { send } from '../outbound/index.ts'
import { asUnreachable, OidcError } from './oidc-error.ts'

export const TIMEOUT_SECONDS = 10
const MAX_REPLY_BYTES = 512 * 1024
/** Answers that a Response may not have a body for. */
const NO_BODY = new Set([101, 103, 204, 205, 304])

/** The `fetch` of the library: by the address rules, without redirects, with limits of size and time. */
export const outboundFetch =
  (allowed: readonly Cidr[]): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const reply = await send({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(url),
      headers,
      body: bytesOf(body),
      timeoutMs: TIMEOUT_SECONDS * 1000,
      maxReplyBytes: MAX_REPLY_BYTES,
      allowed,
      signal: signal ?? AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    }).catch((error: unknown) => {
      throw asUnreachable(error)
    })
    if (NO_BODY.has(reply.status)) throw new OidcError('unreachable', `The provider answered with ${reply.status}.`)
    return new Response(new Uint8Array(reply.body), {
      status: reply.status,
      headers: { 'content-type': reply.contentType },
    })
  }

/** The library sends forms and text. */
function bytesOf(body: unknown): Uint8Array {
  if (body === undefined || body === null) return new Uint8Array()
  if (typeof body === 'string' || body instanceof URLSearchParams) return Buffer.from(body.toString())
  if (body instanceof Uint8Array) return body
  throw new TypeError('unexpected kind of request body')
}
