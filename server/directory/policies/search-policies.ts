import { PolicyList, SearchPoliciesRequest } from '../../../contract/directory/policy.ts'
import { readOperation } from '../../http/index.ts'
import { listPolicies } from './policy.store.ts'

export const searchPolicies = readOperation({
  id: 'svc.api.policy.v1.PolicySearch.Search',
  method: 'POST',
  path: '/api/v1/search/policies',
  tag: 'Policies',
  summary: 'Search policies',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'policy.read',
  body: SearchPoliciesRequest,
  reply: PolicyList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listPolicies(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (policy) => [policy.id],
    })
    return { list: rows, nextPageToken }
  },
})
