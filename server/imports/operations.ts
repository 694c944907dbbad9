import type { SourceUsages } from './begin-deletion.ts'
import { cancelSyncOperation } from './cancel-sync.ts'
import { createSource } from './create-source.ts'
import { createSync } from './create-sync.ts'
import { deleteSource } from './delete-source.ts'
import { listSourceDifferentNames, putSourceDifferentNames } from './different-names.ts'
import { finishSync } from './finish-sync.ts'
import { getDeletePreview } from './get-delete-preview.ts'
import { getSource } from './get-source.ts'
import { getSync } from './get-sync.ts'
import { inspectSync } from './inspect-sync.ts'
import { listPresets } from './list-presets.ts'
import { listSourcesOperation } from './list-sources.ts'
import { listSyncFaults } from './list-sync-faults.ts'
import { downloadSyncProblems, listSyncProblems, searchSyncProblems } from './list-sync-problems.ts'
import { listSyncsOperation } from './list-syncs.ts'
import { applySyncOperation, getSyncPreview, previewSync, searchSyncPreview } from './preview-sync.ts'
import { putSyncMapping } from './put-sync-mapping.ts'
import { listSourceLinks, putSourceLinks } from './source-links.ts'
import { getSourceMapping, listSourceMappings, putSourceMapping } from './source-mapping.ts'
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
  putSourceMapping,
  listSourceLinks,
  putSourceLinks,
  listSourceDifferentNames,
  putSourceDifferentNames,
]
