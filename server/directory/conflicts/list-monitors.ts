import { ConflictMonitorList } from '../../../contract/directory/conflict.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listMonitors } from './monitor.store.ts'

export const listMonitorsOperation = readOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.ListMonitors',
  method: 'GET',
  path: '/api/v1/accessconflict',
  tag: 'Access conflicts',
  summary: 'List the conflict monitors, oldest first',
  permission: 'conflict.read',
  query: PageQuery,
  reply: ConflictMonitorList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: (limit, after) => listMonitors(db, tenant.id, { after: String(after?.[0] ?? ''), limit }),
      keyOf: (monitor) => [monitor.id],
    })
    return { list: rows, nextPageToken }
  },
})
