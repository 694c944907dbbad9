import { CreateSyncRequest, SyncReply } from '../../../contract/imports/source.ts'
import { writeOperation } from '../../http/index.ts'
import { IMPORT_KEEP_FILES_DAYS } from '../imports.settings.ts'
import { findSource } from '../sources/source.store.ts'
import { beginSync, SyncInProgress, TakesNoFiles } from './import-files.ts'

export const createSync = writeOperation({
  id: 'svc.api.source.v1.SyncService.Create',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/syncs',
  tag: 'Sources',
  summary: 'Start a sync of a source',
  description: 'Next, upload its files and finish it. A sync without activity for an hour is cancelled.',
  permission: 'source.write',
  idempotent: true,
  body: CreateSyncRequest,
  reply: SyncReply,
  errors: ['not_found', 'sync_under_way', 'takes_no_files'],
  async run({ tx, tenant, actor, settings, audit, fail }, { params, body }) {
    if (!(await findSource(tx, tenant.id, params.source_id))) return fail('not_found', { thing: 'source' })
    const { skipBadRows = false, allowRemovals = false } = body
    try {
      const keepFilesDays = settings.get(IMPORT_KEEP_FILES_DAYS)
      const request = { skipBadRows, allowRemovals, keepFilesDays, createdBy: actor.userId }
      const sync = await beginSync(tx, tenant.id, params.source_id, request)
      audit({ target: sync.id, detail: { sourceId: params.source_id } })
      return { sync }
    } catch (error) {
      if (error instanceof TakesNoFiles) return fail('takes_no_files', { name: error.source })
      if (!(error instanceof SyncInProgress)) throw error
      return fail('sync_under_way', { sync: error.sync.id, state: error.sync.state })
    }
  },
})
