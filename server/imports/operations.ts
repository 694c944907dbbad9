import type { SourceUsages } from './deletion/begin-deletion.ts'
import { deleteSource } from './deletion/delete-source.ts'
import { getDeletePreview } from './deletion/get-delete-preview.ts'
import { uploadSyncArchive } from './files/upload-sync-archive.ts'
import { uploadSyncFile } from './files/upload-sync-file.ts'
import { applySyncOperation, getSyncPreview, previewSync, searchSyncPreview } from './preview/preview-sync.ts'
import { listSyncFaults } from './problems/list-sync-faults.ts'
import { downloadSyncProblems, listSyncProblems, searchSyncProblems } from './problems/list-sync-problems.ts'
import { listSourceDifferentNames, putSourceDifferentNames } from './questions/different-names.ts'
import { listPresets } from './questions/list-presets.ts'
import { putSyncMapping } from './questions/put-sync-mapping.ts'
import { createSource } from './sources/create-source.ts'
import { getSource } from './sources/get-source.ts'
import { listSourcesOperation } from './sources/list-sources.ts'
import { listSourceLinks, putSourceLinks } from './sources/source-links.ts'
import {
  compareSourceMappings,
  getSourceMapping,
  listSourceMappings,
  putSourceMapping,
} from './sources/source-mapping.ts'
import { updateSourceOperation } from './sources/update-source.ts'
import { cancelSyncOperation } from './syncs/cancel-sync.ts'
import { createSync } from './syncs/create-sync.ts'
import { finishSync } from './syncs/finish-sync.ts'
import { getSync } from './syncs/get-sync.ts'
import { inspectSync } from './syncs/inspect-sync.ts'
import { listSyncsOperation } from './syncs/list-syncs.ts'

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
  inspectSync,
  putSyncMapping,
  previewSync,
  getSyncPreview,
  searchSyncPreview,
  applySyncOperation,
  finishSync,
  cancelSyncOperation,
  getSync,
  listSyncsOperation,
  listSyncFaults,
  listSyncProblems,
  searchSyncProblems,
  downloadSyncProblems,
  listPresets,
  getSourceMapping,
  listSourceMappings,
  compareSourceMappings,
  putSourceMapping,
  listSourceLinks,
  putSourceLinks,
  listSourceDifferentNames,
  putSourceDifferentNames,
]
