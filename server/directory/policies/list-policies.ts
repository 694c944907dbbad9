import { type Policy, PolicyList } from '../../../contract/directory/policy.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { listPolicies, type PolicyFilter } from './policy.store.ts'

export const policyRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listPolicies(db, tenant.id, { after, limit }, filter),
  keyOf: (policy) => [policy.id],
} satisfies RowSource<PolicyFilter, Policy>

export const listPoliciesOperation = listOperation({
  id: 'svc.api.policy.v1.Policies.List',
  path: '/api/v1/policies',
  tag: 'Policies',
  summary: 'List policies, oldest first',
  description: 'The built-in policies and your own.',
  permission: 'policy.read',
  reply: PolicyList,
  ...policyRows,
})
