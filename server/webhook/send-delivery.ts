import type { Cidr } from '../lib/cidr.ts'
import { newId } from '../lib/ids.ts'
import { sha256 } from '../lib/json/canonical-json.ts'
import { OutboundRefused, send } from '../outbound/index.ts'
import type { Signer } from '../signing/index.ts'
import { endOf, MAX_ANSWER_BYTES, type Outcome } from './delivery.rules.ts'
import type { DueDelivery, EndedAttempt } from './delivery.store.ts'
import { ANSWERS } from './subjects.ts'

const ANSWER_MS = 30_000

/** What all deliveries to a webhook are sent with. */
export interface Sender {
  signer: Signer
  issuer: string
  allowed: readonly Cidr[]
  signal: AbortSignal
}

/** Sends a delivery once. */
export async function attempt(
  { id, event, url, attempt: number, subject }: DueDelivery,
  body: Buffer,
  { signer, issuer, allowed, signal }: Sender,
): Promise<EndedAttempt> {
  const begin = performance.now()
  const target = new URL(url)
  const outcome: Outcome = await send({
    url: target,
    headers: headersOf(id, event, target, body, signer, issuer),
    body,
    timeoutMs: ANSWER_MS,
    maxReplyBytes: MAX_ANSWER_BYTES,
    allowed,
    signal,
  }).catch((error: Error) => ({ error: describe(error) }))
  return {
    id,
    attempt: number,
    status: 'status' in outcome ? outcome.status : 0,
    milliseconds: Math.round(performance.now() - begin),
    ended: endOf(outcome, number, Math.random(), ANSWERS[subject.kind]),
  }
}

function describe(error: Error): string {
  if (error instanceof OutboundRefused) return `The address is not allowed: ${error.message}.`
  if (error.name === 'TimeoutError') return `The receiver did not answer within ${ANSWER_MS / 1_000} seconds.`
  return `The receiver could not be reached: ${error.message}.`
}

const VALID_SECONDS = { before: 60, after: 120 }

/** Receivers check that the request is from this server, for them, and unchanged. */
function headersOf(id: string, event: string, url: URL, body: Buffer, signer: Signer, issuer: string) {
  const digest = sha256(body).toString('base64')
  const iat = Math.floor(Date.now() / 1_000)
  const token = signer.sign(
    {
      iss: issuer,
      aud: url.host,
      htm: 'POST',
      htu: `${url.origin}${url.pathname}`,
      htb_s256: digest,
      iat,
      nbf: iat - VALID_SECONDS.before,
      exp: iat + VALID_SECONDS.after,
      jti: newId(),
      kind: 'wh',
    },
    'JWT',
  )
  const { callbackUrl } = JSON.parse(body.toString()) as { callbackUrl: string }
  return {
    authorization: `bearer ${token}`,
    'content-type': 'application/json',
    'content-digest': `sha-256=${digest}`,
    'webhook-version': 'v1',
    'webhook-id': id,
    'webhook-event': event,
    'webhook-callback-url': callbackUrl,
    'user-agent': 'Recert',
  }
}
