import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { hasStatus } from '../../../api/problem.ts'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailurePage } from '../../../parts/page/failure-page.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { RemoveDemo } from '../../guide/parts/remove-demo.tsx'
import { usePermission } from '../../session/queries.ts'
import { DeleteSource } from '../parts/delete-source.tsx'
import { ScimTokens } from '../parts/scim-tokens.tsx'
import { SourceAnswers } from '../parts/source-answers.tsx'
import { SourceMappingCard } from '../parts/source-mapping.tsx'
import { SourceSettings } from '../parts/source-settings.tsx'
import { SyncStateTag } from '../parts/sync-state.tsx'
import { type Sync, sourceQuery, syncsQuery } from '../queries.ts'
import { takesFiles } from '../sync.rules.ts'
import { MissingSource } from './missing-source.tsx'
import { usePeopleNames } from './people-names.ts'
import classes from './source-page.module.css'

const LIST = { label: 'Sources', to: '/data/sources' } as const

/** A source: how it is read and set, and its imports. */
export function SourcePage() {
  const { id } = useParams({ from: '/signed-in/data/sources/$id' })
  const { data: source, error, refetch } = useQuery(sourceQuery(id))
  const syncs = useInfiniteQuery(syncsQuery(id))
  const nameOf = usePeopleNames(
    syncs.data?.pages.flatMap(({ list }) => list.map(({ createdById }) => createdById)) ?? [],
  )
  const mayImport = usePermission('source.write')
  const cache = useQueryClient()
  const navigate = useNavigate()
  if (!source) {
    if (hasStatus(error, 404)) return <MissingSource />
    if (error)
      return <FailurePage error={error} title="The source could not be loaded" onRetry={() => void refetch()} />
    return (
      <Page title="" area="Access data" parents={[LIST]}>
        <LoadingRows />
      </Page>
    )
  }
  return (
    <Page
      title={source.displayName}
      area="Sources"
      parents={[LIST]}
      actions={
        source.kind === 'SOURCE_KIND_DEMO' ? (
          <RemoveDemo onRemoved={() => void navigate({ to: '/data/sources' }).then(() => cache.invalidateQueries())} />
        ) : (
          mayImport &&
          takesFiles(source.kind) && (
            <Button renderRoot={(props) => <Link to="/data/sources/$id/import" params={{ id }} {...props} />}>
              Import
            </Button>
          )
        )
      }
    >
      <div className={classes.cards}>
        <div className={classes.column}>
          {source.kind === 'SOURCE_KIND_SCIM' ? <ScimTokens sourceId={id} /> : <SourceMappingCard sourceId={id} />}
          {takesFiles(source.kind) && <SourceAnswers sourceId={id} />}
        </div>
        <div className={classes.column}>
          <SourceSettings source={source} />
          {mayImport && source.kind !== 'SOURCE_KIND_DEMO' && <DeleteSource source={source} />}
        </div>
      </div>
      <h2 className={classes.heading}>Imports</h2>
      <BrowseTable
        label="Imports"
        query={syncs}
        keyOf={(sync) => sync.id}
        linkOf={(sync) => ({ to: '/data/sources/$id/syncs/$syncId', params: { id, syncId: sync.id } })}
        columns={[
          { label: 'When', cell: (sync) => <When at={sync.createdAt} as="dateTime" /> },
          { label: 'State', cell: (sync) => <SyncStateTag state={sync.state} /> },
          { label: 'Added', cell: (sync) => formatCount(sumOf(sync, 'added')), isNumber: true },
          { label: 'Changed', cell: (sync) => formatCount(sumOf(sync, 'changed')), isNumber: true },
          { label: 'Removed', cell: (sync) => formatCount(sumOf(sync, 'removed')), isNumber: true },
          { label: 'Problems', cell: (sync) => formatCount(sync.faultCount), isNumber: true },
          { label: 'By', cell: (sync) => nameOf(sync.createdById) },
        ]}
        empty={<EmptyNote>Nothing has been imported from this source yet.</EmptyNote>}
      />
    </Page>
  )
}

const sumOf = ({ counts }: Sync, what: 'added' | 'changed' | 'removed'): number =>
  Object.values(counts).reduce((sum, count) => sum + count[what], 0)
