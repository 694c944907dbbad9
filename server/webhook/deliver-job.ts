import { setTimeout as delay } from 'node:timers/promises'
import { enqueueJob, type JobContext, type JobHandler } from '../jobs/index.ts'
import { sha256 } from '../lib/canonical-json.ts'
import type { Cidr } from '../lib/cidr.ts'
import { newId } from '../lib/ids.ts'
import { OutboundRefused, send } from '../outbound/index.ts'
import { open, type SecretKeys } from '../secrets/index.ts'
import { type Signer, signerOf } from '../signing/index.ts'
import { endOf, MAX_ANSWER_BYTES, type Outcome } from './delivery.rules.ts'
import { type DueDelivery, type EndedAttempt, endAttempts, nextDue, takeDue } from './delivery.store.ts'

export const DELIVER_JOB = 'webhook.deliver'
const WAKE_JOB = 'webhook.wake'

/** At a time, and in a second, to one webhook. */
const AT_ONCE = 4
const PER_SECOND = 20
const ANSWER_MS = 30_000
/** Longer than an attempt can take. */
const AGAIN_AFTER_SECONDS = 90
/** Other jobs want their turn. */
const LONGEST_RUN_MS = 120_000

export interface DeliverDeps {
  keys: () => SecretKeys
  allowed: readonly Cidr[]
  /** The host that signs, as receivers know it. */
  issuer: string
}

/** Sends what is due to one webhook; the key of the job is the webhook, so only one process sends to it. */
export const deliverJob = ({ keys, allowed, issuer }: DeliverDeps): JobHandler => ({
  kind: DELIVER_JOB,
  async run(job) {
    const { tenantId, payload, signal } = job
    const webhookId = String(payload.webhookId)
    const begin = performance.now()
    const signer = await job.tx((tx) => signerOf(tx, tenantId, keys()))
    while (!signal.aborted && performance.now() - begin < LONGEST_RUN_MS) {
      const due = await job.tx((tx) =>
        takeDue(tx, tenantId, webhookId, { limit: AT_ONCE, againAfterSeconds: AGAIN_AFTER_SECONDS }),
      )
      if (due.length === 0) break
      const pause = delay((1_000 * due.length) / PER_SECOND, undefined, { signal }).catch(() => undefined)
      const ended = await Promise.all(
        due.map((delivery) => {
          const body = open(keys(), { tenantId, of: ['webhook body', delivery.id] }, delivery.sealedBody)
          return attempt(delivery, body, { signer, issuer, allowed, signal })
        }),
      )
      await job.tx((tx) => endAttempts(tx, tenantId, ended))
      await pause
    }
    await goOnLater(job, webhookId)
  },
})

async function goOnLater({ tenantId, tx }: JobContext, webhookId: string): Promise<void> {
  await tx(async (step) => {
    const runAt = await nextDue(step, tenantId, webhookId)
    if (runAt) await enqueueJob(step, { tenantId, kind: WAKE_JOB, key: webhookId, payload: { webhookId }, runAt })
  })
}

/** Not the job itself with a later time: what is to be sent at once would wait for that. */
export const wakeJob: JobHandler = {
  kind: WAKE_JOB,
  async run({ tenantId, payload, tx }) {
    const key = String(payload.webhookId)
    await tx((step) => enqueueJob(step, { tenantId, kind: DELIVER_JOB, key, payload: { webhookId: key } }))
  },
}

interface Sender {
  signer: Signer
  issuer: string
  allowed: readonly Cidr[]
  signal: AbortSignal
}

async function attempt(
  { id, event, url, attempt: number }: DueDelivery,
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
    ended: endOf(outcome, number, Math.random()),
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
