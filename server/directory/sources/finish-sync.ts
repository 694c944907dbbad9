import { FinishSyncRequest, SyncReply } from '../../../contract/source.ts'
import { writeOperation } from '../../http/index.ts'
import { APPLY_JOB } from './apply-job.ts'
import { SyncPath } from './paths.ts'
import { findSync, updateSync } from './sync.store.ts'

export const finishSync = writeOperation({
  id: 'svc.api.source.v1.SyncService.Finish',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/syncs/{id}/finish',
  tag: 'Sources',
  summary: 'Apply a sync',
  description:
    'Everything has been uploaded. The files are checked and applied in the background; get the sync to see how it went. A sync in SYNC_STATE_NEEDS_CONFIRMATION is finished again with allowRemovals.',
  permission: 'source.write',
  idempotent: true,
  params: SyncPath,
  body: FinishSyncRequest,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended'],
  async run({ tx, tenant, jobs, audit, fail }, { params, body }) {
    const open = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_NEEDS_CONFIRMATION'] as const
    const change = { state: 'SYNC_STATE_QUEUED', problem: '', ...body } as const
    const changed = await updateSync(tx, tenant.id, params.id, open, change)
    const sync = await findSync(tx, tenant.id, params.source_id, params.id)
    if (!sync) return fail('not_found', { thing: 'sync' })
    if (changed === 0) return fail('sync_ended', { state: sync.state, wanted: 'finished' })
    await jobs.enqueue(APPLY_JOB, { syncId: sync.id }, { key: sync.id })
    audit({ target: sync.id, detail: { ...body } })
    return { sync }
  },
})
