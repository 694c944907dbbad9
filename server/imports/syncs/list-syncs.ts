import { SyncList } from '../../../contract/imports/source.ts'
import { listOperation } from '../../http/index.ts'
import { findSource } from '../sources/source.store.ts'
import { listSyncs } from './sync.store.ts'

export const listSyncsOperation = listOperation({
  id: 'svc.api.source.v1.SyncService.List',
  path: '/api/v1/sources/{source_id}/syncs',
  tag: 'Sources',
  summary: 'List the syncs of a source, newest first',
  description: 'Ended syncs stay in the list.',
  permission: 'source.read',
  reply: SyncList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const source = await findSource(db, tenant.id, params.source_id)
    return source ? { sourceId: source.id } : fail('not_found', { thing: 'source' })
  },
  fetch: ({ db, tenant }, { filter, after: [before], limit }) =>
    listSyncs(db, tenant.id, filter.sourceId, { before, limit }),
  keyOf: ({ id }) => [id],
})
