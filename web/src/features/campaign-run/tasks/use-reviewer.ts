import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Reviewer, reviewersQuery } from '../figures.queries.ts'

/** A reviewer of a campaign by id; reads pages of the list until they are found. */
export function useReviewer(campaignId: string, userId: string | undefined): Reviewer | undefined {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...reviewersQuery(campaignId),
    enabled: userId !== undefined,
  })
  const found = data?.pages.flatMap(({ list }) => list).find((one) => one.userId === userId)
  const needsMore = userId !== undefined && data !== undefined && !found && hasNextPage && !isFetching
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])
  return found
}
