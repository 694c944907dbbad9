import type { SourceUsages } from './begin-deletion.ts'
import { cancelSyncOperation } from './cancel-sync.ts'
import { createSource } from './create-source.ts'
import { createSync } from './create-sync.ts'
import { deleteSource } from './delete-source.ts'
import { finishSync } from './finish-sync.ts'
import { getDeletePreview } from './get-delete-preview.ts'
import { getSource } from './get-source.ts'
import { getSync } from './get-sync.ts'
import { listSourcesOperation } from './list-sources.ts'
import { listSyncFaults } from './list-sync-faults.ts'
import { listSyncsOperation } from './list-syncs.ts'
import { updateSourceOperation } from './update-source.ts'
import { uploadSyncArchive } from './upload-sync-archive.ts'
import { uploadSyncFile } from './upload-sync-file.ts'

export const importOperations = (usages: SourceUsages) => [
  createSource,
  getSource,
  updateSourceOperation,
  getDeletePreview(usages),
  deleteSource(usages),
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
