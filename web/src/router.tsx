import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { flag, oneOf, parseSearch, searchOf, someOf, stringifySearch, text, words } from './address.ts'
import { STATE_TABS } from './features/campaigns/states.rules.ts'
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
const campaignsRoute = createRoute({
  ...page('/campaigns'),
  validateSearch: searchOf({ state: oneOf(...STATE_TABS), mine: flag, q: text }),
  component: lazyRouteComponent(() => import('./features/campaigns/pages/campaigns-page.tsx'), 'CampaignsPage'),
})
const newCampaignRoute = createRoute({
  ...page('/campaigns/new'),
  component: lazyRouteComponent(() => import('./features/campaigns/pages/new-campaign-page.tsx'), 'NewCampaignPage'),
})
const campaignSetupRoute = createRoute({
  ...page('/campaigns/$id/setup'),
  validateSearch: searchOf({ section: text }),
  component: lazyRouteComponent(() => import('./features/scope/pages/setup-page.tsx'), 'SetupPage'),
})
const campaignRoute = createRoute({
  ...page('/campaigns/$id'),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/campaign-page.tsx'), 'CampaignPage'),
})
const campaignOverviewRoute = createRoute({
  ...page('/campaigns/$id/overview'),
  validateSearch: searchOf({ reviewer: text, all: flag }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/overview-page.tsx'), 'OverviewPage'),
})
const campaignTasksRoute = createRoute({
  ...page('/campaigns/$id/tasks'),
  validateSearch: searchOf({
    q: text,
    is: oneOf('open', 'certified', 'denied', 'cancelled'),
    app: words,
    type: someOf('user', 'service_account', 'system_account'),
    reviewer: text,
    unassigned: flag,
    task: text,
  }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/tasks-page.tsx'), 'TasksPage'),
})
const campaignItemsRoute = createRoute({
  ...page('/campaigns/$id/items'),
  validateSearch: searchOf({
    q: text,
    app: words,
    risk: words,
    type: someOf('user', 'service_account', 'system_account'),
    user: words,
  }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/items-page.tsx'), 'ItemsPage'),
})
const campaignLedgerRoute = createRoute({
  ...page('/campaigns/$id/ledger'),
  validateSearch: searchOf({ rule: text, source: text }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/ledger-page.tsx'), 'LedgerPage'),
})
const campaignSubmissionsRoute = createRoute({
  ...page('/campaigns/$id/submissions'),
  validateSearch: searchOf({ submission: text }),
  component: lazyRouteComponent(() => import('./features/campaign-run/pages/submissions-page.tsx'), 'SubmissionsPage'),
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    signedInRoute.addChildren([
      homeRoute,
      reviewsRoute,
      reviewRoute,
      mySubmissionsRoute,
      campaignsRoute,
      newCampaignRoute,
      campaignSetupRoute,
      campaignRoute,
      campaignOverviewRoute,
      campaignTasksRoute,
      campaignItemsRoute,
      campaignLedgerRoute,
      campaignSubmissionsRoute,
    ]),
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
