import { SyncFaultList } from '../../contract/imports/source.ts'
import { PageQuery } from '../../contract/wire/scalars.ts'
import { readOperation } from '../http/index.ts'
import { findSync, listFaults } from './sync.store.ts'

export const listSyncFaults = readOperation({
  id: 'svc.api.source.v1.SyncService.ListFaults',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs/{id}/faults',
  tag: 'Sources',
  summary: 'List the rows of a sync that are not right',
  permission: 'source.read',
  query: PageQuery,
  reply: SyncFaultList,
  errors: ['not_found', 'invalid_page_token'],
  async run({ db, tenant, page, fail }, { params, query }) {
    if (!(await findSync(db, tenant.id, params.source_id, params.id))) return fail('not_found', { thing: 'sync' })
    const { rows, nextPageToken } = await page({
      ...query,
      filter: params.id,
      fetch: (limit, after) => listFaults(db, tenant.id, params.id, { after: String(after?.[0] ?? '0'), limit }),
      keyOf: ({ faultId }) => [faultId],
    })
    return { list: rows.map(({ faultId: _, ...fault }) => fault), nextPageToken }
  },
})
