import { SyncReply } from '../../../contract/source.ts'
import { uploadOperation } from '../../http/index.ts'
import { fileOf, KNOWN_FILES } from './import-files.ts'
import { SyncPath } from './paths.ts'
import { readArchive } from './read-archive.ts'
import { UnreadableFile } from './row-reader.ts'
import { Overtaken, stageFile } from './stage-file.ts'
import { findSync } from './sync.store.ts'

export const uploadSyncArchive = uploadOperation({
  id: 'svc.api.source.v1.SyncService.UploadArchive',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/syncs/{id}/archive',
  tag: 'Sources',
  summary: 'Upload the files of a sync as one tar archive',
  description: 'Compressed with gzip or not. Directories inside the archive do not matter.',
  permission: 'source.write',
  accepts: ['application/gzip', 'application/x-tar'],
  params: SyncPath,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'unknown_file', 'unreadable_file'],
  async run({ database, tenant, settings, bytes, audit, fail }, { params }) {
    const read = () => database.read((reader) => findSync(reader, tenant.id, params.source_id, params.id))
    const sync = await read()
    if (!sync) return fail('not_found', { thing: 'sync' })
    if (sync.state !== 'SYNC_STATE_UPLOADING') return fail('sync_ended', { state: sync.state, wanted: 'given files' })
    const uploaded: Record<string, string> = {}
    let current = 'The archive'
    try {
      for await (const { fileName, bytes: content } of readArchive(bytes, settings.maxUploadBytes)) {
        current = fileName
        const file = fileOf(fileName)
        if (!file) return fail('unknown_file', { file: fileName, known: KNOWN_FILES })
        const about = { tenantId: tenant.id, syncId: sync.id, fileName, keepAllFaults: sync.skipBadRows, ...file }
        uploaded[fileName] = (await stageFile(database, about, content)).sha256
      }
    } catch (error) {
      if (error instanceof UnreadableFile) return fail('unreadable_file', { file: current, problem: error.message })
      if (error instanceof Overtaken) return fail('sync_ended', { state: 'replaced', wanted: 'given this file' })
      if (error instanceof Error && /tar|archive|header/i.test(error.message))
        return fail('unreadable_file', { file: current, problem: 'is not a tar archive, compressed with gzip or not' })
      throw error
    }
    if (Object.keys(uploaded).length === 0)
      return fail('unreadable_file', { file: current, problem: `holds none of the files ${KNOWN_FILES}` })
    audit({ target: sync.id, detail: { files: uploaded } })
    return { sync: (await read()) ?? sync }
  },
})
