import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import { FailurePage } from '../pages/failure-page.tsx'
import { LoadingPage } from '../pages/loading-page.tsx'
import { type Session, sessionQuery } from './session-query.ts'

const SessionContext = createContext<Session | undefined>(undefined)

/** Shows a page to a signed-in person and sends everybody else to sign in. */
export function SignedInLayout() {
  const { data: session, error, errorUpdateCount, isFetching, refetch } = useQuery(sessionQuery)
  if (session === null) return <Navigate to="/sign-in" replace />
  // A later check that fails takes nothing away from the person: the page stays.
  if (session)
    return (
      <SessionContext value={session}>
        <Outlet />
      </SessionContext>
    )
  if (errorUpdateCount === 0) return <LoadingPage />
  return (
    <FailurePage
      title="Recert is not available"
      message={error?.message}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This page must be a child of the signed-in route')
  return session
}
