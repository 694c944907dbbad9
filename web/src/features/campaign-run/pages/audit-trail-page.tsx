import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type AuditSearch, auditRequestOf, isAuditFiltered } from '../../../parts/audit/audit-filters.rules.ts'
import { AuditFilters } from '../../../parts/audit/audit-filters.tsx'
import { AuditList } from '../../../parts/audit/audit-list.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { auditQuery } from '../../audit/queries.ts'
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
  return (
    <>
      <p className={classes.version}>{scopeChanges(scopingVersion)}</p>
      <AuditFilters value={search} people={mayPickPeople ? people : undefined} onChange={change} />
      <Entries id={id} search={search} />
    </>
  )
}

function Entries({ id, search }: { id: string; search: AuditSearch }) {
  const query = useInfiniteQuery(auditQuery({ ...auditRequestOf(search), accessReviewIds: [id] }))
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
        {isAuditFiltered(search) ? 'No entry matches these filters.' : 'There are no entries that you can view.'}
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
