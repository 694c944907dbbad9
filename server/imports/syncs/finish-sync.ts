import { FinishSyncRequest, SyncReply } from '../../../contract/imports/source.ts'
import { writeOperation } from '../../http/index.ts'
import { APPLY_JOB } from './import-files.ts'
import { findSync, lockSync, updateSync } from './sync.store.ts'

export const finishSync = writeOperation({
  id: 'svc.api.source.v1.SyncService.Finish',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/syncs/{id}/finish',
  tag: 'Sources',
  summary: 'Apply a sync',
  description:
    'Call this after uploading all files. They are checked and applied in the background; get the sync to see the result. To answer a sync in SYNC_STATE_NEEDS_CONFIRMATION, finish it again with allowRemovals, or with the leftOutCount that it shows.',
  permission: 'source.write',
  idempotent: true,
  body: FinishSyncRequest,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'sync_incomplete'],
  async run({ tx, tenant, jobs, audit, fail }, { params, body }) {
    const found = await findSync(tx, tenant.id, params.source_id, params.id)
    const held = found && (await lockSync(tx, tenant.id, found.id))
    if (!held) return fail('not_found', { thing: 'sync' })
    const open = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_NEEDS_CONFIRMATION'] as const
    if (!open.some((state) => state === held.state))
      return fail('sync_ended', { state: held.state, wanted: 'finished' })
    const unfinished = held.files.find(({ complete }) => !complete)
    if (unfinished) return fail('sync_incomplete', { file: unfinished.fileName })
    const { leftOutCount, ...settings } = body
    const change = { state: 'SYNC_STATE_QUEUED', problem: '', ...settings, agreedLeftOut: leftOutCount } as const
    await updateSync(tx, tenant.id, held.id, open, change)
    await jobs.enqueue(APPLY_JOB, { syncId: held.id }, { key: held.id })
    audit({ target: held.id, detail: { ...body } })
    const sync = await findSync(tx, tenant.id, params.source_id, params.id)
    return sync ? { sync } : fail('not_found', { thing: 'sync' })
  },
})
