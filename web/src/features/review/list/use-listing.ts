import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStable } from '../../../parts/page/use-stable.ts'
import type { MyReview } from '../queries.ts'
import { type ReviewSearch, requestOf, viewOf } from './request.rules.ts'

/** What the address shows of a review: view and filters, and the request for them. */
export function useListing(review: MyReview) {
  const search: ReviewSearch = useSearch({ from: '/signed-in/reviews/$campaignId' })
  const navigate = useNavigate({ from: '/reviews/$campaignId' })
  const view = viewOf(search, review.view)
  const { task: named, ...listed } = search
  const listKey = JSON.stringify(listed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open task is no part of what is listed
  const request = useMemo(() => requestOf(search, view), [listKey, view])
  const change = useStable(
    (next: Record<string, unknown>, isTyped?: boolean) =>
      void navigate({ search: ((old: ReviewSearch) => ({ ...old, ...next })) as never, replace: isTyped === true }),
  )
  return { search, view, named, request, change }
}

export type Listing = ReturnType<typeof useListing>
