import { getWhy } from '../facts/get-why.ts'
import { getMyReview } from './get-my-review.ts'
import { getOutline } from './get-outline.ts'
import { listChanges } from './list-changes.ts'
import { listMyReviews } from './list-my-reviews.ts'
import { noteVisitOperation } from './note-visit.ts'
import { searchMyTasks } from './search-my-tasks.ts'

export const myReviewOperations = [
  ...[listMyReviews, getMyReview, noteVisitOperation, searchMyTasks, getOutline, listChanges, getWhy],
]
