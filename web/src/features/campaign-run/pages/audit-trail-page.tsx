import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { auditRequestOf, isAuditFiltered } from '../../../parts/audit/audit-filters.rules.ts'
import { AuditFilters } from '../../../parts/audit/audit-filters.tsx'
import { AuditList } from '../../../parts/audit/audit-list.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Chain } from '../../audit/parts/chain.tsx'
import { DownloadEntries } from '../../audit/parts/download-entries.tsx'
import { type AuditFilter, auditQuery } from '../../audit/queries.ts'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { scopeChanges } from '../audit-trail.rules.ts'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import classes from './audit-trail-page.module.css'

/** What was done with a campaign, and what was refused, latest first. */
export function AuditTrailPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/audit' })
  return (
    <CampaignFrame id={id} tab="audit">
      {({ accessReview }) => <Trail id={id} scopingVersion={accessReview.scopingVersion} />}
    </CampaignFrame>
  )
}

function Trail({ id, scopingVersion }: { id: string; scopingVersion: string }) {
  const search = useSearch({ from: '/signed-in/campaigns/$id/audit' })
  const change = useSearchChange()
  const mayPickPeople = usePermission('user.read')
  const filter = { ...auditRequestOf(search), accessReviewIds: [id] }
  return (
    <>
      <p className={classes.version}>{scopeChanges(scopingVersion)}</p>
      <AuditFilters value={search} people={mayPickPeople ? people : undefined} onChange={change} />
      <div className={classes.proof}>
        <Chain />
        <DownloadEntries filter={filter} />
      </div>
      <Entries filter={filter} isFiltered={isAuditFiltered(search)} />
    </>
  )
}

function Entries({ filter, isFiltered }: { filter: AuditFilter; isFiltered: boolean }) {
  const query = useInfiniteQuery(auditQuery(filter))
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
  if (entries.length === 0)
    return (
      <EmptyNote>
        {isFiltered ? 'No entry matches these filters.' : 'There are no entries that you can view.'}
      </EmptyNote>
    )
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
