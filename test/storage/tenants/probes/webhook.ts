import { sql } from '../../../../server/db/sql.ts'
import { knownWebhookIds } from '../../../../server/directory/references.store.ts'
import * as steps from '../../../../server/review/webhook-step/webhook-steps.store.ts'
import * as reseal from '../../../../server/secrets/reseal.store.ts'
import * as signingKeys from '../../../../server/signing/signing-key.store.ts'
import * as deliveries from '../../../../server/webhook/delivery.store.ts'
import * as webhooks from '../../../../server/webhook/webhook.store.ts'
import { after, type Probe, refusedBy } from '../things.ts'

const BODIES = { kind: 'webhook body', table: 'webhook_deliveries', column: 'sealed_body', id: 'delivery_id' }
const FIELDS = { displayName: 'x', description: '', url: 'https://example.com/', callbackSeconds: 86_400 }
const ended = (id: string): deliveries.EndedAttempt => ({
  id,
  attempt: 9,
  status: 200,
  milliseconds: 1,
  ended: { state: 'WEBHOOK_STATE_SUCCESS', problem: '' },
})

export const WEBHOOK_PROBES: Record<string, Probe> = {
  'signing-key.store.listPublicKeys': (db, t) => signingKeys.listPublicKeys(db, t.b),
  'signing-key.store.findCurrentKey': (db, t) => signingKeys.findCurrentKey(db, t.b),
  'signing-key.store.retireSigningKey': (db, t) => signingKeys.retireSigningKey(db, t.b),
  'reseal.store.lockSealed': (db, t) =>
    reseal.lockSealed(db, t.b, BODIES, Buffer.from('none'), { after: '', limit: 10 }),
  'reseal.store.updateSealed': (db, t) =>
    reseal.updateSealed(db, t.b, BODIES, [{ id: t.delivery, sealed: Buffer.from('other') }]),
  'reseal.store.countOthers': (db, t) => reseal.countOthers(db, t.b, BODIES, Buffer.from('none')),
  'webhook.store.listWebhookUsers': async (db, t) => {
    const named = JSON.stringify({ certify: { steps: [{ approval: { webhook: { webhookId: t.webhook } } }] } })
    await db.count(sql`update policies set steps = ${named}::jsonb where tenant_id = ${t.a}`)
    return webhooks.listWebhookUsers(db, t.b, t.webhook, 10)
  },
  'references.store.knownWebhookIds': async (db, t) => [...(await knownWebhookIds(db, t.b, [t.webhook]))],
  'webhook-steps.store.listUnasked': async (db, t) => {
    await db.count(sql`update tasks set set_key = -1, state = 'O' where tenant_id = ${t.a}`)
    return steps.listUnasked(db, t.b, t.review.key, 10)
  },
  'webhook-steps.store.listApprovedByWebhook': async (db, t) => {
    await db.count(sql`update task_events set kind = 'WEBHOOK_APPROVED',
      numeric_id = ${t.task.numericId}::bigint, run_no = ${t.task.runNo} where tenant_id = ${t.a}`)
    return (await steps.listApprovedByWebhook(db, t.b, t.review.key, [t.task])).size
  },
  'webhook.store.findWebhook': (db, t) => webhooks.findWebhook(db, t.b, t.webhook),
  'webhook.store.lockWebhook': (db, t) => webhooks.lockWebhook(db, t.b, t.webhook),
  'webhook.store.listWebhooks': (db, t) => webhooks.listWebhooks(db, t.b, { after: '', limit: 10 }),
  'webhook.store.updateWebhook': (db, t) => webhooks.updateWebhook(db, t.b, t.webhook, FIELDS),
  'webhook.store.deleteWebhook': (db, t) => webhooks.deleteWebhook(db, t.b, t.webhook),
  'delivery.store.findDelivery': (db, t) => deliveries.findDelivery(db, t.b, t.webhook, t.delivery),
  'delivery.store.listDeliveries': (db, t) =>
    deliveries.listDeliveries(db, t.b, t.webhook, { before: undefined, limit: 10 }),
  'delivery.store.takeDue': (db, t) => deliveries.takeDue(db, t.b, t.webhook, 60),
  'delivery.store.nextDue': (db, t) => deliveries.nextDue(db, t.b, t.webhook),
  'delivery.store.lockCalledBack': (db, t) => deliveries.lockCalledBack(db, t.b, t.callbackHash),
  'delivery.store.completeDelivery': (db, t) =>
    deliveries.completeDelivery(db, t.b, t.delivery, { version: 'v1', complete: {} }),
  'delivery.store.retryDelivery': after(
    (t) => sql`update webhook_deliveries set state = 'WEBHOOK_STATE_ERROR' where tenant_id = ${t.a}`,
    (db, t) => deliveries.retryDelivery(db, t.b, t.webhook, t.delivery),
  ),
  'delivery.store.giveUpDeliveries': (db, t) => deliveries.giveUpDeliveries(db, t.b, [t.delivery], 'x'),
  'delivery.store.lockOfDeleted': async (db, t) => {
    await webhooks.deleteWebhook(db, t.a, t.webhook)
    return deliveries.lockOfDeleted(db, t.b, t.webhook, 10)
  },
  'delivery.store.lockExpired': async (db, t) => {
    await db.count(sql`update webhook_deliveries set state = 'WEBHOOK_STATE_WAITING_CALLBACK', expires_at = now()
      where tenant_id = ${t.a}`)
    return deliveries.lockExpired(db, t.b, 10)
  },
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const WEBHOOK_WRITES: Record<string, Probe> = {
  'delivery.store.insertDeliveries': (db, t) =>
    refusedBy(
      'webhook_deliveries_tenant_id_webhook_id_fkey',
      deliveries.insertDeliveries(db, t.b, [
        {
          id: 'x',
          webhookId: t.webhook,
          event: 'x',
          url: 'https://example.com/',
          sealedBody: Buffer.from('x'),
          callbackHash: Buffer.from('other'),
          callbackSeconds: 86_400,
          subject: { kind: 'test' },
        },
      ]),
    ),
  'delivery.store.keepAttempt': (db, t) =>
    refusedBy('webhook_attempts_tenant_id_delivery_id_fkey', deliveries.keepAttempt(db, t.b, ended(t.delivery))),
  'signing-key.store.insertKey': (db, t) =>
    signingKeys.insertKey(db, t.b, { keyId: t.signingKey, x: 'x', sealed: Buffer.from('x') }),
  'webhook.store.insertWebhook': (db, t) => webhooks.insertWebhook(db, t.b, t.webhook, FIELDS),
}
