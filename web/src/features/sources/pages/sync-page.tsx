import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { hasStatus } from '../../../api/problem.ts'
import { FailurePage } from '../../../parts/page/failure-page.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { formatDateTime } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import { SyncFiles, SyncResult } from '../parts/sync-result.tsx'
import { SyncStateTag } from '../parts/sync-state.tsx'
import { sourceQuery, syncQuery } from '../queries.ts'
import { MissingSource } from './missing-source.tsx'
import { usePeopleNames } from './people-names.ts'
import classes from './sync-page.module.css'

/** One import: what it changed, what was wrong, which files it had. */
export function SyncPage() {
  const { id, syncId } = useParams({ from: '/signed-in/data/sources/$id/syncs/$syncId' })
  const { data: source } = useQuery(sourceQuery(id))
  const { data: sync, error, refetch } = useQuery(syncQuery(id, syncId))
  const nameOf = usePeopleNames(sync ? [sync.createdById] : [])
  const mayImport = usePermission('source.write')
  if (hasStatus(error, 404)) return <MissingSource />
  if (error && !sync)
    return <FailurePage error={error} title="The import could not be loaded" onRetry={() => void refetch()} />
  const parents = [
    { label: 'Sources', to: '/data/sources' } as const,
    { label: source?.displayName ?? 'Source', to: '/data/sources/$id', params: { id } } as const,
  ]
  if (!sync)
    return (
      <Page title="Import" area="Sources" parents={parents}>
        <LoadingRows />
      </Page>
    )
  const by = nameOf(sync.createdById)
  return (
    <Page
      title={`Import of ${formatDateTime(new Date(sync.createdAt))}`}
      area={source?.displayName ?? 'Sources'}
      parents={parents}
      badge={<SyncStateTag state={sync.state} />}
    >
      <div className={classes.parts}>
        {by && <p className={classes.by}>Started by {sync.createdById === '' ? 'a command' : by}.</p>}
        <SyncResult
          sync={sync}
          again={
            mayImport && (
              <Button renderRoot={(props) => <Link to="/data/sources/$id/import" params={{ id }} {...props} />}>
                Upload again
              </Button>
            )
          }
        />
        <SyncFiles sync={sync} />
      </div>
    </Page>
  )
}
