import { SyncReply } from '../../../contract/imports/source.ts'
import { readOperation } from '../../http/index.ts'
import { findSync } from './sync.store.ts'

export const getSync = readOperation({
  id: 'svc.api.source.v1.SyncService.Get',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs/{id}',
  tag: 'Sources',
  summary: 'Get a sync with its progress and results',
  description: 'Poll it until `state` is DONE, FAILED, CANCELLED or NEEDS_CONFIRMATION.',
  permission: 'source.read',
  reply: SyncReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    return sync ? { sync } : fail('not_found', { thing: 'sync' })
  },
})
