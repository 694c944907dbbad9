export { type AuditEntry, appendEntries, appendEntry } from './audit.store.ts'
export { type ChainReport, sealEntries, sealJob, sealSchedule, verifyChain } from './seal-entries.ts'
