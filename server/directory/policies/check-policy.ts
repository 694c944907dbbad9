import { type Policy, PolicyPostActions, PolicySteps, type Rule } from '../../../contract/directory/policy.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import { completerOf } from '../../lib/completer.ts'
import type { TenantId } from '../../lib/ids.ts'
import { annotationViolations } from '../annotations.ts'
import {
  knownEntitlements,
  knownReviewPolicyIds,
  knownStepUpProviderIds,
  knownWebhookIds,
} from '../references.store.ts'
import { findUsers } from '../users/user.store.ts'
import {
  entitlementKey,
  expressionViolations,
  Findings,
  inspectRules,
  inspectSteps,
  type KnownReferences,
  referenceViolations,
} from './policy.rules.ts'
import { type PolicyFields, policiesReplacedBy } from './policy.store.ts'

/** The version of a policy, for `If-Match`: when it was changed last. */
export const versionOf = ({ updatedAt }: Pick<Policy, 'updatedAt'>): number => Date.parse(updatedAt)

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

/** A policy that is not stored, complete, and what is wrong with its steps and rules. */
export async function checkedPolicy(
  reader: Reader,
  tenantId: TenantId,
  { policySteps, rules = [] }: { policySteps: Record<string, PolicySteps>; rules?: Rule[] | undefined },
): Promise<{ policy: Policy; violations: FieldViolation[] }> {
  const given = { displayName: 'Trial', description: '', policyType: 'POLICY_TYPE_CERTIFY', annotations: {} } as const
  const fields = completePolicy({ ...given, policySteps, rules, postActions: [], reassignTasksToDelegates: false })
  const violations = await violationsOf(reader, tenantId, '', fields, ['policySteps', 'rules'], '')
  const at = new Date(0).toISOString()
  return { policy: { ...fields, id: '', systemBuiltin: false, createdAt: at, updatedAt: at }, violations }
}

/** The violations in the changed fields of a policy; `prefix` precedes the names of fields. */
export async function violationsOf(
  reader: Reader,
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
  const { users, entitlements, policies, stepUpProviders, webhooks } = findings
  if ([users, entitlements, policies, stepUpProviders, webhooks].every(({ length }) => length === 0)) return violations
  return [...violations, ...referenceViolations(findings, await loadReferences(reader, tenantId, findings, id))]
}

async function loadReferences(
  reader: Reader,
  tenantId: TenantId,
  { users, entitlements, policies, stepUpProviders, webhooks }: Findings,
  ownId: string,
): Promise<KnownReferences> {
  const policyIds = distinctIds(policies)
  return {
    statuses: new Map((await findUsers(reader, tenantId, distinctIds(users))).map(({ id, status }) => [id, status])),
    entitlements: new Set((await knownEntitlements(reader, tenantId, entitlements)).map(entitlementKey)),
    policies: await knownReviewPolicyIds(reader, tenantId, policyIds),
    stepUpProviders: await knownStepUpProviderIds(reader, tenantId, distinctIds(stepUpProviders)),
    circular: new Set((await policiesReplacedBy(reader, tenantId, policyIds, ownId)).map(({ id }) => id)),
    webhooks: await knownWebhookIds(reader, tenantId, distinctIds(webhooks)),
  }
}

const distinctIds = (references: readonly { id: string }[]) => [...new Set(references.map(({ id }) => id))]
