export { type AuditEntry, appendEntries, appendEntry, insertEntries } from './audit.store.ts'
export { type ChainReport, sealEntries, sealJob, sealSchedule, verifyChain } from './seal-entries.ts'
