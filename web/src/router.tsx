import { createRoute, createRouter } from '@tanstack/react-router'
import { parseSearch, searchOf, stringifySearch, text } from './address.ts'
import { SignInPage } from './features/session/pages/sign-in-page.tsx'
import { FailurePage } from './parts/page/failure-page.tsx'
import { LoadingPage } from './parts/page/loading-page.tsx'
import { NotFoundPage } from './parts/page/not-found-page.tsx'
import { campaignsRoutes } from './routes/campaigns.ts'
import { dataRoutes } from './routes/data.ts'
import { reviewRoutes } from './routes/review.ts'
import { rulesRoutes } from './routes/rules.ts'
import { settingsRoutes } from './routes/settings.ts'
import { rootRoute, signedInRoute } from './routes/signed-in.tsx'

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  component: SignInPage,
  validateSearch: searchOf({ to: text, problem: text }),
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    signedInRoute.addChildren([...reviewRoutes, ...campaignsRoutes, ...dataRoutes, ...rulesRoutes, ...settingsRoutes]),
    signInRoute,
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ({ error, reset }) => <FailurePage error={error} onRetry={reset} />,
})

/** The names that are drawn before the application has come are of the page that was opened first. */
const { pathname: opened } = location
router.subscribe('onBeforeLoad', ({ toLocation }) => {
  if (toLocation.pathname !== opened) globalThis.recertEarly?.endList()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
