import { CampaignLedger } from '../../../contract/campaign/preparation.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { loadLedger } from './load-ledger.ts'

export const getLedger = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetLedger',
  method: 'GET',
  path: '/api/v1/access_review/{id}/ledger',
  tag: 'Access Review',
  summary: 'The books of a campaign: what became of every grant',
  description:
    'For every source the grants at the moment of preparation, the items made of them, and those that each rule of the scope left out. A campaign whose books do not balance cannot start.',
  permission: 'signed_in',
  versioned: true,
  reply: CampaignLedger,
  errors: ['not_found', 'invalid_state'],
  async run(context, { params }) {
    const { db, tenant, fail } = context
    const { message } = await loadVisibleCampaign(context, params.id)
    const ledger = await loadLedger(db, tenant.id, message.id)
    const hint = 'Its books are made when it is prepared.'
    return ledger ?? fail('invalid_state', { state: message.state, wanted: 'shown with its books', hint })
  },
})
