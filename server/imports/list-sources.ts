import { SourceList } from '../../contract/imports/source.ts'
import { PageQuery } from '../../contract/wire/scalars.ts'
import { readOperation } from '../http/index.ts'
import { listSources } from './sync.store.ts'

export const listSourcesOperation = readOperation({
  id: 'svc.api.source.v1.SourceService.List',
  method: 'GET',
  path: '/api/v1/sources',
  tag: 'Sources',
  summary: 'List the sources of access data',
  permission: 'source.read',
  query: PageQuery,
  reply: SourceList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: (limit, after) => listSources(db, tenant.id, { after: String(after?.[0] ?? ''), limit }),
      keyOf: ({ id }) => [id],
    })
    return { list: rows, nextPageToken }
  },
})
