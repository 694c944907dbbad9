import { useEffect } from 'react'
import { type MyReview, noteVisit } from './queries.ts'

const VISIT_INTERVAL_MS = 3_600_000

/** Tells the owners that the reader has opened the review, at most once an hour. */
export function useVisit({ id, seenAt, state }: MyReview): void {
  const isDue = state.endsWith('OPEN') && (!seenAt || Date.now() - Date.parse(seenAt) > VISIT_INTERVAL_MS)
  useEffect(() => {
    // Nothing on this page depends on it: one that fails is noted with the next visit.
    if (isDue) noteVisit(id).catch(() => undefined)
  }, [id, isDue])
}
