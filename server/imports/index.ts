import type { Domain } from '../http/index.ts'
import { SIZES } from '../jobs/index.ts'
import { IMPORT_MAX_REMOVAL_PERCENT } from '../tenant-settings/index.ts'
import { applyJob } from './apply-job.ts'
import type { SourceUsages } from './begin-deletion.ts'
import { deleteSourceJob } from './delete-source-job.ts'
import { IMPORT_MAX_BYTES } from './imports.settings.ts'
import { importOperations } from './operations.ts'

export { beginDeletion, type SourceUsages } from './begin-deletion.ts'
export { FILE_KINDS } from './columns.ts'
export { listCampaignsOfSource, type SourceUsage } from './delete-source.store.ts'
export { cancelSync, fileOf, type ImportFile, importFiles, KNOWN_FILES, SyncInProgress } from './import-files.ts'
export { IMPORT_MAX_BYTES } from './imports.settings.ts'
export { addLiveCounts, type LiveCounts, openLiveSync } from './live-sync.store.ts'
export { readArchive } from './read-archive.ts'
export { type FileName, UnreadableFile } from './row-reader.ts'
export { everySeconds, isLate } from './source.rules.ts'
export { findSource, findSourceByName, isSourceBeingDeleted, listSources } from './source.store.ts'
export { listSourceHealth } from './source-health.store.ts'
export { UploadSuperseded } from './stage-file.ts'
export { isClosedByDeletion, sourcesWithLastSync } from './sync.sql.ts'
export { findAppliedSync, findSyncInProgress, listFaults, listFaultsOfFiles } from './sync.store.ts'

export const importsDomain = (usages: SourceUsages): Domain => ({
  name: 'imports',
  settings: [IMPORT_MAX_BYTES],
  operations: importOperations(usages),
  jobs: ({ database, settings }) => [
    applyJob(settings.get(IMPORT_MAX_REMOVAL_PERCENT)),
    deleteSourceJob(SIZES[database.engine]),
  ],
})
