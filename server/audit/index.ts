import { sealJob, sealSchedule } from './seal-entries.ts'

export { type AuditEntry, type AuditedChange, type EntryInsert, entryInsert, insertEntries } from './audit.sql.ts'
export { appendEntries, appendEntry } from './audit.store.ts'
export { type EntryFilter, type FoundEntry, findChainState, searchEntries } from './audit-search.store.ts'
export { sealAll } from './seal-entries.ts'
export { findSubmissionEntries, listSubmissionEntries, type SubmissionEntry } from './submission-entries.store.ts'
export { type ChainReport, verifyChain, verifyPart } from './verify-chain.ts'

export const audit = { name: 'audit', jobs: () => [sealJob], schedules: [sealSchedule] }
