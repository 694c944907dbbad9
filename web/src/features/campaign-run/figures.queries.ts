import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import { keyOf, LIST_STALE_MS, nextOf, pageSize } from './campaign-cache.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Summary = Schemas['AccessReviewSummary']
export type BurnDown = Schemas['AccessReviewBurnDown']
export type Reviewer = Schemas['AccessReviewReviewer']
export type AppProgress = Schemas['AccessReviewAppProgress']

export const summaryQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'summary'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_review/{id}/summary', { params: { path: { id } }, signal })),
    staleTime: LIST_STALE_MS,
  })

export const burnDownQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'burn-down'),
    queryFn: ({ signal }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      return unwrap(
        api.GET('/api/v1/access_review/{id}/burn_down', {
          params: { path: { id }, query: { time_zone: timeZone } },
          signal,
        }),
      )
    },
    staleTime: LIST_STALE_MS,
  })

/** Those with the most open tasks first. */
export const reviewersQuery = (id: string, isNotBegun = false) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(id, 'reviewers'), isNotBegun],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/reviewers', {
          params: {
            path: { id },
            query: {
              page_size: pageSize,
              page_token: pageParam,
              sort_by: 'OPEN',
              ...(isNotBegun ? { not_begun: true } : {}),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })

export const appsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'apps'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/apps', {
          params: { path: { id }, query: { page_size: pageSize, page_token: pageParam, sort_by: 'OPEN' } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })
