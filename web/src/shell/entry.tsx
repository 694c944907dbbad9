import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { myReviewsQuery } from '../features/review/queries.ts'
import { isWaiting } from '../features/review/waiting.rules.ts'
import { countOf, formatCount } from '../parts/values/format.ts'
import type { NavigationEntry } from './navigation.ts'
import classes from './shell.module.css'

export function Entry({ entry: { label, to, icon: Icon } }: { entry: NavigationEntry }) {
  return (
    <Link to={to} className={classes.entry} title={label}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.word}>{label}</span>
      {to === '/reviews' && <OpenReviews />}
    </Link>
  )
}

/** How many reviews wait for the reader. */
export function OpenReviews() {
  const { data } = useInfiniteQuery(myReviewsQuery(false))
  const count = data?.pages.flatMap(({ list }) => list).filter(isWaiting).length ?? 0
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className={classes.said}>, {countOf(count, 'open review')}</span>
    </span>
  )
}
