import { SyncFaultList } from '../../../contract/imports/source.ts'
import { listOperation } from '../../http/index.ts'
import { findSync } from '../syncs/sync.store.ts'
import { listFaults } from './fault.store.ts'

export const listSyncFaults = listOperation({
  id: 'svc.api.source.v1.SyncService.ListFaults',
  path: '/api/v1/sources/{source_id}/syncs/{id}/faults',
  tag: 'Sources',
  summary: 'List the problems in the files of a sync',
  description: 'Each with its file, line and column, what was found and what is valid.',
  permission: 'source.read',
  reply: SyncFaultList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    return sync ? { syncId: sync.id } : fail('not_found', { thing: 'sync' })
  },
  fetch: ({ db, tenant }, { filter, after: [after = '0'], limit }) =>
    listFaults(db, tenant.id, filter.syncId, { after, limit }),
  keyOf: ({ faultId }) => [faultId],
  view: (_, rows) => rows.map(({ faultId: _key, ...fault }) => fault),
})
