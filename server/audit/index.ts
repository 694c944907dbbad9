export { type AuditEntry, type AuditedChange, type EntryInsert, entryInsert, insertEntries } from './audit.sql.ts'
export { appendEntries, appendEntry } from './audit.store.ts'
export { type ChainReport, sealAll, sealJob, sealSchedule, verifyChain } from './seal-entries.ts'
