import { AccuracyList } from '../../../contract/campaign/preparation.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { inaccurateSources } from './load-ledger.ts'

export const getAccuracy = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetAccuracy',
  method: 'GET',
  path: '/api/v1/access_review/{id}/accuracy',
  tag: 'Access Review',
  summary: 'List the sources of a campaign whose data may be inaccurate',
  description:
    'A source is listed if it was stale when the campaign was prepared (its last import was longer ago than its expectedEvery: by default 7 days, 2 for a connector), if its last import failed, or if rows of its files were left out. Empty before the campaign is prepared.',
  permission: 'signed_in',
  versioned: true,
  reply: AccuracyList,
  errors: ['not_found'],
  async run(context, { params }) {
    const { message } = await loadVisibleCampaign(context, params.id)
    return { list: await inaccurateSources(context.db, context.tenant.id, message.id) }
  },
})
