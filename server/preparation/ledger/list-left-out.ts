import { LeftOutRowList } from '../../../contract/campaign/preparation.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { listOperation } from '../../http/index.ts'
import { listFaultsOfFiles } from '../../imports/index.ts'
import { loadLedger } from './load-ledger.ts'

export const listLeftOut = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.ListLeftOut',
  path: '/api/v1/access_review/{id}/left_out',
  tag: 'Access Review',
  summary: "List the rows left out of the data of a campaign's sources",
  description:
    'Each problem in a row that was read but not applied, for the files that the ledger lists. A row with several problems is listed once for each.',
  permission: 'signed_in',
  reply: LeftOutRowList,
  errors: ['not_found', 'invalid_state'],
  async filter(context, { params }) {
    const { db, tenant, fail } = context
    const { message } = await loadVisibleCampaign(context, params.id)
    const ledger = await loadLedger(db, tenant.id, message.id)
    const hint = 'Prepare it first.'
    if (!ledger) return fail('invalid_state', { state: message.state, wanted: 'shown with its left-out rows', hint })
    return { files: ledger.sources.flatMap(({ files }) => files.filter(({ leftOutCount }) => leftOutCount > 0)) }
  },
  fetch: ({ db, tenant }, { filter, after: [after = '0'], limit }) =>
    listFaultsOfFiles(db, tenant.id, filter.files, { after, limit }),
  keyOf: ({ faultId }) => [faultId],
  view: (_, rows) => rows.map(({ faultId: _key, ...row }) => row),
})
