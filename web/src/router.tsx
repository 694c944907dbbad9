import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { flag, parseSearch, searchOf, stringifySearch, text } from './address.ts'
import { REVIEW_SEARCH } from './features/review/request.rules.ts'
import { SignInPage } from './features/session/pages/sign-in-page.tsx'
import { SignedInLayout } from './features/session/parts/signed-in-layout.tsx'
import { FailurePage } from './parts/failure-page.tsx'
import { LoadingPage } from './parts/loading-page.tsx'
import { NotFoundPage } from './parts/not-found-page.tsx'
import type { PagePath } from './paths.ts'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRoute({})

/** Its child pages are shown to signed-in people only, in the shell. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: () => (
    <SignedInLayout>
      <Shell />
    </SignedInLayout>
  ),
})
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  component: SignInPage,
  validateSearch: searchOf({ to: text }),
})

/** A page of signed-in people, loaded when it is first needed. Its path must be one of paths.ts. */
const page = <const Path extends PagePath>(path: Path) => ({ getParentRoute: () => signedInRoute, path }) as const

const homeRoute = createRoute({
  ...page('/'),
  beforeLoad: () => {
    throw redirect({ to: '/reviews', replace: true })
  },
})
const reviewsRoute = createRoute({
  ...page('/reviews'),
  validateSearch: searchOf({ done: flag }),
  component: lazyRouteComponent(() => import('./features/review/pages/my-reviews-page.tsx'), 'MyReviewsPage'),
})
const reviewRoute = createRoute({
  ...page('/reviews/$campaignId'),
  staticData: { isWorkspace: true },
  validateSearch: searchOf(REVIEW_SEARCH),
  component: lazyRouteComponent(() => import('./features/review/pages/review-page.tsx'), 'ReviewPage'),
})
const mySubmissionsRoute = createRoute({
  ...page('/reviews/$campaignId/submissions'),
  component: lazyRouteComponent(() => import('./features/review/pages/my-submissions-page.tsx'), 'MySubmissionsPage'),
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    signedInRoute.addChildren([homeRoute, reviewsRoute, reviewRoute, mySubmissionsRoute]),
    signInRoute,
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ({ error, reset }) => <FailurePage error={error} onRetry={reset} />,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
