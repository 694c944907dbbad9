import { SyncReply } from '../../../contract/source.ts'
import { uploadOperation } from '../../http/index.ts'
import { fileOf, KNOWN_FILES } from './import-files.ts'
import { SyncFilePath } from './paths.ts'
import { UnreadableFile } from './row-reader.ts'
import { Overtaken, stageFile } from './stage-file.ts'
import { findSync } from './sync.store.ts'

export const uploadSyncFile = uploadOperation({
  id: 'svc.api.source.v1.SyncService.UploadFile',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/syncs/{id}/files/{file_name}',
  tag: 'Sources',
  summary: 'Upload one file of a sync',
  description: `The name says what is in it: ${KNOWN_FILES}, or the same as JSON Lines with the ending .jsonl. May be compressed (Content-Encoding: gzip). A file that is uploaded again replaces the earlier one.`,
  permission: 'source.write',
  accepts: ['text/csv', 'application/x-ndjson'],
  params: SyncFilePath,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'unknown_file', 'unreadable_file'],
  async run({ database, tenant, bytes, audit, fail }, { params }) {
    const read = () => database.read((reader) => findSync(reader, tenant.id, params.source_id, params.id))
    const sync = await read()
    if (!sync) return fail('not_found', { thing: 'sync' })
    if (sync.state !== 'SYNC_STATE_UPLOADING') return fail('sync_ended', { state: sync.state, wanted: 'given files' })
    const fileName = params.file_name
    const file = fileOf(fileName)
    if (!file) return fail('unknown_file', { file: fileName, known: KNOWN_FILES })
    const about = { tenantId: tenant.id, syncId: sync.id, fileName, keepAllFaults: sync.skipBadRows, ...file }
    try {
      const { sha256, rowCount } = await stageFile(database, about, bytes)
      audit({ target: sync.id, detail: { fileName, sha256, rowCount } })
    } catch (error) {
      if (error instanceof UnreadableFile) return fail('unreadable_file', { file: fileName, problem: error.message })
      if (error instanceof Overtaken) return fail('sync_ended', { state: 'replaced', wanted: 'given this file' })
      throw error
    }
    return { sync: (await read()) ?? sync }
  },
})
