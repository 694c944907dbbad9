import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { hasStatus } from '../../../../api/problem.ts'
import { Tag } from '../../../../parts/marks/tag.tsx'
import { FailurePage } from '../../../../parts/page/failure-page.tsx'
import { LoadingRows } from '../../../../parts/page/loading-page.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import type { PagePath } from '../../../../paths.ts'
import { THINGS, type ThingKind, type Version, versionsQuery } from '../../versions.queries.ts'
import { factsOfVersion, nameOfVersion } from '../../versions.rules.ts'
import { History, useVersionNames } from './history.tsx'
import { Fact, Facts, ThingPage } from './thing-page.tsx'

interface ThingStateProps {
  kind: ThingKind
  id: string
  list: { label: string; to: PagePath }
  error: Error | null
  isMissing: boolean
  onRetry(): void
}

/** In place of a thing that is loading, removed, not there, or could not be loaded. */
export function ThingState({ kind, id, list, error, isMissing, onRetry }: ThingStateProps) {
  if (isMissing) return <MissingThing kind={kind} id={id} list={list} />
  if (error)
    return <FailurePage error={error} title={`The ${THINGS[kind].thing} could not be loaded`} onRetry={onRetry} />
  return (
    <Page title="" area="Access data" parents={[list]}>
      <LoadingRows />
    </Page>
  )
}

/** A removed thing still has its versions; one that never existed, or that the reader may not see, has none. */
function MissingThing({ kind, id, list }: Pick<ThingStateProps, 'kind' | 'id' | 'list'>) {
  const { data, error, refetch } = useInfiniteQuery(versionsQuery(kind, id))
  const last = data?.pages[0]?.list[0]
  if (last) return <RemovedThing kind={kind} id={id} list={list} last={last} />
  if (!hasStatus(error, 404))
    return <ThingState kind={kind} id={id} list={list} error={error} isMissing={false} onRetry={() => void refetch()} />
  return (
    <Page title="Not found" area="Access data" parents={[list]}>
      <p>This {THINGS[kind].thing} does not exist, or you cannot view it.</p>
      <p>
        <Link to={list.to}>All {list.label.toLowerCase()}</Link>
      </p>
    </Page>
  )
}

/** What it last was, and its history. */
function RemovedThing({
  kind,
  id,
  list,
  last: { values },
}: Pick<ThingStateProps, 'kind' | 'id' | 'list'> & { last: Version }) {
  const { at } = useSearch({ strict: false })
  const nameOf = useVersionNames([{ values }])
  return (
    <ThingPage
      key={id}
      kind={kind}
      id={id}
      title={nameOfVersion(values)}
      badge={<Tag meaning="warning">Removed</Tag>}
      parents={[list]}
      at={at}
      facts={
        <Facts>
          {typeof values.appId === 'string' && kind !== 'apps' && <AppFact id={values.appId} />}
          {factsOfVersion(values, nameOf).map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      }
      tabs={[{ label: 'History', to: THINGS[kind].to, params: { id }, search: { tab: 'history' }, isActive: true }]}
    >
      <History kind={kind} id={id} />
    </ThingPage>
  )
}

/** Its app, which may be removed, too. */
function AppFact({ id }: { id: string }) {
  const { data } = useInfiniteQuery(versionsQuery('apps', id))
  const app = data?.pages[0]?.list[0]
  return (
    <Fact label="App">
      <Link to="/data/apps/$id" params={{ id }}>
        {app ? nameOfVersion(app.values) : '…'}
      </Link>
    </Fact>
  )
}
