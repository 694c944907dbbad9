import { sealJob, sealSchedule } from './seal-entries.ts'

export {
  type AuditEntry,
  type AuditedChange,
  appendEntries,
  appendEntry,
  type EntryInsert,
  entryInsert,
  insertEntries,
} from './audit.store.ts'
export { type ChainReport, sealAll, verifyChain } from './seal-entries.ts'

export const audit = { name: 'audit', jobs: () => [sealJob], schedules: [sealSchedule] }
