import { PolicyList, SearchPoliciesRequest } from '../../../contract/directory/policy.ts'
import { searchOperation } from '../../http/index.ts'
import { policyRows } from './list-policies.ts'

export const searchPolicies = searchOperation({
  id: 'svc.api.policy.v1.PolicySearch.Search',
  path: '/api/v1/search/policies',
  tag: 'Policies',
  summary: 'Search policies',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'policy.read',
  body: SearchPoliciesRequest,
  reply: PolicyList,
  ...policyRows,
})
