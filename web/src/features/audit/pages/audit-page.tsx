import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { auditRequestOf, isAuditFiltered } from '../../../parts/audit/audit-filters.rules.ts'
import { AuditFilters } from '../../../parts/audit/audit-filters.tsx'
import { AuditList } from '../../../parts/audit/audit-list.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { countOf, formatDateTime } from '../../../parts/values/format.ts'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { auditChainQuery, auditQuery } from '../queries.ts'
import classes from './audit-page.module.css'

/** Who did what, when and from where. */
export function AuditPage() {
  const search = useSearch({ from: '/signed-in/audit' })
  const set = useSearchChange()
  const query = useInfiniteQuery(auditQuery(auditRequestOf(search)))
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const entries = data?.pages.flatMap(({ list }) => list)
  const mayPickPeople = usePermission('user.read')
  const isFiltered = isAuditFiltered(search)
  return (
    <Page title="Audit log">
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

/** What is sealed; only those who may see all of the log can see this. */
function Chain() {
  const isAllowed = usePermission('audit.read')
  const { data } = useQuery({ ...auditChainQuery, enabled: isAllowed })
  if (!isAllowed) return null
  // Its line is there from the start, so that the entries below do not move.
  if (!data) return <p className={classes.chain}>&nbsp;</p>
  return (
    <p className={classes.chain}>
      {countOf(Number(data.sealedCount), 'entry', 'entries')} sealed into the audit chain
      {data.lastSealedAt ? `, the last of ${formatDateTime(new Date(data.lastSealedAt))}` : ''}. Check the chain with{' '}
      <code>recert audit verify</code>.
    </p>
  )
}
