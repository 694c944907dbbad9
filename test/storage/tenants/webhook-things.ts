import type { Tx } from '../../../server/db/index.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { insertKey } from '../../../server/signing/signing-key.store.ts'
import { insertDeliveries } from '../../../server/webhook/delivery.store.ts'
import { insertWebhook } from '../../../server/webhook/webhook.store.ts'

export interface WebhookThings {
  signingKey: string
  webhook: string
  delivery: string
  callbackHash: Buffer
}

/** A webhook of a tenant with a delivery that is due, and the key that signs it. */
export async function insertWebhookThings(tx: Tx, tenantId: TenantId): Promise<WebhookThings> {
  const [signingKey, webhook, delivery] = [newId(), newId(), newId()]
  const [url, callbackHash, sealedBody] = ['https://hooks.example.com/', Buffer.from('hash'), Buffer.from('body')]
  await insertKey(tx, tenantId, { keyId: signingKey, x: 'x', sealed: Buffer.from('key') })
  await insertWebhook(tx, tenantId, webhook, { displayName: 'x', description: '', url, callbackSeconds: 86_400 })
  const subject = { kind: 'test' as const }
  const sent = { id: delivery, webhookId: webhook, event: 'x', url, sealedBody, callbackHash }
  await insertDeliveries(tx, tenantId, [{ ...sent, callbackSeconds: 86_400, subject }])
  return { signingKey, webhook, delivery, callbackHash }
}
