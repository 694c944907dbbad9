import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { AuditList } from '../../../parts/audit-list.tsx'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { auditQuery } from '../../audit/queries.ts'
import { CampaignFrame } from '../parts/campaign-frame.tsx'

/** What was done with a campaign, and what was refused, latest first. */
export function AuditTrailPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/audit' })
  return (
    <CampaignFrame id={id} tab="audit">
      {() => <Trail id={id} />}
    </CampaignFrame>
  )
}

function Trail({ id }: { id: string }) {
  const query = useInfiniteQuery(auditQuery({ accessReviewIds: [id] }))
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const entries = data?.pages.flatMap(({ list }) => list)
  if (!entries)
    return error ? (
      <FailureNote
        error={error}
        wanted="The audit trail could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <LoadingRows height={64} />
    )
  if (entries.length === 0) return <EmptyNote>There are no entries that you may see.</EmptyNote>
  return (
    <>
      <AuditList entries={entries} />
      {error && <FailureNote error={error} wanted="The next entries could not be loaded." />}
      {hasNextPage && (
        <Button mt="md" variant="default" size="xs" loading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
