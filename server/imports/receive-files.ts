import type { SyncReply } from '../../contract/imports/source.ts'
import type { ErrorParams, UploadContext } from '../http/index.ts'
import { type ImportRequest, KNOWN_FILES, stageFiles, UnknownFile } from './import-files.ts'
import { UnreadableFile } from './row-reader.ts'
import { UploadSuperseded } from './stage-file.ts'
import { findSync } from './sync.store.ts'

export const RECEIVE_ERRORS = [
  'not_found',
  'sync_ended',
  'upload_overtaken',
  'unknown_file',
  'unreadable_file',
] as const

interface ReceiveContext extends Omit<UploadContext, 'fail'> {
  fail(error: (typeof RECEIVE_ERRORS)[number], params?: ErrorParams): never
}

/** Adds uploaded files to a sync that accepts them. */
export async function receiveFiles(
  { database, tenant, audit, fail }: ReceiveContext,
  params: { source_id: string; id: string },
  files: ImportRequest['files'],
): Promise<SyncReply> {
  const openSync = async () => {
    const sync = await database.read((reader) => findSync(reader, tenant.id, params.source_id, params.id))
    if (!sync) return fail('not_found', { thing: 'sync' })
    if (sync.state !== 'SYNC_STATE_UPLOADING') return fail('sync_ended', { state: sync.state, wanted: 'given files' })
    return sync
  }
  const sync = await openSync()
  try {
    const staged = await stageFiles(database, tenant.id, sync, files)
    if (staged.length === 0) throw new UnreadableFile('The archive', `contains none of the files ${KNOWN_FILES}`)
    const received = staged.map(({ fileName, sha256, rowCount }) => ({ fileName, sha256, rowCount }))
    audit({ target: sync.id, detail: { files: received } })
  } catch (error) {
    if (error instanceof UnknownFile) return fail('unknown_file', { file: error.fileName, known: KNOWN_FILES })
    if (error instanceof UnreadableFile)
      return fail('unreadable_file', { file: error.fileName, problem: error.problem })
    if (!(error instanceof UploadSuperseded)) throw error
    await openSync()
    return fail('upload_overtaken')
  }
  return { sync: (await database.read((reader) => findSync(reader, tenant.id, params.source_id, params.id))) ?? sync }
}
