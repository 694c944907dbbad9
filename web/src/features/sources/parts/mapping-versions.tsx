import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Meaning, Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import classes from '../import/import-step.module.css'
import { usePeopleNames } from '../pages/people-names.ts'
import { changesByFile } from '../source.rules.ts'
import { mappingChangesQuery, type SourceMapping } from '../source-queries.ts'

interface MappingVersionsProps {
  /** The newest first. */
  versions: readonly SourceMapping[]
  onMore?: () => void
  isLoadingMore: boolean
}

/** The versions of a mapping: who made each and when, which imports used it, and what changed between two of them. */
export function MappingVersions({ versions, onMore, isLoadingMore }: MappingVersionsProps) {
  const nameOf = usePeopleNames(versions.map(({ createdById }) => createdById))
  const [compared, setCompared] = useState<SourceMapping>()
  return (
    <div className={classes.part}>
      <h3>Versions</h3>
      <ul className={classes.list} aria-label="Versions">
        {versions.map((one) => (
          <li key={one.version}>
            <span className={classes.name}>Version {one.version}</span>
            <span className={classes.facts}>
              <When at={one.createdAt} as="dateTime" />
              {nameOf(one.createdById) && `, ${nameOf(one.createdById)}`}
              <br />
              <Used mapping={one} />
            </span>
            {(versions.length > 1 || onMore) && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Compare version ${one.version}`}
                aria-expanded={compared?.version === one.version}
                onClick={() => setCompared(compared?.version === one.version ? undefined : one)}
              >
                Compare
              </Button>
            )}
            {compared?.version === one.version && <Compared key={one.version} mapping={one} versions={versions} />}
          </li>
        ))}
      </ul>
      {onMore && (
        <div className={classes.buttons}>
          <Button variant="default" size="xs" loading={isLoadingMore} onClick={onMore}>
            Show earlier versions
          </Button>
        </div>
      )}
    </div>
  )
}

function Used({ mapping: { sourceId, syncCount, lastSyncId, lastSyncAt } }: { mapping: SourceMapping }) {
  if (syncCount === 0 || !lastSyncAt) return 'No import has used it'
  return (
    <>
      Used by {countOf(syncCount, 'import')}, the last one{' '}
      <Link to="/data/sources/$id/syncs/$syncId" params={{ id: sourceId, syncId: lastSyncId }}>
        <When at={lastSyncAt} as="dateTime" />
      </Link>
    </>
  )
}

/** A version beside another one: by default the one before it. */
function Compared({
  mapping: { sourceId, version },
  versions,
}: {
  mapping: SourceMapping
  versions: readonly SourceMapping[]
}) {
  const others = versions.filter((one) => one.version !== version)
  const [since, setSince] = useState((others.find((one) => one.version < version) ?? others.at(-1))?.version ?? 1)
  const { data, error, refetch } = useQuery(mappingChangesQuery(sourceId, since, version))
  return (
    <div className={`${classes.wide} ${classes.form}`}>
      <NativeSelect
        label={`Compare version ${version} with`}
        value={String(since)}
        data={others.map((one) => ({ value: String(one.version), label: `Version ${one.version}` }))}
        onChange={(event) => setSince(Number(event.currentTarget.value))}
      />
      {error && (
        <FailureNote error={error} wanted="The versions could not be compared." onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingRows rows={2} height={36} />}
      {data?.changeCount === 0 && <p>The two versions are the same.</p>}
      {data &&
        changesByFile(data.changes).map(({ file, changes }) => (
          <div key={file}>
            <h3>{file || 'For all tables'}</h3>
            <ul className={classes.list} aria-label={`Changes of ${file || 'all tables'}`}>
              {changes.map(({ change, what, before, after }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of the changes is fixed
                <li key={index}>
                  <span className={classes.name}>{what}</span>
                  <span className={classes.facts}>
                    {change === 'changed' && before !== '' ? (
                      <>
                        <del>{before}</del> {after}
                      </>
                    ) : (
                      after || <del>{before}</del>
                    )}
                  </span>
                  <Tag meaning={TAGS[change]?.meaning ?? 'plain'}>{TAGS[change]?.label ?? change}</Tag>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {data && data.changeCount > data.changes.length && (
        <p>
          These are {formatCount(data.changes.length)} of {formatCount(data.changeCount)} changes.
        </p>
      )}
    </div>
  )
}

const TAGS: Record<string, { label: string; meaning: Meaning }> = {
  added: { label: 'Added', meaning: 'certify' },
  changed: { label: 'Changed', meaning: 'accent' },
  removed: { label: 'Removed', meaning: 'deny' },
}
