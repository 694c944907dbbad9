import { CampaignProgress } from '../../contract/campaign/preparation.ts'
import { loadVisibleCampaign } from '../campaign/index.ts'
import { readOperation } from '../http/index.ts'
import { findPreparation } from './preparation.store.ts'

export const getProgress = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetProgress',
  method: 'GET',
  path: '/api/v1/access_review/{id}/progress',
  tag: 'Access Review',
  summary: 'Get the progress of a preparation',
  description: 'How far the preparation is, and how many items it has made so far.',
  permission: 'signed_in',
  versioned: true,
  reply: CampaignProgress,
  errors: ['not_found'],
  async run(context, { params }) {
    const { message } = await loadVisibleCampaign(context, params.id)
    const preparation = await findPreparation(context.db, context.tenant.id, message.id)
    return {
      accessReviewId: message.id,
      state: message.state,
      phase: preparation?.phase ?? '',
      totalCount: preparation?.total ?? 0,
      doneCount: preparation?.done ?? 0,
      itemCount: preparation?.itemCount ?? 0,
      ...(preparation && { startedAt: preparation.createdAt.toISOString() }),
      ...(preparation?.finishedAt && { finishedAt: preparation.finishedAt.toISOString() }),
    }
  },
})
