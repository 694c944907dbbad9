import type { Tx } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { enqueueMail } from '../../mail/index.ts'
import { findSubmission, type SubmissionRow } from '../submissions/submission.store.ts'
import { submissionId } from '../submissions/submission-view.ts'

/** Tells people that what they signed was recorded: a copy that this server cannot change any more. */
export const mailReceipts = (tx: Tx, tenantId: TenantId, keys: readonly string[]) =>
  mailSigners(tx, tenantId, keys, 'SIGNED')

/** Tells people that what they signed was not recorded. */
export const mailFailures = (tx: Tx, tenantId: TenantId, keys: readonly string[]) =>
  mailSigners(tx, tenantId, keys, 'SIGNATURE_FAILED')

async function mailSigners(
  tx: Tx,
  tenantId: TenantId,
  keys: readonly string[],
  kind: 'SIGNED' | 'SIGNATURE_FAILED',
): Promise<void> {
  for (const key of keys) {
    const row = await findSubmission(tx, tenantId, key)
    if (!row?.signedAt) continue
    await enqueueMail(tx, tenantId, {
      kind,
      campaignId: row.campaignId,
      to: [row.userId],
      window: key,
      data: dataOf(row),
    })
  }
}

const dataOf = (row: SubmissionRow) => ({
  submissionId: submissionId(row),
  count: row.submittedCount,
  refusedCount: row.refusedCount,
  printedName: row.printedName ?? '',
  meaning: row.meaning ?? '',
  signedAt: row.signedAt?.toISOString() ?? '',
  decisionsDigest: row.decisionsDigest,
  problem: row.problem ?? '',
})
