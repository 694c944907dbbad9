import type { Domain } from '../http/index.ts'
import { SIZES } from '../jobs/index.ts'
import { IMPORT_MAX_REMOVAL_PERCENT } from '../tenant-settings/index.ts'
import { applyJob } from './apply-job.ts'
import type { SourceUsages } from './begin-deletion.ts'
import { deleteSourceJob } from './delete-source-job.ts'
import { IMPORT_KEEP_FILES_DAYS, IMPORT_MAX_BYTES } from './imports.settings.ts'
import { importOperations } from './operations.ts'
import { purgeUploadsJob, purgeUploadsSchedule } from './purge-uploads.ts'

export { beginDeletion, type SourceUsages } from './begin-deletion.ts'
export { chooseReading, ReadingRefused } from './choose-reading.ts'
export { FILE_KINDS } from './columns.ts'
export { listCampaignsOfSource, type SourceUsage } from './delete-source.store.ts'
export { differentNamesInApps } from './different-names.ts'
export { listFaults, listFaultsOfFiles, listLeftOutApps, listReadTables, type ReadTable } from './fault.store.ts'
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
} from './import-files.ts'
export { IMPORT_KEEP_FILES_DAYS, IMPORT_MAX_BYTES } from './imports.settings.ts'
export {
  addLiveCounts,
  addRefused,
  carryRefused,
  type LiveCounts,
  openLiveSync,
  type RefusedChange,
  removeRefused,
} from './live-sync.store.ts'
export { type Mapping, PRESETS, parseMapping, presetOf, type Reading } from './map/index.ts'
export { findPreview, type StoredPreview } from './preview.store.ts'
export { groupProblems, listProblemRows } from './problem.store.ts'
export { problemsCsv } from './problems-csv.ts'
export { encodingNamed } from './read/decode.ts'
export { ReadingStopped } from './read/limits.ts'
export { everySeconds, isLate } from './source.rules.ts'
export { findDemoSource, findSource, findSourceByName, isSourceBeingDeleted, listSources } from './source.store.ts'
export { type FailedSync, listFailedSyncs, listSourceHealth, loadImportFigures } from './source-health.store.ts'
export { chooseSyncMapping } from './stage/choose-sync-mapping.ts'
export { UploadSuperseded } from './stage/receive-upload.ts'
export { isClosedByDeletion, sourcesWithLastSync, tenantsWithSourceOwners } from './sync.sql.ts'
export { findAppliedSync, findSyncInProgress, readSyncMapping } from './sync.store.ts'

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
})
