import { PUBLIC_URL } from '../auth/index.ts'
import { TYPE_PREFIX } from '../http/http.settings.ts'
import type { Domain } from '../http/index.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { SECRET_KEY } from '../secrets/index.ts'
import { askWebhooksJob, sendRemovalsJob } from './ask-jobs.ts'
import { callbackPaths, registerCallback } from './callback-endpoint.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhookOperation } from './delete-webhook.ts'
import { deliverJob, wakeJob } from './deliver-job.ts'
import { expireJob, expireSchedule, giveUpJob } from './end-deliveries.ts'
import { getWebhook } from './get-webhook.ts'
import { listDeliveriesOperation } from './list-deliveries.ts'
import { listWebhooksOperation } from './list-webhooks.ts'
import { retryDeliveryOperation } from './retry-delivery.ts'
import { searchWebhooks } from './search-webhooks.ts'
import { testWebhook } from './test-webhook.ts'
import { updateWebhookOperation } from './update-webhook.ts'

/** Deliveries to other systems, signed and repeated until they are answered. */
export const webhook: Domain = {
  name: 'webhook',
  operations: [
    createWebhook,
    listWebhooksOperation,
    getWebhook,
    updateWebhookOperation,
    deleteWebhookOperation,
    testWebhook,
    listDeliveriesOperation,
    retryDeliveryOperation,
    searchWebhooks,
  ],
  endpoints: registerCallback,
  paths: callbackPaths,
  jobs({ settings }) {
    const keys = () => settings.get(SECRET_KEY)
    const publicUrl = settings.get(PUBLIC_URL)
    const asking = {
      sealing: () => ({ keys: keys(), publicUrl }),
      settings,
      typePrefix: settings.get(TYPE_PREFIX),
    }
    return [
      deliverJob({ keys, allowed: settings.get(OUTBOUND_ALLOW), publicUrl }),
      wakeJob,
      giveUpJob,
      expireJob,
      sendRemovalsJob(asking),
      askWebhooksJob(asking),
    ]
  },
  schedules: [expireSchedule],
  sealed: [{ kind: 'webhook body', table: 'webhook_deliveries', column: 'sealed_body', id: 'delivery_id' }],
}
