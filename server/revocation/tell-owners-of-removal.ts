import { appendEntry } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { groupByCampaign } from './verify.store.ts'

export type RemovalEvent = 'still there' | 'reappeared' | 'overdue'

const MAX_NAMED = 100

/** The one place where owners are told about the removal of access. Until there is mail, it is the audit log. */
export async function tellOwnersOfRemoval(
  tx: Tx,
  tenantId: TenantId,
  event: RemovalEvent,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return
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
