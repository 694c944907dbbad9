import { cancelSyncOperation } from './cancel-sync.ts'
import { createSource } from './create-source.ts'
import { createSync } from './create-sync.ts'
import { finishSync } from './finish-sync.ts'
import { getSource } from './get-source.ts'
import { getSync } from './get-sync.ts'
import { listSourcesOperation } from './list-sources.ts'
import { listSyncFaults } from './list-sync-faults.ts'
import { listSyncsOperation } from './list-syncs.ts'
import { uploadSyncArchive } from './upload-sync-archive.ts'
import { uploadSyncFile } from './upload-sync-file.ts'

export const importOperations = [
  createSource,
  getSource,
  listSourcesOperation,
  createSync,
  uploadSyncFile,
  uploadSyncArchive,
  finishSync,
  cancelSyncOperation,
  getSync,
  listSyncsOperation,
  listSyncFaults,
]
