import type { Tx } from '../../db/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { hasToSend } from './webhook-channel.store.ts'

/** Asks webhooks for what they are to remove. The domain of webhooks does it. */
export const SEND_REMOVALS_JOB = 'revocation.send'

/** Has webhooks asked for those of these revocations that are ready for it. */
export async function sendReady(tx: Tx, tenantId: TenantId, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0 || !(await hasToSend(tx, tenantId, numbers))) return
  await enqueueJob(tx, { tenantId, kind: SEND_REMOVALS_JOB, key: 'all', payload: {} })
}
