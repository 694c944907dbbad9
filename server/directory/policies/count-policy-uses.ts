import { CountPolicyUsesRequest, PolicyUsesReply } from '../../../contract/directory/policy.ts'
import { readOperation } from '../../http/index.ts'
import type { PolicyUsage } from './policy.sql.ts'
import { countPolicyUsers } from './policy.store.ts'

export const countPolicyUses = (usages: readonly PolicyUsage[]) =>
  readOperation({
    id: 'svc.api.policy.v1.PolicySearch.CountUses',
    method: 'POST',
    path: '/api/v1/search/policies/uses',
    tag: 'Policies',
    summary: 'Count the uses of policies',
    description: 'A policy that something uses cannot be deleted.',
    permission: 'policy.read',
    body: CountPolicyUsesRequest,
    reply: PolicyUsesReply,
    errors: [],
    run: async ({ db, tenant }, { body }) => ({
      uses: await countPolicyUsers(db, tenant.id, body.policyIds, usages),
    }),
  })
