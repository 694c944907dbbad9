import { randomBytes } from 'node:crypto'
import type { Cidr } from '../lib/cidr.ts'
import { send } from '../outbound/index.ts'
import { BadTimeStamp, readToken, type TimeStamp, timeStampRequest, tokenOf } from './token.ts'

export { BadTimeStamp, readToken, type TimeStamp } from './token.ts'

const NONCE_BYTES = 8
const ANSWER_MS = 20_000
const MAX_ANSWER_BYTES = 100_000
/** How far the clock of the authority may be from ours. */
const MAX_DIFFERENCE_MS = 5 * 60_000

export interface StampRequest {
  url: URL
  /** SHA-256 of what is stamped. */
  digest: Buffer
  now: () => Promise<Date>
  allowed: readonly Cidr[]
  signal: AbortSignal
}

/** Asks an authority for a time stamp, and returns its token once it is what was asked for (RFC 3161). */
export async function requestTimeStamp(request: StampRequest): Promise<{ token: Buffer; stamp: TimeStamp }> {
  const { url, digest, now, allowed, signal } = request
  // The first bit is 0 and the first byte is not, so the number has exactly these bytes.
  const nonce = randomBytes(NONCE_BYTES)
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  const { status, body } = await send({
    url,
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: timeStampRequest(digest, nonce),
    timeoutMs: ANSWER_MS,
    maxReplyBytes: MAX_ANSWER_BYTES,
    allowed,
    signal,
    plainHttp: true,
  })
  if (status !== 200) throw new BadTimeStamp(`the authority answered with status ${status}`)
  const token = tokenOf(body)
  const stamp = readToken(token)
  if (!stamp.imprint.equals(digest)) throw new BadTimeStamp('it is of another digest')
  if (!stamp.nonce.equals(nonce)) throw new BadTimeStamp('it answers another request')
  if (Math.abs(stamp.at.getTime() - (await now()).getTime()) > MAX_DIFFERENCE_MS)
    throw new BadTimeStamp(`its time, ${stamp.at.toISOString()}, is more than 5 minutes from ours`)
  return { token, stamp }
}
