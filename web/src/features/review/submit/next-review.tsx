import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { myReviewsQuery } from '../queries.ts'
import classes from './next-review.module.css'

interface NextReviewProps {
  /** The review that the reader comes from. */
  campaignId: string
  isPrimary: boolean
}

/** The way on after a submission: to the next review with something left to do, else to the list of reviews. */
export function NextReview({ campaignId, isPrimary }: NextReviewProps) {
  const { data, isPending } = useInfiniteQuery(myReviewsQuery(false))
  if (isPending) return null
  const next = data?.pages
    .flatMap(({ list }) => list)
    .find(({ id, counts }) => id !== campaignId && counts.left + counts.staged > 0)
  const look = {
    variant: isPrimary ? 'filled' : 'default',
    classNames: { root: classes.button ?? '', label: classes.label ?? '' },
  }
  return next ? (
    <Button
      {...look}
      renderRoot={(props) => <Link to="/reviews/$campaignId" params={{ campaignId: next.id }} {...props} />}
    >
      Next review: {next.displayName}
    </Button>
  ) : (
    <Button {...look} renderRoot={(props) => <Link to="/reviews" {...props} />}>
      Back to my reviews
    </Button>
  )
}
