import type { Review } from '../review.store.ts'
import { numberOfTask, taskId } from '../task-id.ts'

/** The number of the task that an id or a number names, if it can be one of this review. */
export function numberInReview(review: Review, text: string): string | undefined {
  const named = numberOfTask(text)
  if (!named || (named.reviewKey !== undefined && taskId(review, named.number) !== text)) return undefined
  const place = BigInt(named.number) - BigInt(review.firstNumber)
  return place >= 0n && place < BigInt(review.taskCount) ? named.number : undefined
}
