import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import type { MyReview } from '../queries.ts'

/** What the owners ask of reviewers: shown on the first visit, and when asked for. */
export function useInstructions({ id, instructions }: MyReview, isClosed: boolean) {
  const [isAsked, setIsAsked] = useState(false)
  const [hasRead, setHasRead] = useLocalStorage({
    key: `recert-instructions-${id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  return {
    isShown: instructions !== '' && (isAsked || (!hasRead && !isClosed)),
    show(isShown: boolean) {
      setIsAsked(isShown)
      if (!isShown && !hasRead) setHasRead(true)
    },
  }
}
