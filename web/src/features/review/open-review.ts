import type { QueryClient } from '@tanstack/react-query'
import { firstRowsQuery, myReviewQuery } from './queries.ts'
import { type ReviewSearch, requestOf, viewOf } from './request.rules.ts'

/** Forgets what was loaded before, and starts what the review page shows first, before its code has come. */
export function openReview(queryClient: QueryClient, id: string, search: ReviewSearch): void {
  for (const part of ['one', 'first', 'outline']) queryClient.removeQueries({ queryKey: ['review', part, id] })
  const list = (ofCampaign: string) =>
    void queryClient.prefetchQuery(firstRowsQuery(id, requestOf(search, viewOf(search, ofCampaign)), 0))
  if (search.view) list(search.view)
  void queryClient.prefetchQuery(myReviewQuery(id)).then(() => {
    const review = queryClient.getQueryData(myReviewQuery(id).queryKey)
    if (review && !search.view) list(review.view)
  })
}
