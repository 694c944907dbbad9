import { Button } from '@mantine/core'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { useSession } from '../../session/queries.ts'
import type { MyReview } from '../queries.ts'

interface ReviewEmptyProps {
  review: MyReview
  left: number
  staged: number
  isFiltered: boolean
  onClear(): void
  onSubmit(): void
  onShowSubmitted(): void
}

/** In place of the list when it has no task: because of filters, or because all is done. */
export function ReviewEmpty(props: ReviewEmptyProps) {
  const { timeZone } = useSession()
  const { review, left, staged, isFiltered, onClear, onSubmit, onShowSubmitted } = props
  if (isFiltered)
    return (
      <EmptyNote
        action={
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        None of your {formatCount(left)} undecided tasks match.
      </EmptyNote>
    )
  if (staged > 0)
    return (
      <EmptyNote action={<Button onClick={onSubmit}>Submit {formatCount(staged)}</Button>}>
        All {formatCount(review.counts.all)} decided.
      </EmptyNote>
    )
  return (
    <EmptyNote
      action={
        review.counts.answered > 0 && (
          <Button variant="default" onClick={onShowSubmitted}>
            Show the {formatCount(review.counts.answered)} you submitted
          </Button>
        )
      }
    >
      {review.closedAt ? 'This campaign is closed.' : 'Done. Nothing is left for you here.'}
      {!review.closedAt && review.dueAt && (
        <>
          {' '}
          The campaign is due <When at={review.dueAt} as="dateTime" zone={timeZone} />.
        </>
      )}
    </EmptyNote>
  )
}
