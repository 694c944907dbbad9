import { AccessReviewItemReply } from '../../../contract/campaign/item.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { pairOfId } from '../../lib/ids.ts'
import { findPreparation } from '../preparation.store.ts'
import { findItem } from './item.store.ts'
import { itemViews } from './item-view.ts'

export const getItem = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewItemService.Get',
  method: 'GET',
  path: '/api/v1/access_review/{id}/items/{item_id}',
  tag: 'Access Review Item',
  summary: 'Get an item of a campaign',
  description: 'Shows the access as it was in the snapshot, whatever has changed since.',
  permission: 'signed_in',
  reply: AccessReviewItemReply,
  errors: ['not_found'],
  async run(context, { params }) {
    const { db, tenant, fail } = context
    const { message } = await loadVisibleCampaign(context, params.id)
    const preparation = await findPreparation(db, tenant.id, message.id)
    const numbers = pairOfId(params.item_id)
    if (!preparation?.finishedAt || String(numbers?.first) !== preparation.key)
      return fail('not_found', { thing: 'item' })
    const row = await findItem(db, tenant.id, preparation.key, String(numbers?.second))
    const [item] = row ? await itemViews(db, tenant.id, message, preparation, [row]) : []
    return item && item.id === params.item_id ? { item } : fail('not_found', { thing: 'item' })
  },
})
