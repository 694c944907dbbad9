import { AcknowledgeLeftOutReply, AcknowledgeLeftOutRequest } from '../../../contract/campaign/preparation.ts'
import { EXAMPLE_IDS } from '../../../contract/wire/example-ids.ts'
import { lockManagedCampaign, MANAGING_ERRORS } from '../../campaign/index.ts'
import { writeOperation } from '../../http/index.ts'
import { saveAcknowledgement } from './ledger.store.ts'
import { loadLedger } from './load-ledger.ts'

export const acknowledgeLeftOut = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.AcknowledgeLeftOut',
  method: 'POST',
  path: '/api/v1/access_review/{id}/action/acknowledge_left_out',
  tag: 'Access Review',
  summary: "Acknowledge the rows left out of a source's data",
  description:
    'An owner of the campaign, or a Super Administrator, confirms that they looked at the rows that were not imported (`left_out`) and accept that the campaign does not cover them. Until then the ledger does not balance. Send the source, its sync and the number as the ledger shows them. Preparing again keeps the acknowledgement; a newer sync of the source asks for another.',
  permission: 'campaign.own',
  idempotent: true,
  versioned: true,
  body: AcknowledgeLeftOutRequest,
  example: {
    sourceId: EXAMPLE_IDS.source,
    syncId: EXAMPLE_IDS.sync,
    leftOutCount: '3',
    comment: 'Three accounts of a test system',
  },
  reply: AcknowledgeLeftOutReply,
  errors: [...MANAGING_ERRORS, 'count_changed'],
  async run(context, { params: { id }, body }) {
    const { tx, tenant, actor, audit, fail, invalid, setVersion } = context
    const { message, revision } = await lockManagedCampaign(context, id)
    const { state } = message
    const before = await loadLedger(tx, tenant.id, id)
    if (!before || state === 'ACCESS_REVIEW_STATE_CLOSED')
      return fail('invalid_state', { state, wanted: 'acknowledged', hint: before ? '' : 'Prepare it first.' })
    const { sourceId, syncId, leftOutCount, comment = '' } = body
    const source = before.sources.find((each) => each.sourceId === sourceId)
    if (!source || source.leftOutCount === '0')
      return invalid({
        field: 'sourceId',
        description: 'is not a source of this campaign from which rows were left out; the ledger lists them',
      })
    if (source.syncId !== syncId || source.leftOutCount !== leftOutCount)
      return fail('count_changed', {
        what: `rows of ${source.displayName} left out by the import ${source.syncId}`,
        count: source.leftOutCount,
      })
    await saveAcknowledgement(tx, tenant.id, id, { sourceId, syncId, leftOutCount, comment, userId: actor.userId })
    audit({ campaign: id, detail: { sourceId, syncId, leftOutCount, comment } })
    setVersion(revision)
    const ledger = await loadLedger(tx, tenant.id, id)
    return ledger ? { ledger } : fail('not_found', { thing: 'campaign' })
  },
})
