import { CloseCampaignRequest } from '../../../contract/review/close.ts'
import { campaignAction } from '../../campaign/index.ts'
import { formatCount } from '../../lib/names.ts'
import { CLOSE_CONFIRM_PERCENT, loadLimit } from '../../tenant-settings/index.ts'
import { beginClose, lockToClose } from './begin-close.ts'
import { closeViolations, isBraked, revokedBy } from './close.rules.ts'

export const closeAction = campaignAction({
  name: 'close',
  method: 'Close',
  summary: 'Close a campaign',
  description:
    'Ends the review for good. Replies at once; the work runs in the background (see `progress`), and the state stays OPEN until it is done. From now on nothing can be decided or changed. `closeDecision` says what becomes of open tasks; what was chosen and not submitted does not count. If closing denies more than `closeConfirmPercent` of the items (see the settings; 10 by default), `confirmRevokeCount` must be their number; `close_preview` tells it.',
  permission: 'campaign.own',
  body: CloseCampaignRequest,
  fieldReasons: ['required'],
  errors: ['confirmation_required'],
  example: { closeDecision: 'CLOSE_DECISION_NO_ACTION', comment: 'The auditors have what they need.' },
  async act(context, campaign, fieldPrefix, body) {
    const { actor, settings, tenant, tx, invalid, fail } = context
    const { closeDecision: decision = 'CLOSE_DECISION_UNSPECIFIED', comment = '', confirmRevokeCount } = body
    const closable = await lockToClose(context, campaign)
    const { openCount, review } = closable
    const isUpdate = fieldPrefix !== ''
    if (isUpdate && openCount > 0)
      return fail('invalid_state', {
        state: campaign.message.state,
        wanted: `set to CLOSED while ${formatCount(openCount)} tasks are open`,
        hint: `Use POST /api/v1/access_review/${campaign.message.id}/action/close, which takes what becomes of them.`,
      })
    const violations = closeViolations({ decision, comment }, openCount)
    if (violations.length > 0) return invalid(...violations)
    const count = revokedBy(decision, openCount)
    const percent = await loadLimit(tx, tenant.id, 'closeConfirmPercent', settings.get(CLOSE_CONFIRM_PERCENT))
    const total = review.taskCount
    if (isBraked(count, total, percent, confirmRevokeCount))
      return fail('confirmation_required', { count, total, percent, field: 'confirmRevokeCount' })
    await beginClose(context, closable, { decision, comment: comment.trim(), closedBy: actor.userId })
  },
})
