import { queryOptions } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import { keyOf, LIST_STALE_MS } from './campaign-cache.ts'
import { isWorking, pollDelay } from './state.rules.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type CampaignView = Schemas['AccessReviewView']
export type Campaign = Schemas['AccessReview']
export type Progress = Schemas['AccessReviewProgress']
/** A campaign with how far it is. */
export type Ready = CampaignView & { progress: Progress }

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'campaign'),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/access_review/{id}', { params: { path: { id } }, signal }))).accessReview,
    staleTime: LIST_STALE_MS,
  })

/** Polled while background work is going on: every second at first, then slower. */
export const progressQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'progress'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_review/{id}/progress', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isWorking(data) ? pollDelay(dataUpdateCount) : false,
  })

export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'ledger'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/access_review/{id}/ledger', { params: { path: { id } }, signal })),
  })
