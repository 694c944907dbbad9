import type { Reader, Tx } from '../db/index.ts'
import { type FailedSync, listFailedSyncs } from '../imports/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { enqueueMail, type TakenMail } from '../mail/index.ts'

/** Tells the owners of a source of an import that failed, once. */
export async function mailFailedSyncs(tx: Tx, tenantId: TenantId): Promise<void> {
  for (const { id, ownerIds } of await listFailedSyncs(tx, tenantId))
    await enqueueMail(tx, tenantId, { kind: 'SOURCE_FAILED', to: ownerIds, window: id, data: { syncId: id } })
}

/** The import that a mail is about, while none was applied since and the person owns the source; nothing for other mails. */
export async function failedSyncOf(
  reader: Reader,
  tenantId: TenantId,
  mails: readonly TakenMail[],
): Promise<(mail: TakenMail) => FailedSync | undefined> {
  if (!mails.some(({ kind }) => kind === 'SOURCE_FAILED')) return () => undefined
  const failed = await listFailedSyncs(reader, tenantId)
  return ({ data, userId }) => failed.find(({ id, ownerIds }) => id === data.syncId && ownerIds.includes(userId))
}
