import { SyncList } from '../../contract/imports/source.ts'
import { PageQuery } from '../../contract/wire/scalars.ts'
import { readOperation } from '../http/index.ts'
import { findSource, listSyncs } from './sync.store.ts'

export const listSyncsOperation = readOperation({
  id: 'svc.api.source.v1.SyncService.List',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs',
  tag: 'Sources',
  summary: 'List the syncs of a source, newest first',
  permission: 'source.read',
  query: PageQuery,
  reply: SyncList,
  errors: ['not_found', 'invalid_page_token'],
  async run({ db, tenant, page, fail }, { params, query }) {
    if (!(await findSource(db, tenant.id, params.source_id))) return fail('not_found', { thing: 'source' })
    const { rows, nextPageToken } = await page({
      ...query,
      filter: params.source_id,
      fetch: (limit, after) => listSyncs(db, tenant.id, params.source_id, { before: after && String(after[0]), limit }),
      keyOf: ({ id }) => [id],
    })
    return { list: rows, nextPageToken }
  },
})
