import { ListChangesQuery, MyReviewChanges, type MyTaskChange } from '../../../contract/review/my-review.ts'
import { readOperation } from '../../http/index.ts'
import { taskId } from '../task-id.ts'
import { currentTime, listChangeRows } from './changes.store.ts'
import { loadMyReview } from './load-my-review.ts'

const MAX_CHANGES = 1_000
/** Longer than a transaction that decides tasks may take. */
const OVERLAP_SECONDS = 60

export const listChanges = readOperation({
  id: 'svc.api.accessreview.v1.ReviewerService.ListChanges',
  method: 'GET',
  path: '/api/v1/my_reviews/{id}/changes',
  tag: 'Review',
  summary: 'List changes that others made to your tasks',
  description:
    'Decisions, reassignments and everything else that others did since a cursor to tasks that are or were assigned to you. A change may be listed twice.',
  permission: 'signed_in',
  query: ListChangesQuery,
  reply: MyReviewChanges,
  errors: ['not_found'],
  async run(context, { params, query: { since } }) {
    const { db, invalid } = context
    const { scope, inbox } = await loadMyReview(context, params.id)
    if (since !== undefined && Number.isNaN(Date.parse(since)))
      return invalid({ field: 'since', description: 'must be the cursor of an earlier reply' })
    const cursor = await currentTime(db)
    const changes = since ? await listChangeRows(db, inbox, since, OVERLAP_SECONDS, MAX_CHANGES + 1) : []
    return {
      list: changes.slice(0, MAX_CHANGES).map(
        (change): MyTaskChange => ({
          taskId: taskId(scope.review, change.numericId),
          numericId: change.numericId,
          kind: change.kind,
          at: change.at.toISOString(),
          userId: change.userId ?? '',
          userDisplayName: change.userDisplayName ?? '',
          decision: change.approved === null ? 'UNSPECIFIED' : change.approved ? 'APPROVE' : 'DENY',
          isAssigned: change.isAssigned,
        }),
      ),
      cursor,
      isComplete: changes.length <= MAX_CHANGES,
      state: scope.campaign.state,
      isClosing: scope.review.closingAt !== null,
    }
  },
})
