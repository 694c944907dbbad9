import { SearchWebhooksRequest, WebhookList } from '../../contract/webhook/webhook.ts'
import { searchOperation } from '../http/index.ts'
import { webhookRows } from './list-webhooks.ts'

export const searchWebhooks = searchOperation({
  id: 'svc.api.webhooks.v1.WebhooksSearch.Search',
  path: '/api/v1/search/webhooks',
  tag: 'Webhooks',
  summary: 'Search webhooks',
  description: 'By name or id. Filters are combined with AND, the values of one filter with OR.',
  permission: 'webhook.read',
  body: SearchWebhooksRequest,
  reply: WebhookList,
  ...webhookRows,
})
