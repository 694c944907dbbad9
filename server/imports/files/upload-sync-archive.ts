import { SyncReply } from '../../../contract/imports/source.ts'
import { uploadOperation } from '../../http/index.ts'
import { IMPORT_MAX_BYTES } from '../imports.settings.ts'
import { RECEIVE_ERRORS, receiveFile } from './receive-files.ts'

export const uploadSyncArchive = uploadOperation({
  id: 'svc.api.source.v1.SyncService.UploadArchive',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/syncs/{id}/archive',
  tag: 'Sources',
  summary: 'Upload the files of a sync as one archive',
  description:
    'A tar archive, which may be compressed with gzip, or a zip archive. Its directory structure does not matter.',
  permission: 'source.write',
  accepts: ['application/gzip', 'application/x-tar', 'application/zip'],
  maxBytes: IMPORT_MAX_BYTES,
  reply: SyncReply,
  errors: RECEIVE_ERRORS,
  run: (context, { params }) => receiveFile(context, params, 'archive.tar'),
})
