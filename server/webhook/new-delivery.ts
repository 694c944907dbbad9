import { randomBytes } from 'node:crypto'
import type { WebhookEndpoint } from '../../contract/webhook/webhook.ts'
import type { Tx } from '../db/index.ts'
import type { Tenant } from '../http/index.ts'
import { sha256 } from '../lib/canonical-json.ts'
import { newId } from '../lib/ids.ts'
import { type SecretKeys, seal } from '../secrets/index.ts'
import { CALLBACK_PATH } from './callback-endpoint.ts'
import { insertDelivery } from './delivery.store.ts'

const TOKEN_BYTES = 32

export const TEST_EVENT = 'svc.webhooks.v1.PayloadTest'

/** Adds a delivery to a webhook, to be sent by the job that the caller enqueues; returns its id. */
export async function addDelivery(
  tx: Tx,
  tenant: Pick<Tenant, 'id'>,
  webhook: WebhookEndpoint,
  { event, payload }: { event: string; payload: Record<string, unknown> },
  { keys, publicUrl }: { keys: SecretKeys; publicUrl: URL },
): Promise<string> {
  const id = newId()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const callbackUrl = new URL(`${CALLBACK_PATH}/${token}`, publicUrl).href
  const body = JSON.stringify({
    version: 'v1',
    webhookId: webhook.id,
    callbackUrl,
    event,
    payload: { '@type': `type.googleapis.com/${event}`, ...payload },
  })
  const seconds = Number.parseFloat(webhook.callbackTimeout)
  await insertDelivery(tx, tenant.id, {
    id,
    webhookId: webhook.id,
    event,
    url: webhook.url,
    sealedBody: seal(keys, { tenantId: tenant.id, of: ['webhook body', id] }, body),
    callbackHash: sha256(token),
    expiresAt: new Date((await tx.now()).getTime() + seconds * 1_000),
  })
  return id
}
