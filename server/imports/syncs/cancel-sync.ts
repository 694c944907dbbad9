import { SyncReply } from '../../../contract/imports/source.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { hasBegunToWrite } from '../../directory/index.ts'
import { writeOperation } from '../../http/index.ts'
import { cancelSync } from './import-files.ts'
import { findSync } from './sync.store.ts'

export const cancelSyncOperation = writeOperation({
  id: 'svc.api.source.v1.SyncService.Cancel',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/syncs/{id}/cancel',
  tag: 'Sources',
  summary: 'Cancel a sync',
  description:
    'A sync that is being applied stops, and nothing of it is kept. With the embedded database, a large sync that has begun to write goes on to its end.',
  permission: 'source.write',
  idempotent: true,
  body: Empty,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'sync_writing', 'source_deleting'],
  async run({ tx, tenant, audit, fail }, { params }) {
    const found = await findSync(tx, tenant.id, params.source_id, params.id)
    if (!found) return fail('not_found', { thing: 'sync' })
    if (await hasBegunToWrite(tx, tenant.id, found.id)) return fail('sync_writing', {})
    if (found.deletesSource) return fail('source_deleting', { sync: found.id })
    if (!(await cancelSync(tx, tenant.id, params.id, 'Cancelled.')))
      return fail('sync_ended', { state: found.state, wanted: 'cancelled' })
    audit({ target: params.id })
    const sync = await findSync(tx, tenant.id, params.source_id, params.id)
    return sync ? { sync } : fail('not_found', { thing: 'sync' })
  },
})
