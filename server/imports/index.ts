import type { Domain } from '../http/index.ts'
import { IMPORT_MAX_REMOVAL_PERCENT } from '../tenant-settings/index.ts'
import { applyJob } from './apply-job.ts'
import { IMPORT_MAX_BYTES } from './imports.settings.ts'
import { importOperations } from './operations.ts'

export { FILE_KINDS } from './columns.ts'
export { cancelSync, fileOf, type ImportFile, importFiles, KNOWN_FILES, SyncInProgress } from './import-files.ts'
export { IMPORT_MAX_BYTES } from './imports.settings.ts'
export { addLiveCounts, type LiveCounts, openLiveSync } from './live-sync.store.ts'
export { readArchive } from './read-archive.ts'
export { type FileName, UnreadableFile } from './row-reader.ts'
export { UploadSuperseded } from './stage-file.ts'
export { sourcesWithLastSync } from './sync.sql.ts'
export {
  findAppliedSync,
  findSource,
  findSourceByName,
  findSyncInProgress,
  listFaults,
  listFaultsOfFiles,
} from './sync.store.ts'

export const imports: Domain = {
  name: 'imports',
  settings: [IMPORT_MAX_BYTES],
  operations: importOperations,
  jobs: ({ settings }) => [applyJob(settings.get(IMPORT_MAX_REMOVAL_PERCENT))],
}
