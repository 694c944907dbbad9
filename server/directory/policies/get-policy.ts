import { PolicyReply } from '../../../contract/directory/policy.ts'
import { readOperation } from '../../http/index.ts'
import { versionOf } from './check-policy.ts'
import { findPolicy } from './policy.store.ts'

export const getPolicy = readOperation({
  id: 'svc.api.policy.v1.Policies.Get',
  method: 'GET',
  path: '/api/v1/policies/{id}',
  tag: 'Policies',
  summary: 'Get a policy',
  description: 'Answers 404 for one that was deleted.',
  permission: 'policy.read',
  versioned: true,
  reply: PolicyReply,
  errors: ['not_found'],
  async run({ db, tenant, fail, setVersion }, { params }) {
    const policy = await findPolicy(db, tenant.id, params.id)
    if (!policy) return fail('not_found', { thing: 'policy' })
    setVersion(versionOf(policy))
    return { policy }
  },
})
