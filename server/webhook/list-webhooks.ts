import { type WebhookEndpoint, WebhookList } from '../../contract/webhook/webhook.ts'
import { listOperation, type RowSource } from '../http/index.ts'
import { listWebhooks, type WebhookFilter } from './webhook.store.ts'

export const webhookRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listWebhooks(db, tenant.id, { after, limit }, filter),
  keyOf: (webhook) => [webhook.id],
} satisfies RowSource<WebhookFilter, WebhookEndpoint>

export const listWebhooksOperation = listOperation({
  id: 'svc.api.webhooks.v1.WebhooksService.List',
  path: '/api/v1/webhooks',
  tag: 'Webhooks',
  summary: 'List the webhooks, oldest first',
  description: 'Without those that were deleted.',
  permission: 'webhook.read',
  reply: WebhookList,
  ...webhookRows,
})
