import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { HomePage } from './features/home/pages/home-page.tsx'
import { SignInPage } from './features/session/pages/sign-in-page.tsx'
import { SignedInLayout } from './features/session/parts/signed-in-layout.tsx'
import { FailurePage } from './parts/failure-page.tsx'
import { Shell } from './shell.tsx'

const rootRoute = createRootRoute({ component: Shell })

/** Its child pages are shown to signed-in people only. */
const signedInRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in', component: SignedInLayout })
const homeRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/', component: HomePage })
const signInRoute = createRoute({ getParentRoute: () => rootRoute, path: '/sign-in', component: SignInPage })

export const router = createRouter({
  routeTree: rootRoute.addChildren([signedInRoute.addChildren([homeRoute]), signInRoute]),
  defaultErrorComponent: ({ reset }) => (
    <FailurePage
      title="This page failed"
      message="An error occurred in this page. Try again, or reload the page."
      onRetry={reset}
    />
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
