import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { type ResourceFilter, type ResourceRow, resourceRows } from '../resources.queries.ts'
import { rowsQuery } from '../rows.ts'
import classes from './resource-tree.module.css'

/** Resources as a tree; the inside of one is loaded when it is opened. */
export function ResourceTree({ app, inside = 'roots', empty }: { app?: string; inside?: string; empty: ReactNode }) {
  const filter = { inside, ...(app ? { app: [app] } : {}) }
  return <Branch filter={filter} empty={typeof empty === 'string' ? <EmptyNote>{empty}</EmptyNote> : empty} isRoot />
}

interface BranchProps {
  filter: ResourceFilter
  empty?: ReactNode
  isRoot?: boolean
}

function Branch({ filter, empty, isRoot = false }: BranchProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(
    rowsQuery(resourceRows(filter)),
  )
  const rows = data?.pages.flatMap(({ list }) => list)
  if (!rows)
    return error ? (
      <FailureNote error={error} wanted="The resources could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={isRoot ? 6 : 2} height={36} />
    )
  if (rows.length === 0) return empty
  return (
    <ul className={isRoot ? classes.tree : undefined}>
      {rows.map((row) => (
        <Node key={row.id} row={row} showsApp={filter.inside === 'roots' && filter.app === undefined} />
      ))}
      {hasNextPage && (
        <li>
          <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </li>
      )}
    </ul>
  )
}

function Node({ row, showsApp }: { row: ResourceRow; showsApp: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <div className={classes.node}>
        {row.children > 0 ? (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${row.name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </button>
        ) : (
          <span className={classes.leaf} />
        )}
        <Link to="/data/resources/$id" params={{ id: row.id }}>
          {row.name}
        </Link>
        <span className={classes.hint}>
          {[row.type, ...(showsApp ? [row.app] : [])].filter(Boolean).join(', ')}
          {row.children > 0 && `, ${countOf(row.children, 'resource')} inside`}
        </span>
        <span className={classes.count}>{countOf(row.grants, 'grant')}</span>
      </div>
      {isOpen && <Branch filter={{ inside: row.id }} />}
    </li>
  )
}
