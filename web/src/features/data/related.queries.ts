import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/data.gen.ts'
import { namesOf, pointedTo } from '../../api/expanded.ts'
import { type Named, page, type RowList } from './rows.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Violation = Schemas['ConflictViolationView']
export const violationRows = (filter: { userIds?: string[]; appEntitlementIds?: string[] }): RowList<Violation> => ({
  key: ['violations', filter],
  fetch: (context) =>
    unwrap(
      api.POST('/api/v1/search/accessconflict/violations', {
        body: { ...page(context), ...filter },
        signal: context.signal,
      }),
    ),
})

export interface ReviewRow {
  id: string
  campaignId: string
  campaign: string
  entitlement: string
  account: string
  state: string
  outcome: string
  /** Who answered it. */
  by: string[]
  at: string
}
/** Reviews of the access of a person, or to an entitlement, in campaigns that the reader may see. */
export const reviewRows = (filter: {
  accountOwnerIds?: string[]
  appEntitlementIds?: string[]
}): RowList<ReviewRow> => ({
  key: ['reviews', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/tasks', {
        body: {
          ...page(context),
          ...filter,
          sortBy: 'TASK_SEARCH_SORT_BY_REVERSE_CREATED_AT',
          expandMask: { paths: ['access_review_id', 'app_user_id', 'app_entitlement_ids', 'approver_ids'] },
        },
        signal: context.signal,
      }),
    )
    const names = namesOf(expanded)
    return {
      nextPageToken,
      list: list.map(({ task, accessReviewPath, appUserPath, entitlementsPath }) => {
        const certify = task.type.certify
        const [account] = pointedTo<Named & { username?: string }>(expanded, appUserPath)
        return {
          id: task.id,
          campaignId: certify?.accessReviewId ?? '',
          campaign: pointedTo<Named>(expanded, accessReviewPath)[0]?.displayName ?? task.displayName,
          entitlement: pointedTo<Named>(expanded, entitlementsPath)[0]?.displayName ?? task.displayName,
          account: account?.displayName || account?.username || '',
          state: task.state,
          outcome: certify?.outcome ?? '',
          by: task.approverIds.map((userId) => names.get(userId) ?? userId),
          at: certify?.outcomeTime ?? task.createdAt,
        }
      }),
    }
  },
})
