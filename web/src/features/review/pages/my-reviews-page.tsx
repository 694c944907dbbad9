import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { DecisionBar } from '../../../parts/marks/stack-bar.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Tabs } from '../../../parts/page/tabs.tsx'
import { countOf, daysUntil, formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { useSession } from '../../session/queries.ts'
import { type MyReviewSummary, myReviewsQuery } from '../queries.ts'
import { assignedAs } from '../submit/assignment.rules.ts'
import classes from './my-reviews-page.module.css'

/** The campaigns in which the reader reviews, by due date. */
export function MyReviewsPage() {
  const { done = false } = useSearch({ from: '/signed-in/reviews' })
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(myReviewsQuery(done))
  const reviews = data?.pages.flatMap(({ list }) => list)
  return (
    <Page
      title="My reviews"
      tabs={
        <Tabs
          label="Which reviews"
          tabs={[
            { label: 'Open', to: '/reviews', search: {}, isActive: !done },
            { label: 'Done', to: '/reviews', search: { done: true }, isActive: done },
          ]}
        />
      }
    >
      {error && (
        <FailureNote
          error={error}
          wanted="Your reviews could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!reviews && !error && <LoadingRows rows={3} height={84} />}
      {reviews?.length === 0 && (
        <EmptyNote>
          {done
            ? 'None of your reviews are done yet.'
            : 'Nothing is waiting for you. Reviews assigned to you appear here.'}
        </EmptyNote>
      )}
      {reviews && reviews.length > 0 && (
        <ul className={classes.list}>
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  )
}

function Review({ review }: { review: MyReviewSummary }) {
  const { id, displayName, dueAt, closedAt, counts, reasons } = review
  const facts = [
    assignedAs(reasons),
    counts.staged === 0
      ? ''
      : counts.left === 0
        ? `All decided, ${formatCount(counts.staged)} not submitted`
        : `${countOf(counts.staged, 'decision')} not submitted`,
  ].filter(Boolean)
  return (
    <li className={classes.review}>
      <div className={classes.name}>
        <h2>
          <Link to="/reviews/$campaignId" params={{ campaignId: id }}>
            {displayName}
          </Link>
        </h2>
        <p>{facts.map((fact) => `${fact}.`).join(' ')}</p>
      </div>
      <Due at={closedAt ?? dueAt} isClosed={closedAt !== undefined} />
      <div className={classes.progress}>
        <DecisionBar total={counts.all} decided={counts.answered} denied={counts.denied} staged={counts.staged} />
        <span>{formatCount(counts.left)} left</span>
      </div>
      <Button
        className={classes.action}
        variant={closedAt ? 'default' : 'filled'}
        renderRoot={(props) => <Link to="/reviews/$campaignId" params={{ campaignId: id }} {...props} />}
      >
        {actionOf(review)}
      </Button>
    </li>
  )
}

function actionOf({ closedAt, counts }: MyReviewSummary): string {
  if (closedAt || (counts.left === 0 && counts.staged === 0)) return 'Open'
  if (counts.left === 0) return `Submit ${formatCount(counts.staged)}`
  return counts.answered + counts.staged > 0 ? 'Continue' : 'Start'
}

function Due({ at, isClosed }: { at: string | undefined; isClosed: boolean }) {
  const { timeZone } = useSession()
  if (!at) return <p className={classes.due}>No due date</p>
  const date = new Date(at)
  const days = daysUntil(date)
  const isNear = !isClosed && days <= 2
  const relative = days < 0 ? 'overdue' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `${days} days`
  return (
    <p className={classes.due} data-near={isNear || undefined}>
      {isClosed ? 'Closed ' : 'Due '}
      <When at={at} as="dateTime" zone={timeZone} />
      {!isClosed && ` · ${relative}`}
    </p>
  )
}
