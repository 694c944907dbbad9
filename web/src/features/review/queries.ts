import { infiniteQueryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/review.gen.ts'

const api = client<paths>()

export type MyReviewSummary = components['schemas']['MyReviewSummary']

/** The campaigns in which the reader has tasks: those that are open, or those that are done. */
export const myReviewsQuery = (isDone: boolean) =>
  infiniteQueryOptions({
    queryKey: ['review', 'list', isDone],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/my_reviews', {
          params: {
            query: { page_size: 100, done: isDone ? 'true' : 'false', ...(pageParam ? { page_token: pageParam } : {}) },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })
