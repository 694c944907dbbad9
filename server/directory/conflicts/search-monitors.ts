import { ConflictMonitorList, SearchMonitorsRequest } from '../../../contract/directory/conflict.ts'
import { readOperation } from '../../http/index.ts'
import { listMonitors } from './monitor.store.ts'

export const searchMonitors = readOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictSearchService.Search',
  method: 'POST',
  path: '/api/v1/search/accessconflict',
  tag: 'Access conflicts',
  summary: 'Search conflict monitors',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'conflict.read',
  body: SearchMonitorsRequest,
  reply: ConflictMonitorList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listMonitors(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (monitor) => [monitor.id],
    })
    return { list: rows, nextPageToken }
  },
})
