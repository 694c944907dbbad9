import { SyncReply } from '../../../contract/imports/source.ts'
import { uploadOperation } from '../../http/index.ts'
import { IMPORT_MAX_BYTES } from '../imports.settings.ts'
import { KNOWN_FILES } from '../syncs/import-files.ts'
import { RECEIVE_ERRORS, receiveFile } from './receive-files.ts'

export const uploadSyncFile = uploadOperation({
  id: 'svc.api.source.v1.SyncService.UploadFile',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/syncs/{id}/files/{file_name}',
  tag: 'Sources',
  summary: 'Upload one file of a sync',
  description: `An export as it is: CSV with any separator, a workbook (.xlsx), JSON or JSON Lines, or an archive of them. ${KNOWN_FILES} are our own files, which need no mapping. The request may be compressed (Content-Encoding: gzip). A file that is uploaded again replaces the earlier one.`,
  permission: 'source.write',
  accepts: ['application/octet-stream', 'text/csv', 'application/x-ndjson', 'application/json'],
  maxBytes: IMPORT_MAX_BYTES,
  reply: SyncReply,
  errors: RECEIVE_ERRORS,
  run: (context, { params }) => receiveFile(context, params, params.file_name),
})
