import { infiniteQueryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { next, paging, useChange } from './requests.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Webhook = Schemas['WebhookEndpoint']
export type Delivery = Schemas['WebhookDelivery']
export interface WebhookFields {
  displayName: string
  description: string
  url: string
  callbackTimeout: string
}

const POLL_MS = 2_000

export const webhooksQuery = infiniteQueryOptions({
  queryKey: ['settings', 'webhooks', 'list'],
  staleTime: 15_000,
  ...next,
  queryFn: ({ pageParam, signal }) =>
    unwrap(api.GET('/api/v1/webhooks', { params: { query: paging(pageParam) }, signal })),
})

const IN_FLIGHT = ['WEBHOOK_STATE_PENDING', 'WEBHOOK_STATE_RUNNING', 'WEBHOOK_STATE_ERROR']
const isInFlight = ({ state }: Delivery) => IN_FLIGHT.includes(state)

/** What was sent to a webhook. Looks again while something is being sent or will be sent again. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'webhooks', 'deliveries', id],
    ...next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/webhooks/{id}/deliveries', { params: { path: { id }, query: paging(pageParam) }, signal }),
      ),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.list.some(isInFlight) ? POLL_MS : false),
  })

const useWebhookChange = <Input, Result>(change: (input: Input) => Promise<Result>) => useChange(change, ['webhooks'])

const at = (id: string) => ({ params: { path: { id } } })

/** Adds a webhook, or changes the one with this id. */
export const useSaveWebhook = () =>
  useWebhookChange(({ id, fields }: { id: string | undefined; fields: WebhookFields }) =>
    id === undefined
      ? unwrap(api.POST('/api/v1/webhooks', { body: fields }))
      : unwrap(
          api.POST('/api/v1/webhooks/{id}', {
            ...at(id),
            body: { webhook: fields, updateMask: 'displayName,description,url,callbackTimeout' },
          }),
        ),
  )

export const useDeleteWebhook = () =>
  useWebhookChange((id: string) => unwrap(api.DELETE('/api/v1/webhooks/{id}', at(id))))

export const useTestWebhook = () =>
  useWebhookChange((id: string) => unwrap(api.POST('/api/v1/webhooks/{id}/test', at(id))))

export const useRetryDelivery = () =>
  useWebhookChange(({ webhookId, id }: { webhookId: string; id: string }) =>
    unwrap(
      api.POST('/api/v1/webhooks/{id}/deliveries/{delivery_id}/retry', {
        params: { path: { id: webhookId, delivery_id: id } },
      }),
    ),
  )
