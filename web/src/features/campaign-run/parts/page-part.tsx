import type { ReactNode } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'

interface PartProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch(): unknown }
  wanted: string
  rows: number
  height: number
  children(data: Data): ReactNode
}

/** A part of the page that loads and fails on its own. */
export function Part<Data>({ query, wanted, rows, height, children }: PartProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error) return <FailureNote error={error} wanted={wanted} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <LoadingRows rows={rows} height={height} />
}

/** What stands below a part of unknown height is loaded at once, and seen when that part has come: nothing moves. */
export function Below({ query, children }: { query: { isPending: boolean }; children: ReactNode }) {
  return <div style={query.isPending ? { visibility: 'hidden' } : undefined}>{children}</div>
}
