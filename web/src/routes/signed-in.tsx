import { createRootRoute, createRoute } from '@tanstack/react-router'
import { SignedInLayout } from '../features/session/parts/signed-in-layout.tsx'
import { sessionQuery } from '../features/session/queries.ts'
import type { PagePath } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { Shell } from '../shell/shell.tsx'

export const rootRoute = createRootRoute({})

/** Its child pages are shown to signed-in people only, in the shell. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  loader: () => void queryClient.prefetchQuery(sessionQuery),
  component: () => (
    <SignedInLayout>
      <Shell />
    </SignedInLayout>
  ),
})

/** A page of signed-in people, loaded when it is first needed. Its path must be one of paths.ts. */
export const page = <const Path extends PagePath>(path: Path) =>
  ({ getParentRoute: () => signedInRoute, path }) as const
