import { type Policy, type PolicyInput, PolicyReply, UpdatePolicyRequest } from '../../../contract/directory/policy.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import { mergeAnnotations } from '../annotations.ts'
import { completePolicy, versionOf, violationsOf } from './check-policy.ts'
import { lockPolicy, lockReplacements, type PolicyFields, updatePolicy } from './policy.store.ts'

/** The fields that can be changed, and their values when cleared. */
const EMPTY: PolicyFields = {
  displayName: '',
  description: '',
  policyType: 'POLICY_TYPE_UNSPECIFIED',
  policySteps: {},
  rules: [],
  postActions: [],
  reassignTasksToDelegates: false,
  annotations: {},
}
const WRITABLE = Object.keys(EMPTY) as (keyof PolicyFields)[]

export const updatePolicyOperation = writeOperation({
  id: 'svc.api.policy.v1.Policies.Update',
  method: 'POST',
  path: '/api/v1/policies/{id}',
  tag: 'Policies',
  summary: 'Change a review policy',
  description:
    'Existing tasks keep the policy as it was when they were created. Only `postActions` of a built-in policy can be changed.',
  permission: 'policy.write',
  versioned: true,
  idempotent: true,
  body: UpdatePolicyRequest,
  reply: PolicyReply,
  errors: ['not_found', 'builtin_policy'],
  fieldReasons: ['not_found'],
  async run({ tx, tenant, audit, fail, invalid, requireVersion, setVersion }, { params, body }) {
    await lockReplacements(tx, tenant.id)
    const before = await lockPolicy(tx, tenant.id, params.id)
    if (!before) return fail('not_found', { thing: 'policy' })
    requireVersion(versionOf(before))
    const given = body.policy ?? {}
    const { fields, violations } = maskedFields(body.updateMask, given, WRITABLE)
    if (before.systemBuiltin && fields.some((field) => field !== 'postActions'))
      return fail('builtin_policy', { name: before.displayName })
    const wanted = changed(before, given, fields)
    violations.push(...(await violationsOf(tx, tenant.id, before.id, wanted, fields, 'policy.')))
    if (violations.length > 0) return invalid(...violations)
    const policy = await updatePolicy(tx, tenant.id, before.id, wanted)
    if (!policy) return fail('not_found', { thing: 'policy' })
    setVersion(versionOf(policy))
    audit({ target: policy.id, detail: { fields } })
    return { policy }
  },
})

function changed(before: Policy, given: PolicyInput, fields: readonly (keyof PolicyFields)[]): PolicyFields {
  const changes = Object.fromEntries(fields.map((field) => [field, given[field] ?? EMPTY[field]]))
  const annotations = fields.includes('annotations')
    ? mergeAnnotations(before.annotations, given.annotations)
    : before.annotations
  return completePolicy({ ...before, ...changes, annotations })
}
