import { AssignmentPreview } from '../../../contract/review/assignment.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { EvaluationTimeout } from '../../cel/index.ts'
import { readOperation } from '../../http/index.ts'
import { findPreparation, PREVIEW_EXPRESSION_SECONDS } from '../../preparation/index.ts'
import { CLOSE_CONFIRM_PERCENT, loadLimit } from '../../tenant-settings/index.ts'
import { findReview } from '../review.store.ts'
import { isRanked } from './begin-start.store.ts'
import { loadNames } from './count-assignment.store.ts'
import { currentAssignment, previewAssignment } from './preview-assignment.ts'

export const getAssignment = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetAssignment',
  method: 'GET',
  path: '/api/v1/access_review/{id}/assignment',
  tag: 'Access Review',
  summary: 'Get the number of tasks of each reviewer',
  description:
    'Before the start: whom the items of a prepared campaign would be assigned to if it started now, and why. After the start: whom its open tasks are assigned to.',
  permission: 'signed_in',
  maxConcurrent: 2,
  versioned: true,
  reply: AssignmentPreview,
  errors: ['not_found', 'invalid_state', 'expression_timeout'],
  async run(context, { params }) {
    const { db, tenant, settings, fail } = context
    const { message } = await loadVisibleCampaign(context, params.id)
    const review = await findReview(db, tenant.id, message.id)
    const preparation = await findPreparation(db, tenant.id, message.id)
    const wanted = 'shown with its assignment'
    if (!preparation?.finishedAt)
      return fail('invalid_state', { state: message.state, wanted, hint: 'Prepare it first.' })
    if (!(await isRanked(db, tenant.id, preparation.key)))
      return fail('invalid_state', { state: message.state, wanted, hint: 'Reset it and prepare it again.' })
    const isStarted = review?.openedAt != null
    const counts = isStarted
      ? await currentAssignment(db, tenant.id, review)
      : await previewAssignment(db, tenant.id, preparation, settings.get(PREVIEW_EXPRESSION_SECONDS) * 1000).catch(
          (error: unknown) => {
            if (error instanceof EvaluationTimeout) return fail('expression_timeout', { problem: error.message })
            throw error
          },
        )
    const names = await loadNames(
      db,
      tenant.id,
      counts.topReviewers().map(([userId]) => userId),
    )
    const { rejectCount, taskCount } = counts
    const percent = await loadLimit(db, tenant.id, 'closeConfirmPercent', settings.get(CLOSE_CONFIRM_PERCENT))
    const isMuch = !isStarted && rejectCount * 100 > taskCount * percent
    return {
      accessReviewId: message.id,
      isStarted,
      ...counts.view(names),
      confirmRejectCount: isMuch ? rejectCount : 0,
    }
  },
})
