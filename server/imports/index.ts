import type { Domain } from '../http/index.ts'
import { SIZES } from '../jobs/index.ts'
import { IMPORT_MAX_REMOVAL_PERCENT } from '../tenant-settings/index.ts'
import type { SourceUsages } from './deletion/begin-deletion.ts'
import { deleteSourceJob } from './deletion/delete-source-job.ts'
import { purgeUploadsJob, purgeUploadsSchedule } from './files/purge-uploads.ts'
import { IMPORT_KEEP_FILES_DAYS, IMPORT_MAX_BYTES } from './imports.settings.ts'
import { importOperations } from './operations.ts'
import { importMetrics } from './sources/import-metrics.ts'
import { applyJob } from './syncs/apply-job.ts'

export { FILE_KINDS } from './columns.ts'
export { beginDeletion, type SourceUsages } from './deletion/begin-deletion.ts'
export { listCampaignsOfSource, type SourceUsage } from './deletion/delete-source.store.ts'
export { IMPORT_KEEP_FILES_DAYS, IMPORT_MAX_BYTES } from './imports.settings.ts'
export { type Mapping, PRESETS, parseMapping, presetOf, type Reading } from './map/index.ts'
export { findPreview, type StoredPreview } from './preview/preview.store.ts'
export {
  listFaults,
  listFaultsOfFiles,
  listLeftOutApps,
  listReadTables,
  type ReadTable,
} from './problems/fault.store.ts'
export { groupProblems, listProblemRows } from './problems/problem.store.ts'
export { problemsCsv } from './problems/problems-csv.ts'
export { chooseReading, type ReadingOf, ReadingRefused } from './questions/choose-reading.ts'
export { differentNamesInApps } from './questions/different-names.ts'
export { encodingNamed } from './read/decode.ts'
export { ReadingStopped } from './read/limits.ts'
export { everySeconds, isLate } from './sources/source.rules.ts'
export {
  findDemoSource,
  findScimUsers,
  findSource,
  findSourceByName,
  isSourceBeingDeleted,
  listSources,
} from './sources/source.store.ts'
export { type FailedSync, listFailedSyncs } from './sources/source-health.store.ts'
export { chooseSyncMapping } from './stage/choose-sync-mapping.ts'
export { UploadSuperseded } from './stage/receive-upload.ts'
export {
  abandonImport,
  applyPreviewed,
  cancelSync,
  type ImportFile,
  type ImportRequest,
  importFiles,
  KNOWN_FILES,
  previewAgain,
  SyncInProgress,
  TakesNoFiles,
} from './syncs/import-files.ts'
export {
  addLiveCounts,
  addRefused,
  carryRefused,
  type LiveCounts,
  openLiveSync,
  type RefusedChange,
  removeRefused,
} from './syncs/live-sync.store.ts'
export { isClosedByDeletion, sourcesWithLastSync, tenantsWithSourceOwners } from './syncs/sync.sql.ts'
export { findAppliedSync, findSyncInProgress, readSyncMapping } from './syncs/sync.store.ts'

export const importsDomain = (usages: SourceUsages): Domain => ({
  name: 'imports',
  settings: [IMPORT_MAX_BYTES, IMPORT_KEEP_FILES_DAYS],
  operations: importOperations(usages),
  jobs: ({ database, settings, log }) => [
    applyJob(database, {
      maxRemovalPercent: settings.get(IMPORT_MAX_REMOVAL_PERCENT),
      maxBytes: settings.get(IMPORT_MAX_BYTES),
      log,
    }),
    deleteSourceJob(SIZES[database.engine]),
    purgeUploadsJob,
  ],
  schedules: [purgeUploadsSchedule],
  metrics: importMetrics,
})
