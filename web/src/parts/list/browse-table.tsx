import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { PagePath } from '../../paths.ts'
import { FailureNote } from '../page/failure-note.tsx'
import { LoadingRows } from '../page/loading-page.tsx'
import classes from './browse-table.module.css'

export interface BrowseColumn<Row> {
  label: string
  cell(row: Row): ReactNode
  /** Numbers stand under each other, at the right. */
  isNumber?: boolean
  /** Left out where there is little room. */
  isSecondary?: boolean
}

export interface RowLink {
  to: PagePath
  params?: Record<string, string>
  search?: Record<string, unknown>
}

interface BrowseTableProps<Row> {
  /** What the rows are, for screen readers: "Apps". */
  label: string
  query: UseInfiniteQueryResult<InfiniteData<{ list: readonly Row[] }>, Error>
  /** The first one names the row. */
  columns: readonly BrowseColumn<Row>[]
  keyOf(row: Row): string
  linkOf?: (row: Row) => RowLink | undefined
  empty: ReactNode
  /** What to do with a row, at its end. */
  actions?: (row: Row) => ReactNode
}

/** A list of things from the server, page by page. On phones each row is a card. */
export function BrowseTable<Row>({ label, query, columns, keyOf, linkOf, empty, actions }: BrowseTableProps<Row>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const rows = data?.pages.flatMap(({ list }) => list)
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const isNearEnd = entry?.isIntersecting ?? false
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, error, fetchNextPage])

  if (!rows)
    return error ? (
      <FailureNote
        error={error}
        wanted={`${label} could not be loaded.`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <LoadingRows height={44} />
    )
  if (rows.length === 0) return empty
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} aria-busy={isFetching}>
        <thead>
          <tr>
            {columns.map(({ label: name, isNumber, isSecondary }) => (
              <th key={name} scope="col" data-number={isNumber || undefined} data-secondary={isSecondary || undefined}>
                {name}
              </th>
            ))}
            {actions && <th aria-label="Actions" />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const link = linkOf?.(row)
            return (
              <tr key={keyOf(row)}>
                {columns.map(({ label: name, cell, isNumber, isSecondary }, index) => (
                  <td
                    key={name}
                    data-label={index === 0 ? undefined : name}
                    data-number={isNumber || undefined}
                    data-secondary={isSecondary || undefined}
                  >
                    {index === 0 && link ? (
                      <Link
                        to={link.to}
                        params={(link.params ?? {}) as never}
                        search={(link.search ?? {}) as never}
                        className={classes.link}
                      >
                        {cell(row)}
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
                {actions && <td className={classes.actions}>{actions(row)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
      {error && (
        <FailureNote error={error} wanted="The next rows could not be loaded." onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && !error && (
        <div ref={ref} className={classes.more}>
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}
