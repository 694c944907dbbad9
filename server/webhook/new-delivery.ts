import { randomBytes } from 'node:crypto'
import type { WebhookEndpoint } from '../../contract/webhook/webhook.ts'
import type { Tx } from '../db/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { sha256 } from '../lib/json/canonical-json.ts'
import { type SecretKeys, seal } from '../secrets/index.ts'
import { CALLBACK_PATH } from './callback-endpoint.ts'
import { DELIVER_JOB } from './deliver-job.ts'
import { insertDeliveries, type NewDelivery } from './delivery.store.ts'
import type { Subject } from './subjects.ts'
import { originOf } from './tenant-origin.ts'

const TOKEN_BYTES = 32

/** What the receiver is told, by what it is about (cf. docs/webhooks.md). */
const EVENTS: Record<Subject['kind'], string> = {
  test: 'svc.webhooks.v1.PayloadTest',
  removal: 'svc.webhooks.v1.PayloadProvisionStep',
  step: 'svc.webhooks.v1.PayloadPolicyApprovalStep',
}

export interface Told {
  webhook: WebhookEndpoint
  subject: Subject
  payload: Record<string, unknown>
}
export interface SealDeps {
  keys: SecretKeys
  publicUrl: URL
}

/** Adds deliveries and the jobs that send them; returns their ids in the same order. */
export async function addDeliveries(
  tx: Tx,
  tenantId: TenantId,
  told: readonly Told[],
  deps: SealDeps,
): Promise<string[]> {
  const origin = await originOf(tx, tenantId, deps.publicUrl)
  const deliveries = told.map((one) => newDelivery(tenantId, one, deps.keys, origin))
  if (deliveries.length > 0) await insertDeliveries(tx, tenantId, deliveries)
  for (const webhookId of new Set(deliveries.map((delivery) => delivery.webhookId)))
    await enqueueJob(tx, { tenantId, kind: DELIVER_JOB, key: webhookId, payload: { webhookId } })
  return deliveries.map(({ id }) => id)
}

/** The body is made once: every attempt sends its bytes. */
function newDelivery(
  tenantId: TenantId,
  { webhook, subject, payload }: Told,
  keys: SecretKeys,
  origin: URL,
): NewDelivery {
  const id = newId()
  const event = EVENTS[subject.kind]
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const callbackUrl = new URL(`${CALLBACK_PATH}/${token}`, origin).href
  const body = JSON.stringify({
    version: 'v1',
    webhookId: webhook.id,
    callbackUrl,
    event,
    payload: { '@type': `type.googleapis.com/${event}`, ...payload },
  })
  return {
    id,
    webhookId: webhook.id,
    event,
    url: webhook.url,
    sealedBody: seal(keys, { tenantId, of: ['webhook body', id] }, body),
    callbackHash: sha256(token),
    callbackSeconds: Number.parseFloat(webhook.callbackTimeout),
    subject,
  }
}
