import { isDue, lockCampaign, spendDate } from '../../campaign/index.ts'
import { formatCount } from '../../lib/names.ts'
import { loadLimit } from '../../tenant-settings/index.ts'
import { beginClose, lockToClose } from '../close/begin-close.ts'
import { isBraked, revokedBy } from '../close/close.rules.ts'
import type { Scheduler } from './scheduler.ts'
import { tellOwners } from './tell-owners.ts'

/** Closes a campaign at its completion date, unless that would deny too much that nobody decided. */
export async function closeOnDate(scheduler: Scheduler, id: string, serverPercent: number): Promise<void> {
  const { tx, tenant } = scheduler
  const campaign = await lockCampaign(tx, tenant.id, id, { all: true, ownerId: '' })
  if (!campaign || !(await isDue(tx, tenant.id, id, 'close'))) return
  const { autoCloseDecision: decision } = campaign.message
  const closable = await lockToClose(scheduler, campaign)
  const { openCount, review } = closable
  const revokeCount = revokedBy(decision, openCount)
  const confirmPercent = await loadLimit(tx, tenant.id, 'closeConfirmPercent', serverPercent)
  if (isBraked(revokeCount, review.taskCount, confirmPercent)) {
    const reason = `The campaign was not closed at its completion date, because ${formatCount(revokeCount)} of ${formatCount(review.taskCount)} items (more than ${confirmPercent} percent) would have been denied without a decision. Close it yourself with confirmRevokeCount, or set a later completionDate.`
    await spendDate(tx, tenant.id, id, 'close', reason)
    return tellOwners(scheduler, id, 'not closed', { reason, revokeCount })
  }
  await spendDate(tx, tenant.id, id, 'close')
  await beginClose(scheduler, closable, { decision, comment: '', closedBy: null })
  await tellOwners(scheduler, id, 'closing', { openCount, decision })
}
