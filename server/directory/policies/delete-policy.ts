import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import type { PolicyUsage } from './policy.sql.ts'
import { deletePolicy, listPolicyUsers, lockPolicy } from './policy.store.ts'

const NAMED_USERS = 5

export const deletePolicyOperation = (usages: readonly PolicyUsage[]) =>
  writeOperation({
    id: 'svc.api.policy.v1.Policies.Delete',
    method: 'DELETE',
    path: '/api/v1/policies/{id}',
    tag: 'Policies',
    summary: 'Delete a policy',
    description:
      'Refused while apps, entitlements, campaigns that are not closed or the escalations of other policies refer to it.',
    permission: 'policy.write',
    idempotent: false,
    reply: Empty,
    errors: ['not_found', 'builtin_policy', 'in_use'],
    async run({ tx, tenant, audit, fail }, { params }) {
      const policy = await lockPolicy(tx, tenant.id, params.id)
      if (!policy) return fail('not_found', { thing: 'policy' })
      if (policy.systemBuiltin) return fail('builtin_policy', { name: policy.displayName })
      const users = await listPolicyUsers(tx, tenant.id, policy.id, NAMED_USERS, usages)
      const [first] = users
      if (first) {
        const named = users.map(({ kind, name }) => `the ${kind} ${name}`).join(', ')
        const more = first.count - users.length
        return fail('in_use', { thing: 'policy', users: more > 0 ? `${named} and ${more} more` : named })
      }
      await deletePolicy(tx, tenant.id, policy.id)
      audit({ target: policy.id, detail: { displayName: policy.displayName } })
      return {}
    },
  })
