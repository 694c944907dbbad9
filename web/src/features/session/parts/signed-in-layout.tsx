import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { FailurePage } from '../../../parts/page/failure-page.tsx'
import { LoadingPage } from '../../../parts/page/loading-page.tsx'
import { type Session, SessionContext, sessionQuery } from '../queries.ts'
import { useSessionEnded } from '../session-end.ts'

/** Shows its pages to signed-in people and sends everyone else to the sign-in page. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { data: current, error, isFetching, refetch } = useQuery(sessionQuery)
  const ended = useSessionEnded()
  const known = useRef<Session>(undefined)
  const href = useRouterState({ select: ({ location }) => location.href })
  if (current) known.current = current
  // A page whose session ended in the middle stays, with a dialog over it.
  const session = current ?? (ended ? known.current : undefined)
  if (session) return <SessionContext value={session}>{children}</SessionContext>
  // On the way there already: going again would name the sign-in page as the one that was wanted.
  if (current === null && href.startsWith('/sign-in')) return <LoadingPage />
  if (current === null) return <Navigate to="/sign-in" search={href === '/' ? {} : { to: href }} replace />
  if (!error) return <LoadingPage />
  return (
    <FailurePage title="Recert is not available" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  )
}
