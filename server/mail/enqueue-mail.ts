import type { Tx } from '../db/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { insertMails, type NewMail } from './outbox.store.ts'

export const SEND_JOB = 'mail.send'

/**
 * Writes mails in the transaction that makes them necessary; returns how many are new. Whether each is still wanted is
 * asked when it is sent.
 */
export async function enqueueMail(tx: Tx, tenantId: TenantId, mail: NewMail): Promise<number> {
  const count = await insertMails(tx, tenantId, mail)
  // A schedule sends what is due later.
  if (count > 0 && !mail.gatherSeconds) await enqueueJob(tx, { tenantId, kind: SEND_JOB, key: 'tick', payload: {} })
  return count
}
