import { SyncReply } from '../../contract/imports/source.ts'
import { uploadOperation } from '../http/index.ts'
import { IMPORT_MAX_BYTES } from './imports.settings.ts'
import { readArchive } from './read-archive.ts'
import { RECEIVE_ERRORS, receiveFiles } from './receive-files.ts'

export const uploadSyncArchive = uploadOperation({
  id: 'svc.api.source.v1.SyncService.UploadArchive',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/syncs/{id}/archive',
  tag: 'Sources',
  summary: 'Upload the files of a sync as one tar archive',
  description: 'The archive may be compressed with gzip. Its directory structure does not matter.',
  permission: 'source.write',
  accepts: ['application/gzip', 'application/x-tar'],
  maxBytes: IMPORT_MAX_BYTES,
  reply: SyncReply,
  errors: RECEIVE_ERRORS,
  run: (context, { params }) =>
    receiveFiles(context, params, readArchive(context.bytes, context.settings.get(IMPORT_MAX_BYTES))),
})
