import { Button, Menu } from '@mantine/core'
import { IconCalendarDue, IconChevronLeft, IconDots, IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { DecisionBar } from '../../../parts/marks/stack-bar.tsx'
import { usePageHeading } from '../../../parts/page/page.tsx'
import { countOf, daysUntil, formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { useSession } from '../../session/queries.ts'
import type { MyReview } from '../queries.ts'
import classes from './review-workspace.module.css'

interface ReviewHeaderProps {
  review: MyReview
  all: number
  left: number
  staged: number
  onInstructions(): void
  onRefresh(): void
  /** Where cards have no check boxes of their own. */
  setIsSelecting?: ((isSelecting: boolean) => void) | undefined
}

/** What is reviewed, how much is left, and until when. */
export const ReviewHeader = memo(function ReviewHeader({
  review,
  all,
  left,
  staged,
  onInstructions,
  onRefresh,
  setIsSelecting,
}: ReviewHeaderProps) {
  const { answered, denied } = review.counts
  const heading = usePageHeading()
  return (
    <header className={classes.header} data-part="header">
      <div className={classes.title}>
        <Link to="/reviews" className={classes.parent}>
          <IconChevronLeft size={22} stroke={1.75} aria-hidden className={classes.back} />
          <span>My reviews</span>
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {review.displayName}
        </h1>
      </div>
      <div className={classes.progress}>
        <span>
          <strong>
            {formatCount(all - left)} of {formatCount(all)} decided
          </strong>
          <span>{formatCount(left)} left</span>
        </span>
        <DecisionBar total={all} decided={answered} denied={denied} staged={staged} />
      </div>
      {review.dueAt && <Due at={review.dueAt} />}
      <div className={classes.actions}>
        {review.instructions && (
          <Button variant="default" size="xs" onClick={onInstructions}>
            <IconFileText size={16} stroke={1.75} aria-hidden />
            <span className={classes.word}>Instructions</span>
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <button type="button" className={classes.icon} aria-label="More">
              <IconDots size={18} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {setIsSelecting && <Menu.Item onClick={() => setIsSelecting(true)}>Select tasks</Menu.Item>}
            <Menu.Item
              renderRoot={(props) => (
                <Link to="/reviews/$campaignId/submissions" params={{ campaignId: review.id }} {...props} />
              )}
            >
              My submissions
            </Menu.Item>
            <Menu.Item onClick={onRefresh}>Refresh the list</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  )
})

const SOON_DAYS = 2

function Due({ at }: { at: string }) {
  const { timeZone } = useSession()
  const days = daysUntil(new Date(at))
  return (
    <p className={classes.due} data-near={days <= SOON_DAYS || undefined}>
      <IconCalendarDue size={18} stroke={1.75} aria-hidden /> Due{' '}
      <strong>
        <When at={at} as="dateTime" zone={timeZone} />
      </strong>
      <span> · {days < 0 ? 'overdue' : days === 0 ? 'today' : countOf(days, 'day')}</span>
    </p>
  )
}
