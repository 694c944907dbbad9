import { CreatePolicyRequest, PolicyReply } from '../../../contract/directory/policy.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { mergeAnnotations } from '../annotations.ts'
import { completePolicy, violationsOf } from './check-policy.ts'
import { insertPolicy, lockReplacements, type PolicyFields } from './policy.store.ts'

export const createPolicy = writeOperation({
  id: 'svc.api.policy.v1.Policies.Create',
  method: 'POST',
  path: '/api/v1/policies',
  tag: 'Policies',
  summary: 'Add a review policy',
  description: 'Only policies of type `POLICY_TYPE_CERTIFY` are supported.',
  permission: 'policy.write',
  idempotent: true,
  body: CreatePolicyRequest,
  reply: PolicyReply,
  errors: [],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, audit, invalid }, { body: { baselinePolicyId: _, scope: __, ...body } }) {
    await lockReplacements(tx, tenant.id)
    const id = newId()
    const policy = completePolicy({
      description: '',
      policyType: 'POLICY_TYPE_UNSPECIFIED',
      policySteps: {},
      rules: [],
      postActions: [],
      reassignTasksToDelegates: false,
      ...body,
      annotations: mergeAnnotations({}, body.annotations),
    })
    const fields = Object.keys(policy) as (keyof PolicyFields)[]
    const violations = await violationsOf(tx, tenant.id, id, policy, fields, '')
    if (violations.length > 0) return invalid(...violations)
    audit({ target: id, detail: { displayName: policy.displayName } })
    return { policy: await insertPolicy(tx, tenant.id, id, policy) }
  },
})
