import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { hasStatus } from '../../../api/problem.ts'
import { FailurePage } from '../../../parts/page/failure-page.tsx'
import { LoadingPage } from '../../../parts/page/loading-page.tsx'
import { NotFoundPage } from '../../../parts/page/not-found-page.tsx'
import { ReviewWorkspace } from '../parts/review-workspace.tsx'
import { myReviewQuery } from '../queries.ts'

/** A reviewer's tasks in one campaign. */
export function ReviewPage() {
  const { campaignId } = useParams({ from: '/signed-in/reviews/$campaignId' })
  const { data: review, error, isFetching, refetch } = useQuery(myReviewQuery(campaignId))
  if (review) return <ReviewWorkspace key={review.id} review={review} />
  if (hasStatus(error, 404)) return <NotFoundPage />
  if (error) return <FailurePage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <LoadingPage />
}
