import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from '@tanstack/react-router'
import { FailurePage } from '../../../parts/failure-page.tsx'
import { LoadingPage } from '../../../parts/loading-page.tsx'
import { SessionContext, sessionQuery } from '../queries.ts'

/** Shows its pages to signed-in people and sends everyone else to the sign-in page. */
export function SignedInLayout() {
  const { data: session, error, errorUpdateCount, isFetching, refetch } = useQuery(sessionQuery)
  if (session === null) return <Navigate to="/sign-in" replace />
  // If a later check fails, the page stays.
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
