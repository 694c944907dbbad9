import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { flag, searchOf, text } from '../address.ts'
import { REVIEW_SEARCH } from '../features/review/list/request.rules.ts'
import { queryClient } from '../query-client.ts'
import { page } from './signed-in.tsx'

const reviewSearch = searchOf(REVIEW_SEARCH)
const homeRoute = createRoute({
  ...page('/'),
  component: lazyRouteComponent(() => import('../features/guide/pages/home-page.tsx'), 'HomePage'),
})
const guideRoute = createRoute({
  ...page('/guide'),
  component: lazyRouteComponent(() => import('../features/guide/pages/guide-page.tsx'), 'GuidePage'),
})
const reviewsRoute = createRoute({
  ...page('/reviews'),
  validateSearch: searchOf({ done: flag }),
  component: lazyRouteComponent(() => import('../features/review/pages/my-reviews-page.tsx'), 'MyReviewsPage'),
})
const reviewRoute = createRoute({
  ...page('/reviews/$campaignId'),
  staticData: { isWorkspace: true },
  validateSearch: reviewSearch,
  // Before the page is shown, because it forgets what was loaded when the review was opened the last time.
  beforeLoad: async ({ params, search, cause }) => {
    if (cause !== 'enter') return
    const { openReview } = await import('../features/review/open-review.ts')
    openReview(queryClient, params.campaignId, search)
  },
  component: lazyRouteComponent(() => import('../features/review/pages/review-page.tsx'), 'ReviewPage'),
})
const mySubmissionsRoute = createRoute({
  ...page('/reviews/$campaignId/submissions'),
  component: lazyRouteComponent(() => import('../features/review/pages/my-submissions-page.tsx'), 'MySubmissionsPage'),
})
const signRoute = createRoute({
  ...page('/reviews/$campaignId/sign/$submissionId'),
  validateSearch: searchOf({ transaction: text }),
  component: lazyRouteComponent(() => import('../features/review/pages/sign-page.tsx'), 'SignPage'),
})
const steppedUpRoute = createRoute({
  ...page('/step-up'),
  validateSearch: searchOf({ transaction: text }),
  component: lazyRouteComponent(() => import('../features/review/pages/stepped-up-page.tsx'), 'SteppedUpPage'),
})

/** Home, and what reviewers use: their reviews, submissions and signatures. */
export const reviewRoutes = [
  homeRoute,
  guideRoute,
  reviewsRoute,
  reviewRoute,
  mySubmissionsRoute,
  signRoute,
  steppedUpRoute,
] as const
