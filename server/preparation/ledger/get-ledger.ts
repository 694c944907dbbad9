import { CampaignLedger } from '../../../contract/campaign/preparation.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { loadLedger } from './load-ledger.ts'

export const getLedger = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetLedger',
  method: 'GET',
  path: '/api/v1/access_review/{id}/ledger',
  tag: 'Access Review',
  summary: 'Get the ledger of a campaign: what became of every grant',
  description:
    'For every source: the grants in the snapshot, the items made from them, and the grants that each rule of the scope excluded. For every file: the rows read, applied and left out. Left-out rows unbalance the ledger until an owner acknowledges their number. A campaign whose ledger does not balance cannot start.',
  permission: 'signed_in',
  versioned: true,
  reply: CampaignLedger,
  errors: ['not_found', 'invalid_state'],
  async run(context, { params }) {
    const { db, tenant, fail } = context
    const { message } = await loadVisibleCampaign(context, params.id)
    const ledger = await loadLedger(db, tenant.id, message.id)
    const hint = 'Prepare it first.'
    return ledger ?? fail('invalid_state', { state: message.state, wanted: 'shown with its ledger', hint })
  },
})
