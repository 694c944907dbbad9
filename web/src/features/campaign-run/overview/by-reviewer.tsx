import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Letters } from '../../../parts/marks/letters.tsx'
import { DecisionBar } from '../../../parts/marks/stack-bar.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { formatCount, formatShare } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { type Reviewer, reviewersQuery, type Summary } from '../figures.queries.ts'
import { Part } from '../parts/page-part.tsx'
import classes from './overview.module.css'
import { RemindButton } from './remind-button.tsx'

const FIRST_REVIEWERS = 5

interface ByReviewerProps {
  id: string
  summary: Summary | undefined
  mayRemind: boolean
}

export function ByReviewer({ id, summary, mayRemind }: ByReviewerProps) {
  const { all = false, notBegun = false } = useSearch({ from: '/signed-in/campaigns/$id/overview' })
  const query = useInfiniteQuery(reviewersQuery(id, notBegun))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!notBegun) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [notBegun])
  const rows = query.data?.pages.flatMap(({ list }) => list)
  const total = rows && !query.hasNextPage ? rows.length : undefined
  const shown = all ? rows : rows?.slice(0, FIRST_REVIEWERS)
  return (
    <section className={classes.card} aria-labelledby="by-reviewer">
      <div className={classes.heading}>
        <h2 id="by-reviewer" ref={heading} tabIndex={-1}>
          {notBegun ? 'Reviewers who have not begun' : 'By reviewer'}
        </h2>
        {notBegun && mayRemind && summary && summary.notBegunCount > 0 && (
          <RemindButton campaignId={id} whom={{ notBegunCount: summary.notBegunCount }} label="Remind them" />
        )}
        {notBegun && (
          <Link
            from="/campaigns/$id/overview"
            to="."
            search={({ notBegun: _shown, ...search }) => search}
            resetScroll={false}
          >
            Show all reviewers
          </Link>
        )}
        {summary && !notBegun && (
          <span>
            {formatCount(summary.reviewerCount)}
            {total === undefined ? '' : ` of ${formatCount(total)}`}{' '}
            {summary.reviewerCount === 1 && total === undefined ? 'has' : 'have'} work left
          </span>
        )}
      </div>
      <Part
        query={{ ...query, data: shown, refetch: query.refetch }}
        wanted="The reviewers could not be loaded."
        rows={FIRST_REVIEWERS}
        height={44}
      >
        {(reviewers) =>
          reviewers.length === 0 ? (
            <EmptyNote>{notBegun ? 'Everybody has begun.' : 'Nobody has tasks in this campaign.'}</EmptyNote>
          ) : (
            <>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">Reviewer</th>
                    <th scope="col" className={classes.bars}>
                      Certified, denied, not submitted
                    </th>
                    <th scope="col" data-number>
                      Open
                    </th>
                    <th scope="col" data-number>
                      Denied
                    </th>
                    <th scope="col" data-number className={classes.seen}>
                      Last seen
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {reviewers.map((reviewer) => (
                    <ReviewerRow key={reviewer.userId} id={id} reviewer={reviewer} />
                  ))}
                </tbody>
              </table>
              {!all && (rows?.length ?? 0) > FIRST_REVIEWERS && (
                <p className={classes.more}>
                  <Link
                    from="/campaigns/$id/overview"
                    to="."
                    search={(search) => ({ ...search, all: true })}
                    resetScroll={false}
                  >
                    All {total === undefined ? '' : `${formatCount(total)} `}reviewers
                  </Link>
                </p>
              )}
              {all && query.hasNextPage && (
                <p className={classes.more}>
                  <Button
                    variant="default"
                    size="xs"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    Show more
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Part>
    </section>
  )
}

function ReviewerRow({ id, reviewer }: { id: string; reviewer: Reviewer }) {
  const { userId, displayName, enabled, openCount, decidedCount, deniedCount, stagedCount, lastSeenAt } = reviewer
  return (
    <tr>
      <td>
        <span className={classes.person}>
          <Letters id={userId} name={displayName} size={24} isPerson />
          <Link
            to="/campaigns/$id/overview"
            params={{ id }}
            search={(search) => ({ ...search, reviewer: userId })}
            resetScroll={false}
          >
            {displayName || userId}
          </Link>
          {reviewer.lastMail?.state === 'FAILED' && (
            <Tag meaning="warning" title={reviewer.lastMail.lastError}>
              Mail failed
            </Tag>
          )}
        </span>
      </td>
      <td className={classes.bars}>
        <DecisionBar
          total={openCount + decidedCount}
          decided={decidedCount}
          denied={deniedCount}
          staged={stagedCount}
        />
      </td>
      <td data-number>
        <strong>{formatCount(openCount)}</strong>
      </td>
      <td data-number>{decidedCount === 0 ? '–' : formatShare(deniedCount, decidedCount)}</td>
      <td data-number className={classes.seen} data-warning={!enabled || undefined}>
        {enabled ? <When at={lastSeenAt} as="relative" none="never" /> : 'not active'}
      </td>
    </tr>
  )
}
