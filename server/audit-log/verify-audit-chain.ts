import { AuditVerificationQuery, AuditVerificationReply } from '../../contract/audit/audit-entry.ts'
import { verifyPart } from '../audit/index.ts'
import { readOperation } from '../http/index.ts'

/** So that one answer takes well under a second. */
const ENTRIES_PER_ANSWER = 10_000

export const verifyAuditChain = readOperation({
  id: 'svc.api.audit.v1.AuditService.VerifyChain',
  method: 'GET',
  path: '/api/v1/audit/chain/verification',
  tag: 'Audit',
  summary: 'Verify the audit chain',
  description:
    'Recomputes the hashes of the audit chain, about 10,000 entries in one answer: repeat it with `after` until `isComplete` is true or there is a `problem`. The command `recert audit verify` also checks every submission and signature.',
  permission: 'audit.read',
  query: AuditVerificationQuery,
  reply: AuditVerificationReply,
  errors: [],
  async run({ db, tenant }, { query }) {
    const report = await verifyPart(db, tenant.id, BigInt(query.after ?? '0').toString(), ENTRIES_PER_ANSWER)
    return {
      verifiedCount: String(report.entries),
      isComplete: report.isComplete,
      unsealedCount: report.unsealed,
      ...(report.broken && { problem: { number: report.broken.seq, description: report.broken.problem } }),
    }
  },
})
