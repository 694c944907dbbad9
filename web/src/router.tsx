import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { FailurePage } from './pages/failure-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { SignInPage } from './pages/sign-in-page.tsx'
import { SignedInLayout } from './session/signed-in-layout.tsx'
import { Shell } from './shell.tsx'

const rootRoute = createRootRoute({ component: Shell })

/** Pages under this one are shown to signed-in people only. */
const signedInRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in', component: SignedInLayout })
const homeRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/', component: HomePage })
const signInRoute = createRoute({ getParentRoute: () => rootRoute, path: '/sign-in', component: SignInPage })

export const router = createRouter({
  routeTree: rootRoute.addChildren([signedInRoute.addChildren([homeRoute]), signInRoute]),
  defaultErrorComponent: ({ reset }) => (
    <FailurePage title="This page failed" message="Something in this page went wrong." onRetry={reset} />
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
