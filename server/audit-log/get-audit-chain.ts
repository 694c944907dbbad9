import { AuditChainReply } from '../../contract/audit/audit-entry.ts'
import { findChainState } from '../audit/index.ts'
import { readOperation } from '../http/index.ts'

export const getAuditChain = readOperation({
  id: 'svc.api.audit.v1.AuditService.GetChain',
  method: 'GET',
  path: '/api/v1/audit/chain',
  tag: 'Audit',
  summary: 'Get the end of the audit chain',
  description:
    'How many entries are sealed into the audit chain, and the hash of the last one. The command `recert audit verify` recomputes every hash.',
  permission: 'audit.read',
  reply: AuditChainReply,
  errors: [],
  async run({ db, tenant }) {
    const { head, unsealed } = await findChainState(db, tenant.id)
    return {
      sealedCount: head?.seq ?? '0',
      unsealedCount: unsealed,
      ...(head?.at && { lastSealedAt: head.at.toISOString() }),
      headHash: head?.hash.toString('hex') ?? '',
    }
  },
})
