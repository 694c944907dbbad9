import { PolicyList } from '../../../contract/directory/policy.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listPolicies } from './policy.store.ts'

export const listPoliciesOperation = readOperation({
  id: 'svc.api.policy.v1.Policies.List',
  method: 'GET',
  path: '/api/v1/policies',
  tag: 'Policies',
  summary: 'List policies, oldest first',
  permission: 'policy.read',
  query: PageQuery,
  reply: PolicyList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: (limit, after) => listPolicies(db, tenant.id, { after: String(after?.[0] ?? ''), limit }),
      keyOf: (policy) => [policy.id],
    })
    return { list: rows, nextPageToken }
  },
})
