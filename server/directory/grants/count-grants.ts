import type { Static } from 'typebox'
import { CountGrantsReply, CountGrantsRequest } from '../../../contract/directory/grant.ts'
import { readOperation } from '../../http/index.ts'
import { countGrantsOfUser } from './grant.store.ts'

export const countGrantsOfUserByApp = readOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.CountGrantsForUserByApp',
  method: 'POST',
  path: '/api/v1/search/graph/counts',
  tag: 'Grants',
  summary: 'Count the grants of a person by app',
  description: 'Counts the grants of all accounts of the person.',
  permission: 'app.read',
  body: CountGrantsRequest,
  reply: CountGrantsReply,
  errors: [],
  async run({ db, tenant }, { body }) {
    const apps = await countGrantsOfUser(db, tenant.id, body.userId, body.appIds ?? [])
    const granting = apps.filter(({ grantCount }) => grantCount !== '0')
    const total = granting.reduce((sum, { grantCount }) => sum + Number(grantCount), 0)
    return {
      totalGrants: String(total),
      appCount: granting.length,
      appGrantCounts: granting.map(({ appId, grantCount }) => ({ appId, grantCount })),
      appUsers: apps.flatMap(({ appId, accountIds }) => accountIds.map((id) => ({ appId, id }))),
      band: bandOf(total),
    }
  },
})

function bandOf(total: number): Static<typeof CountGrantsReply>['band'] {
  if (total <= 1_000) return 'GRAPH_SIZE_BAND_NORMAL'
  return total <= 10_000 ? 'GRAPH_SIZE_BAND_SUMMARIZED' : 'GRAPH_SIZE_BAND_TOO_LARGE'
}
