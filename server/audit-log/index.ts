import type { Domain } from '../http/index.ts'
import { getAuditChain } from './get-audit-chain.ts'
import { searchAuditEntries } from './search-audit-entries.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

export const auditLog: Domain = { name: 'audit-log', operations: [searchAuditEntries, getAuditChain, verifyAuditChain] }
