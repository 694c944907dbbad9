import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FailureNote } from '../../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../../parts/page/loading-page.tsx'
import { When } from '../../../../parts/values/when.tsx'
import { type ThingKind, type Version, versionNamesQuery, versionsQuery } from '../../versions.queries.ts'
import { changesBetween } from '../../versions.rules.ts'
import classes from './history.module.css'

const REFERENCES = ['ownerIds', 'managerIds', 'userId', 'delegatedUserId', 'certifyPolicyId', 'riskLevelId']

/** Names of what versions refer to by id. */
export function useVersionNames(versions: readonly Pick<Version, 'values'>[]): (id: string) => string | undefined {
  const ids = versions.flatMap(({ values }) =>
    [...REFERENCES, 'complianceFrameworkIds'].flatMap((field) => values[field] ?? []),
  )
  const known = [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))]
  const { data } = useQuery(versionNamesQuery(known.slice(0, 300)))
  return (id) => data?.get(id)
}

/** What a thing was, version by version. */
export function History({ kind, id, sourceId }: { kind: ThingKind; id: string; sourceId?: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(versionsQuery(kind, id))
  const versions = data?.pages.flatMap(({ list }) => list)
  const nameOf = useVersionNames(versions ?? [])
  if (!versions)
    return error ? (
      <FailureNote error={error} wanted="The history could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={4} />
    )
  return (
    <ol className={classes.list}>
      {versions.flatMap((version, index) => {
        const before = versions[index + 1]
        const entry = (
          <li key={version.version} className={classes.version}>
            <p className={classes.head}>
              <When at={version.openedAt} as="exact" />
              <strong>{before || hasNextPage ? 'Changed' : 'First seen'}</strong>
              <Origin syncId={version.openedBySyncId} sourceId={sourceId ?? version.sourceId} />
              {(version.closedAt || index > 0) && (
                <Link
                  to="."
                  search={((was: object) => ({ ...was, at: version.openedAt })) as never}
                  resetScroll={false}
                >
                  Show this version
                </Link>
              )}
            </p>
            {before && (
              <dl className={classes.changes}>
                {changesBetween(before.values, version.values, nameOf).map((change) => (
                  <ChangeRow key={change.label} {...change} />
                ))}
              </dl>
            )}
          </li>
        )
        if (!version.isRemoved) return [entry]
        return [
          <li key={`${version.version} removed`} className={classes.version}>
            <p className={classes.head}>
              <When at={version.closedAt} as="exact" />
              <strong>Removed</strong>
              <Origin syncId={version.closedBySyncId} sourceId={sourceId ?? version.sourceId} />
            </p>
          </li>,
          entry,
        ]
      })}
      {hasNextPage && (
        <li className={classes.more}>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </li>
      )}
    </ol>
  )
}

function ChangeRow({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <del>{before || 'none'}</del> → <ins>{after || 'none'}</ins>
      </dd>
    </>
  )
}

function Origin({ syncId, sourceId }: { syncId: string; sourceId: string }) {
  if (syncId === '') return <span>here</span>
  if (sourceId === '') return <span>by an import</span>
  return (
    <Link to="/data/sources/$id/syncs/$syncId" params={{ id: sourceId, syncId }}>
      by an import
    </Link>
  )
}
