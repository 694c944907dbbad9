export {
  type AuditEntry,
  type AuditedChange,
  appendEntries,
  appendEntry,
  type EntryInsert,
  entryInsert,
  insertEntries,
} from './audit.store.ts'
export { type ChainReport, sealEntries, sealJob, sealSchedule, verifyChain } from './seal-entries.ts'
