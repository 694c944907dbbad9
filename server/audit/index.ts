export {
  type AuditEntry,
  type AuditedChange,
  appendEntries,
  appendEntry,
  type EntryInsert,
  entryInsert,
  insertEntries,
} from './audit.store.ts'
export { type ChainReport, sealAll, sealJob, sealSchedule, verifyChain } from './seal-entries.ts'
