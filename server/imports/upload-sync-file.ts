import { SyncReply } from '../../contract/imports/source.ts'
import { uploadOperation } from '../http/index.ts'
import { KNOWN_FILES } from './import-files.ts'
import { IMPORT_MAX_BYTES } from './imports.settings.ts'
import { RECEIVE_ERRORS, receiveFiles } from './receive-files.ts'

export const uploadSyncFile = uploadOperation({
  id: 'svc.api.source.v1.SyncService.UploadFile',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/syncs/{id}/files/{file_name}',
  tag: 'Sources',
  summary: 'Upload one file of a sync',
  description: `The name tells the kind of rows: ${KNOWN_FILES}, or the same names with .jsonl for JSON Lines. May be compressed (Content-Encoding: gzip). A file that is uploaded again replaces the earlier one.`,
  permission: 'source.write',
  accepts: ['text/csv', 'application/x-ndjson'],
  maxBytes: IMPORT_MAX_BYTES,
  reply: SyncReply,
  errors: RECEIVE_ERRORS,
  run: (context, { params }) => receiveFiles(context, params, [{ fileName: params.file_name, bytes: context.bytes }]),
})
