import { Button } from '@mantine/core'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { formatCount, formatDateTime } from '../../../parts/format.ts'
import type { MyReview } from '../queries.ts'

interface ReviewEmptyProps {
  review: MyReview
  left: number
  staged: number
  isFiltered: boolean
  onClear(): void
  onSubmit(): void
}

/** In place of the list when it has no task: because of filters, or because all is done. */
export function ReviewEmpty({ review, left, staged, isFiltered, onClear, onSubmit }: ReviewEmptyProps) {
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
  if (review.closedAt) return <EmptyNote>This campaign is closed.</EmptyNote>
  return (
    <EmptyNote>
      Done. Nothing is left for you here.
      {review.dueAt && ` The campaign is due ${formatDateTime(new Date(review.dueAt))}.`}
    </EmptyNote>
  )
}
