import {
  type Revocation,
  RevocationCounts,
  RevocationCountsQuery,
  type RevocationFilter,
  RevocationList,
  RevocationQuery,
  SearchRevocationsRequest,
} from '../../../contract/revocation/revocation.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { listOperation, readOperation, searchOperation } from '../../http/index.ts'
import type { RowSource } from '../../http/list-operation.ts'
import { revocationMessage } from './revocation-message.ts'
import { countRevocations, listRevocations, type RevocationRow } from './revocation-rows.store.ts'
import { shownTo } from './shown-to.ts'

const rows: Required<Omit<RowSource<RevocationFilter, RevocationRow, Revocation>, 'expand'>> = {
  fetch: async (context, { filter, after: [after = '0'], limit }) =>
    listRevocations(context.db, context.tenant.id, await shownTo(context.db, context), filter, {
      after: String(after),
      limit,
    }),
  keyOf: ({ number }) => [number],
  view: ({ actor }, found) => found.map((row) => revocationMessage(actor, row)),
}

export const listCampaignRevocations = listOperation({
  id: 'svc.api.accessreview.v1.RevocationService.List',
  path: '/api/v1/access_review/{id}/revocations',
  tag: 'Removal',
  summary: 'List the revocations of a campaign',
  description: 'One entry for each denied grant, in the order of task numbers, with what became of it.',
  permission: 'signed_in',
  query: RevocationQuery,
  reply: RevocationList,
  errors: ['not_found'],
  async filter(context, { params, request: { state, appId, userId, ...rest } }): Promise<RevocationFilter> {
    const { message } = await loadVisibleCampaign(context, params.id)
    const one = (value: string | undefined) => (value === undefined ? undefined : [value])
    return {
      accessReviewIds: [message.id],
      ...{ states: one(state), appIds: one(appId), userIds: one(userId) },
      ...rest,
    } as RevocationFilter
  },
  ...rows,
})

export const searchRevocations = searchOperation({
  id: 'svc.api.accessreview.v1.RevocationService.Search',
  path: '/api/v1/search/revocations',
  tag: 'Removal',
  summary: 'Search revocations',
  description:
    'Filters are combined with AND, the values of one filter with OR. You see revocations of campaigns that you own or may see as an administrator, of apps that you own, and what you asked for.',
  permission: 'signed_in',
  body: SearchRevocationsRequest,
  reply: RevocationList,
  ...rows,
})

export const getRevocationCounts = readOperation({
  id: 'svc.api.accessreview.v1.RevocationService.GetCounts',
  method: 'GET',
  path: '/api/v1/revocations/counts',
  tag: 'Removal',
  summary: 'Count revocations by state',
  description: 'Counts the revocations that you may see, of one campaign or of all.',
  permission: 'signed_in',
  query: RevocationCountsQuery,
  reply: RevocationCounts,
  errors: [],
  async run(context, { query: { accessReviewId } }) {
    const { db, tenant } = context
    const filter = accessReviewId ? { accessReviewIds: [accessReviewId] } : {}
    return countRevocations(db, tenant.id, await shownTo(db, context), filter)
  },
})
