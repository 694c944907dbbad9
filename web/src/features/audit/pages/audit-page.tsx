import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { auditRequestOf, isAuditFiltered } from '../../../parts/audit/audit-filters.rules.ts'
import { AuditFilters } from '../../../parts/audit/audit-filters.tsx'
import { AuditList } from '../../../parts/audit/audit-list.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { Chain } from '../parts/chain.tsx'
import { DownloadEntries } from '../parts/download-entries.tsx'
import { auditQuery } from '../queries.ts'
import classes from './audit-page.module.css'

/** Who did what, when and from where. */
export function AuditPage() {
  const search = useSearch({ from: '/signed-in/audit' })
  const set = useSearchChange()
  const filter = auditRequestOf(search)
  const query = useInfiniteQuery(auditQuery(filter))
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const entries = data?.pages.flatMap(({ list }) => list)
  const mayPickPeople = usePermission('user.read')
  const isFiltered = isAuditFiltered(search)
  return (
    <Page title="Audit log" actions={<DownloadEntries filter={filter} />}>
      <AuditFilters value={search} people={mayPickPeople ? people : undefined} onChange={set} />
      <Chain />
      {error && !entries && (
        <FailureNote
          error={error}
          wanted="The audit log could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!entries && !error && <LoadingRows height={64} />}
      {entries?.length === 0 && (
        <EmptyNote>{isFiltered ? 'No entry matches these filters.' : 'There are no entries yet.'}</EmptyNote>
      )}
      {entries && entries.length > 0 && <AuditList entries={entries} />}
      {entries && error && (
        <FailureNote
          error={error}
          wanted="The next entries could not be loaded."
          onRetry={() => void fetchNextPage()}
        />
      )}
      {hasNextPage && !error && (
        <div className={classes.more}>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Page>
  )
}
