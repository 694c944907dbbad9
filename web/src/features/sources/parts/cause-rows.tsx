import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import classes from '../import/import-step.module.css'
import { problemRowsQuery, type SyncProblem } from '../import-queries.ts'
import type { Sync } from '../queries.ts'

interface CauseRowsProps {
  sync: Sync
  problem: SyncProblem
}

/** All rows of a cause, on request. */
export function CauseRows({ sync, problem }: CauseRowsProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Rows sync={sync} problem={problem} />
  ) : (
    <div className={`${classes.buttons} ${classes.wide}`}>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        Show all {countOf(problem.rowCount, 'row')}
      </Button>
    </div>
  )
}

function Rows({ sync, problem }: CauseRowsProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    problemRowsQuery(sync, problem),
  )
  const rows = data?.pages.flatMap(({ list }) => list)
  return (
    <div className={classes.wide}>
      {error && <FailureNote error={error} wanted="The rows could not be loaded." onRetry={() => void refetch()} />}
      {!rows && !error && <LoadingRows rows={4} height={36} />}
      {rows && (
        <ul className={classes.list} aria-label={`Rows: ${problem.sentence}`}>
          {rows.map(({ sheet, line, value, problem: text, cells }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line can have two problems of one cause; their order is fixed
            <li key={index}>
              <span className={classes.name}>
                {[sheet, `line ${line}`, value && `"${value}"`].filter(Boolean).join(', ')}
              </span>
              <span className={classes.facts}>{[text, cells].filter(Boolean).join(' ')}</span>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={classes.buttons}>
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more rows
          </Button>
        </div>
      )}
    </div>
  )
}
