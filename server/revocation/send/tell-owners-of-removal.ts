import { appendEntry } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { groupByCampaign } from '../verify/verify.store.ts'
import { noteRemovals } from './removal-mails.store.ts'

const KINDS = { 'still there': 'STILL_THERE', reappeared: 'REAPPEARED', overdue: 'OVERDUE' } as const
export type RemovalEvent = keyof typeof KINDS

const MAX_NAMED = 100

/** The one place where owners are told about the removal of access: in the audit log, and with the mails of a day. */
export async function tellOwnersOfRemoval(
  tx: Tx,
  tenantId: TenantId,
  event: RemovalEvent,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return
  await noteRemovals(tx, tenantId, KINDS[event], numbers)
  for (const { campaignId, numbers: concerned } of await groupByCampaign(tx, tenantId, numbers))
    appendEntry(tx, {
      tenantId,
      operation: 'removal.notice',
      outcome: 'done',
      targetId: campaignId ?? undefined,
      campaignId: campaignId ?? undefined,
      detail: { event, count: concerned.length, taskNumbers: concerned.slice(0, MAX_NAMED) },
    })
}
