import type { SyncReply } from '../../../contract/imports/source.ts'
import type { ErrorParams, UploadContext } from '../../http/index.ts'
import { IMPORT_MAX_BYTES } from '../imports.settings.ts'
import { ReadingStopped } from '../read/limits.ts'
import { UploadSuperseded } from '../stage/receive-upload.ts'
import { receiveFiles } from '../syncs/import-files.ts'
import { findSync, updateSync } from '../syncs/sync.store.ts'

export const RECEIVE_ERRORS = ['not_found', 'sync_ended', 'upload_overtaken', 'unreadable_file'] as const

interface ReceiveContext extends Omit<UploadContext, 'fail'> {
  fail(error: (typeof RECEIVE_ERRORS)[number], params?: ErrorParams): never
}

/** Adds an uploaded file to a sync. One that was checked is checked again with it. */
export async function receiveFile(
  { database, tenant, settings, audit, bytes, fail }: ReceiveContext,
  params: { source_id: string; id: string },
  fileName: string,
): Promise<SyncReply> {
  const find = () => database.read((reader) => findSync(reader, tenant.id, params.source_id, params.id))
  const openSync = async () => {
    const sync = await find()
    if (!sync) return fail('not_found', { thing: 'sync' })
    if (sync.state !== 'SYNC_STATE_UPLOADING') return fail('sync_ended', { state: sync.state, wanted: 'given files' })
    return sync
  }
  const waiting = ['SYNC_STATE_PREVIEWED', 'SYNC_STATE_NEEDS_CONFIRMATION'] as const
  const again = { state: 'SYNC_STATE_UPLOADING', problem: '', staged: false } as const
  if (await find()) await database.single((reader) => updateSync(reader, tenant.id, params.id, waiting, again))
  const sync = await openSync()
  const maxBytes = settings.get(IMPORT_MAX_BYTES)
  try {
    const into = { tenantId: tenant.id, syncId: sync.id, maxBytes }
    const files = await receiveFiles(database, into, [{ fileName, bytes }])
    audit({ target: sync.id, detail: { files: files.map(({ byteCount: _, ...file }) => file) } })
  } catch (error) {
    if (error instanceof ReadingStopped) return fail('unreadable_file', { file: error.file, problem: error.problem })
    if (!(error instanceof UploadSuperseded)) throw error
    await openSync()
    return fail('upload_overtaken')
  }
  return { sync: (await find()) ?? sync }
}
