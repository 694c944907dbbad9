import { setTimeout as delay } from 'node:timers/promises'
import { enqueueJob, type JobContext, type JobHandler } from '../jobs/index.ts'
import type { Cidr } from '../lib/cidr.ts'
import { open, type SecretKeys } from '../secrets/index.ts'
import { signerOf } from '../signing/index.ts'
import { type DueDelivery, nextDue, takeDue } from './delivery.store.ts'
import { endAttempt, endUnsent } from './end-deliveries.ts'
import { attempt, type Sender } from './send-delivery.ts'
import { isAwaited } from './subjects.ts'
import { originOf } from './tenant-origin.ts'

export const DELIVER_JOB = 'webhook.deliver'
const WAKE_JOB = 'webhook.wake'

/** At a time, and in a second, to one webhook. */
const AT_ONCE = 4
const PER_SECOND = 20
/** Longer than an attempt can take. */
const RETRY_AFTER_SECONDS = 90
/** Other webhooks want their turn. */
const MAX_RUN_MS = 120_000

export interface DeliverDeps {
  keys: () => SecretKeys
  allowed: readonly Cidr[]
  /** The host that signs, as receivers know it. */
  publicUrl: URL
}

/**
 * Sends what is due to one webhook; the key of the job is the webhook, so only one process sends to it. A receiver that
 * takes its time holds one of four places, not those beside it.
 */
export const deliverJob = ({ keys, allowed, publicUrl }: DeliverDeps): JobHandler => ({
  kind: DELIVER_JOB,
  waitsForOthers: true,
  async run(job) {
    const { tenantId, payload, signal } = job
    const webhookId = String(payload.webhookId)
    const begin = performance.now()
    const signer = await job.tx((tx) => signerOf(tx, tenantId, keys()))
    const { host: issuer } = await job.read((reader) => originOf(reader, tenantId, publicUrl))
    const sender: Sender = { signer, issuer, allowed, signal }
    const inFlight = new Set<Promise<void>>()
    while (!signal.aborted && performance.now() - begin < MAX_RUN_MS) {
      if (inFlight.size === AT_ONCE) await Promise.race(inFlight)
      const pause = delay(1_000 / PER_SECOND, undefined, { signal }).catch(() => undefined)
      const due = await takeOne(job, webhookId)
      if (due) {
        const body = open(keys(), { tenantId, of: ['webhook body', due.id] }, due.sealedBody)
        const sent = attempt(due, body, sender)
          .then(async (ended) => {
            // Stopped in the middle: it is sent again, with the same id.
            if (!signal.aborted) await job.tx((tx) => endAttempt(tx, tenantId, due, ended))
          })
          .finally(() => inFlight.delete(sent))
        inFlight.add(sent)
        // A failure ends the job where it waits for this one; until then it must not end the process.
        sent.catch(() => undefined)
      } else if (inFlight.size === 0) break
      else await Promise.race(inFlight)
      await pause
    }
    await Promise.all(inFlight)
    await goOnLater(job, webhookId)
  },
})

/** The next delivery that is due and still wanted; the others are ended. */
const takeOne = ({ tenantId, tx }: JobContext, webhookId: string): Promise<DueDelivery | undefined> =>
  tx(async (step) => {
    for (;;) {
      const due = await takeDue(step, tenantId, webhookId, RETRY_AFTER_SECONDS)
      if (!due || (await isAwaited(step, tenantId, due.id, due.subject))) return due
      await endUnsent(step, tenantId, [due.id], 'It is no longer needed.')
    }
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
