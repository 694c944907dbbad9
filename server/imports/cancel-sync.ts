import { SyncReply } from '../../contract/imports/source.ts'
import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { cancelSync } from './import-files.ts'
import { findSync } from './sync.store.ts'

export const cancelSyncOperation = writeOperation({
  id: 'svc.api.source.v1.SyncService.Cancel',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/syncs/{id}/cancel',
  tag: 'Sources',
  summary: 'Cancel a sync',
  description:
    'A sync that is being applied stops, and nothing of it is kept. On the embedded database the request waits for the end of the statements that write it, so a sync may be done before.',
  permission: 'source.write',
  idempotent: true,
  body: Empty,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'source_deleting'],
  async run({ tx, tenant, audit, fail }, { params }) {
    const found = await findSync(tx, tenant.id, params.source_id, params.id)
    if (!found) return fail('not_found', { thing: 'sync' })
    if (found.deletesSource) return fail('source_deleting', { sync: found.id })
    if (!(await cancelSync(tx, tenant.id, params.id, 'Cancelled.')))
      return fail('sync_ended', { state: found.state, wanted: 'cancelled' })
    audit({ target: params.id })
    const sync = await findSync(tx, tenant.id, params.source_id, params.id)
    return sync ? { sync } : fail('not_found', { thing: 'sync' })
  },
})
