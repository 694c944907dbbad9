import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Cidr } from '../lib/cidr.ts'
import { type AddressOptions, addressOf, connectionProblem } from './address.rules.ts'

/** A destination that the server does not send to. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused'
}

export interface Outbound {
  /** POST unless given. */
  method?: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body: Uint8Array
  /** For the whole exchange. */
  timeoutMs: number
  maxReplyBytes: number
  allowed: readonly Cidr[]
  signal: AbortSignal
  /** How names are resolved; for tests. */
  resolve?: Resolve
  /** Also over http on port 80 to public addresses, for protocols whose messages protect themselves. */
  plainHttp?: boolean
}
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void
export interface Reply {
  status: number
  /** Empty if the answer names none. */
  contentType: string
  body: Buffer
}

/**
 * Sends to another host. All addresses of its name must be allowed, and the connection goes to one of those that were
 * checked, so a name that resolves to something else a moment later gains nothing. Redirects are not followed.
 */
export async function send({
  method = 'POST',
  url,
  headers,
  body,
  timeoutMs,
  maxReplyBytes,
  allowed,
  signal,
  resolve = lookup,
  plainHttp = false,
}: Outbound): Promise<Reply> {
  const literal = addressOf(url)
  const problem = literal === undefined ? undefined : connectionProblem(url, literal, allowed, { plainHttp })
  if (problem) throw new OutboundRefused(problem)
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  const timeout = AbortSignal.timeout(timeoutMs)
  const request = start(url, {
    method,
    headers: { ...headers, ...(method === 'POST' ? { 'content-length': body.length } : {}) },
    // Not shared: a connection is checked when it is made.
    agent: false,
    lookup: checkedLookup(url, allowed, resolve, { plainHttp }),
    signal: AbortSignal.any([signal, timeout]),
  })
  try {
    const response = await exchange(request, body)
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      body: await readAtMost(response, maxReplyBytes),
    }
  } catch (error) {
    // An aborted request says only that it was aborted.
    throw timeout.aborted ? timeout.reason : error
  }
}

const exchange = (request: ClientRequest, body: Uint8Array): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end(body)
  })

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const checkedLookup =
  (url: URL, allowed: readonly Cidr[], resolve: Resolve, options: AddressOptions): LookupFunction =>
  (hostname, wanted, callback) =>
    resolve(hostname, { ...wanted, all: true }, (error, found) => {
      const addresses: LookupAddress[] = found ?? []
      const problem = addresses.map(({ address }) => connectionProblem(url, address, allowed, options)).find(Boolean)
      const refusal = error ?? (problem ? new OutboundRefused(problem) : null)
      const [first] = addresses
      if (refusal || !first) callback(refusal ?? new Error(`${hostname} has no address`), '', 0)
      else if (wanted.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
