import { ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import type { MyReviewSummary } from '../../../contract/review/my-review.ts'
import type { ReadContext } from '../../http/operation.ts'
import type { Inbox } from '../inbox-filter.sql.ts'
import { findReview } from '../review.store.ts'
import { loadReviewScope, type ReviewScope } from '../review-scope.ts'
import { hasTasks } from '../tasks/search/task-search.store.ts'
import type { MyReviewRow } from './my-review.store.ts'

type Context = Pick<ReadContext, 'db' | 'tenant' | 'actor'> & {
  fail(error: 'not_found', params?: Record<string, string>): never
}

/** A campaign in which the caller is or was a reviewer; others are reported as not found. */
export async function loadMyReview(
  { db, tenant, actor, fail }: Context,
  id: string,
): Promise<{ scope: ReviewScope; inbox: Inbox }> {
  const review = actor.permissions.has('review.own') ? await findReview(db, tenant.id, id) : undefined
  if (!review?.openedAt || !(await hasTasks(db, tenant.id, review.key, actor.userId)))
    return fail('not_found', { thing: 'review' })
  const scope = await loadReviewScope(db, tenant.id, review)
  return { scope, inbox: { tenantId: tenant.id, userId: actor.userId, review } }
}

export const summaryOf = (row: MyReviewRow): MyReviewSummary => ({
  id: row.id,
  displayName: row.displayName,
  state: row.state,
  ...(row.completionAt && { dueAt: row.completionAt.toISOString() }),
  startedAt: row.openedAt.toISOString(),
  ...(row.closedAt && { closedAt: row.closedAt.toISOString() }),
  counts: {
    all: row.open + row.answered,
    left: Math.max(0, row.open - row.approve - row.deny),
    staged: row.approve + row.deny,
    approve: row.approve,
    deny: row.deny,
    answered: row.answered,
    denied: row.denied,
  },
  reasons: row.whys.map((why) => ASSIGNMENT_CODES[why] ?? 'NOBODY'),
})
