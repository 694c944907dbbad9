import { TotalsQuery, TotalsReply } from '../../../contract/directory/version.ts'
import { readOperation } from '../../http/index.ts'
import { countAccessData, countAccessDataOfApp } from './totals.store.ts'

export const getTotals = readOperation({
  id: 'svc.api.directory.v1.AccessData.GetTotals',
  method: 'GET',
  path: '/api/v1/access_data/totals',
  tag: 'Apps',
  summary: 'Count the access data, of all apps or of one',
  description: 'Grants are those of accounts; what groups and roles hold themselves is not counted.',
  permission: 'app.read',
  query: TotalsQuery,
  reply: TotalsReply,
  errors: [],
  run: ({ db, tenant }, { query: { appId } }) =>
    appId ? countAccessDataOfApp(db, tenant.id, appId) : countAccessData(db, tenant.id),
})
