import type { QueryClient } from '@tanstack/react-query'
import { type ReviewSearch, requestOf, viewOf } from './list/request.rules.ts'
import { firstRowsQuery, loadReview, loadRows, myReviewQuery } from './queries.ts'

/** Forgets what was loaded before, and starts what the review page shows first, before its code has come. */
export function openReview(queryClient: QueryClient, id: string, search: ReviewSearch): void {
  for (const part of ['one', 'first', 'outline']) queryClient.removeQueries({ queryKey: ['review', part, id] })
  const firstRows = (ofCampaign: string) => firstRowsQuery(id, requestOf(search, viewOf(search, ofCampaign)), 0)
  // Without a view the server takes that of the campaign: the rows need not wait until it is known, unless a filter or an
  // order depends on it.
  const isKnown = !search.view && !search.group && !search.sort
  const rows = isKnown ? loadRows(id, requestOf(search, undefined), undefined, new AbortController().signal) : undefined
  rows?.catch(() => undefined)
  if (search.view) void queryClient.prefetchQuery(firstRows(search.view))
  void queryClient.prefetchQuery({
    ...myReviewQuery(id),
    queryFn: async ({ signal }) => {
      const review = await loadReview(id, signal)
      // Before the page knows the review, and would ask for the rows itself.
      if (!search.view)
        void queryClient.prefetchQuery({ ...firstRows(review.view), ...(rows && { queryFn: () => rows }) })
      return review
    },
  })
}
