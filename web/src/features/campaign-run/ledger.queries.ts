import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import { keyOf, nextOf, pageSize, useCampaignMutation } from './campaign-cache.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Ledger = Schemas['AccessReviewLedger']
export type LedgerSource = Schemas['AccessReviewLedgerSource']
export type ExcludedGrant = Schemas['AccessReviewExcludedGrant']
export type LeftOutRow = Schemas['AccessReviewLeftOutRow']
export type Assignment = Schemas['AccessReviewAssignment']
export type Item = Schemas['AccessReviewItem']
export type ItemFilter = Omit<Schemas['SearchAccessReviewItemsRequest'], 'pageToken' | 'pageSize'>

export const leftOutQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'left-out'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/left_out', {
          params: { path: { id }, query: { page_size: pageSize, page_token: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

/** Grants that a rule excluded, all of them or those of one rule and one source. */
export const excludedGrantsQuery = (id: string, { rule, source }: { rule?: string; source?: string }) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'excluded', rule, source),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/excluded_grants', {
          params: {
            path: { id },
            query: {
              page_size: pageSize,
              page_token: pageParam,
              ...(rule && rule !== ALL_RULES ? { rule } : {}),
              ...(source === undefined ? {} : { source_id: source === CREATED_HERE ? '' : source }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

/** Stands for every rule, in an address. */
export const ALL_RULES = 'all'

/** Stands for the source of data that was created here, whose id is empty, in an address. */
export const CREATED_HERE = 'here'

export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'assignment'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_review/{id}/assignment', { params: { path: { id } }, signal })),
  })

export const itemsQuery = (id: string, filter: ItemFilter) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'items', filter),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.POST('/api/v1/access_review/{id}/items/search', {
          params: { path: { id } },
          body: { ...filter, pageSize, pageToken: pageParam },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

export const useAcknowledge = (id: string) =>
  useCampaignMutation(id, (body: { sourceId: string; syncId: string; leftOutCount: string; comment: string }) =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/acknowledge_left_out', { params: { path: { id } }, body })),
  )
