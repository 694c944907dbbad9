import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchField } from '../../../parts/list/search-field.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { type PreviewRow, previewRowsQuery, type SyncPreview } from '../import-queries.ts'
import type { Sync } from '../queries.ts'
import { FILE_KINDS, kindName } from '../sync.rules.ts'
import { changedFieldName } from './import.rules.ts'
import classes from './import-step.module.css'

const CHANGES = ['added', 'changed', 'removed'] as const

/** What would change, by kind: some rows at once, all on request. */
export function ChangedRows({ sync, preview }: { sync: Sync; preview: SyncPreview }) {
  const groups = FILE_KINDS.flatMap((kind) =>
    CHANGES.map((change) => ({ kind, change, count: preview.counts[kind]?.[change] ?? 0 })),
  ).filter(({ count }) => count > 0)
  if (groups.length === 0) return <p>Nothing would change.</p>
  return (
    <div>
      {groups.map(({ kind, change, count }) => (
        <Group
          key={`${preview.previewToken} ${kind} ${change}`}
          {...{ sync, preview, kind, change, count }}
          samples={preview.samples.filter((row) => row.kind === kind && row.change === change)}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  sync: Sync
  preview: SyncPreview
  kind: string
  change: string
  count: number
  samples: readonly PreviewRow[]
}

function Group({ sync, preview, kind, change, count, samples }: GroupProps) {
  const [isAll, setAll] = useState(false)
  const label = `${kindName(kind)} ${change}`
  return (
    <details>
      <summary>
        {label}: {formatCount(count)}
      </summary>
      {change === 'changed' && <ChangedFields counts={preview.changedFields[kind] ?? {}} />}
      {isAll ? (
        <AllRows {...{ sync, preview, kind, change, label }} />
      ) : (
        <>
          <Rows rows={samples} label={label} />
          {count > samples.length && (
            <div className={classes.buttons}>
              <Button variant="default" size="xs" onClick={() => setAll(true)}>
                Show all {formatCount(count)} {label.toLowerCase()}
              </Button>
            </div>
          )}
        </>
      )}
    </details>
  )
}

/** How often each field changes: "last login at 340, status 3". */
function ChangedFields({ counts }: { counts: Readonly<Record<string, number>> }) {
  const fields = Object.entries(counts).sort(([, one], [, other]) => other - one)
  if (fields.length === 0) return null
  return <p>{fields.map(([field, count]) => `${changedFieldName(field)} ${formatCount(count)}`).join(', ')}</p>
}

function AllRows({ sync, preview, kind, change, label }: Omit<GroupProps, 'count' | 'samples'> & { label: string }) {
  const [query, setQuery] = useState('')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    previewRowsQuery(sync, preview.previewToken, { kind, change, query }),
  )
  const rows = data?.pages.flatMap(({ list }) => list)
  return (
    <>
      <SearchField label={`Search ${label.toLowerCase()}`} value={query} onChange={setQuery} />
      {error && <FailureNote error={error} wanted="The rows could not be loaded." onRetry={() => void refetch()} />}
      {!rows && !error && <LoadingRows rows={4} height={36} />}
      {rows && rows.length === 0 && <p>Nothing matches.</p>}
      {rows && <Rows rows={rows} label={label} />}
      {hasNextPage && (
        <div className={classes.buttons}>
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function Rows({ rows, label }: { rows: readonly PreviewRow[]; label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows can have the same name; their order is fixed
        <li key={index}>
          <span className={classes.name}>{[row.holder, row.name].filter(Boolean).join(': ')}</span>
          <span className={classes.facts}>
            {row.app}
            {row.fields.map(({ field, before, after }) => (
              <span key={field}>
                {' '}
                {changedFieldName(field)}: {before || 'empty'} → {after || 'empty'}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
