import { useLocalStorage } from '@mantine/hooks'
import { Suspense } from 'react'
import { Dialog } from '../../../parts/dialog.tsx'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import type { MyReview } from '../queries.ts'

const Markdown = lazyPart(async () => ({ default: (await import('../../../parts/markdown.tsx')).Markdown }))

interface InstructionsProps {
  review: MyReview
  isAsked: boolean
  isClosed: boolean
  onClose(): void
}

/** What the owners ask of reviewers: shown on the first visit, and when asked for. */
export function Instructions({ review, isAsked, isClosed, onClose }: InstructionsProps) {
  const [hasRead, setHasRead] = useLocalStorage({
    key: `recert-instructions-${review.id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const close = () => {
    setHasRead(true)
    onClose()
  }
  return (
    <Dialog
      opened={isAsked || (!hasRead && review.instructions !== '' && !isClosed)}
      onClose={close}
      title="Instructions"
    >
      <Suspense>
        <Markdown text={review.instructions} />
      </Suspense>
    </Dialog>
  )
}
