import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { findReview } from '../review.store.ts'
import { hasTasks } from '../tasks/search/task-search.store.ts'
import { noteVisit } from './my-review.store.ts'

export const noteVisitOperation = writeOperation({
  id: 'svc.api.accessreview.v1.ReviewerService.NoteVisit',
  method: 'POST',
  path: '/api/v1/my_reviews/{id}/visit',
  tag: 'Review',
  summary: 'Record that you opened a review',
  description:
    'The owners of the campaign see when each reviewer last opened it, and who has not for a week. Enough once an hour: `seenAt` of the review says when it was last noted.',
  permission: 'review.own',
  idempotent: true,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, actor, audit, fail }, { params: { id } }) {
    const review = await findReview(tx, tenant.id, id)
    if (!review?.openedAt || !(await hasTasks(tx, tenant.id, review.key, actor.userId)))
      return fail('not_found', { thing: 'review' })
    await noteVisit(tx, tenant.id, review.key, actor.userId)
    audit({ campaign: id })
    return {}
  },
})
