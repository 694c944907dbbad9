import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useGuideHidden } from '../../../parts/keys/preferences.ts'
import { LoadingPage } from '../../../parts/page/loading-page.tsx'
import { campaignCountsQuery } from '../../campaigns/queries.ts'
import { myReviewsQuery } from '../../review/queries.ts'
import { isWaiting } from '../../review/waiting.rules.ts'
import { useSession } from '../../session/queries.ts'
import { homeOf } from '../guide.rules.ts'

/** The start page leads on. A request that fails is said where it leads to. */
export function HomePage() {
  const { permissions } = useSession()
  const counts = useQuery(campaignCountsQuery({}))
  const reviews = useInfiniteQuery(myReviewsQuery(false))
  const [isGuideHidden] = useGuideHidden()
  if (counts.isPending || reviews.isPending) return <LoadingPage />
  const openReviews = reviews.data?.pages[0]?.list.filter(isWaiting).length ?? 0
  return <Navigate to={homeOf({ permissions, counts: counts.data, openReviews, isGuideHidden })} replace />
}
