import { PolicyPostActions, PolicySteps } from '../../../contract/directory/policy.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Tx } from '../../db/index.ts'
import { completerOf } from '../../lib/completer.ts'
import type { TenantId } from '../../lib/ids.ts'
import { annotationViolations } from '../annotations.ts'
import { knownEntitlements, knownReviewPolicyIds } from '../references.store.ts'
import { findUsers } from '../users/user.store.ts'
import { expressionViolations, Findings, inspectRules, inspectSteps } from './policy.rules.ts'
import { type PolicyFields, policiesReplacedBy } from './policy.store.ts'

const withDefaults = completerOf(PolicySteps)
const completeAction = completerOf(PolicyPostActions)

/** A policy as it is stored: with every flag, text and list set. */
export const completePolicy = (policy: PolicyFields): PolicyFields => ({
  ...policy,
  displayName: policy.displayName.trim(),
  policySteps: completeSteps(policy.policySteps),
  postActions: policy.postActions.map(completeAction),
})

export const completeSteps = (policySteps: Record<string, PolicySteps>): Record<string, PolicySteps> =>
  Object.fromEntries(Object.entries(policySteps).map(([key, steps]) => [key, unassigned(withDefaults(steps))]))

/** Assignees belong to tasks; a policy that a client sends back may carry them, and they are dropped. */
const unassigned = (steps: PolicySteps): PolicySteps =>
  JSON.parse(JSON.stringify(steps), (key, value) => {
    if (key === 'assigned') return false
    return key === 'assignedUserIds' ? [] : value
  })

/** The violations in the changed fields of a policy; `prefix` precedes the names of fields. */
export async function violationsOf(
  tx: Tx,
  tenantId: TenantId,
  id: string,
  policy: PolicyFields,
  fields: readonly (keyof PolicyFields)[],
  prefix: 'policy.' | '',
): Promise<FieldViolation[]> {
  const isNew = (field: keyof PolicyFields) => fields.includes(field)
  const violations: FieldViolation[] = []
  if (policy.displayName === '') violations.push({ field: `${prefix}displayName`, description: 'must not be empty' })
  if (policy.policyType !== 'POLICY_TYPE_CERTIFY')
    violations.push({
      field: `${prefix}policyType`,
      description: 'must be POLICY_TYPE_CERTIFY: only review policies are supported',
    })
  if (isNew('annotations')) violations.push(...annotationViolations(policy.annotations, `${prefix}annotations`))
  const findings = new Findings()
  if (isNew('policySteps')) inspectSteps(findings, policy.policySteps, `${prefix}policySteps`)
  inspectRules(findings, policy, `${prefix}rules`, isNew('rules'))
  violations.push(...findings.violations, ...expressionViolations(findings))
  return [...violations, ...(await referenceViolations(tx, tenantId, findings, id))]
}

/** Steps must name existing objects: users who are not disabled, entitlements, and review policies without a cycle. */
async function referenceViolations(
  tx: Tx,
  tenantId: TenantId,
  { users, entitlements, policies }: Findings,
  ownId: string,
): Promise<FieldViolation[]> {
  if (users.length + entitlements.length + policies.length === 0) return []
  const statuses = new Map(
    (await findUsers(tx, tenantId, distinctIds(users))).map(({ id, status }) => [id, status] as const),
  )
  const keyOf = ({ appId, id }: { appId: string; id: string }) => `${appId} ${id}`
  const known = new Set((await knownEntitlements(tx, tenantId, entitlements)).map(keyOf))
  const policyIds = distinctIds(policies)
  const reviews = await knownReviewPolicyIds(tx, tenantId, policyIds)
  const circular = new Set((await policiesReplacedBy(tx, tenantId, policyIds, ownId)).map(({ id }) => id))
  return [
    ...problems(users, ({ id }) => userProblem(statuses.get(id))),
    ...problems(entitlements, (ref) =>
      known.has(keyOf(ref)) ? undefined : 'there is no such entitlement in this app',
    ),
    ...problems(policies, ({ id }) => {
      if (circular.has(id)) return 'leads back to this policy, directly or through its replacements'
      return reviews.has(id) ? undefined : 'there is no review policy with this id'
    }),
  ]
}

const distinctIds = (references: readonly { id: string }[]) => [...new Set(references.map(({ id }) => id))]

function problems<P extends { field: string }>(
  references: readonly P[],
  problemOf: (reference: P) => string | undefined,
) {
  return references.flatMap((reference) => {
    const description = problemOf(reference)
    return description ? [{ field: reference.field, description }] : []
  })
}

function userProblem(status: string | undefined): string | undefined {
  if (status === undefined || status === 'DELETED') return 'there is no user with this id'
  return status === 'DISABLED' ? 'is disabled and cannot review' : undefined
}
